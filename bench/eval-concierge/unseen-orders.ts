import { merge } from '../../src/engine/dialogue/merge.ts'
import type { Proposal } from '../../src/engine/dialogue/proposal.ts'
import { isListPath, type Path, type Slot, slotOf } from '../../src/engine/dialogue/slots.ts'
import type { Conversation } from '../../src/engine/dialogue/state.ts'
import { begun, rowsOf, type Unseen } from './unseen-files.ts'

const LISTS: Record<string, Path> = {
  must_haves: 'preferences.must_haves',
  nice: 'preferences.nice_to_haves',
  dealbreakers: 'valuesMap.dealbreakers',
  notes: 'notes',
}
const SINGLE: Record<string, Proposal[]> = {
  smoking: [{ kind: 'set', path: 'valuesMap.lifestyle.smoking', value: 'no', words: '' }],
  drinking: [{ kind: 'set', path: 'valuesMap.lifestyle.drinking', value: 'sometimes', words: '' }],
  kids: [{ kind: 'set', path: 'valuesMap.family.wants_kids', value: 'open', words: '' }],
  budget: [{ kind: 'set', path: 'valuesMap.budget', value: '$$', words: '' }],
  faith: [{ kind: 'set', path: 'valuesMap.faith_values_edge', value: 'Methodist', words: '' }],
  ages: [
    { kind: 'set', path: 'valuesMap.age_range.min', value: 50, words: '' },
    { kind: 'set', path: 'valuesMap.age_range.max', value: 60, words: '' },
  ],
  distance: [{ kind: 'set', path: 'valuesMap.distance_km', value: 40, words: '' }],
}
const SLOT_CALLED: Record<string, Slot> = {
  must_haves: 'mustHaves',
  nice: 'niceToHaves',
  dealbreakers: 'dealbreakers',
  notes: 'notes',
  ages: 'age',
}

type Order = { op: string; target: string; into: string; standing: Proposal[]; text: string }

function orderIn([head = '', entries = '', text = '']: string[]): Order {
  const [, op = '', target = '', into = ''] = /^(\w+): (.*?)(?: => (.*))?$/.exec(head) ?? []
  const standing = entries.split(' // ').flatMap((part): Proposal[] => {
    const [name = '', list = ''] = part.split(/: (.*)/)
    const path = LISTS[name]
    if (path === undefined) return []
    return list
      .split('; ')
      .map((value) => (isListPath(path) ? { kind: 'add', path, value, words: '' } : { kind: 'note', value, words: '' }))
  })
  return { op, target, into, standing: [...standing, ...(op === 'clear' ? (SINGLE[target] ?? []) : [])], text }
}

const keysOf = ({ entries }: Conversation) => entries.map(({ path, value }) => `${path}=${String(value).toLowerCase()}`)
const FRAME =
  /=(?:(?:that|i am|i have|i'm|i've|i|an?|the|people|some(?:one|body)|any(?:one|body)|they|who|must|has|have) )+/
const bare = (key: string) => key.replaceAll('\u2019', "'").replace(FRAME, '=')
const isSame = (some: readonly string[], others: readonly string[]) => {
  const [one, other] = [some.map(bare), others.map(bare)]
  // A note may hold more of what was said.
  const isThere = (key: string) =>
    other.includes(key) || (key.startsWith('notes=') && other.some((held) => held.startsWith(key)))
  return one.length === other.length && one.every(isThere)
}

/** Null when the order must be asked back. */
function wanted({ op, target, into }: Order, before: Conversation): string[] | null {
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
      const slot = SLOT_CALLED[target] ?? target
      return keysOf({ ...before, entries: before.entries.filter((entry) => slotOf(entry) !== slot) })
    }
    default:
      return null
  }
}

const leftAt = ({ offer, handover }: Conversation) =>
  offer ? 'askedAbout' : handover?.length ? 'handedOver' : 'nothingDone'

export async function orders({ hear, verbose }: Unseen) {
  const blank = { orders: 0, carriedOut: 0, askedAbout: 0, handedOver: 0, nothingDone: 0, wrong: 0, junkAdded: 0 }
  const byKind: Record<string, typeof blank> = {}
  for (const row of rowsOf('orders.txt')) {
    const order = orderIn(row)
    const counts = byKind[order.op] ?? { ...blank }
    byKind[order.op] = counts
    const standing = merge(begun, order.standing, { from: 'answer', turn: 0 }).state
    const last = standing.entries.at(-1)
    const earlier = { entries: standing.entries.slice(0, -1), declined: [], settled: [] }
    const before = { ...standing, lastPath: last?.path ?? null, earlier }
    const { state, reply } = await hear(before, order.text)
    const [was, is] = [keysOf(before), keysOf(state)]
    const want = order.op === 'undo' ? keysOf({ ...before, entries: earlier.entries }) : wanted(order, before)
    const isDone = want !== null && isSame(want, is)
    const outcome = isDone ? 'carriedOut' : !isSame(was, is) ? 'wrong' : leftAt(state)
    counts.orders += 1
    counts[outcome] += 1
    const junk = is.filter((key) => !was.includes(key) && !(want ?? []).map(bare).includes(bare(key)))
    counts.junkAdded += junk.length
    if (verbose && outcome !== 'carriedOut')
      console.log(`${outcome} | ${order.op}: ${order.target} | ${order.text}\n    ${is.join('; ')}\n    ${reply}`)
  }
  const all = { ...blank }
  for (const counts of Object.values(byKind))
    for (const key of Object.keys(all) as (keyof typeof blank)[]) all[key] += counts[key] // keys of a literal object
  return { ...all, byKind }
}
