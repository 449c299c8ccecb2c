import { type TYPICAL_WEEK, weekParts } from '#contract/options.ts'
import { inWords, quoted } from '../phrasing.ts'
import { isMeet, type Path } from '../slots.ts'
import type { Conversation } from '../state.ts'
import { agesSaid, begun, valueSaid } from './spoken.ts'
import { timeSaid } from './week-said.ts'

/** Values of one place, as they are said. */
type Say = (path: Path) => string[]

/** How much of a note is read back with everything else. */
const LONGEST_NOTE = 60

/** The notes, read back; each only begun where `isShort`. Empty where there are none. */
export function notesSaid({ entries }: Conversation, { isShort }: { isShort: boolean }): string {
  const notes = entries.flatMap(({ path, value }) => (path === 'notes' ? String(value) : []))
  const said = notes.map((note) => quoted(isShort ? begun(note, LONGEST_NOTE) : note))
  return said.length === 0 ? '' : `In the notes for your matchmaker: ${inWords(said)}.`
}

const present = (clauses: readonly (string | null)[]) => clauses.filter((clause) => clause !== null)

/**
 * Everything the conversation holds in two sentences: who is looked for and when, then the person and their limits.
 * Empty when it holds nothing.
 */
export function summaryOf(state: Conversation): string {
  const say: Say = (path) => valuesAt(state, path).map((value) => valueSaid(path, value, state))
  const sentences = [
    joined([[lookingFor(state, say)], datesOf(state, say)]),
    joined([aboutYou(say), wishesOf(state, say), limitsOf(state, say)]),
  ]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

const valuesAt = ({ entries }: Conversation, path: Path) =>
  entries.filter((entry) => entry.path === path).map(({ value }) => String(value))

const listedClauses = (clauses: readonly string[]) =>
  clauses.length < 2 ? clauses.join('') : `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}`

/** Groups of clauses as one sentence: commas within a group, semicolons between. */
function joined(groups: readonly (readonly (string | null)[])[]): string {
  const text = groups
    .map((clauses) => listedClauses(present(clauses)))
    .filter((group) => group !== '')
    .join('; ')
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function lookingFor(state: Conversation, say: Say): string | null {
  const [intent] = say('valuesMap.intent')
  const who = whoSaid(state)
  if (intent === undefined) return who === null ? null : `you'd like to meet ${who}`
  if (valuesAt(state, 'valuesMap.intent').includes('exploring'))
    return who === null ? `you're ${intent}` : `you're ${intent}, with ${who}`
  return who === null ? `you're after ${intent}` : `you're after ${intent} with ${who}`
}

function whoSaid(state: Conversation): string | null {
  const met = state.entries.filter(({ path, value }) => path === 'preferences.must_haves' && isMeet(value))
  const people = met.map(({ value }) => (value === 'Everyone' ? 'anyone' : String(value).toLowerCase()))
  const ages = agesSaid(state)
  if (people.length === 0) return ages === null ? null : `someone aged ${ages}`
  return ages === null ? inWords(people, 'or') : `${inWords(people, 'or')} aged ${ages}`
}

const FREE: Record<Exclude<(typeof TYPICAL_WEEK)[number], 'Flexible'>, string> = {
  Weeknights: 'on weeknights',
  Weekends: 'on weekends',
  'Lunch hours': 'over lunch',
  'Early mornings': 'early in the morning',
}
const free = new Map<string, string>(Object.entries(FREE))

function datesOf(state: Conversation, say: Say) {
  const [distance] = say('valuesMap.distance_km')
  const [budget] = say('valuesMap.budget')
  const times = valuesAt(state, 'valuesMap.availability')
  const named = times.flatMap((time) => free.get(time) ?? [])
  const { within, beside } = weekParts(times)
  const nearer = within.length === 0 ? '' : ` (${within.map(timeSaid).join(', ')})`
  const when = [named.length === 0 ? '' : `${inWords(named)}${nearer}`, ...beside.map(timeSaid)].filter(Boolean)
  return [
    distance === undefined ? null : `you'd travel up to ${distance}`,
    when.length === 0 ? null : `you're free ${when.join(', ')}`,
    times.includes('Flexible') ? 'your week is flexible' : null,
    budget === undefined ? null : `a date can be ${budget}`,
  ]
}

const aboutYou = (say: Say) => [
  ...say('valuesMap.lifestyle.smoking'),
  ...say('valuesMap.lifestyle.drinking'),
  ...say('valuesMap.family.wants_kids'),
]

function wishesOf(state: Conversation, say: Say) {
  const musts = state.entries.flatMap(({ path, value }) =>
    path === 'preferences.must_haves' && !isMeet(value) ? [valueSaid(path, value, state)] : [],
  )
  const wishes = [...musts, ...say('preferences.nice_to_haves')]
  return wishes.length === 0 ? [] : [`what counts for you: ${inWords(wishes)}`]
}

function limitsOf(state: Conversation, say: Say) {
  const faith = state.entries.find(({ path }) => path === 'valuesMap.faith_values_edge')?.value
  const [limits, steps] = [say('valuesMap.dealbreakers'), say('valuesMap.safety_prefs')]
  return [
    faith === undefined ? null : `on faith and values, ${quoted(String(faith))}`,
    limits.length === 0 ? null : `it's a no to ${inWords(limits, 'or')}`,
    steps.length === 0 ? null : `for safety you'd like ${inWords(steps)}`,
  ]
}
