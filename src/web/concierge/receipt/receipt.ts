import type { ChatTurn, EditedValue, Kept, Snapshot, SnapshotPath } from '#contract/concierge.ts'
import type { News } from '../snapshot/use-flash.ts'

/** `left`: what cannot be saved. */
export type Receipt = { kept: readonly Kept[]; left: readonly string[] }

/** Only members' lines of this visit have a receipt. */
export type ShownTurn = ChatTurn & { receipt?: Receipt | undefined }

type Reply = {
  kept?: readonly Kept[] | null | undefined
  left?: readonly string[] | null | undefined
}

export function receiptOf({ kept, left }: Reply): Receipt | undefined {
  const receipt = { kept: kept ?? [], left: left ?? [] }
  return receipt.kept.length + receipt.left.length === 0 ? undefined : receipt
}

/** "Kept: Drinking, no. Left out: set smoking to yes." */
export function receiptInWords({ kept, left }: Receipt): string {
  const said = kept.map(({ label, value, quote, from, isMoved }) => {
    const now = quote ?? value?.toLowerCase()
    if (now === undefined) return `${label}, without ${from ?? ''}`
    return isMoved ? `${label}, ${now}, from ${from ?? ''}` : `${label}, ${now}`
  })
  const sentence = (start: string, parts: readonly string[]) =>
    parts.length === 0 ? [] : [`${start}: ${parts.map((part) => part.replace(/[.!?…]+$/, '')).join('; ')}.`]
  return [...sentence('Kept', said), ...sentence('Left out', left)].join(' ')
}

export function valueAt(snapshot: Snapshot, path: SnapshotPath): EditedValue {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? (Reflect.get(inner, key) ?? null) : null),
      snapshot,
    ) as EditedValue
}

/** Replaces one entry; undefined if it is gone. */
export function reworded(held: EditedValue, { from, to }: { from: string; to: string }): EditedValue | undefined {
  const isIt = (entry: string) => entry.toLowerCase() === from.toLowerCase()
  const swap = (entries: readonly string[]) => entries.map((entry) => (isIt(entry) ? to : entry))
  if (Array.isArray(held)) return held.some(isIt) ? swap(held) : undefined
  if (typeof held !== 'string') return undefined
  const lines = held.split('\n')
  return lines.some(isIt) ? swap(lines).join('\n') : undefined
}

export function newsIn(lines: readonly ShownTurn[] | undefined): News {
  const at = lines?.findLastIndex(({ from }) => from === 'member') ?? -1
  return { at: at + 1, rows: lines?.[at]?.receipt?.kept.map(({ row }) => row) ?? [] }
}
