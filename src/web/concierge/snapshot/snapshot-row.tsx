import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ChatTurn, Row, Snapshot } from '#contract/concierge.ts'
import { ErrorText } from '../../ui/fields/field-parts.tsx'
import { useArrival } from '../../ui/use-arrival.ts'
import { EntryPills } from './entry-pills.tsx'
import { type OnEdit, RowEditor } from './row-editor.tsx'
import { changeId, type SnapshotRow } from './snapshot-rows.ts'
import { SourceLinks } from './source-links.tsx'
import { type News, useFlash } from './use-flash.ts'

type Props = {
  row: SnapshotRow
  asked: Row | null | undefined
  lines: readonly ChatTurn[]
  news: News
  snapshot: Snapshot
  onEdit: OnEdit | undefined
}

/** Shows the member's own words as separate entries. */
export function CardRow({ row, asked, lines, news, snapshot, onEdit }: Props) {
  const element = useRef<HTMLDivElement>(null)
  useFlash(element, { path: row.path, isMeet: row.isMeet ?? false }, news)
  const { label, value, said = value, sources, entries = [], others = [], path } = row
  const [problem, setProblem] = useState<string>()
  const hasPills = onEdit && row.isApart && entries.length > 0
  const from = <SourceLinks label={label} sources={sources} lines={lines} />

  async function remove(entry: string) {
    const failed = await onEdit?.(path, [...others, ...entries.filter((one) => one !== entry)])
    setProblem(failed)
    // The last remove button had the focus.
    if (failed === undefined && entries.length === 1) document.getElementById(changeId(row))?.focus()
    return failed === undefined
  }

  return (
    <div
      ref={element}
      className="grid grid-cols-1 items-baseline gap-x-2 border-t border-line py-0.5 text-[1rem] leading-[1.45] first:border-t-0 @min-[11rem]:grid-cols-[minmax(0,1fr)_auto] @min-[17rem]:grid-cols-[7rem_minmax(0,1fr)_auto]"
    >
      <dt className="col-span-full mt-1.5 text-small text-ink-soft @min-[17rem]:col-end-2 @min-[17rem]:row-start-1 @min-[17rem]:mt-0">
        {label}
      </dt>
      {/* As wide as the row, so that an editor in it has its width. */}
      <dd className="col-span-full grid grid-cols-subgrid items-baseline wrap-anywhere @min-[17rem]:row-start-1">
        <div className="@min-[17rem]:col-start-2">
          {hasPills ? (
            <p className="py-1 empty:hidden">{from}</p>
          ) : value === undefined ? (
            <NotSaid isAsked={isAsked(row, asked)} />
          ) : (
            <p className="py-1">
              <span dir="auto">{said}</span> {from}
            </p>
          )}
        </div>{' '}
        {onEdit && <Change {...{ row, asked, snapshot, onEdit }} />}
        {hasPills && (
          <div className="col-span-full row-start-2">
            <EntryPills label={label} entries={entries} onRemove={remove} />
          </div>
        )}
        {problem && (
          <div role="alert" className="col-span-full">
            <ErrorText>{problem}</ErrorText>
          </div>
        )}
      </dd>
    </div>
  )
}

type ChangeProps = Pick<Props, 'row' | 'asked' | 'snapshot'> & { onEdit: OnEdit }

/** Takes the focus again when the editor closes. */
export function Change({ row, asked, snapshot, onEdit }: ChangeProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useArrival(opener, { isLinked: useLocation().hash === `#${changeId(row)}`, block: 'center' })
  function close() {
    setIsOpen(false)
    opener.current?.focus()
  }
  const does = isAsked(row, asked) ? 'Answer' : row.isApart ? 'Add' : 'Change'
  return (
    <>
      <button
        ref={opener}
        id={changeId(row)}
        type="button"
        aria-expanded={isOpen}
        aria-label={does === 'Add' ? `Add to ${row.label}` : `${does} ${row.label}`}
        className="-mx-1 min-h-8 justify-self-end px-1 text-small text-accent underline max-lg:min-h-11"
        onClick={() => setIsOpen(!isOpen)}
      >
        {does}
      </button>
      {isOpen && <RowEditor {...{ row, snapshot, onEdit }} onClose={close} />}
    </>
  )
}

export const NotSaid = ({ isAsked = false }) => (
  <p className="py-1 font-display text-[1rem] text-ink-soft italic">
    {isAsked ? 'you are being asked' : 'not said yet'}
  </p>
)

const isAsked = (row: SnapshotRow, asked: Props['asked']) =>
  row.value === undefined && row.path === asked?.path && (row.isMeet ?? false) === asked.isMeet
