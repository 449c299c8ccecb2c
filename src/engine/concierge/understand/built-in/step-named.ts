import { putting } from '../../profile/operation.ts'
import { entriesOfRow } from '../../profile/profile.ts'
import { defined, type Path, ROWS, type RowName } from '../../profile/rows.ts'
import { HALF_NAMED, NAMED, OFFERED, WISH_OF_PERSON, WISH_OFFERED } from '../bounds.ts'
import type { Heard } from '../heard.ts'
import { VALUES } from './labels/closed-values.ts'
import { commands } from './order-words.ts'
import { entriesOf, faithIn, isNoEntry, listedNo, listOf } from './own-words/entries.ts'
import { noFaith, saysNoFaith } from './own-words/no-faith.ts'
import { type Stretch, stretchesOf } from './own-words/stretches.ts'
import { namesPrivate } from './private.ts'
import { plainWords } from './reading/plain-words.ts'
import { isNamedIn } from './reading/row-names.ts'
import type { Sentence } from './reading/sentences.ts'
import { namesTime, refusedTimes } from './reading/week-times.ts'
import { peopleCalled, peopleSought, refuses } from './reading/whom-to-meet.ts'
import { likelyIn, type Part, type Reading, type Step } from './reading-of.ts'
import { SAYS_FREE, timesIn } from './times.ts'
import { DESCRIBED, NO_DEMAND, NO_SUCH } from './words-of-flow.ts'

/** Reads values of rows that are not open. */
export const named: Step = (reading, left) => {
  const times = reading.row === 'availability' ? { heard: [], taken: [] } : timesIn(left, { isAsked: false })
  const rest = left.filter((part) => !times.taken.includes(part))
  const heard: Heard[] = [...times.heard]
  const taken: Part[] = [...times.taken]
  for (const row of LISTED) {
    if (row === reading.row) continue
    const parts = rest.filter((part) => isOfRow(row, part) && !(defined(row).isHabit && isShortBonus(part.original)))
    const found = [
      ...(row === 'meet' ? soughtIn(reading.isMixed ? rest : reading.parts, reading) : []),
      ...(parts.length === 0 ? [] : valuesIn(row, parts, reading)),
    ]
    heard.push(...found)
    // "A woman who is kind" also holds a wish, so it stays.
    if (found.length > 0) taken.push(...parts.filter(({ text }) => row !== 'meet' || !DESCRIBED.test(text)))
  }
  return {
    heard: [
      ...heard,
      ...halfHeard(
        rest.filter((part) => !taken.includes(part)),
        reading,
      ),
    ],
    taken,
  }
}

/** "I should like to find a lady": saved if the row is empty, otherwise offered. */
function soughtIn(parts: readonly Part[], { state, reader }: Reading): Heard[] {
  const by = entriesOfRow(state.profile, 'meet').length > 0 ? 'guess' : 'named'
  const isWish = (words: string) => ['W', 'mw', 'mm'].some((label) => reader(words, 'none')(label) >= OFFERED)
  return parts
    .filter(({ about }) => about !== 'third')
    .flatMap(({ text, original }) =>
      peopleSought(text, isWish(original)).map((value): Heard => {
        const operation = putting({ path: 'preferences.must_haves', value, words: original })
        return { kind: 'change', operation, by, sure: NAMED, quote: original }
      }),
    )
}

/** Values that the words do not name are offered, never saved. */
function halfHeard(left: readonly Part[], reading: Reading): Heard[] {
  const own = left.filter(({ about }) => about !== 'third')
  if (own.length === 0) return []
  const likely = likelyIn(own, reading)
  const quote = own.map(({ original }) => original).join(', ')
  return VALUES.filter(({ row, label }) => LISTED.includes(row) && row !== reading.row && likely(label) >= HALF_NAMED)
    .map(
      (value): Heard => ({
        kind: 'change',
        operation: putting({ ...value, words: quote }),
        by: 'guess',
        sure: 0,
        quote,
      }),
    )
    .slice(0, MOST_HALF_HEARD)
}
const MOST_HALF_HEARD = 2

/** Whether a part may give a value of a row. "A man who says maybe" does not say who to meet. */
const isOfRow = (row: RowName, { text, about, original }: Part) =>
  about !== 'third' &&
  !OF_WHAT_IS_THERE.test(text) &&
  (row !== 'availability' || (namesTime(original) && refusedTimes(original).length === 0)) &&
  isNamedIn(row, text) &&
  !(row === 'kids' && about === 'partner' && MUST.test(original)) &&
  !(row === 'meet' && DESCRIBES.test(text)) &&
  !(defined(row).isHabit && about === 'partner')
