import { MAX_AGE, MIN_AGE } from '#contract/limits.ts'
import type { Proposal } from '../proposal.ts'
import type { Sentence } from '../reading/sentences.ts'
import { type AgeSpan, ageSpanIn } from './age-span.ts'
import { CORRECTING } from './corrections.ts'
import { ownAgeIn } from './own-age.ts'
import { type Context, isBare, type Reader } from './reader.ts'

const SPEAKS_OF_AGE =
  /\b(?:ages?|aged|age-wise|age-?range|years old|year olds?|older|younger|old|young|oldest|youngest|born|thirties|twenties|forties|fifties|sixties|seventies|eighties|20s|30s|40s|50s|60s|70s|80s)\b/
const SPEAKS_OF_THEM =
  /\b(?:some(?:one|body)|partner(?:-wise)?|any(?:one|body)|nobody|no one|people|person|they|them|he|she|him|her|match(?:es)?|wom[ae]n|m[ae]n|girls?|girlfriend|boyfriend|guys?|lad(?:y|ies)|gals?|blokes?|lads|fellas?|gents?|gentlem[ae]n|dates?|date|the one|other half|ideal|vibe|bracket|range)\b/
const SEEKING =
  /\b(?:looking|seeking|after|prefer|open to|(?:comfortable|happy|fine|ok|okay|good) with|go for|would go|anywhere|want|like to meet|interested)\b/
const OTHER_FIGURES =
  /(?<![\d.])(?:\$ ?|\u00a3 ?|\u20ac ?)\d+(?:[.,]\d+)?(?: ?(?:-|to|and|or) ?\$?\d+)?|\b\d+(?:\.\d+)?(?: ?(?:-|to|or|and) ?\d+(?:\.\d+)?)? ?-?(?:ish |or so |odd )?(?:km|miles?|minutes?|mins?|hours?|hrs?|am|pm|%|percent|cm|kg|kilos?|lbs?|stone|pounds|dollars|bucks|quid|euros?|k|grand|days?|nights?|weeks?|weekends|months?|times|cats?|dogs?|kids|children|(?:first |second |different |other |failed |bad )*dates|people|guests|cigarettes|cigs|a day|a week|per|floors?|units|drinks|beers|pints|glasses|metres|meters|books|countries|cities|plants|episodes|degrees|inch(?:es)?|feet|ft|seconds|storeys|bedrooms?|employees|students|colleagues|friends|dates|messages|questions|points|marathons|records|tattoos|o'clock|hectares|acres|kids' )\b|\b\d+(?:st|nd|rd|th)\b|\b\d{1,2}[:.]\d{2}\b|\b\d{3,}\b|\bunder-\d+s\b|\b\d+(?: ?(?:-|to) ?\d+)? years? (?!old|olds|or older|or younger|either|of age|and (?:over|up|above))|\b(?:in|since|from|of|around|by|until|before|after) (?:19|20)\d{2}\b|\b(?:route|flat|number|no\.|size|bus|apartment|highway|interstate|chapter|top|channel|room|level|unit|gate|page|the) \d+\b(?! ?(?:-|to))/g
const PAST_DECADES =
  /\b(?:in|of|from|since|during|for) the (?:early |mid |late )?(?:19)?(?:fifties|sixties|seventies|eighties|nineties|50s|60s|70s|80s|90s)\b|\b(?:70s|80s|90s|seventies|eighties|nineties) (?:music|films?|movies|pop|rock|disco|night|party|clothes|kid|child|baby)\b/g
const CHILDREN_AGED = /\b(?:kids?|children|sons?|daughters?|boys?|girls|twins|toddler)\b[^,.]{0,20}\baged? [^.]*/g
const NO_LIMIT =
  /\b(?:(?:no|any|not? (?:really )?(?:an? )?(?:upper|lower)?) ?(?:upper|lower)? ?(?:age )?limit|any age|age (?:is just a number|does not (?:matter|bother)|is not (?:important|an issue|a problem)|no (?:issue|problem|object))|(?:do not (?:mind|care)) (?:about )?(?:the |their |what )?age|all ages)\b/

