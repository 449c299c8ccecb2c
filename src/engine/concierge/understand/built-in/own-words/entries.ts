import { putting } from '../../../profile/operation.ts'
import { defined, optionsOf, type Path, type RowName } from '../../../profile/rows.ts'
import { ANSWERED, ENTRY, HALF_HEARD, HOPED, NO_REFUSAL, OFFERED, SMALL_TALK, WISH_OFFERED } from '../../bounds.ts'
import type { Heard } from '../../heard.ts'
import { ageSpanIn } from '../figures/age-span.ts'
import { VALUES } from '../labels/closed-values.ts'
import { commands } from '../order-words.ts'
import { namesPrivate } from '../private.ts'
import { plainWords } from '../reading/plain-words.ts'
import { isNamedIn } from '../reading/row-names.ts'
import type { Part, Reading, Step } from '../reading-of.ts'
import { ENDS, FILLER, MISHEARD, NO_DEMAND, RUDE } from '../words-of-flow.ts'
import { isBonus, isDemanded, withoutFrame, withoutNice } from './entry-words.ts'
import { deniesFaith, noFaith } from './no-faith.ts'
import { type Stretch, stretchesOf } from './stretches.ts'

const LABELS: Partial<Record<RowName, readonly string[]>> = {
  mustHaves: ['W', 'X'],
  niceToHaves: ['W', 'X'],
  dealbreakers: ['X', 'W', 'xs', 'xd', 'xk', 'xn'],
  faith: ['T'],
  notes: ['OF', 'DI', 'W', 'X', 'T'],
}
const SHORT = 5

export function entriesIn(reading: Reading, left: readonly Part[], row: RowName): ReturnType<Step> {
  const all = stretchesOf(left.filter((part) => !isNoEntry(part) && !isOfAnother(part, row)))
  // "Must be kind, funny, employed": the whole sentence is a wish.
  const wished = row === 'faith' ? all.filter((one) => isWish(one, reading)).map(({ parts }) => parts[0]?.sentence) : []
  const stretches = all.filter(({ parts }) => !wished.includes(parts[0]?.sentence))
  const sure = stretches.filter((one) => isEntry(one, reading, row))
  const fitting = sure.length > 0 || reading.isMixed ? sure : stretches.filter((one) => mayBeEntry(one, reading, row))
  if (row === 'faith' && stretches.some(({ words }) => deniesFaith(words)))
    return noFaith(stretches.filter(({ words }) => deniesFaith(words)))
  if (row === 'faith') {
    const { operation, value, parts } = faithIn(fitting, left)
    const heard: Heard[] =
      value === '' ? [] : [{ kind: 'change', operation, by: 'asked', sure: 1, quote: operation.words }]
    return { heard, taken: parts }
  }
  const heard = fitting.flatMap((one) => heardIn(one, reading, row))
  return { heard, taken: fitting.flatMap(({ parts }) => parts) }
}

/** "Family is a must" is a wish, whatever was asked. */
function isWish({ words }: Stretch, { reader }: Reading): boolean {
  if (isNamedIn('faith', plainWords(words))) return false
  return (
    IS_A_MUST.test(words) ||
    /^\W*(?:must|should|has to|needs to)\b/i.test(words) ||
    reader(words, 'none')('W') > Math.max(WISH_OFFERED, reader(words, 'faith')('T'))
  )
}

const REASON = /^(?:so (?:i|it|we|he|she)\b|because|cos|coz|cause|since (?:i|my)|as i)\b/
const TO_HOST =
  /\b(?:you|your)\b.*\b(?:ask|asked|asking|said|say|write|wrote|note|noted|take|took|put|know|mean|read)\b|^(?:(?:and|but|so|no)[\s,]+)*(?:i (?:said|told|answered|already|take back|should have|spoke|did not mean)|as i said|tell me)\b/
const BOTH_ALONE = /^\W*(?:(?:no|nah|wait|sorry)\W+)*(?:both|neither|all of (?:them|it))\W*$/
const AGED = /^(?:(?:and|but) )?(?:he|she|they|it) (?:is|are) (?:only |just |now |nearly |almost )*\d{1,2}\b/
/** "45 is a bit too old". */
const OF_FIGURE =
  /^(?:(?:actually|wait|no) )*(?:\d+ (?:is|was) (?:me\b|my\b|(?:a bit |way |much )?too\b)|(?:make|change|set) (?:it|that) \d)/
