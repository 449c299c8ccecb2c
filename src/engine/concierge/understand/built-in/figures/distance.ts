import { KM_PER_MILE, MAX_TRAVEL_KM } from '#contract/limits.ts'
import type { Operation } from '../../../profile/operation.ts'
import type { Unit } from '../../../profile/said.ts'
import { isPoliteOrder } from '../reading/asking.ts'
import type { Sentence } from '../reading/sentences.ts'
import { unitNamed, withoutRefusedUnit } from '../reading/unit-named.ts'
import { anyOf, everywhere, oneOf, pattern } from '../reading/words.ts'
import { MONEY } from './age-words.ts'
import { withoutPutAside } from './put-aside.ts'

/** `km` is the distance on the card. */
export type DistanceContext = { isAsked: boolean; unit: Unit | null; km: number | null }
type SetDistance = Extract<Operation, { op: 'set' }>

/** "80 km/h", "10 miles a week": a speed or a habit, not a travel distance. */
const PER = /\/ ?h|per hour|an hour|an? day|an? week|a month|every|each|per/
const AMOUNT = everywhere(pattern`
  (?<![\d.,])(\d+(?:\.\d+)?)(?:\s*(?:-|to|or|and)\s*(\d+(?:\.\d+)?))?
  \s*-?(?:ish|or so|odd)?\s*-?(km|miles?)\b(?! ?${PER})`)
const LABELLED =
  /\b(?:distance|radius|the (?:km|miles)|(?:km|miles) ?[:=])[^0-9$]{0,30}?\b(\d{1,3})\b(?!\s*(?:%|min|hour|hr|am|pm|years))/
const THOUSANDS = /(?<=\b\d{1,2}),(?=\d{3}\b)/g

/** Figures about sport, home, work and past moves are no travel distance. */
const OTHER_TRIPS = anyOf(
  /run|ran|runs|running|jog\w*|walks?|walked|walking|hik(?:e|ed|es|ing)|trek\w*|cycl(?:e|ed|es|ing)|bik(?:e|ed|ing)|ride|rode|sw[ia]m|rowed/,
  /race|raced|marathons?|10k|5k|train(?:ing|ed)|commut\w+|each way|(?<!where i )live|lives|lived|living|based|moved|born|grew up|was|were|used to/,
  /(?:miles|km) (?:done|left|to go|so far|completed|logged|behind me|on (?:it|the clock|them|that|my))|station|airport|coast|beach|drove|flew|mileage/,
  /(?:km|miles) from the nearest|away from my|from my (?:work|mum|mom|parents|family|office|sister|brother|ex|nan)|is \d+ (?:km|miles) away/,
)
const FOR_A_DATE = anyOf(
  /dates?|meet|meeting|partner|match|matches|limit|radius|distance|range|search|travel(?! for work)|travell?ing|willing/,
  /(?:wanna|want to|only|can|could|will|would) (?:\w+ )?(?:go|travel|drive|do)|within|up to|as far as|at most|max(?:imum)?|tops|no (?:more|further|farther)|under|make (?:it|that)|change|put/,
)
const NO_LIMIT = anyOf(
  /distance (?:is no (?:object|issue|problem)|is not (?:an issue|a problem)|does not matter)|do not (?:mind|care) how far(?! (?:up|down|apart|along))/,
  /(?:no|without) limit (?:on|to) (?:the )?(?:distance|travel)|any distance|anywhere (?:in|on) (?:the )?(?:country|world|planet|states)/,
)
const ANYWHERE =
  /^\W*(?:as far as (?:it takes|need(?:ed)? be)|wherever\b|anywhere(?=\W*$|[,.;!]| (?:is|really|works|will|at all|you)\b)|any distance|no limits?|(?:it )?does not matter(?! (?:to me |at all |much )?(?:what|who|if|whether)\b)|i do not (?:mind|care)(?! to\b| about (?!(?:the )?distance)| (?:if|whether|what|who|smok|drink))|any)\b/

