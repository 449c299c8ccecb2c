import { apply } from '../../src/engine/concierge/profile/apply.ts'
import { differencesBetween } from '../../src/engine/concierge/profile/changes.ts'
import type { Operation } from '../../src/engine/concierge/profile/operation.ts'
import type { Profile } from '../../src/engine/concierge/profile/profile.ts'
import { type Path, type RowName, rowOf } from '../../src/engine/concierge/profile/rows.ts'
import type { Conversation } from '../../src/engine/concierge/state/conversation.ts'
import { stepsFor } from '../../src/engine/concierge/state/steps.ts'
import { begun, type LineSet, rowsOf } from './lines.ts'

const LISTS: Record<string, Path> = {
  must_haves: 'preferences.must_haves',
  nice: 'preferences.nice_to_haves',
  dealbreakers: 'valuesMap.dealbreakers',
  notes: 'notes',
}
/** Entries stored before the order removes them. */
const SINGLE: Record<string, Operation[]> = {
  smoking: [{ op: 'set', path: 'valuesMap.lifestyle.smoking', value: 'no', words: '' }],
  drinking: [{ op: 'set', path: 'valuesMap.lifestyle.drinking', value: 'sometimes', words: '' }],
  kids: [{ op: 'set', path: 'valuesMap.family.wants_kids', value: 'open', words: '' }],
  budget: [{ op: 'set', path: 'valuesMap.budget', value: '$$', words: '' }],
  faith: [{ op: 'set', path: 'valuesMap.faith_values_edge', value: 'Methodist', words: '' }],
  ages: [
    { op: 'set', path: 'valuesMap.age_range.min', value: 50, words: '' },
    { op: 'set', path: 'valuesMap.age_range.max', value: 60, words: '' },
  ],
  distance: [{ op: 'set', path: 'valuesMap.distance_km', value: 40, words: '' }],
}
const SLOT_CALLED: Record<string, RowName> = {
  must_haves: 'mustHaves',
  nice: 'niceToHaves',
  dealbreakers: 'dealbreakers',
  notes: 'notes',
  ages: 'age',
}

type Order = { op: string; target: string; into: string; standing: Operation[]; text: string }

function orderIn([head = '', entries = '', text = '']: string[]): Order {
  const [, op = '', target = '', into = ''] = /^(\w+): (.*?)(?: => (.*))?$/.exec(head) ?? []
  const standing = entries.split(' // ').flatMap((part): Operation[] => {
    const [name = '', list = ''] = part.split(/: (.*)/)
    const path = LISTS[name]
    if (path === undefined) return []
    return list.split('; ').map((value) => ({ op: 'add', path, value, words: '' }))
  })
  return { op, target, into, standing: [...standing, ...(op === 'clear' ? (SINGLE[target] ?? []) : [])], text }
}

const keysOf = ({ entries }: Pick<Profile, 'entries'>) =>
  entries.map(({ path, value }) => `${path}=${String(value).toLowerCase()}`)
/** "I'm deaf in one ear" equals "deaf in one ear". */
const FRAME =
  /=(?:(?:that|i am|i have|i'm|i've|i|an?|the|people|some(?:one|body)|any(?:one|body)|they|who|must|has|have) )+/
const bare = (key: string) => key.replaceAll('\u2019', "'").replace(FRAME, '=')
const isSame = (some: readonly string[], others: readonly string[]) => {
  const [one, other] = [some.map(bare), others.map(bare)]
  const isThere = (key: string) =>
    other.includes(key) || (key.startsWith('notes=') && other.some((held) => held.startsWith(key)))
  return one.length === other.length && one.every(isThere)
}

/** The wanted entries; null if the chat must ask. */
function wanted({ op, target, into }: Order, before: Profile): string[] | null {
  if (target === '?') return null
  const named = target.toLowerCase().split(' + ')
  const kept = before.entries.filter(({ value }) => !named.includes(String(value).toLowerCase()))
  const gone = before.entries.filter((entry) => !kept.includes(entry))
  const keep = keysOf({ ...before, entries: kept })
  const to = into.toLowerCase()
  const path = LISTS[op === 'add' ? target : into]
  switch (op) {
    case 'remove':
      return keep
    case 'replace':
    case 'rename':
      return [...keep, ...gone.map((entry) => `${entry.path}=${to}`)]
    case 'move':
      return [...keep, ...named.map((value) => `${path}=${value}`)]
    case 'add':
      return [...keysOf(before), `${path}=${to}`]
    case 'clear': {
      const row = SLOT_CALLED[target] ?? target
      return keysOf({ ...before, entries: before.entries.filter((entry) => rowOf(entry) !== row) })
    }
    default:
      return null
  }
}

const leftAt = ({ instead, beside, handover }: Conversation) =>
  instead || beside.length > 0 ? 'askedAbout' : handover?.length ? 'handedOver' : 'nothingDone'

export async function orders({ name, hear, miss }: LineSet) {
  const counts = { orders: 0, carriedOut: 0, askedAbout: 0, handedOver: 0, nothingDone: 0, wrong: 0, junkAdded: 0 }
  for (const row of rowsOf(name, 'orders.txt')) {
    const order = orderIn(row)
    const { before, earlier } = cardOf(order)
    const { state, reply } = await hear(before, order.text)
    const [was, is] = [keysOf(before.profile), keysOf(state.profile)]
    const want = order.op === 'undo' ? keysOf(earlier) : wanted(order, before.profile)
    const isDone = want !== null && isSame(want, is)
    const outcome = isDone ? 'carriedOut' : !isSame(was, is) ? 'wrong' : leftAt(state)
    const wantedKeys = (want ?? []).map(bare)
    counts.orders += 1
    counts[outcome] += 1
    counts.junkAdded += is.filter((key) => !was.includes(key) && !wantedKeys.includes(bare(key))).length
    if (!isDone) miss(`${outcome} | ${order.op}: ${order.target} | ${order.text}\n    ${is.join('; ')}\n    ${reply}`)
  }
  return counts
}

/** The order's entries are on the card; the last one is just kept. */
function cardOf({ standing }: Order): { before: Conversation; earlier: Profile } {
  const profile = apply(begun.profile, standing, { from: 'answer', turn: 0 })
  const earlier = { ...profile, entries: profile.entries.slice(0, -1) }
  const steps = stepsFor(differencesBetween(earlier, profile, null), earlier, 0).map(({ step }) => step)
  const lastKept = profile.entries.at(-1) ?? null
  return { before: { ...begun, question: null, done: true, profile, steps, lastKept }, earlier }
}