const OF_CARD =
  /^(?:(?:just|more|only|really|actually|of|an?|the) )*(?:preference|deal-?breaker|must(?:-have)?|bonus|plus)\W*$|^that is (?:just |only |a )*[a-z]+\W*$|^(?:(?:that|it|this) is )?(?:not |an? )*(?:something (?:that )?i (?:need|want)|(?:clear |hard )?no(?: for me)?)\W*$/
/** "I said no married ones": the words after the verb are the entry. */
const REPLY =
  /^(?:(?:no|and|but|well)[\s,]+)*(?:(?:like|as) )?i (?:already |just )?(?:said|told you|meant)[\s,:]+(?=\S)/i
const withoutReply = (words: string): string => words.replace(REPLY, '')
/** Words about the conversation, the card or a reason are not saved. */
export const isNoEntry = ({ text: said }: Part, text = withoutReply(said)) =>
  OF_FIGURE.test(text) ||
  FILLER.test(text) ||
  ENDS.test(text) ||
  MISHEARD.test(text) ||
  RUDE.test(text) ||
  REASON.test(text) ||
  TO_HOST.test(text) ||
  AGED.test(text) ||
  BOTH_ALONE.test(text) ||
  OF_CARD.test(text) ||
  NO_DEMAND.test(text)

function isEntry({ words, parts }: Stretch, { reader, likely, isMixed }: Reading, row: RowName): boolean {
  const says = reader(words, row)
  const most = Math.max(...(LABELS[row] ?? []).map(says))
  const talk = Math.max(says('ST'), says('Q'), says('BYE'), says('R'), says('C'))
  const isShort = words.split(/\s+/).length <= SHORT
  const isWhole = parts[0]?.sentence.clauses.length === parts.length
  const least = isShort && !isMixed ? ENTRY / 2 : ENTRY
  if (most >= least && most >= talk) return true
  if (WISHES.includes(row) && isBonusSaid(words) && words.split(/\s+/).length <= LONGEST_BONUS) return true
  if (row !== 'faith' && IS_A_MUST.test(words)) return true
  if (isMixed) return false
  // An answer to faith names it, or has one or two words.
  const isBrief = row === 'faith' ? words.split(/\s+/).length <= 2 : isShort
  return isBrief && talk < SMALL_TALK && !(isWhole && likely('ST') >= SMALL_TALK)
}

/** "I am the youngest of four": about the writer, with no demand. */
const OF_SELF =
  /^(?:(?:and|but|so|well|also) )*(?:i am|i was|i have|i got|i do|i work|i live|i grew|i come|my|we|our)\b(?!.*\b(?:not|never|no|hate|want|need|like|must|have to|has to|should|love|prefer|into|after|looking for|attracted)\b)/
const OWN_FAITH =
  /^(?:and |but |so )?i am (?:not |very |quite |an? |really )*(?:religious|spiritual|atheist|agnostic|jewish|muslim|christian|catholic|hindu|buddhist)\b/
const isOfAnother = ({ text, sentence }: Part, row: RowName): boolean =>
  row === 'faith'
    ? !isNamedIn('faith', text) && (DEMANDS.test(sentence.text) || LISTED.some((one) => isNamedIn(one, text)))
    : row !== 'notes' &&
      (OF_SELF.test(text) || OWN_FAITH.test(text) || ageSpanIn(text)?.isPlain === true || isListedAnswer(text))
/** "A public place please" answers another row, whatever was asked. */
const isListedAnswer = (text: string) =>
  text.split(' ').length <= SHORT &&
  (isNamedIn('availability', text) ||
    (!/\b(?:no|not|never|hate)\b/.test(text) && ANSWERS.some((one) => isNamedIn(one, text))))
const ANSWERS: readonly RowName[] = ['safety', 'budget', 'distance']
const DEMANDS =
  /^(?:(?:and|but|also|so|oh) )*(?:he|she|they|someone|somebody) (?:must|has to|have to|needs? to|should)\b/
const LISTED: readonly RowName[] = ['budget', 'smoking', 'drinking', 'distance', 'availability', 'safety']

