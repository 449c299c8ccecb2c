import { KM_PER_MILE } from '#contract/limits.ts'
import { optionLabel } from '#contract/options.ts'
import type { Change } from '../merge.ts'
import { inSentence, inWords, quoted } from '../phrasing.ts'
import { cutAtWord } from '../reading/wording.ts'
import { kidsFromHereOn } from '../slots/kids.ts'
import { defined, isMeet, type Path, type Slot, slotOf } from '../slots.ts'
import { type Conversation, isPastParenting } from '../state.ts'
import { timeSaid, weekChanged } from './week-said.ts'

/** What stands in the snapshot, as one says it to the person: "you don't smoke", "30 to 40", "no heavy drinkers". */

/** Own words in the middle of a sentence: "Likes to cook" → "likes to cook"; names and capitals stay. */
const lowered = (text: string) =>
  text.replace(/^\p{Lu}(?=\p{Ll}|\s)(?!\p{Ll}*[\s:]+(?!I\b)\p{Lu})/u, (first) => first.toLowerCase())

/** "He'd be of Igbo heritage": what was written with a capital within a sentence keeps it. */
const beginsWithName = (text: string, words: string) => {
  const [first] = /^\p{Lu}[\p{L}'-]*/u.exec(text) ?? []
  return first !== undefined && new RegExp(`[\\p{Ll},] ${first}(?![\\p{L}])`, 'u').test(words)
}

/** A distance in the unit the person measures in; in both where they have named none. */
export function distanceSaid(km: number, unit: Conversation['lastUnit']): string {
  const miles = `${Math.round(km / KM_PER_MILE)} miles`
  return unit === 'km' ? `${km} km` : unit === 'miles' ? miles : `${miles} (${km} km)`
}

/** One value as it is said to the person who gave it. */
export function valueSaid(path: Path, value: string | number, state: Conversation): string {
  const text = String(value)
  const entry = state.entries.find((one) => one.path === path && one.value === value)
  const inText = beginsWithName(text, entry?.words ?? '') ? text : lowered(text)
  const slot = slotOf({ path, value })
  const listed =
    slot === 'kids' && isPastParenting(state) ? kidsFromHereOn.said[text] : defined(slot).options?.[text]?.said
  if (listed !== undefined) return listed
  switch (path) {
    case 'valuesMap.distance_km':
      return distanceSaid(Number(value), state.lastUnit)
    case 'valuesMap.age_range.min':
      return `from ${text}`
    case 'valuesMap.age_range.max':
      return `up to ${text}`
    case 'valuesMap.availability':
      return timeSaid(text)
    case 'valuesMap.faith_values_edge':
      return `${quoted(text)} for faith and values`
    case 'valuesMap.dealbreakers':
      return quoted(inText)
    case 'preferences.nice_to_haves':
      return `${inSentence(inText)} as a bonus`
    case 'valuesMap.safety_prefs':
    case 'preferences.must_haves':
      return inSentence(inText)
    default:
      return text
  }
}

/** What stands of an age range: "30 to 40", "from 30", "up to 40". Null when nothing does. */
export function agesSaid({ entries }: Conversation): string | null {
  const [min, max] = (['valuesMap.age_range.min', 'valuesMap.age_range.max'] as const).map(
    (path) => entries.find((entry) => entry.path === path)?.value,
  )
  if (min !== undefined && max !== undefined) return min === max ? `${min}` : `${min} to ${max}`
  if (min !== undefined) return `from ${min}`
  return max === undefined ? null : `up to ${max}`
}

const isAge = (change: Change) => change.kind === 'set' && change.path.startsWith('valuesMap.age_range')

/** What a slot is called in the middle of a sentence. */
export const slotSaid = (slot: Slot): string => defined(slot).name

/** The value that another took the place of. */
function insteadOf(path: Path, before: string | number, state: Conversation): string {
  if (path === 'valuesMap.faith_values_edge') return `(it was ${quoted(begun(String(before), LONGEST_OLD))})`
  if (path.startsWith('valuesMap.lifestyle') || path.startsWith('valuesMap.family')) return `(it was "${before}")`
  return `instead of ${valueSaid(path, before, state)}`
}

/** How much of a note is named beside other changes. */
const LONGEST_NOTE = 60
/** The beginning of one's own words, with a sign where they go on. */
export const begun = (words: string, limit: number): string => {
  const shown = cutAtWord(words, limit)
  return shown === words ? words : `${shown}\u2026`
}

function changeSaid(change: Change, state: Conversation): string {
  switch (change.kind) {
    case 'set': {
      const { path, value, before } = change
      const now = valueSaid(path, value, state)
      return before === null ? now : `${now} ${insteadOf(path, before, state)}`
    }
    case 'added':
      return valueSaid(change.path, change.value, state)
    case 'removed':
      return `${quoted(optionLabel(change.value))} taken off`
    case 'cleared':
      return `${slotSaid(change.slot)} blank again`
    case 'declined':
      return `${slotSaid(change.slot)} left open`
    case 'settled':
      return defined(change.slot).nothing ?? `nothing for ${slotSaid(change.slot)}`
    case 'ownAge':
      return `you're ${change.value}`
    case 'aroundOwnAge':
      return 'someone near your own age'
    case 'note':
      return `a note of ${quoted(begun(change.value, LONGEST_NOTE))}`
  }
}

/** The whole range that stands now, and what of it is no more. */
function agesChanged(ends: readonly Change[], state: Conversation): string[] {
  const said = ends.length === 0 ? null : agesSaid(state)
  if (said === null) return []
  const gone = ends.flatMap((end) =>
    end.kind === 'set' && end.before !== null ? [valueSaid(end.path, end.before, state)] : [],
  )
  return [`${state.part === 'age' ? '' : 'ages '}${said}${gone.length === 0 ? '' : ` (it was ${gone.join(', ')})`}`]
}

const isAdded = (change: Change, fits: (path: Path, value: string) => boolean) =>
  change.kind === 'added' && fits(change.path, change.value)
const isBonus = (change: Change) => isAdded(change, (path) => path === 'preferences.nice_to_haves')
const isMet = (change: Change) => isAdded(change, (_, value) => isMeet(value))
const isRefused = (change: Change) => isAdded(change, (path) => path === 'valuesMap.dealbreakers')

const isWish = (change: Change) => isAdded(change, (path, value) => path === 'preferences.must_haves' && !isMeet(value))

/** '"Kind" as a must-have'. */
const mustHavesSaid = (changes: readonly Change[]): string[] => {
  const values = changes.flatMap((one) => ('value' in one ? quoted(lowered(String(one.value))) : []))
  return values.length === 0 ? [] : [`${inWords(values)} as ${values.length === 1 ? 'a must-have' : 'must-haves'}`]
}

/** How much of old words is said. */
const LONGEST_OLD = 40

const CALLED: Partial<Record<Path, string>> = {
  'preferences.must_haves': 'a must-have',
  'preferences.nice_to_haves': 'a bonus',
  'valuesMap.dealbreakers': 'a deal-breaker',
  notes: 'a note',
}
type Gone = Extract<Change, { kind: 'added' | 'removed' }>
type Come = { path: Path; value: string; change: Change }

const comeOf = (change: Change): Come[] => {
  if (change.kind === 'added') return [{ path: change.path, value: change.value, change }]
  if (change.kind === 'note') return [{ path: 'notes', value: change.value, change }]
  return change.kind === 'set' && typeof change.value === 'string'
    ? [{ path: change.path, value: change.value, change }]
    : []
}

/** Entries that went to another list, or got other words: each said at once, and not as two changes. */
function movesIn(changes: readonly Change[]): { said: string[]; rest: Change[] } {
  const said: string[] = []
  const told = new Set<Change>()
  const gone = changes.filter((one): one is Gone => one.kind === 'removed' && !isMeet(one.value))
  const come = changes.flatMap(comeOf)
  const tell = (out: Gone, into: Come, words: string) => {
    said.push(words)
    told.add(out).add(into.change)
  }
  for (const out of gone) {
    const into = come.find((one) => one.value === out.value && one.path !== out.path && !told.has(one.change))
    const list = into && CALLED[into.path]
    if (into && list) tell(out, into, `${quoted(begun(out.value, LONGEST_OLD))} is ${list} now`)
  }
  // What takes the place of something follows it in the changes; what is put elsewhere in the same message goes before.
  const isAfter = (one: Change, other: Change) => changes.indexOf(one) > changes.indexOf(other)
  for (const out of gone.filter((one) => !told.has(one))) {
    const ofList = come.filter((one) => one.path === out.path && !told.has(one.change) && isAfter(one.change, out))
    const [into] = ofList
    const isGone = (one: Gone) => one.path === out.path && !told.has(one) && into && isAfter(into.change, one)
    // Which of several took its place is not known.
    const isOne = ofList.length === 1 && gone.filter(isGone).length === 1
    if (into && isOne && out.path !== 'valuesMap.availability')
      tell(out, into, `${quoted(begun(out.value, LONGEST_OLD))} now says ${quoted(into.value)}`)
  }
  return { said, rest: changes.filter((one) => !told.has(one)) }
}

/** All that a message changed, as one would say it: who first, then their ages; a bonus and what is refused last. */
export function itemsOf(all: readonly Change[], state: Conversation): string[] {
  const { said: moves, rest } = movesIn(all)
  const { week, rest: changes } = weekChanged(rest, state)
  const say = (fits: (change: Change) => boolean) => changes.filter(fits).map((change) => changeSaid(change, state))
  const refusals = say(isRefused)
  // Beside what they say of themselves it is told whose it is.
  const isOfOwn = (one: Change) => one.kind === 'ownAge' || (one.kind === 'set' && !isAge(one))
  const isApart = (one: Change) => isWish(one) && changes.some(isOfOwn)
  const items = [
    ...moves,
    ...say(isMet),
    ...agesChanged(changes.filter(isAge), state),
    ...week,
    ...say((change) => ![isMet, isAge, isBonus, isRefused, isApart].some((fits) => fits(change))),
    ...mustHavesSaid(changes.filter(isApart)),
    ...say(isBonus),
    ...(refusals.length === 0 ? [] : [`a no to ${inWords(refusals, 'or')}`]),
  ]
  return [...new Set(items)]
}

const FEW = 8
const SHORT = 360

/**
 * What a message changed, short enough to stand in the reply's own sentence: all of it, or its beginning and how much
 * more there is. Null when nothing changed.
 */
export function changesInShort(changes: readonly Change[], state: Conversation): { said: string; more: number } | null {
  const all = itemsOf(changes, state)
  if (all.length === 0) return null
  const isShort = (items: readonly string[]) => items.length <= FEW && items.join(', ').length <= SHORT
  const shown = isShort(all)
    ? all
    : all.slice(0, [8, 7, 6, 5, 4, 3, 2].find((count) => isShort(all.slice(0, count))) ?? 1)
  const more = all.length - shown.length
  return { said: more === 0 ? inWords(shown) : shown.join(', '), more }
}
