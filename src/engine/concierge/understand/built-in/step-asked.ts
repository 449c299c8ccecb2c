import { putting } from '../../profile/operation.ts'
import { defined, optionsOf, type RowName } from '../../profile/rows.ts'
import { takesSeveral } from '../../state/choices.ts'
import { ANSWERED, HALF_HEARD, NAMED_PERSON, OFFERED } from '../bounds.ts'
import type { Heard } from '../heard.ts'
import { VALUES, type Value } from './labels/closed-values.ts'
import { ofOther } from './of-others.ts'
import { entriesIn } from './own-words/entries.ts'
import { namesPrivate } from './private.ts'
import { isNamedIn } from './reading/row-names.ts'
import { allBut, peopleNamed, peopleSought, refuses } from './reading/whom-to-meet.ts'
import { likelyIn, type Part, type Reading, type Step } from './reading-of.ts'
import { refusesTime, SAYS_FREE, timesIn } from './times.ts'
import { DESCRIBED, NO, NO_SUCH, PLAIN_YES, YES } from './words-of-flow.ts'

export const asked: Step = (reading, left) => {
  const { row, state } = reading
  const none = { heard: [], taken: [] }
  if (row === null || state.question === 'ownAge' || left.length === 0) return none
  if (row === 'availability') {
    const own = left.filter(({ about }) => about !== 'partner')
    return own.length === 0 ? none : withOptions(timesIn(own, { isAsked: true }), reading, own)
  }
  if (defined(row).isInWords)
    return entriesIn(
      reading,
      left.filter((part) => row === 'notes' || row === 'faith' || !tellsPrivately(part)),
      row,
    )
  return optionsOf(row).length > 0 ? optionsIn(row, reading, left) : none
}

/** "My dad died in March" is no wish for a partner. */
const tellsPrivately = ({ text, original, about }: Part) =>
  about !== 'partner' && /^(?:i|my|we)\b/.test(text) && namesPrivate(original) && !ASKS_FOR.test(text)

const ASKS_FOR = /\b(?:not|never|no|hate|want|need|like|must|has to|have to|should|love|prefer)\b/

/** The times in the person's words, or else the parts of the week that the learned reader hears. */
const withOptions = (times: ReturnType<Step>, reading: Reading, left: readonly Part[]): ReturnType<Step> =>
  times.heard.length > 0 ? times : optionsIn('availability', reading, left)

/** Figures alone do not answer a question with listed answers. */
const FIGURES_ALONE =
  /^[^\p{L}$]*(?:(?:maybe|about|around|up|to|or|and|tops?|max|at|most|say|like|under|over|roughly|between|from|so)[^\p{L}$]*)*$/iu

function optionsIn(row: RowName, reading: Reading, left: readonly Part[]): ReturnType<Step> {
  const others = row === 'meet' ? allBut(left.map(({ text }) => text).join(', ')) : []
  if (others.length > 0) return allButIn(others, left)
  if (left.every(({ original }) => FIGURES_ALONE.test(original))) return { heard: [], taken: [] }
  // "Dont drink though" is not about smoking.
  const isOwn = (text: string) => (row === 'availability' ? SAYS_FREE.test(text) : isNamedIn(row, text))
  const isOfOther = ({ text }: Part) =>
    (row !== 'availability' && refusesTime(text)) ||
    (NO_SUCH.test(text) && !isOwn(text)) ||
    (!isOwn(text) && OTHERS.some((one) => one !== row && isNamedIn(one, text)))
  // "Children, yes": the yes answers for children.
  const follows = (part: Part, at: number) => {
    const before = left[at - 1]
    return (
      before?.sentence === part.sentence &&
      isOfOther(before) &&
      (YES.test(part.text) || NO.test(part.text) || GOES_ON.test(part.text))
    )
  }
  const own = left.filter((part, at) => !isOfOther(part) && !follows(part, at))
  if (own.length === 0) return { heard: [], taken: [] }
  // "To stick around, not a fling": only the option without a negation counts.
  const said = row === 'intent' ? own.filter(({ text }) => !DENIES.test(text)) : own
  const ofRow = said.length > 0 ? said : own
  const isWhole = ofRow.length === left.length && !reading.parts.some((part) => ofOther(part, row) !== null)
  const part = ofRow.length === reading.parts.length ? reading.likely : likelyIn(ofRow, reading, row)
  const likely = (label: string) => (isWhole ? Math.max(part(label), reading.likely(label)) : part(label))
  const weighed = VALUES.filter((one) => one.row === row)
    .map((value) => ({ value, sure: Math.max(likely(value.label), clearestOf(value, ofRow, reading)) }))
    .map((one) => (isNoMore(one.value, ofRow) ? { ...one, sure: 1 } : one))
    .map((one, _, all) =>
      isPlainly(one.value, ofRow, all) || isPerson(one, ofRow) ? { ...one, sure: Math.max(one.sure, ANSWERED) } : one,
    )
    .filter(({ value }) => !isRefused(value, reading))
    .toSorted((one, other) => other.sure - one.sure)
  const heard = weighed.filter(({ sure }) => sure >= ANSWERED)
  const [best] = weighed
  // "Somebody with their own life" is probably not about the speaker.
  const isOfPartner = row !== 'meet' && ofRow.every(({ about }) => about === 'partner')
  const isSeveral = takesSeveral(row) && heard.length > 0
  const everyone = heard.filter(({ value }) => value.value === 'Everyone')
  const meant =
    everyone.length > 0
      ? everyone
      : isSeveral
        ? heard
        : best && best.sure >= (isOfPartner ? OFFERED : HALF_HEARD)
          ? [best]
          : []
  const half = isSeveral ? weighed.filter(({ sure }) => sure < ANSWERED && sure >= OFFERED) : []
  const found = meant.map(({ value, sure }) => ({ value, sure, part: clearest(value, reading, ofRow) }))
  const quote = ofRow.map(({ original }) => original).join(', ')
  return {
    heard: [
      ...found.map(({ value, sure, part }): Heard => {
        const operation = putting({ ...value, words: part.original })
        return { kind: 'change', operation, by: 'asked', sure, quote: part.original }
      }),
      ...half.map(({ value }): Heard => {
        const operation = putting({ ...value, words: quote })
        return { kind: 'change', operation, by: 'guess', sure: 0, quote }
      }),
    ],
    // A part heard with doubt stays available to other steps.
    taken: found.every(({ sure }) => sure < ANSWERED)
      ? []
      : (left.length === 1
          ? left
          : ofRow.filter((one) => found.some(({ value, part }) => part === one || saysToo(one, value, reading)))
        )
          .filter(({ text }) => !DESCRIBED.test(text))
          .concat(own.filter((part) => !ofRow.includes(part))),
  }
}

