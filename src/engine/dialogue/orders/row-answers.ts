import { KM_PER_MILE } from '#contract/limits.ts'
import { asAnswerTo } from '../decide-message.ts'
import { isLearnedAlone, VALUES } from '../learned/closed-values.ts'
import type { Likelihood } from '../learned/reader.ts'
import { type Proposal, putting } from '../proposal.ts'
import { MONEY } from '../read-reply/age/age-words.ts'
import { plainWords } from '../reading/plain-words.ts'
import { slotsSpokenOf } from '../reading/row-names.ts'
import { anyOf } from '../reading/words.ts'
import { type Path, type Slot, slotOf } from '../slots.ts'
import type { LearnedReader } from '../spans/learned-reader.ts'
import type { Conversation, Entry } from '../state.ts'
import { listsIn } from './list-names.ts'

/** Whether a row holds closed values or figures. */
const isClosed = (slot: Slot) => isLearnedAlone(slot) || slot === 'age' || slot === 'distance'

/** From here on a text may put an answer right, and from the second on a value of a row that it does not name is meant. */
const MAY_CORRECT = 0.15
const NAMES_A_VALUE = 0.55
/** From here on a value is heard in what puts a row right, and no other half as well. */
const IS_SAID = 0.3

/** From here on something is to be taken out. */
const TAKES = 0.25
const TAKING = ['Orem', 'Oclr', 'Oundo']

type Given = { before: Conversation; likely: Likelihood; reader: LearnedReader }

/**
 * What a text says anew of rows with closed values or figures: it is read as an answer to the question of each row that
 * it speaks of, by its name, by the figure that stands there, or by a value. Nothing where it orders and corrects nothing.
 */
export function rowAnswers(text: string, given: Given): Proposal[] {
  const { before, likely } = given
  const said = plainWords(text)
  const figures = figuresIn(said)
  if (figures.length === 0 && !isCorrecting(likely, null)) return []
  // What is taken out or cleared says nothing anew, and what goes to a list is no answer on a row.
  if (TAKING.some((label) => likely(label) >= TAKES) || listsIn(said).length > 0) return []
  const spoken = slotsSpokenOf(said).filter(isClosed)
  const ages = figuresIn(said.replace(MONEY, ' '))
  const figure = RANGE.test(said) ? null : figureAnew(text, { said, figures: ages, before, spoken })
  if (figure && isCorrecting(likely, 'A')) return [figure]
  if (!isCorrecting(likely, figures.length > 0 ? 'D' : null)) return []
  const heard = VALUES.filter(({ label }) => likely(label) >= NAMES_A_VALUE).map(({ slot }) => slot)
  const standing = before.entries.filter((one) => figures.includes(figureOf(one, before))).map(slotOf)
  const slots = [...new Set([...spoken, ...standing, ...(spoken.length === 0 ? heard : [])])].filter(
    (slot) => isClosed(slot) && before.entries.some((one) => slotOf(one) === slot),
  )
  return slots.flatMap((slot) => answerOn(slot, text, given))
}

/** Whether a text orders something or puts it right; a figure may do so by its label alone. */
const isCorrecting = (likely: Likelihood, figure: 'A' | 'D' | null) =>
  Math.max(likely('R'), likely('C'), figure === null ? 0 : likely(figure) - MAY_CORRECT) >= MAY_CORRECT

const figuresIn = (said: string) => [...new Set(said.match(/(?<![\d.$])\d{1,3}(?![\d.]*\d)/g))].map(Number)

/** The figure of an entry as the person would say it. */
export const figureOf = ({ path, value }: Entry, { lastUnit }: Conversation) =>
  path === 'valuesMap.distance_km' && lastUnit !== 'km' ? Math.round(Number(value) / KM_PER_MILE) : Number(value)

/** "30 to 50": both ends at once, which the readers know. */
const RANGE = /\d\s*(?:-|\u2013|to|and|through)\s*\d/

const UPPER_END = anyOf(/upper|top|max(?:imum)?|older|oldest|highest|ends?|stops?/)
const LOWER_END = anyOf(/lower|bottom|min(?:imum)?|younger|youngest|lowest|begins?|starts?/)

type Figure = { said: string; figures: readonly number[]; before: Conversation; spoken: readonly Slot[] }

/** An end of the ages: "32 is too young, make it 34" tells it by the figure that stands, "the oldest" by its name. */
function figureAnew(text: string, { said, figures, before, spoken }: Figure): Proposal | null {
  const ends = before.entries.filter((one) => slotOf(one) === 'age')
  if (ends.length === 0 || (spoken.some((one) => one !== 'availability') && !spoken.includes('age'))) return null
  const olds = ends.filter(({ value }) => figures.includes(Number(value)))
  const news = figures.filter((one) => !olds.some(({ value }) => value === one))
  const [value, ...others] = news
  const isUpper = UPPER_END.test(said)
  const named: Path | null =
    isUpper === LOWER_END.test(said) ? null : isUpper ? 'valuesMap.age_range.max' : 'valuesMap.age_range.min'
  const path = olds.length === 1 ? (olds[0]?.path ?? null) : olds.length === 0 ? named : null
  return value === undefined || others.length > 0 || path === null ? null : { kind: 'set', path, value, words: text }
}

/** "Put yes": the value itself, whatever is said around it. */
const PUTS =
  /\b(?:put|say|make (?:it|that)|set (?:it|that) to|change (?:it|that|them) to)(?: down)?(?: as)?(?: an?)? (yes|no|open|sometimes)\b(?! (?:more|one|longer|kids|children|smok|drink))/

/** A text read as the answer to a row's question. */
export function answerOn(slot: Slot, text: string, { before, reader }: Given): Proposal[] {
  const [, put] = PUTS.exec(plainWords(text)) ?? []
  const value = VALUES.find((one) => one.slot === slot && one.value === put)
  if (value) return [putting({ path: value.path, value: value.value, words: text })]
  const { sure, likely } = asAnswerTo(slot, text, { before, reader })
  const found = sure.filter(({ kind }) => kind === 'set' || kind === 'add')
  if (found.length > 0) return found
  const [best, rival] = VALUES.filter((one) => one.slot === slot).toSorted(
    (one, other) => likely(other.label) - likely(one.label),
  )
  if (!best || likely(best.label) < IS_SAID || (rival && likely(rival.label) > likely(best.label) / 2)) return []
  return [putting({ path: best.path, value: best.value, words: text })]
}