/** Which ages the person would like to meet. "I'm 40" is their own; "within five years of me" counts from it. */
export const readAge: Reader = (sentence, context) => {
  if (sentence.asks) return []
  const proposals: Proposal[] = []
  let text = sentence.clauses
    .filter(({ about }) => about !== 'third')
    .map((clause) => clause.text)
    .join(' , ')
  const own = ownAgeIn(text)
  if (own) {
    if (own.age >= MIN_AGE && own.age <= MAX_AGE)
      proposals.push({ kind: 'ownAge', value: own.age, words: sentence.original })
    text = text.replace(own.said, ' ')
  }
  const around = aroundOwnAge(text)
  // "Around my age, say 62 to 72": the figures say it better.
  if (around && !(SAME_AGE.test(text) && ageSpanIn(text.replace(OTHER_FIGURES, ' '))?.isRange))
    return [...proposals, { kind: 'aroundOwnAge', ...around, words: sentence.original }]
  if (own === null && context.pending === 'ownAge') {
    const bare = /^\W*(?:i am )?(\d{2})\W*(?:years old)?\W*$/.exec(text)
    if (bare) return [{ kind: 'ownAge', value: Number(bare[1]), words: sentence.original }]
  }
  return [...proposals, ...spanProposals(text, sentence, context)]
}

function spanProposals(text: string, sentence: Sentence, context: Context): Proposal[] {
  const figures = text.replace(CHILDREN_AGED, ' ').replace(PAST_DECADES, ' ').replace(OTHER_FIGURES, ' ')
  const span = ageSpanIn(figures)
  const speaks = SPEAKS_OF_AGE.test(text) || NO_LIMIT.test(text)
  // "20 to 25 miles is ok, 25 tops": the figure left over is the distance once more.
  const isDistance = span !== null && !span.isRange && /\d ?(?:miles|km)\b/.test(text)
  if (span && (speaks || !isDistance) && isAboutThem(figures, span, { speaks, context }))
    return fromSpan(amended(span, figures), sentence.original)
  if (NO_LIMIT.test(text) && /\bage|older|younger|old\b/.test(sentence.text))
    return [{ kind: 'settle', slot: 'age', words: sentence.original }]
  return []
}

function isAboutThem(text: string, span: AgeSpan, { speaks, context }: { speaks: boolean; context: Context }) {
  if (context.pending === 'who' && (context.isBrief || span.isRange)) return true
  if (span.isPlain)
    return (
      speaks ||
      SPEAKS_OF_THEM.test(text) ||
      (context.pending !== 'distance' &&
        (span.isRange || context.lastPath !== 'valuesMap.distance_km') &&
        text.split(' , ').some((clause) => /\d/.test(clause) && isBare(clause, BARE_SPAN))) ||
      (span.isRange && SEEKING.test(text)) ||
      isCorrection(text, context)
    )
  return speaks || SPEAKS_OF_THEM.test(text) || (context.lastPath?.startsWith('valuesMap.age_range') ?? false)
}

/** "At least 25, please" stands alone: without a unit, such a figure is an age here. */
const BARE_SPAN =
  /\d+(?:ish|\+)?|\b(?:at least|over|under|below|older|younger|than|between|from|up to|no|not|anyone|minimum|min|maximum|max|at most|tops|and|or|years|preferably|ideally|roughly|ish|range|bracket|sensible|sounds|right|above|ish|so|anywhere|somewhere|plus|works?|ideal|perfect|good|fine|great)\b/

const isCorrection = (text: string, { lastPath }: Context) =>
  (lastPath?.startsWith('valuesMap.age_range') ?? false) && CORRECTING.test(text)

/** "36 to 46, and on second thoughts 48": a single figure after the range, put right in the same breath. */
function amended(span: AgeSpan, text: string): AgeSpan {
  const later =
    /\d{2}\W+(?:and |no |but |or )*(?:on second thoughts?|actually|wait|make that|sorry|no|let us say|make it)\W+(?:make (?:that|it) |wait |let us say |say )*(\d{2})\b(?!\d)/.exec(
      text,
    )
  const to = Number(later?.[1])
  return span.min !== null && span.max !== null && to > span.min ? { ...span, max: to } : span
}

