import { VALUES } from '../learned/closed-values.ts'
import type { ToldLabel } from '../learned/labels.ts'
import type { LabelReader } from '../learned/reader.ts'
import { stemsIn } from '../named-entries.ts'
import type { Proposal } from '../proposal.ts'
import { slotOfProposal } from '../proposals.ts'
import { ownClauses, type Sentence } from '../reading/sentences.ts'
import type { Told } from './told.ts'

/** What may belong on the card: a wish, a refusal, faith, a fact of one's own. */
const WORTH = ['W', 'X', 'T', 'OF', 'DI']
/** What is never a note: an order, a complaint, a question, small talk. */
const NO_NOTE = ['R', 'C', 'Q', 'ST', 'BYE', 'SK', 'H']
// Of 2,055 answers and lines of small talk of the unseen sets 2 to 5, 307 are offered as notes, for whatever reason.
/** From here on a clause says something worth a note. */
const WORTH_KEEPING = 0.5
/** The same beside something that is noted: who answers tells more of use. */
const WORTH_KEEPING_BESIDE = 0.3
/** From here on a clause, or the sentence that it stands in, is none. */
const IS_NO_NOTE = 0.3
/** From here on a clause says a value that was taken already. */
const SAYS = 0.2
const LEAST_WORDS = 4
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
 * The first stretch of a sentence of the writer's own that says something for the card and of which nothing was taken:
 * the second half of "40 km is too much, and no bloke who smokes". Empty where there is none.
 *
 * @param taken what is noted of the message
 * @param told what is met with a kind word
 */
export function passedOver(
  sentences: readonly Sentence[],
  { taken, told, reader }: { taken: readonly Proposal[]; told: readonly Told[]; reader: LabelReader },
): string {
  const slots = taken.map(slotOfProposal)
  const stems = stemsIn(taken.map((one) => ('value' in one ? String(one.value) : '')).join(' '))
  const labels = VALUES.filter(({ slot }) => slots.includes(slot)).map(({ label }) => label)
  const isNone = (text: string) => isToHost(text) || NO_NOTE.some((label) => reader(text, 'none')(label) >= IS_NO_NOTE)
  const isMet = (text: string) =>
    told.some((one) => !isFiled(one) && (one.words.includes(text) || text.includes(one.words)))
  const least = taken.length > 0 ? WORTH_KEEPING_BESIDE : WORTH_KEEPING
  const isLeft = (text: string) => {
    if (isMet(text) || [...stemsIn(text)].some((stem) => stems.has(stem))) return false
    const heard = reader(text, 'none')
    return WORTH.some((label) => heard(label) >= least) && !labels.some((label) => heard(label) >= SAYS)
  }
  const stretches = sentences.slice(0, MOST_SENTENCES).flatMap((sentence) => {
    const clauses = ownClauses(sentence)
      .slice(0, MOST_CLAUSES)
      .map(({ original }) => original)
    return isNone(sentence.original)
      ? []
      : [withoutJoint(leftOf(sentence.original, clauses, (one) => isLeft(one) && !isNone(one)))]
  })
  return stretches.find((one) => one.split(/\s+/).length >= LEAST_WORDS) ?? ''
}

/** From the first clause that fits to the last one in a row, as they stand in the sentence. */
function leftOf(sentence: string, clauses: readonly string[], fits: (clause: string) => boolean): string {
  const first = clauses.findIndex(fits)
  if (first < 0) return ''
  const after = clauses.slice(first).findIndex((clause) => !fits(clause))
  const last = clauses[after < 0 ? clauses.length - 1 : first + after - 1] ?? ''
  const from = sentence.indexOf(clauses[first] ?? '')
  return sentence.slice(from, sentence.indexOf(last, from) + last.length)
}

const JOINT =
  /^(?:(?:and|but|so|also|plus|oh|well|anyway|because|'?cause|cos)\b[,.!\s]+|(?:no|nah|yes|yeah|yep)[,.!]+\s*)+/i
/** A stretch without what joins it to what stands before it. */
export const withoutJoint = (text: string): string => text.replace(JOINT, '')