/** "Serious yes, marriage in a year or two": both clauses are the answer. */
const saysToo = (part: Part, { label }: Value, { reader, state }: Reading) =>
  reader(part.original, state.question ?? 'none')(label) >= ANSWERED

const GOES_ON = /^(?:but|though|although|except) (?:only|just|not|mostly)\b/
const DENIES =
  /^(?:and |but |so )?(?:definitely |absolutely )?not (?:an?|just|looking for|here for|after|into|another)\b/
/** Rows that an answer to another row may also name. */
const OTHERS: readonly RowName[] = ['smoking', 'drinking', 'kids', 'budget', 'distance', 'faith']

const isNoMore = ({ row, value }: Value, own: readonly Part[]) =>
  row === 'kids' && value === 'no' && own.some(({ text }) => NO_MORE.test(text))
const NO_MORE =
  /\b(?:not|never) (?:want|have|need|be having)(?: any)? more\b|^(?:and |but |so )?no more(?: kids| children| for me)?\W*$/

const isPerson = ({ value: { row, value }, sure }: { value: Value; sure: number }, own: readonly Part[]) =>
  row === 'meet' &&
  own
    .filter(({ about }) => about !== 'third')
    .some(
      ({ text }) =>
        peopleSought(text, false).includes(value) || (sure >= NAMED_PERSON && peopleNamed(text).includes(value)),
    )

/** "Surely. My mother is already knitting.": a yes or no at the start counts, unless another answer is heard. */
function isPlainly(
  { value }: Value,
  [first]: readonly Part[],
  weighed: readonly { value: Value; sure: number }[],
): boolean {
  const says = first && PLAIN_YES.test(first.text) ? 'yes' : first && NO.test(first.text) ? 'no' : null
  return value === says && weighed.every(({ sure }) => sure < ANSWERED)
}

/** A value that the first clause states plainly counts, whatever follows. */
const FIRST_CLAUSE = 0.9
function clearestOf({ label }: Value, [first]: readonly Part[], { reader, state }: Reading): number {
  return first && first.about !== 'third' ? FIRST_CLAUSE * reader(first.original, state.question ?? 'none')(label) : 0
}

function allButIn(values: readonly string[], left: readonly Part[]): ReturnType<Step> {
  const quote = left.map(({ original }) => original).join(', ')
  const heard = values.map((value): Heard => {
    const operation = putting({ path: 'preferences.must_haves', value, words: quote })
    return { kind: 'change', operation, by: 'asked', sure: 1, quote }
  })
  return { heard, taken: left }
}

const isRefused = ({ row, value }: Value, { message }: Reading) =>
  row === 'meet' && message.sentences.some(({ text }) => refuses(value, text, true))

function clearest({ label }: Value, { reader, state }: Reading, left: readonly Part[]): Part {
  const question = state.question ?? 'none'
  const weighed = left.map((part) => ({ part, sure: reader(part.original, question)(label) }))
  const [first] = weighed.toSorted((one, other) => other.sure - one.sure)
  // Callers pass at least one part.
  return (first ?? weighed[0])?.part ?? (left[0] as Part)
}