function fromSpan({ min, max, said }: AgeSpan, words: string): Proposal[] {
  const from = min === null ? null : Math.max(MIN_AGE, Math.min(MAX_AGE, min))
  const to = max === null ? null : Math.max(MIN_AGE, Math.min(MAX_AGE, max))
  const [low, high] = from !== null && to !== null && from > to ? [to, from] : [from, to]
  const found: Proposal[] = said === 'open' ? [{ kind: 'clear', slot: 'age', words }] : []
  if (low !== null) found.push({ kind: 'set', path: 'valuesMap.age_range.min', value: low, words })
  if (high !== null) found.push({ kind: 'set', path: 'valuesMap.age_range.max', value: high, words })
  return found
}

const YEARS =
  '(?:about |around |say |like |max |maximum )?(\\d{1,2}|a few|a couple of|a couple)(?: or so)?(?: years?| yrs?)?'
const within = new RegExp(
  `\\b(?:(?:within|give or take|plus or minus|plus\\/minus|\\+\\/?-|\\u00b1|no more than|not more than|up to|at most|max(?:imum)?|maybe)\\s*${YEARS}\\s*(?:or so )?(?:of (?:me|my age|mine|my own age)|either (?:side|way|direction)|older or younger|younger or older|on (?:either|each) side|each (?:way|side)|in either direction|from my age|of my own|difference|apart|age gap))|${YEARS}\\s*(?:either (?:side|way|direction)|each (?:way|side)|older or younger|younger or older|on either side|up or down|in either direction|(?:age )?(?:gap|difference)(?: max| at most| tops)?)|(?:my (?:own )?age)[^.]{0,30}?(?:give or take|plus or minus|\\+\\/?-|within)\\s*${YEARS}`,
)
const PLUS_MINUS = /(?:plus or minus|plus\/minus|plus minus|give or take|\+ ?\/? ?-|\u00b1) ?(\d{1,2}) years?\b/
/** "Five years down and ten up". */
const DOWN_AND_UP = /\b(\d{1,2})(?: years?)? (?:down|below|under)\b.{1,12}?\b(\d{1,2})(?: years?)? (?:up|above|over)\b/
const OLDER = new RegExp(`${YEARS} older`)
const YOUNGER = new RegExp(`${YEARS} younger`)
const SAME_AGE =
  /\b(?:(?:around|about|roughly|close to|near|similar in|the same|same|approximately) (?:my|the same|same)(?: own)? age|(?:similar|same) age(?: as me| to me)?|my (?:own )?age(?: group| or so|ish)?\b(?! (?:is|range|bracket|limits?|preferences?|gap|would|should|has|window)|:))/

const count = (said: string | undefined) => (said === undefined ? null : (WORDED[said] ?? Number(said)))
const WORDED: Record<string, number> = { 'a few': 3, 'a couple of': 2, 'a couple': 2 }
/** "Around my age" names no figure; five years either way is what most people mean, and it is said back. */
const SAME_AGE_YEARS = 5

function aroundOwnAge(text: string): { below: number | null; above: number | null } | null {
  const both = within.exec(text)
  if (both) {
    const years = count(both.slice(1).find((group) => group !== undefined))
    if (years !== null) return { below: years, above: years }
  }
  const spread = PLUS_MINUS.exec(text)
  if (spread) return { below: Number(spread[1]), above: Number(spread[1]) }
  const apart = DOWN_AND_UP.exec(text)
  if (apart) return { below: Number(apart[1]), above: Number(apart[2]) }
  const older = OLDER.exec(text)
  const younger = YOUNGER.exec(text) ?? (older ? /\bor (\d{1,2}|a few|a couple) younger/.exec(text) : null)
  if (older || younger)
    return {
      below: younger ? count(younger[1]) : SAME_AGE.test(text) ? 0 : null,
      above: older ? count(older[1]) : SAME_AGE.test(text) ? 0 : null,
    }
  if (SAME_AGE.test(text)) return { below: SAME_AGE_YEARS, above: SAME_AGE_YEARS }
  return null
}