const mayBeEntry = ({ words, parts }: Stretch, { reader, message }: Reading, row: RowName): boolean => {
  const says = reader(words, 'none')
  return (
    !commands(words) &&
    parts.every(({ about }) => about !== 'third') &&
    (row !== 'faith' || reader(words, 'faith')('T') >= HALF_HEARD || isNamedIn('faith', plainWords(words))) &&
    !message.isHostile &&
    !namesPrivate(words) &&
    !LISTED.some((one) => isNamedIn(one, plainWords(words))) &&
    !VALUES.some(({ row, label }) => defined(row).isClosed && says(label) >= HALF_HEARD) &&
    /\p{L}{3}/u.test(words) &&
    Math.max(says('ST'), says('Q'), says('BYE'), says('R'), says('C'), says('DI'), says('LO')) < ENTRY
  )
}

const IS_A_MUST =
  /^\W*(?!(?:it|that|this|which|they|these|those)\b)\S+(?: \S+){0,4} (?:is|are) (?:an? )?(?:must|essential|non-?negotiable)\W*$/i
const WISHES: readonly RowName[] = ['mustHaves', 'niceToHaves']
const LONGEST_BONUS = 8
const isBonusSaid = (words: string) => BONUS.test(words) || isBonus(words)

const NO =
  /^(?:and |but |also |or |just |definitely |absolutely |i(?:'|\u2019)?ve |i have )*(?:no(?:t|body| one)?(?! only\b)|spare me|(?:had )?enough of|never|none of|nobody|can(?:'|\u2019)?t (?:stand|abide|bear|do)|hate|won(?:'|\u2019)?t (?:date|have|tolerate)|don(?:'|\u2019)?t (?:want|like)|avoid|anti|(?:(?:he|she|they) )?(?:must|should)(?: not|n(?:'|\u2019)t))\b/i
const NO_LEAD =
  /^(?:no (?:deal-?breakers?|must-?haves?)|nothing|none) (?:except|but|other than|apart from|besides)\s+(?=\S)|^(?:(?:and|but|also|or|just|definitely|absolutely)\s+)*(?:i\s+)?(?:no(?!\s+(?:one|body)\b)|not(?:\s+(?:an?|into|for|(?:really )?interested in))?|never(?:\s+an?)?|can(?:'|\u2019)?t (?:stand|abide|bear|do)|hate|won(?:'|\u2019)?t (?:date|have|tolerate)|don(?:'|\u2019)?t (?:want|like)|avoid|(?:(?:he|she|they)\s+)?(?:must|should)(?: not|n(?:'|\u2019)t)(?: be)?(?: an?)?|(?:he|she|they)\s+can(?:not|(?:'|\u2019)?t) be(?: an?)?)\s+(?=\S)/i
const BONUS =
  /\b(?:bonus|(?:a|is|only|just) plus|nice[- ]to[- ]have|would be (?:nice|lovely|great|good|cool)|(?:'|\u2019)d be (?:nice|lovely|great|good|cool)|not a must|(?:even|all the) better|ideally|(?:not|hardly) (?:essential|obligatory|necessary)|extra points|as (?:an )?extra|extra credit|prefer(?:red|ably)?|would help)\b/i
const BONUS_LEAD =
  /^(?:and |but |also |oh,? )*(?:as )?(?:(?:it|that)?(?: would|(?:'|\u2019)d| will)? ?be (?:a |an )?(?:nice|lovely|great|good|cool|bonus|plus)|(?:an? |the )?(?:huge |big |extra )?bonus(?: points)?(?: was)?|extra (?:points|credit)|ideally|(?:a )?nice[- ]to[- ]have)(?:\s+(?:is|are|if|for|would be|to have))*[,:=]?\s+(?=\S)/i
const BONUS_TRAIL =
  /(?:\s+(?:that|it|this))?[,\s(]+(?:(?:even|all the) better|but i(?:'ll|’ll| will| would|'d)? not insist|no big deal|(?:(?:would|(?:'|\u2019)d) be|is|are|as|but|though|that(?:'|\u2019)?s|it(?:'|\u2019)?s|=)?\s*(?:(?:just|only|really)\s+)?(?:an?\s+)?(?:(?:nice|lovely|real|big|huge|great|added)\s+(?=bonus|plus))?(?:nice|lovely|great|good|cool|bonus|plus|nice[- ]to[- ]have|not a must|not essential))[\s).!]*$/i

/** Words for a bonus or a refusal decide the list. */
export function listOf(words: string, row: RowName): RowName {
  if (isBonusSaid(words)) return 'niceToHaves'
  if (NO.test(withoutReply(words))) return 'dealbreakers'
  if (row === 'dealbreakers' && isDemand(words)) return 'mustHaves'
  return row
}
const isDemand = (words: string) =>
  /^(?:(?:he|she|they|must|someone)(?:['\u2019]d| would)?\s)?(?:must|should|has to|have to|needs? to)\b(?! not)/i.test(
    words,
  ) || isDemanded(words, words)

const PATHS: Partial<Record<RowName, Path>> = {
  mustHaves: 'preferences.must_haves',
  niceToHaves: 'preferences.nice_to_haves',
  dealbreakers: 'valuesMap.dealbreakers',
  notes: 'notes',
}

/** "She should be patient": people answer the question about deal-breakers with hopes, too. */
function isHoped({ words, parts }: Stretch, { reader }: Reading): boolean {
  if (NO.test(withoutReply(words))) return false
  const sentence = parts[0]?.sentence.original ?? ''
  if (isDemand(sentence) && !NO.test(sentence) && !/\bnot\b|n['\u2019]t\b|\bnever\b/.test(sentence)) return true
  return reader(words, 'none')('W') >= HOPED && reader(words, 'dealbreakers')('X') <= NO_REFUSAL
}

function heardIn(stretch: Stretch, reading: Reading, row: RowName): Heard[] {
  const { words } = stretch
  const said = row === 'notes' ? 'notes' : listOf(words, row)
  const list = said === 'dealbreakers' && row === said && isHoped(stretch, reading) ? 'mustHaves' : said
  const path = PATHS[list] ?? 'notes'
  return entriesOf(words, list).flatMap((value): Heard[] => {
    const listed = list === 'dealbreakers' ? listedNo(value, reading) : undefined
    const operation = putting({ path, value: listed ?? value, words })
    const kept: Heard = { kind: 'change', operation, by: 'asked', sure: 1, quote: words }
    // The person's own words are saved. The listed answer filters strictly, so a button offers it.
    const likely = list === 'dealbreakers' && listed === undefined ? likelyNo(words, reading) : undefined
    if (likely === undefined) return [kept]
    return [kept, { ...kept, operation: putting({ path, value: likely, words }), by: 'guess', sure: 0 }]
  })
}

export function entriesOf(words: string, list: RowName): string[] {
  const said = withoutReply(words).replace(PICTURES, '')
  const bare = tidy(list === 'niceToHaves' ? withoutNice(said).replace(BONUS_LEAD, '').replace(BONUS_TRAIL, '') : said)
  const refused = list === 'dealbreakers' ? bare.replace(NO_LEAD, '') : bare
  if (list === 'notes') return [refused]
  const [, adjective, deed] = list === 'dealbreakers' ? [] : (SOMEONE_WHO.exec(refused) ?? [])
  if (adjective !== undefined && deed !== undefined) return [...entriesOf(adjective, list), ...entriesOf(deed, list)]
  const each = list === 'dealbreakers' && /^no /i.test(bare) ? refused.split(/,?\s+(?:and )?no\s+/i) : [refused]
  return each
    .flatMap((one) => splitAnd(one, list === 'dealbreakers' ? EITHER : PARTING))
    .map((one) =>
      tidy(withoutFrame(list === 'dealbreakers' ? one.replace(NO_LEAD, '') : one).replace(NOBODY, 'anyone ')),
    )
    .filter((one) => /\p{L}{2}/u.test(one) && !NO_WORDS.test(one) && !FILLER.test(one.toLowerCase()))
}

/** "Someone funny who texts back" gives two entries. */
const SOMEONE_WHO =
  /^(?:\p{L}+[\s,]+){0,2}some(?:one|body) ((?!who\b|that\b|else\b|of\b|to\b|with\b)\p{L}+(?:(?:,| and| n) \p{L}+)?) (?:who|that) (\S.*)$/iu
const PICTURES = /(?:\s|\p{Extended_Pictographic}|\u200d|\ufe0f)+$/u
/** "A man who is" contains no entry. */
const NO_WORDS =
  /^(?:is|are|was|were|does|do|did|has|have|not|no|too|same|either|one|ones|it|that|them|him|her|with|to|for|of|from|and|make|put|move|set|change)$|\bwho (?:is|are|does|do)$/i
const NOBODY = /^(?:and |but )*(?:no[ -]?one|nobody)\s+(?=who|that|with|without|in|from)/i
const tidy = (words: string) => closed(words.replace(/^[\s,.;:!*\u2022"“(-]+|[\s,.;:!"”(-]+$/g, '').trim())
/** Words that quote "it is what it is" keep their last quotation mark. */
const closed = (words: string) => (words.split('"').length % 2 === 0 ? `${words}"` : words)
const LONGEST_HALF = 3
const PARTING = /\s+(?:and|n|&|\+)\s+|\s*[;\u2022]\s*|(?<=\w\w)\s*\/\s*(?=\w\w)/
/** "Drama or snobs" refuses both. */
const EITHER = new RegExp(`\\s+(?:or|nor)\\s+|${PARTING.source}`)
/** "kind and funny" gives two entries; "loves dogs and long walks in the rain" stays whole. */
function splitAnd(words: string, parting: RegExp): string[] {
  const halves = words.split(parting).filter((one) => one.trim() !== '')
  const isParted = halves.length > 1 && halves.every((half) => half.trim().split(/\s+/).length <= LONGEST_HALF)
  const isOfDeeds = halves.length > 1 && halves.every((half) => A_DEED.test(half))
  return (isParted || isOfDeeds) && !/\bboth\b|\bbetween\b/i.test(words) ? halves : [words]
}
/** "Texts back" is complete by itself. */
const A_DEED =
  /^\W*(?:(?:he|she|they|who|someone who|somebody who)\s+)?(?!(?:his|this|yes|dogs?|cats?|kids|arts|sports|games|movies|books)\b)(?:is|has|does|[a-z]{2,}[a-rt-z]s)\s+\S/i

const MOST_OF_LISTED = 6
const OF_ALL = /^(?:any |all )?(?:smok(?:ers?|ing)|drink(?:ers?|ing)|alcohol|cigarettes?)$/i
/** Only if the words clearly mean it: a listed deal-breaker filters strictly. */
export function listedNo(value: string, { reader }: Reading): string | undefined {
  if (OF_ALL.test(value) || value.split(/\s+/).length > MOST_OF_LISTED) return undefined
  const exact = optionsOf('dealbreakers').find((one) => one.toLowerCase() === value.toLowerCase().replace(/s$/, ''))
  const says = reader(`no ${value}`, 'dealbreakers')
  const [best] = VALUES.filter((one) => one.row === 'dealbreakers')
    .map((one) => ({ value: one.value, sure: says(one.label) }))
    .toSorted((one, other) => other.sure - one.sure)
  return exact ?? (best && best.sure >= ANSWERED ? best.value : undefined)
}

function likelyNo(words: string, { reader }: Reading): string | undefined {
  const says = reader(words, 'dealbreakers')
  return VALUES.find(({ row, label }) => row === 'dealbreakers' && says(label) >= OFFERED)?.value
}

/** Faith is one text: every sentence about it, as typed. */
export function faithIn(telling: readonly Stretch[], left: readonly Part[]) {
  const sentences = [...new Set(telling.flatMap(({ parts }) => parts.map(({ sentence }) => sentence)))]
  const parts = left.filter(({ sentence }) => sentences.includes(sentence))
  const said = sentences.map((sentence) => {
    const own = parts.filter((part) => part.sentence === sentence).map(({ original }) => original)
    return own.length === sentence.clauses.length ? sentence.original : own.join(', ')
  })
  const value = tidy(
    said
      .map((one) => one.replace(/[\s.]+$/, ''))
      .join('. ')
      .replace(FAITH_LEAD, '')
      .replace(/[\s,]+(?:lol|haha|lmao)$/i, ''),
  )
  return { operation: putting({ path: 'valuesMap.faith_values_edge', value, words: said.join(' ') }), value, parts }
}
/** Does not match the "no" of "no faith to speak of". */
const FAITH_LEAD =
  /^(?:(?:(?:yes|yeah|nah|nope|lol|well|oh|so|i guess|i suppose|i(?:'|\u2019)d say)[\s,.!:]+|no\s*[,.!:]\s*))+(?=\S)/i
export const isInWords = (row: RowName) => defined(row).isInWords === true
