import { KM_PER_MILE } from '#contract/limits.ts'
import { optionLabel } from '#contract/options.ts'
import { plain } from './answering/clauses.ts'
import { isOpen } from './groups.ts'
import { type Proposal, putting } from './proposal.ts'
import { defined, optionsOf, type Path, pathsOf, SLOTS, type Slot } from './slots.ts'
import { BESIDE, type Conversation, type Offer, type Part } from './state.ts'

/** Answers to press under a reply. `text` is what is sent for one; several are sent with commas between them. */
export type Choices = { group: string; multiple: boolean; options: { label: string; text: string }[] }

type Option = Offer['options'][number]
type Offered = { group: string; multiple: boolean; options: readonly Option[] }

const option = (path: Path, value: string): Option => ({
  label: optionLabel(value),
  does: [putting({ path, value, words: '' })],
})
const none = (label: string, slot: Slot): Option => ({ label, does: [{ kind: 'settle', slot, words: '' }] })

const far = (amount: number, unit: 'km' | 'miles'): Option => ({
  label: `${amount} ${unit}`,
  does: [
    {
      ...{ kind: 'set', path: 'valuesMap.distance_km', unit, words: '' },
      value: unit === 'km' ? amount : Math.round(amount * KM_PER_MILE),
    },
  ],
})
const NO_LIMIT = none('No limit', 'distance')
const IN_MILES = [...[5, 10, 15, 25, 50].map((amount) => far(amount, 'miles')), NO_LIMIT]
const IN_KM = [...[10, 20, 30, 50, 80].map((amount) => far(amount, 'km')), NO_LIMIT]

type Answers = { multiple: boolean; options: readonly Option[] }

/** The answers of each question that has some. */
const ANSWERS: ReadonlyMap<Part, Answers> = new Map([
  ['distance', { multiple: false, options: IN_MILES }],
  ...SLOTS.flatMap(answersTo),
])

function answersTo(slot: Slot): [Slot, Answers][] {
  const [path] = pathsOf(slot)
  const { options, isClosed, nothing } = defined(slot)
  if (!path || !options) return []
  const listed = optionsOf(slot).map((value) => option(path, value))
  return [[slot, { multiple: !isClosed, options: nothing ? [...listed, none('None of these', slot)] : listed }]]
}

/** The options of a question, for asking back about one of its values. */
export const optionsFor = (part: Part): readonly Option[] => ANSWERS.get(part)?.options ?? []

function offered(state: Conversation): Offered | null {
  const { part, offer } = state
  if (offer && offer.group !== BESIDE) return { ...offer, multiple: false }
  const known = part === null || !isOpen(state) ? undefined : ANSWERS.get(part)
  const inKm = part === 'distance' && state.lastUnit === 'km' ? { options: IN_KM } : {}
  const asked = part === null || !known ? null : { group: part, ...known, ...inKm }
  if (!offer || !asked) return offer ? { ...offer, multiple: false } : asked
  return { ...asked, options: [...asked.options, ...offer.options] }
}

/** What can be pressed under the last reply; null when nothing can. */
export function choicesOf(state: Conversation): Choices | null {
  const found = state.ended === null && !state.isHelped ? offered(state) : null
  if (!found) return null
  const { group, multiple, options } = found
  return { group, multiple, options: options.map(({ label }) => ({ label, text: label })) }
}

/**
 * What a message does when it is the label of something offered, or several labels with commas between them. Null when
 * it is anything else: then it has to be read.
 */
export function pressed(state: Conversation, text: string): Proposal[] | null {
  const found = offered(state)
  if (!found) return null
  const optionOf = (said: string) => found.options.find(({ label }) => plain(label) === plain(said))
  const whole = optionOf(text)
  const parts = found.multiple ? text.split(',').map(optionOf) : []
  const options = whole ? [whole] : parts
  if (options.length === 0 || options.some((one) => one === undefined)) return null
  return options.flatMap((one) => one?.does ?? []).map((does) => ({ ...does, words: text.trim() }))
}
