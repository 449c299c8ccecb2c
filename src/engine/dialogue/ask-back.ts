import { optionLabel } from '#contract/options.ts'
import { optionsFor } from './choices.ts'
import { groupOf } from './groups.ts'
import { inWords, type Said, sayOne } from './phrasing.ts'
import type { Proposal } from './proposal.ts'
import { isListPath, type Slot, slotOf } from './slots.ts'
import { type Conversation, type Entry, MAX_LABEL, type Offer } from './state.ts'

/** Something asked back: the words, the answers, and the question that typed words then belong to. */
export type Back = { id: string; ways: readonly string[]; offer: Offer; slot: Slot | null }

const NAMES: Partial<Record<Slot, string>> = {
  intent: 'Here for',
  meet: 'To meet',
  availability: 'Free',
  budget: 'Budget',
  smoking: 'Smoking',
  drinking: 'Drinking',
  kids: 'Children',
  dealbreakers: 'A deal-breaker',
  safety: 'Safety',
}
const RIGHT = "Yes, that's right"
const LEAVE = 'No, leave it out'
const MOST_OPTIONS = 8

/** What a reading is not sure of, as a question with its answers. Null when there is no doubt. */
export function askBack(doubts: readonly Proposal[]): Back | null {
  const values = doubts.flatMap((one) => (one.kind === 'set' || one.kind === 'add' ? [one] : []))
  const [first] = values
  if (!first) return null
  const slot = slotOf(first)
  const isList = isListPath(first.path)
  const meant = isList ? values : [first]
  const said = inWords(
    meant.map(({ value }) => optionLabel(String(value)).replace(/^[A-Z](?=[a-z])/, (one) => one.toLowerCase())),
  )
  const others = isList
    ? []
    : optionsFor(slot).filter(({ does }) => does[0]?.kind === 'set' && does[0].value !== first.value)
  const name = NAMES[slot] ?? 'That'
  const options = [
    { label: RIGHT, does: [...meant] },
    ...others.map(({ label, does }) => ({ label: `${name}: ${label.toLowerCase()}`, does })),
    { label: LEAVE, does: [] },
  ]
  const ways = [
    `${name}: ${said}. Right?`,
    `${name}: ${said}. Did I get that right?`,
    `Just checking. ${name}: ${said}?`,
  ]
  return { id: 'sure', ways, offer: { group: slot, options }, slot }
}

const WHICH: readonly string[] = ['Which one do you mean?', 'Which one should go?']

/** An order that fits several entries, with each of them as an answer. */
export function askWhich(candidates: readonly Entry[]): Back {
  const remove = ({ path, value }: Entry): Proposal => ({ kind: 'remove', path, value: String(value), words: '' })
  const each = candidates.slice(0, MOST_OPTIONS - 2).map((entry) => ({
    label: String(entry.value).slice(0, MAX_LABEL),
    does: [remove(entry)],
  }))
  const all = candidates.length === 2 ? [{ label: 'Both', does: candidates.map(remove) }] : []
  return {
    id: 'which',
    ways: WHICH,
    offer: { group: 'which', options: [...each, ...all, { label: 'None of them', does: [] }] },
    slot: null,
  }
}

/** Puts what is asked back in the place of the next question. What is typed instead is read as an answer to it. */
export function backIn(state: Conversation, { id, ways, offer, slot }: Back): Said {
  const said = sayOne(state, id, ways)
  const asked = slot === null ? said.state.asked : { ...said.state.asked, [slot]: (said.state.asked[slot] ?? 0) + 1 }
  const open = slot === null ? {} : { pending: groupOf(slot), part: slot }
  return { state: { ...said.state, ...open, asked, offer }, text: said.text }
}

/** The soft question and its answers. */
export const CARE = 'care'
const NOT_SURE = "I'm not sure"
export const CARE_ANSWERS = ["I'm safe, just tired", NOT_SURE, "Let's go on later"] as const

/** "No one under 40" goes on with the profile. */
const NOT_SAFE =
  /^\W*(?:no|nope|not really|i don['\u2019]?t (?:know|think so)|not sure|i['\u2019]?m not)(?:\W*$|[,.!\s]+(?:i|not|it|he|she|they)\b)/i

/** Whether the soft question was answered with anything but safety. */
export const isUnsafe = ({ offer }: Conversation, text: string): boolean =>
  offer?.group === CARE && (text.trim() === NOT_SURE || NOT_SAFE.test(text.trim()))
