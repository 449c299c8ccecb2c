import { plainWords } from '../reading/plain-words.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyCase, oneOf, pattern } from '../reading/words.ts'
import { IN_ITS_PLACE } from './marked-orders.ts'
import type { Ordered } from './order.ts'

const LEAD = pattern`^\W*(?:[a-z]+,\s+)?(?:(?:${oneOf(
  /no|ok|okay|oh|so|and|also|now|then|just|please|well|but|actually|sorry|right|good|for|fine|first|one last thing/,
  /(?:can|could|would|will) (?:you|we)|i(?:'d| would) like (?:you )?to|let's|go on and|put that|it is|it's|thanks/,
  /i (?:said|told you|asked you|want(?:ed)? you)(?: to)?|you (?:must|should|have to|need to|can)|hold on|wait|hang on|sugar/,
)})\W+)*`
/** A message of more parts than this is a story. */
const MOST_PARTS = 12

const ORDER_VERB = oneOf(
  /add|put|write|note|include|jot|pop|take|remove|delete|strike|drop|scrap|cross|change|replace|swap|set|make|move|rename/,
  /keep|leave|clear|lose|bin|get rid|undo|bring/,
)
/** "…, and add: games": where a sentence goes over to another order. */
const NEXT_ORDER = anyCase(
  pattern`(?:[,;:]|\s[-\u2013\u2014])?\s+(?:and|then|but|also|plus)\s+(?:(?:also|then|please|just|now|kindly) )*(?=${ORDER_VERB}\b)
    |[,;]\s+(?:(?:also|then|please|just|now|kindly) )*(?=${ORDER_VERB}\b)`,
)
/** "Take it off": what is meant was said before. */
const POINTS_BACK = anyCase(
  pattern`^\W*(?:(?:so|and|but|then|please|just|now|no|wait|also|kindly|could you|can you|i'd) \W*)*
    (?:${ORDER_VERB}|put|move) (?:\w+ ){0,1}?(?:it|that|this|them|those|these|that one|this one)\b(?! (?:i|he|she|they|we|my|\w+ (?:must|should|is|are))\b)(?!.*[:"\u201c])(?!.* (?:of|from|to|in|under) (?:my |the )?(?:must|nice|deal|note|faith|safety))`,
)

const BEGINS_ORDER = anyCase(pattern`^\W*(?:(?:so|and|but|then|please|just|now|no|also|kindly) \W*)*${ORDER_VERB}\b`)

const LEADS_ORDER = anyCase(pattern`${LEAD}${ORDER_VERB}\b`)
/** A condition or a prohibition: like a question's, its second half orders nothing by itself. */
const IS_ONE = /\b(?:not|never|if|unless|cannot)\b/
/** "Undo that, and …" takes back what was done before the message. */
const UNDOES = anyCase(/^\W*(?:(?:please|no|oh|ok|wait|sorry)\W+)*undo (?:that|it|this)\W*$/)

const textOf = (sentences: readonly Sentence[]) => sentences.map(({ original }) => original).join(' ')

const isOrderLike = ({ original }: Sentence) => BEGINS_ORDER.test(original)

/** The stretches of a message that may be orders each: its sentences, those that point back with the one before. */
function unitsOf(sentences: readonly Sentence[]): Sentence[][] {
  const units: Sentence[][] = []
  for (const sentence of sentences) {
    const before: Sentence[] = []
    // What it points back to was told in the sentences before, as far as they are no orders.
    while (POINTS_BACK.test(sentence.original) && units.length > 0 && !before.some(isOrderLike))
      before.unshift(...(units.pop() ?? []))
    units.push([...before, sentence])
  }
  return units
}

type Heard = { text: string; order: Ordered | null }
type OrderOf = (text: string) => Ordered | null
/** `isTold`: whether words of one's own were marked in a text. */
type Hearing = { orderOf: OrderOf; isTold: (text: string) => boolean }

