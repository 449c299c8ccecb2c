import type { Operation } from '../../src/engine/concierge/profile/operation.ts'
import { type Entry, isAmong } from '../../src/engine/concierge/profile/profile.ts'
import { isMeet, type Path, rowOf } from '../../src/engine/concierge/profile/rows.ts'
import type { Conversation } from '../../src/engine/concierge/state/conversation.ts'
import type { Turn } from '../../src/engine/concierge/turn/turn.ts'
import { VALUES } from '../../src/engine/concierge/understand/built-in/labels/closed-values.ts'
import { stemsIn } from '../../src/engine/concierge/understand/built-in/reading/entry-names.ts'
import { type PartSaid, ROWS } from './parts-lines.ts'

/** `half` is a replacement of which only the removal or only the addition was done. */
export type Outcome = 'taken' | 'pointed' | 'waits' | 'half' | 'lost'
type Beside = { kind: string; said: string }
type Placed = Pick<Entry, 'path' | 'value'> & { words?: string | null }
type Played = {
  before: Conversation
  after: Conversation
  come: Entry[]
  gone: Entry[]
  offered: Placed[]
  /** What the buttons would take out. */
  offeredOut: Placed[]
  left: readonly string[]
}

const WISHES: readonly (Path | null | undefined)[] = [ROWS.must, ROWS.nice]
const MIN: Path = 'valuesMap.age_range.min'
const MAX: Path = 'valuesMap.age_range.max'
/** The share of a part's words that counts as taken. */
const MOST_OF_IT = 0.6

const shareOf = (words: string, within: string): number => {
  const [said, there] = [[...stemsIn(words)], stemsIn(within)]
  if (said.length === 0) return within.toLowerCase().includes(words.toLowerCase()) ? 1 : 0
  return said.filter((stem) => there.has(stem)).length / said.length
}
const isSaid = (words: string, value: unknown) => shareOf(words, String(value)) >= MOST_OF_IT

const isFreeTime = ({ path, value }: Placed) =>
  path === ROWS.week && !VALUES.some((one) => one.path === path && one.value === value)

function fits({ kind, words, path }: PartSaid, one: Placed): boolean {
  if (kind === 'v') {
    const value = VALUES.find(({ label }) => label === words)
    const refused = { xs: /smok|cig|vap/i, xd: /drink|drunk|booz|alco/i }[words]
    const isRefused = refused !== undefined && one.path === ROWS.no && refused.test(String(one.value))
    return isRefused || (value !== undefined && value.path === one.path && value.value === one.value)
  }
  if (kind === 'ages') return (one.path === MIN || one.path === MAX) && words.includes(String(one.value))
  if (kind === 'miles') return one.path === ROWS.distance && Math.abs(Number(one.value) - Number(words) * 1.609) < 1
  if (kind === 'km') return one.path === ROWS.distance && one.value === Number(words)
  // Free times may stand in the person's words on the row of the week.
  if (kind === 'note' && isFreeTime(one)) return isSaid(words, one.value) || isSaid(String(one.value), words)
  const isPlace = WISHES.includes(path) ? WISHES.includes(one.path) && !isMeet(one.value) : one.path === path
  const isListed = one.path === ROWS.no && VALUES.some(({ value }) => value === one.value)
  return isPlace && (isSaid(words, one.value) || (isListed && isSaid(words, one.words ?? '')))
}

/** The entries that an order is about, by the name of their row or by their words. */
function meant(words: string, { profile: { entries } }: Conversation): Entry[] {
  if (words === 'ages') return entries.filter(({ path }) => path === MIN || path === MAX)
  const ofRow = entries.filter(({ path }) => path === ROWS[words])
  if (ofRow.length > 0) return ofRow
  const named = (one: Entry) => `${rowOf(one)} ${String(one.value).replaceAll('_', ' ')}`
  const best = Math.max(...entries.map((one) => shareOf(words, named(one))))
  const found = best >= 0.5 ? entries.filter((one) => shareOf(words, named(one)) === best) : []
  return found.length > 0
    ? found
    : entries.filter((one) => typeof one.value === 'number' && words.includes(String(one.value)))
}

function isAnew({ kind, anew }: PartSaid, one: Placed): boolean {
  if (kind === 'move') return one.path === ROWS[anew]
  if (typeof one.value === 'number') return anew.includes(String(one.value)) || one.path === ROWS.distance
  return isSaid(anew, String(one.value).replaceAll('_', ' ')) || anew.toLowerCase().includes(one.value.toLowerCase())
}

function outcomeOfOrder(part: PartSaid, { before, after, come, offered, offeredOut }: Played): Outcome {
  const olds = meant(part.words, before)
  const left = olds.filter((one) => isAmong(one, after.profile.entries))
  const isGone = olds.length > 0 && left.length < olds.length
  const isThere = come.some((one) => isAnew(part, one) && (part.kind !== 'move' || isSaid(part.words, one.value)))
  if (part.kind === 'remove' ? isGone : isGone && isThere) return 'taken'
  if (part.kind !== 'remove' && (isGone || isThere)) return 'half'
  const isAsked =
    (part.kind !== 'remove' && offered.some((one) => isAnew(part, one))) ||
    offeredOut.some((one) => olds.some(({ path, value }) => path === one.path && value === one.value)) ||
    after.handover?.some((row) => olds.some((one) => rowOf(one) === row)) === true
  return isAsked ? 'pointed' : 'lost'
}

