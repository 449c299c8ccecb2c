import { useState } from 'react'
import type { RowToChange, Snapshot } from '#contract/concierge.ts'
import { type OnEdit, RowEditor } from './snapshot/row-editor.tsx'
import { rowOfPlace } from './snapshot/snapshot-rows.ts'
import { goOn } from './use-pressed.ts'

type Props = { rows: readonly RowToChange[]; snapshot: Snapshot; onEdit: OnEdit }

/** Rows that a reply opens in the chat. They close at the next line. */
export function HandedOver({ rows, snapshot, onEdit }: Props) {
  const [closed, setClosed] = useState<readonly string[]>([])
  const open = rows.filter(({ label }) => !closed.includes(label))

  function close(label: string) {
    setClosed([...closed, label])
    goOn()
  }

  return open.map((row) => {
    const place = rowOfPlace(snapshot, row)
    return (
      place && (
        <div key={row.label} className="grid">
          <p className="font-label">{place.label}</p>
          <RowEditor
            row={{ ...place, isApart: false }}
            isPressed={false}
            draft={row.draft}
            {...{ snapshot, onEdit }}
            onClose={() => close(row.label)}
          />
        </div>
      )
    )
  })
}
