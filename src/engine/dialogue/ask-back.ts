import { optionsFor } from './choices.ts'
import { groupOf } from './groups.ts'
import { type Choice, MOST_OFFERED } from './orders/order.ts'
import { inWords, type Said, sayOne } from './phrasing.ts'
import { type Proposal, putting } from './proposal.ts'
import { defined, isListPath, PATHS, type Path, type Slot, slotOf } from './slots.ts'
import { type Conversation, type Entry, MAX_LABEL, type Offer } from './state.ts'
import { distanceSaid, valueSaid } from './wording/spoken.ts'

/** Something asked back: the words, the answers, and the question that typed words then belong to. */
export type Back = { id: string; ways: readonly string[]; offer: Offer; slot: Slot | null }

const RIGHT = "Yes, that's right"
const LEAVE = 'No, leave it out'

/** What a reading is not sure of on the row of the first doubt, as a question with its answers. Null without a doubt. */
export function askBack(doubts: readonly Proposal[], state: Conversation): Back | null {
  const all = doubts.flatMap((one) => (one.kind === 'set' || one.kind === 'add' ? [one] : []))
  const [first] = all
  if (!first) return null
  const slot = slotOf(first)
  const values = all.filter((one) => slotOf(one) === slot)
  const isList = isListPath(first.path)
  const isFigure = typeof first.value === 'number'
  const meant = isList || isFigure ? values : [first]
  const said = agesIn(meant) ?? inWords(meant.map((one) => saidOf(one, state)))
  const others =
    isList || isFigure
      ? []
      : optionsFor(slot).filter(({ does }) => does[0]?.kind === 'set' && does[0].value !== first.value)
  const options = [
    { label: RIGHT, does: [...meant] },
    ...others.map(({ label, does }) => ({ label: `${defined(slot).title}: ${label.toLowerCase()}`, does })),
    { label: LEAVE, does: [] },
  ]
  const ways =
    first.path === 'valuesMap.distance_km'
      ? [`That's roughly ${said}. Shall I put that?`, `I keep that as a distance: is ${said} about right?`]
      : [`So ${said}, is that right?`, `Did I get that right: ${said}?`, `Just to be sure: ${said}?`]
  return { id: 'sure', ways, offer: { group: slot, options }, slot }
}

/** Both ends of the ages at once: "47 to 58". */
function agesIn(meant: readonly Proposal[]): string | null {
  const end = (name: 'min' | 'max') =>
    meant.flatMap((one) => (one.kind === 'set' && one.path === `valuesMap.age_range.${name}` ? [one.value] : []))[0]
  const [min, max] = [end('min'), end('max')]
  return min === undefined || max === undefined ? null : `${min} to ${max}`
}

/** A value in the middle of a question: "you don't smoke", "a no to heavy drinkers". */
function saidOf(one: Extract<Proposal, { kind: 'set' | 'add' }>, state: Conversation): string {
  const { path, value } = one
  if (path === 'valuesMap.distance_km')
    return distanceSaid(Number(value), (one.kind === 'set' ? one.unit : null) ?? state.lastUnit)
  const said = valueSaid(path, value, state)
  if (path === 'valuesMap.budget') return `${said} for a date`
  return path === 'valuesMap.dealbreakers' ? `a no to ${said}` : said
}

const FAITH: Path = 'valuesMap.faith_values_edge'
const FAITH_OR_NONE = 'faith-or-none'

/** A message that says something of faith and a no as well: either may be the answer. */
export function askFaith(value: string, words: string): Back {
  const options = [
    { label: `"${value}"`, does: [putting({ path: FAITH, value, words })] },
    { label: 'Nothing on faith', does: [{ kind: 'settle' as const, slot: 'faith' as const, words }] },
  ]
  const ways = [
    `For faith and values, shall I put "${value}", or nothing?`,
    `On faith: would you like "${value}" there, or nothing?`,
  ]
  return { id: FAITH_OR_NONE, ways, offer: { group: FAITH_OR_NONE, options }, slot: 'faith' }
}

const WHICH: readonly string[] = ['Which one do you mean?', 'Which one is it?']
const WHICH_OUT: readonly string[] = ['Which one shall I take out?', 'Which of them should go?']

/** An order that may mean several things, with each of them as an answer. */
export function askWhich(choices: readonly Choice[], ask?: string): Back {
  const each = choices
    .slice(0, MOST_OFFERED)
    .map(({ label, does }) => ({ label: label.slice(0, MAX_LABEL), does: [...does] }))
  const isRemoval = choices.every(({ does }) => does.length > 0 && does.every(({ kind }) => kind === 'remove'))
  const all =
    choices.length === 2 && ask === undefined ? [{ label: 'Both', does: choices.flatMap(({ does }) => does) }] : []
  const none = { label: choices.length === 1 ? LEAVE : 'None of them', does: [] }
  const leaves = each.some(({ does }) => does.length === 0)
  return {
    id: 'which',
    ways: ask !== undefined ? [ask] : isRemoval ? WHICH_OUT : WHICH,
    offer: { group: 'which', options: [...each, ...all, ...(leaves ? [] : [none])] },
    slot: null,
  }
}

const REWORD = 'reword'

/** An entry that is to say something else, which was not understood: what is typed next is taken for it. */
export function askReword(entry: Entry): Back {
  const { path, value } = entry
  const gone: Proposal = { kind: 'remove', path, value: String(value), words: '' }
  const options = [
    { label: 'Take it out', does: [gone] },
    { label: 'Leave it as it is', does: [] },
  ]
  return { id: REWORD, ways: [`What should "${value}" say instead?`], offer: { group: REWORD, options }, slot: null }
}

const ADDS = 'add:'

/** Something is to be added to a list, and it was not understood what: what is typed next is taken for it. */
export const askWording = (path: Path, list: string): Back => ({
  id: 'add',
  ways: [`What should I add to your ${list}?`],
  offer: { group: `${ADDS}${path}`, options: [{ label: 'Nothing, leave it', does: [] }] },
  slot: null,
})

/** What words were asked for: the place that they go to, and the entry whose words they replace. */
export type Request = { path: Path; gone: Extract<Proposal, { kind: 'remove' }> | null }

/** The request for words that is open: new ones for an entry, or something to add. Null when there is none. */
export function requestOf({ offer }: Conversation): Request | null {
  const gone = offer?.group === REWORD ? offer.options[0]?.does[0] : undefined
  if (gone?.kind === 'remove') return { path: gone.path, gone }
  const path = PATHS.find((one) => offer?.group === `${ADDS}${one}`)
  return path === undefined ? null : { path, gone: null }
}

/** Puts what is asked back in the place of the next question. What is typed instead is read as an answer to it. */
export function backIn(state: Conversation, { id, ways, offer, slot }: Back): Said {
  const said = sayOne(state, id, ways)
  const asked = slot === null ? said.state.asked : { ...said.state.asked, [slot]: (said.state.asked[slot] ?? 0) + 1 }
  const open = slot === null ? {} : { pending: groupOf(slot), part: slot }
  return { state: { ...said.state, ...open, asked, offer }, text: said.text }
}