const SAID_KINDLY = /^(?:told\.|low\.|thankful\.|again|help\.)/

function outcomeOf(part: PartSaid, played: Played, news: readonly string[]): Outcome {
  const { after, offered, left, before } = played
  if (['remove', 'replace', 'move'].includes(part.kind)) return outcomeOfOrder(part, played)
  if (part.kind === 'q') {
    if (news.some((id) => id.startsWith('fact.') && !id.startsWith('fact.Qoff'))) return 'taken'
    return news.some((id) => /^(?:fact\.|topic|which|)/.test(id)) ? 'pointed' : 'lost'
  }
  if (part.kind === 'told') return news.some((id) => SAID_KINDLY.test(id)) ? 'taken' : 'lost'
  const rows = new Set<string>(VALUES.filter(({ label }) => label === part.words).map(({ row }) => row))
  if (part.kind === 'ages') {
    const figures = part.words.match(/\d+/g) ?? []
    const stand = after.profile.entries.filter((one) => fits(part, one))
    if (stand.length >= figures.length) return 'taken'
  } else if (after.profile.entries.some((one) => fits(part, one))) return 'taken'
  if (offered.some((one) => fits(part, one))) return 'pointed'
  if (
    after.handover?.some(
      (row) => rows.has(row) || before.profile.entries.some((one) => rowOf(one) === row && fits(part, one)),
    )
  )
    return 'pointed'
  return left.some((quote) => shareOf(part.words, quote) >= MOST_OF_IT / 2) ? 'waits' : 'lost'
}

const placed = (does: readonly Operation[]): Placed[] =>
  does.flatMap((one): Placed[] => (one.op === 'add' || one.op === 'set' ? [one] : []))

/** What became of each part, and what else happened. */
export function outcomesOf(parts: readonly PartSaid[], before: Conversation, { state: after, left }: Turn) {
  const options = [...(after.instead?.buttons ?? []), ...after.beside].flatMap(({ does }) => does)
  const played: Played = {
    before,
    after,
    come: after.profile.entries.filter((one) => !isAmong(one, before.profile.entries)),
    gone: before.profile.entries.filter((one) => !isAmong(one, after.profile.entries)),
    offered: placed(options),
    offeredOut: options.flatMap((one) => (one.op === 'remove' ? [one] : [])),
    left,
  }
  const news = after.used.filter((id) => !before.used.includes(id))
  return { outcomes: parts.map((part) => outcomeOf(part, played, news)), beside: besideOf(parts, played) }
}

function besideOf(parts: readonly PartSaid[], { before, after, come, gone, offered, offeredOut }: Played): Beside[] {
  const orders = parts.filter(({ kind }) => ['remove', 'replace', 'move'].includes(kind))
  const isOfWeek = parts.some(({ kind, words }) => kind === 'v' && /^a[A-Z]$/.test(words))
  const isMeant = (one: Placed) =>
    (isOfWeek && isFreeTime(one)) ||
    parts.some((part) => fits(part, one)) ||
    orders.some((part) => part.kind !== 'remove' && isAnew(part, one))
  const olds = orders.flatMap(({ words }) => meant(words, before))
  const isReplaced = (one: Entry) => come.some((other) => other.path === one.path && isMeant(other))
  const name = (one: Placed) => one.path.split('.').at(-1) ?? ''
  const added = come.filter((one) => !isMeant(one)).map((one) => ({ kind: `+${name(one)}`, said: String(one.value) }))
  const lost = gone
    .filter((one) => !olds.includes(one) && !isReplaced(one))
    .map((one) => ({ kind: `-${name(one)}`, said: String(one.value) }))
  const isAsking = after.instead?.kind === 'value'
  const isOfOld = (one: Placed) => olds.some(({ path, value }) => path === one.path && value === one.value)
  const isInVain = isAsking && !offered.some(isMeant) && !offeredOut.some(isOfOld)
  const asked = isInVain ? [{ kind: 'asked in vain', said: after.instead?.buttons[0]?.label ?? '' }] : []
  const isNote = after.beside.length > 0 && !offered.some(isMeant)
  const noted = isNote ? [{ kind: 'note offered in vain', said: String(offered[0]?.value) }] : []
  const rows = (after.handover ?? []).filter((row) => !olds.some((one) => rowOf(one) === row))
  const ofPart = new Set<string>(
    parts.flatMap(({ kind, words }) => [
      ...VALUES.filter(({ label }) => kind === 'v' && label === words).map(({ row }) => row),
      ...(kind === 'ages' ? ['age'] : kind === 'miles' || kind === 'km' ? ['distance'] : []),
    ]),
  )
  const handed = rows.filter((row) => !ofPart.has(row)).map((row) => ({ kind: 'handed over in vain', said: row }))
  return [...added, ...lost, ...asked, ...noted, ...handed]
}