/** How far the person would travel, in whole kilometres. Null for a driving time. */
export function distanceIn(sentence: Sentence, { isAsked, unit, km }: DistanceContext): Operation | null {
  if (sentence.asks && !isPoliteOrder(sentence.original)) return null
  const own = sentence.clauses.filter(({ about }) => about !== 'third').map((one) => one.text)
  const text = inKm(withoutPutAside(own.join(' , ')).replace(THOUSANDS, ''), isAsked)
  const measured = [...text.matchAll(AMOUNT)].at(-1)
  const clause = text.split(' , ').findLast((one) => one.includes(measured?.[0] ?? '')) ?? text
  if (measured && (isAsked || isForADate(text) || isForADate(clause))) {
    const rest = text.slice((measured.index ?? 0) + measured[0].length)
    const settled = (SETTLES.exec(rest) ?? (/\b(?:change|swap)\b/.test(text) ? CHANGED_TO.exec(rest) : null))?.[1]
    const amount = Number(settled ?? measured[2] ?? measured[1])
    return setting(amount, measured[3] === 'km' ? 'km' : 'miles', sentence.original)
  }
  if (measured) return null
  const labelled = LABELLED.exec(text)?.[1]
  // "62 is a little young, make it 65" is about ages.
  const isBare = isAsked && !OF_AGES.test(text)
  const figure = labelled === undefined ? (isBare ? bareFigure(text) : null) : Number(labelled)
  if (figure !== null) return setting(figure, unitOf(figure, text, { unit, km }), sentence.original)
  const inUnit = km === null ? null : unitNamed(sentence.text)
  if (inUnit && km !== null)
    return { op: 'set', path: 'valuesMap.distance_km', value: km, unit: inUnit, words: sentence.original }
  const isOpen = (isAsked && ANYWHERE.test(text)) || NO_LIMIT.test(text)
  return isOpen ? { op: 'none', row: 'distance', words: sentence.original } : null
}

const inKm = (text: string, isAsked: boolean): string =>
  isAsked || /\b(?:away|far|farther|further|driv\w+|travel\w*|km|distance)\b/.test(text)
    ? text.replace(/\b(\d{1,3}) ?k\b/g, '$1 km')
    : text

const CHANGED_TO = /^ (?:to|for|into) (\d{1,3})\b/
const SETTLES = /\b(?:write|make (?:it|that)|say|call it|put)\W+(\d{1,3})\b(?!\s*%)/

const isForADate = (text: string) =>
  FOR_A_DATE.test(text) || (!OTHER_TRIPS.test(text) && text.trim().split(/\s+/).length <= A_SHORT_CLAUSE)
const A_SHORT_CLAUSE = 8

const OF_AGES =
  /\b(?:young|younger|youngest|old|older|oldest|ages?|aged)\b|\b\d\d ?(?:to|-|\u2013) ?\d\d\b(?! ?(?:miles|km))(?=.*\binstead\b)/
const NO_DISTANCE = everywhere(
  oneOf(
    MONEY,
    /\b\d+(?:[.:]\d+)? ?(?:%|(?:min\w*|hours?|hrs?|am|pm|years?|yrs?|months?|weeks?|days?|nights?|nites?|evenings?|o'clock|kids?|dogs?|cats?|times)\b)/,
    /\b(?:boys?|girls?|sons?|daughters?|child|kids?|lads?|twins?|mum|dad|man|woman|aged?|size|grade|year)(?: of| is| who is|,)? \d+/,
    /\b(?:by|at|after|before|since|until|till|past) \d{1,2}\b/,
  ),
)
const TAKES_BACK = /\b(?:no|actually|rather|make (?:it|that)|i mean|or rather|say)\W+\d+[^\d]*$/
const LONGEST_ANSWER = 14
/** The largest figure ("15, maybe 20 tops"), or the last one if it corrects the first. */
function bareFigure(text: string): number | null {
  if (text.split(/\s+/).length > LONGEST_ANSWER || /\b(?:hours?|minutes?|quarters?)\b/.test(text)) return null
  const figures = (text.replace(NO_DISTANCE, ' ').match(/(?<![\d.$])\d{1,3}(?![\d%])/g) ?? []).map(Number)
  const last = figures.at(-1)
  if (last === undefined) return null
  return TAKES_BACK.test(text) ? last : Math.max(...figures)
}

function unitOf(figure: number, text: string, { unit, km }: Pick<DistanceContext, 'unit' | 'km'>): Unit {
  const [named, ...others] = new Set(withoutRefusedUnit(text).match(/\b(?:km|miles)\b/g))
  if (others.length === 0 && (named === 'km' || named === 'miles')) return named
  return unit ?? (km === figure ? 'km' : 'miles')
}

export function setting(amount: number, unit: Unit, words: string): SetDistance {
  const km = Math.min(MAX_TRAVEL_KM, Math.round(unit === 'km' ? amount : amount * KM_PER_MILE))
  return { op: 'set', path: 'valuesMap.distance_km', value: km, unit, words }
}