/** "Children still says open" repeats the card and is no answer. */
const OF_WHAT_IS_THERE = /\bstill (?:says?|shows?|reads?|has|have)\b/
const DESCRIBES = /\b(?:must|has to|have to|should|needs? to) be\b|\b(?:not want|no|without|hate|not)\b/

const LISTED = ROWS.filter((row) => defined(row).options && !defined(row).isInWords)

function valuesIn(row: RowName, parts: readonly Part[], reading: Reading): Heard[] {
  const likely = likelyIn(parts, reading)
  const quote = parts.map(({ original }) => original).join(', ')
  const text = parts.map((one) => one.text).join(', ')
  const weighed = VALUES.filter((one) => one.row === row)
    .map((value) => ({ value, sure: likely(value.label) }))
    .filter(({ value, sure }) => sure >= OFFERED && !(row === 'meet' && refuses(value.value, text, false)))
    .toSorted((one, other) => other.sure - one.sure)
  const isTaken = row === 'availability' && !SAYS_FREE.test(text) && SPENT_TIME.test(text)
  const meant = defined(row).isClosed ? weighed.slice(0, 1) : weighed
  return meant.map(({ value, sure }): Heard => {
    const operation = putting({ ...value, words: quote })
    return { kind: 'change', operation, by: isTaken ? 'guess' : 'named', sure: isTaken ? 0 : sure, quote }
  })
}
/** "On Thursday evenings I host a game night" names a busy time. */
const SPENT_TIME =
  /\b(?:mornings?|afternoons?|evenings?|nights?|weekends?|\w+days?) i (?!am\b|can\b|could\b|have\b|do\b|would\b|prefer\b|like\b|will\b|get\b|usually\b)[a-z]+\b/

const MUST =
  /\b(?:must|has to|have to|(?:has|have|['\u2019]s|['\u2019]ve) got to|gotta|needs? to|ought to|i need|essential|non-?negotiable|must-?haves?)\b/i
const LOOKS_FOR =
  /\b(?:looking for|(?:something|anything|marriage)(?: [\w-]+){0,3} with|(?:like|love|hope|want|hoping|looking) to (?:meet|find|date)|hoping for|i(?:['\u2019]m| am) after|(?:just )?want|(?:all )?i (?:really |just |only )?(?:want|need)(?: is)?|i(?:['\u2019]d| would| should) (?:(?:really|dearly|also|just|quite|so|very much) )?(?:like|love|prefer)) (?:some(?:one|body)|an? (?:[\w-]+ )?(?:man|woman|guy|girl|lady|gentleman|person|partner))(?: (?:between|from|aged|of|in|around|about) [\w\s-]*?\d[\w\s-]*?)? (?:who|that|with|to)\b/i
