import { useState } from 'react'
import type { EditedValue, Kept, Snapshot } from '#contract/concierge.ts'
import type { OnEdit } from '../snapshot/row-editor.tsx'
import { reworded, valueAt } from './receipt.ts'

export type Shown = Pick<Kept, 'value' | 'quote' | 'from' | 'isMoved'>
type Place = { snapshot: Snapshot | null | undefined; onEdit: OnEdit }

/** Changes a kept value, and can restore the first value. */
export function useChangeOfKept(kept: Kept, { snapshot, onEdit }: Place) {
  const { row, quote } = kept
  const [changed, setChanged] = useState<{ quote?: string; before: EditedValue }>()
  const held = snapshot ? valueAt(snapshot, row.path) : null
  const words = changed?.quote ?? quote

  async function reword(to: string): Promise<string | undefined> {
    if (words === undefined || to === words) return undefined
    const value = reworded(held, { from: words, to })
    if (value === undefined) return 'These words are no longer on your snapshot.'
    const failed = await onEdit(row.path, value)
    if (failed === undefined) setChanged({ quote: to, before: null })
    return failed
  }

  const setPlace: OnEdit = async (path, value) => {
    const failed = await onEdit(path, value)
    if (failed === undefined) setChanged({ before: changed ? changed.before : (held ?? null) })
    return failed
  }

  async function takeBack() {
    if (!changed) return
    const isWords = quote !== undefined && words !== undefined
    const back = isWords ? reworded(held, { from: words, to: quote }) : changed.before
    if (back !== undefined && (await onEdit(row.path, back)) === undefined) setChanged(undefined)
  }

  const from = quote ?? kept.value
  const now: Shown = words === undefined ? {} : { quote: words }
  const shown: Shown = changed ? { ...now, ...(from !== undefined && { from }) } : kept
  return {
    shown,
    isChanged: changed !== undefined,
    isHeld: words !== undefined && reworded(held, { from: words, to: words }) !== undefined,
    reword,
    setPlace,
    takeBack,
  }
}