/** The parts of a unit where another order begins; the unit itself where none does. */
function partsOf(text: string): string[] {
  const parts = text.split(NEXT_ORDER).map((part) => part.trim())
  const [first = ''] = parts
  const pointsBack =
    IN_ITS_PLACE.test(text) || parts.some((part, at) => POINTS_BACK.test(part) && !(at === 0 && UNDOES.test(part)))
  return text.includes('?') ||
    IS_ONE.test(plainWords(text)) ||
    (!first.includes(' ') && (BEGINS_ORDER.test(first) || parts.length > 2)) ||
    pointsBack
    ? [text]
    : parts
}

/** "Take out the hat, it was my brother's": a reason that names things, and orders nothing. */
const REASON = anyCase(
  pattern`^(\W*(?:(?:please|so|and|also|no|ok|just)\W+)*(?:take|remove|delete|strike|drop|scrap|lose|cross)\b[^,;\u2014]+)[,;\u2014]\s*(?=(?:i|i'm|i've|she|he|they|it|we|that|this|my|because|since|as)\b|[\w]+'s (?:my|a|an|the|just|not)\b)`,
)

const SET_OFF = /^\s*[,;:.\u2013\u2014-]/
const isOrder = ({ text, order }: Heard) => BEGINS_ORDER.test(text) || LEADS_ORDER.test(text) || isDone(order)

/** A unit, or its parts where the first is an order and each after it is one that is carried out. */
function heardIn(text: string, { orderOf, isTold }: Hearing): Heard[] {
  const parts = partsOf(text)
  if (parts.length > 1) {
    const heard = parts.map((part) => ({ text: part, order: orderOf(part) }))
    const [first, ...others] = heard
    // "Weekends, and lose the cats": an answer is set off by a comma from an order; "he cooks and clears" is neither.
    const isBefore = first && (isOrder(first) || SET_OFF.test(text.slice(first.text.length)))
    if (isBefore && others.every((one) => isDone(one.order) || isTold(one.text))) return heard
  }
  const head = REASON.exec(text)?.[1]
  const order = head === undefined ? null : orderOf(head)
  return [{ text, order: isDone(order) ? order : orderOf(text) }]
}

const isDone = (order: Ordered | null): boolean =>
  order !== null &&
  (order.proposals.length > 0 || order.isUndo || order.isKept === true || order.isTold === true || order.adds !== null)

/**
 * The orders of a message that holds more than one thing, each heard by itself; what is no order is left as its rest.
 * Null where that carries out nothing, so that the message is heard as a whole.
 */
export function orderByUnit(sentences: readonly Sentence[], hearing: Hearing): Ordered | null {
  const units = unitsOf(sentences).map(textOf)
  const count = units.flatMap(partsOf).length
  const isOne = count < 2 && !units.some((unit) => REASON.test(unit))
  if (count > MOST_PARTS || isOne) return null
  const heard = units.flatMap((unit) => heardIn(unit, hearing))
  if (!heard.some(({ order }) => isDone(order))) return null
  const orders = heard.flatMap(({ order }) => order ?? [])
  const asking = orders.find(({ which, reword, adds }) => which.length > 0 || reword !== null || adds !== null)
  return {
    isFree: false,
    isTold: orders.some(({ isTold }) => isTold === true),
    isKept: orders.every(({ isKept }) => isKept === true),
    settles: orders.flatMap(({ settles = [] }) => settles),
    rest: heard
      .map(({ text, order }) => (order === null ? text : order.rest))
      .join('\n')
      .trim(),
    proposals: orders.flatMap(({ proposals }) => proposals),
    which: asking?.which ?? [],
    ask: asking?.ask,
    isUndo: orders.some(({ isUndo }) => isUndo),
    reword: asking?.reword ?? null,
    adds: asking?.adds ?? null,
    unsure: asking ? '' : orders.flatMap(({ unsure = '' }) => (unsure === '' ? [] : [unsure])).join(' '),
  }
}