const NEVER = /\b(?:not|no|never|without)\b|n['\u2019]t\b/i
/** "Not a gym bro": about others. */
const NOT_A =
  /^(?:(?:and|but|also|so|just|preferably|ideally|please),? )*not (?:an? (?!must|deal|bonus|problem|big|lot|bit|drop|smok|drink)|into |someone |anyone |somebody |anybody |people )/i
const MUST_BE = /^(?:and |but |also |so )*(?:must|should|has to|needs to)\b/i
const HARD_NO =
  /^(?:and |n |but |also |so )*(?:no(?! (?:one|car|licen[cs]e|idea|problem|worries|thanks|rush|hurry|way|more)\b)|nobody(?= who| that| with| in| from| under| over| else|\W*$)|never|not anyone|deal-?breakers?|(?:a |is a )?hard no)\b/i
const BREAKER =
  /^(?:and |but |so )*(?!(?:that|it|this|they|those|these)(?:['\u2019]s| is| are| would| will)?(?: be)? (?:an?|my|the|out|deal)\b)(.+?)(?: would| (?:wi|')ll|'d)? (?:be|is|are) (?:(?:an? |my |the )*(?:absolute |big )?deal-?breakers?|out of the question|an? (?:clear |hard |big )?no)(?: for me)?\W*$/i
const PATH_OF: Partial<Record<RowName, Path>> = {
  mustHaves: 'preferences.must_haves',
  niceToHaves: 'preferences.nice_to_haves',
  dealbreakers: 'valuesMap.dealbreakers',
}

/** "Jewish, culturally": a single word may name a faith. */
const ONE_WORD = /^(?:i am )?(?:(?:not|very|really|an?) )*[a-z]+\W*$/

/** Keeps each sentence about faith whole. */
function ownFaith(left: readonly Part[], { reader, row }: Reading): ReturnType<Step> {
  const sureOf = (words: string) => reader(words, 'none')('T')
  const telling = stretchesOf(left).filter(
    ({ words, parts }) =>
      row !== 'faith' &&
      parts[0]?.about === 'self' &&
      isNamedIn('faith', plainWords(words)) &&
      (sureOf(words) >= WISH_OFFERED || ONE_WORD.test(plainWords(words))),
  )
  const none = row === 'faith' ? [] : stretchesOf(left).filter(({ words }) => saysNoFaith(words))
  if (none.length > 0) return noFaith(none)
  if (telling.length === 0) return { heard: [], taken: [] }
  const { operation, parts } = faithIn(telling, left)
  const sure = Math.max(...telling.map(({ words }) => (ONE_WORD.test(plainWords(words)) ? 1 : sureOf(words))))
  return { heard: [{ kind: 'change', operation, by: 'named', sure, quote: operation.words }], taken: parts }
}

/** Refusals without the word "no". "Respectful of people who are" only sounds like a refusal. */
const REFUSES =
  /\b(?:hate|loathe|avoid|detest|deal-?breakers?|turn-?offs?|ick|put(?:s)? me off|spare me|enough of|sick of|anti|out|ruled?|off|too|over|stop|last thing|nightmare|refuse)\b/i
const PLAINLY_NO = 0.8
function isRefused(said: string, { isDemand, wish, no }: { isDemand: boolean; wish: number; no: number }): boolean {
  if (isDemand) return NEVER.test(said) && no >= wish
  return no > wish && (NEVER.test(said) || REFUSES.test(said) || no >= PLAINLY_NO)
}

/** "Not a fling" answers the question of intent, so it is no refusal. */
const saysNoWish = (words: string, { reader, row }: Pick<Reading, 'reader' | 'row'>): boolean =>
  HANGS.test(words) ||
  (row === 'intent' && NOT_A.test(words) && INTENTS.some((one) => reader(words, row)(one) >= OFFERED))
const INTENTS = VALUES.filter(({ row }) => row === 'intent').map(({ label }) => label)

type Wish = { list: RowName; sure: number; by: 'named' | 'guess' }

const LONGEST_WISH = 12
const NO_BONUS = /\b(?:not|no|move|put)\b|n['\u2019]t\b|^\W*(?:i|we)\b/i
/** "Though it would be delightful if she were" is incomplete by itself. */
const HANGS = /^(?:but |and )?(?:though|although|even (?:if|though))\b/i
const isDemanded = (words: string, isOfPartner: boolean) =>
  NOT_A.test(words) || LOOKS_FOR.test(words) || MUST_BE.test(words) || (isOfPartner && MUST.test(words))
const isShortBonus = (words: string) =>
  listOf(words, 'mustHaves') === 'niceToHaves' && words.split(/\s+/).length <= LONGEST_WISH && !NO_BONUS.test(words)

/** "Who says what she means" sounds like a question, but not inside a demand. */
const asksRather = (says: (label: string) => number, isDemand: boolean) => !isDemand && says('Q') > WISH_OFFERED

/** "Women, kind and tall": words about who to meet also describe them. */
const isOfPerson = ({ parts: [first] }: Stretch, row: RowName | null, { wish, no }: { wish: number; no: number }) =>
  (row === 'meet' || isOfMeeting(first?.sentence)) &&
  wish >= no &&
  (wish >= WISH_OF_PERSON || /^(?:and |but )?who\b/.test(first?.text ?? ''))
const isPersonNamed = (said: string) => peopleCalled(said) !== undefined || peopleSought(said, true).length > 0
const isOfMeeting = (sentence: Sentence | undefined) =>
  sentence?.clauses.some(({ text }) => isPersonNamed(text)) === true

function wishIn({ words, parts }: Stretch, { reader, row }: Reading): Wish | null {
  if (saysNoWish(words, { reader, row })) return null
  if (BREAKER.test(words)) return { list: 'dealbreakers', sure: 1, by: 'named' }
  const says = reader(words, 'none')
  const [wish, no] = [says('W'), Math.max(...['X', 'xs', 'xd', 'xk', 'xn'].map(says))]
  const isOfPartner = parts.every(({ about }) => about === 'partner')
  const isDemand = isDemanded(words, isOfPartner)
  const isSure = isDemand || isShortBonus(words) || isOfPerson({ words, parts }, row, { wish, no })
  const isNoSuch = NO_SUCH.test(words)
  const least = HARD_NO.test(words) || isOfPartner ? WISH_OFFERED / 2 : WISH_OFFERED
  const isHardly = !isSure && !isNoSuch && Math.max(wish, no) < least
  if (isHardly || asksRather(says, isDemand)) return null
  const isRefusal = isNoSuch || isRefused(parts[0]?.sentence.original ?? words, { isDemand, wish, no })
  const list = listOf(words, isRefusal ? 'dealbreakers' : 'mustHaves')
  return { list, sure: isSure ? 1 : isRefusal ? no : wish, by: commands(words) ? 'guess' : 'named' }
}

/** "Kindness, humour and someone who listens": a few words in the sentence of a wish are also wishes. */
function wishBeside(stretch: Stretch, of: ReadonlyMap<Sentence | undefined, Wish>): Wish | null {
  const { words, parts } = stretch
  const beside = of.get(parts[0]?.sentence)
  if (!beside || beside.list === 'niceToHaves' || !isOneOfList(stretch)) return null
  const isRuledOut = beside.list === 'dealbreakers' && isAfterNo(words, parts)
  return { ...beside, list: listOf(words, isRuledOut ? 'dealbreakers' : 'mustHaves') }
}

function isOneOfList({ words, parts }: Stretch): boolean {
  const sentence = parts[0]?.sentence
  const isOfSelf = /\b(?:i am|i have|i was|my)\b/.test(sentence?.text ?? '') || namesPrivate(words)
  const isShort =
    words.split(/\s+/).length <= MOST_BESIDE && parts.every(({ text }) => !/\d|\b(?:i|my|we)\b/.test(text))
  const isList = (sentence?.clauses.length ?? 0) > (isBrief(words) ? 1 : 2) || /^(?:and|or|&)\b/i.test(words)
  const isSaidAside = sentence?.original.includes(`(${words}`) === true || SAYS_NOTHING.test(words)
  return isShort && isList && !isOfSelf && !isSaidAside && !ROWS.some((row) => isNamedIn(row, plainWords(words)))
}
/** "Kind, funny and not a gym bro": the "not" refuses the words after it. */
const isAfterNo = (words: string, [first]: readonly Part[]): boolean => {
  const sentence = first?.sentence.original ?? ''
  const before = sentence.slice(0, sentence.indexOf(words) + words.length)
  return NEVER.test(before) || REFUSES.test(before)
}
const MOST_BESIDE = 5
const isBrief = (words: string) => words.split(/\s+/).length <= 2
const SAYS_NOTHING = /^\W*(?:(?:and|or|so|still|also|well|though|anyway|honestly|obviously|even|all the|better)\W*)+$/i

/** "So it would need to be someone who …" is a wish; "so I stay in" gives a reason. */
const mayBeWish = (part: Part) =>
  part.about === 'partner' ? !NO_DEMAND.test(part.text) : part.about === 'self' && !isNoEntry(part)

/** "…, though that is not a must" belongs to the wish before it. */
const begins = ({ parts: [first] }: Stretch) => first !== undefined && mayBeWish(first)

const isWishList = (left: readonly Part[], { parts, reader, message }: Reading): boolean =>
  left.length > 1 &&
  left.length === parts.length &&
  left.every(({ original, about }) => about !== 'third' && original.split(/\s+/).length <= MOST_LISTED) &&
  reader(message.text, 'none')('W') >= WISH_OFFERED
const MOST_LISTED = 3
const listed = (words: string): Wish | null =>
  SAYS_NOTHING.test(words) ? null : { list: listOf(words, 'mustHaves'), sure: 1, by: 'named' }

/** Wishes that were not asked for are saved, or offered where uncertain. */
export const wishes: Step = (reading, left) => {
  const faith = ownFaith(left, reading)
  const rest = stretchesOf(left.filter((part) => !faith.taken.includes(part))).filter(begins)
  const all = rest.map((stretch) => ({ stretch, wish: wishIn(stretch, reading) }))
  // "He has to be kind, and funny": an earlier step may have taken the first wish.
  const before = stretchesOf(reading.parts.filter((part) => !left.includes(part))).filter(begins)
  const ofSentence = new Map(
    [...before.map((stretch) => ({ stretch, wish: wishIn(stretch, reading) })), ...all].flatMap(({ stretch, wish }) =>
      wish?.by === 'named' ? [[stretch.parts[0]?.sentence, wish] as const] : [],
    ),
  )
  const isListed = isWishList(left, reading)
  const found = all.flatMap(({ stretch, wish: own }) => {
    const wish = own ?? (isListed ? listed(stretch.words) : wishBeside(stretch, ofSentence))
    return wish ? [{ stretch, wish }] : []
  })
  return {
    heard: [...faith.heard, ...found.flatMap(({ stretch, wish }) => entriesOfWish(stretch.words, wish, reading))],
    taken: [...faith.taken, ...found.flatMap(({ stretch }) => stretch.parts)],
  }
}

function entriesOfWish(words: string, { list, sure, by }: Wish, reading: Reading): Heard[] {
  const path = PATH_OF[list] ?? 'preferences.must_haves'
  const breaker = BREAKER.exec(words)?.[1]
  return (breaker === undefined ? entriesOf(words, list) : [breaker]).map((value): Heard => {
    const listed = list === 'dealbreakers' ? listedNo(value, reading) : undefined
    return { kind: 'change', operation: putting({ path, value: listed ?? value, words }), by, sure, quote: words }
  })
}
