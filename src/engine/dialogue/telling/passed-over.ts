import { closedValue, VALUES } from '../learned/closed-values.ts'
import type { ToldLabel } from '../learned/labels.ts'
import type { LabelReader } from '../learned/reader.ts'
import { stemsIn } from '../named-entries.ts'
import type { Proposal } from '../proposal.ts'
import { slotOfProposal } from '../proposals.ts'
import { ownClauses, type Sentence } from '../reading/sentences.ts'
import { defined, type Slot } from '../slots.ts'
import type { Told } from './told.ts'

/** What may belong on the card, and the labels that speak for it: a wish, a refusal, faith, a fact of one's own. */
const WORTH = { must: ['W'], refused: ['X', 'xs', 'xd', 'xk', 'xn'], faith: ['T'], fact: ['OF', 'DI'] } as const
const KINDS = ['fact', 'faith', 'must', 'refused'] as const
/** A stretch of which nothing was taken, and where it may belong. */
export type PassedOver = { kind: (typeof KINDS)[number]; words: string }
/** What is never a note: an order, a complaint, a question, small talk. */
const NO_NOTE = ['R', 'C', 'Q', 'ST', 'BYE', 'SK', 'H']
// Of 2,055 answers and lines of small talk of the unseen sets 2 to 5, 307 are offered as notes, for whatever reason.
/** From here on a clause says something worth a note. */
const WORTH_KEEPING = 0.5
/** The same beside something that is noted: who answers tells more of use. */
const WORTH_KEEPING_BESIDE = 0.3
/** From here on a clause discloses something. */
const DISCLOSES = 0.3
/** From here on a clause, or the sentence that it stands in, is none. */
const IS_NO_NOTE = 0.3
/** From here on a clause says a value that was taken already. */
const SAYS = 0.2
const LEAST_WORDS = 3
const MOST_SENTENCES = 8
const MOST_CLAUSES = 12

/** "You left out the pubs": said to the host of what it did. */
const TO_HOST =
  /\b(?:you|u|ye|yous|ya|y['\u2019]?all)(?:['\u2019]ve| have| just| did| only)* (?:left|missed|forgot|dropped|lost|ignored|skipped|cut|deleted|removed|took|put|wrote|noted|kept|got|changed|mangled|wiped|said|asked|never|did(?:n['\u2019]?t| not)|have(?:n['\u2019]?t| not)|keep|don['\u2019]?t|can|could|may)\b/i
/** Whether a stretch speaks to the host, and of the chat: nobody wants that kept. */
export const isToHost = (text: string): boolean => TO_HOST.test(text)

/** Moods pass, and grief is met with a word: neither is filed. */
const NOT_FILED: readonly ToldLabel[] = [
  ...(['Mtired', 'Mnervous', 'Mlonely', 'Mapps', 'Mjoke', 'Mjoy', 'Mloss', 'Mpet', 'Mpart', 'Mhurt'] as const),
]
export const isFiled = ({ kind }: Told): boolean => !NOT_FILED.includes(kind)

/**
 * The stretches of the writer's own that say something for the card and of which nothing was taken: the second half of
 * "40 km is too much, and no bloke who smokes".
 *
 * @param taken what is noted of the message, or asked about
 * @param told what is met with a kind word
 */
export function passedOver(
  sentences: readonly Sentence[],
  {
    taken,
    told,
    reader,
    asked,
  }: { taken: readonly Proposal[]; told: readonly Told[]; reader: LabelReader; asked: Slot | null },
): PassedOver[] {
  const slots = taken.map(slotOfProposal)
  const stems = stemsIn(taken.map((one) => ('value' in one ? String(one.value) : '')).join(' '))
  const labels = VALUES.filter(({ slot }) => slots.includes(slot)).map(({ label }) => label)
  const isTaken = (text: string) =>
    taken.some((one) => one.kind === 'add' && !closedValue(one) && text.includes(one.words))
  const isMet = (text: string) =>
    told.some((one) => !isFiled(one) && (one.words.includes(text) || text.includes(one.words)))
  const isOfWords = asked !== null && defined(asked).isInWords === true
  const least = taken.length > 0 ? WORTH_KEEPING_BESIDE : WORTH_KEEPING
  const kindOf = (text: string): PassedOver['kind'] | null => {
    if (isToHost(text) || isMet(text) || isTaken(text) || [...stemsIn(text)].some((stem) => stems.has(stem)))
      return null
    const heard = reader(text, 'none')
    if (heard('DI') >= DISCLOSES) return 'fact'
    if (NO_NOTE.some((label) => heard(label) >= IS_NO_NOTE) || labels.some((label) => heard(label) >= SAYS)) return null
    const weighed = KINDS.map((kind) => ({ kind, weight: Math.max(...WORTH[kind].map(heard)) }))
    const best = weighed.reduce((most, one) => (one.weight > most.weight ? one : most))
    const isThing = best.kind === 'fact' || ((!isOfWords || OF_SOMEBODY.test(text)) && !POINTS.test(text))
    return isThing && best.weight >= least ? best.kind : null
  }
  return sentences
    .slice(0, MOST_SENTENCES)
    .filter(({ original }) => !isToHost(original))
    .flatMap((sentence) => stretchesOf(sentence, kindOf))
    .filter(({ words }) => words.split(/\s+/).length >= LEAST_WORDS || reader(words, 'none')('DI') >= DISCLOSES)
}

/** Under the question of wishes one more says whose it is; "I won't have it" only points at what was said before. */
const OF_SOMEBODY =
  /\b(?:i|i['\u2019](?:m|ve|d)|im|me|my|no|not|never|nobody|must|should|he|she|they|who|some(?:one|body)|any(?:one|body)|except)\b/i
const POINTS = /\b(?:have|with|do|doing|take|stand|like|mind) it\b|\b(?:it|this|that)\W*$/i

/** The clauses of a sentence that are of one kind, those in a row as they stand there. */
function stretchesOf(sentence: Sentence, kindOf: (text: string) => PassedOver['kind'] | null): PassedOver[] {
  const found: (PassedOver & { from: number; to: number })[] = []
  let end = 0
  for (const { original } of ownClauses(sentence).slice(0, MOST_CLAUSES)) {
    const kind = kindOf(original)
    const from = sentence.original.indexOf(original, end)
    const last = found.at(-1)
    const to = from + original.length
    if (kind !== null && last?.kind === kind && last.to === end) Object.assign(last, { to })
    else if (kind !== null) found.push({ kind, words: original, from, to })
    end = to
  }
  return found.map(({ kind, from, to }) => ({ kind, words: withoutJoint(sentence.original.slice(from, to)) }))
}

const JOINT =
  /^(?:(?:and|but|so|also|plus|oh|well|anyway|because|'?cause|cos)\b[,.!\s]+|(?:no|nah|yes|yeah|yep)[,.!]+\s*)+/i
/** A stretch without what joins it to what stands before it. */
export const withoutJoint = (text: string): string => text.replace(JOINT, '')
