import { type ReactNode, useRef, useState } from 'react'
import type { Row as AskedRow, ChatTurn, Snapshot, SnapshotSource } from '#contract/concierge.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { PlusIcon } from '../ui/icons.tsx'
import { NO_SNAPSHOT } from './copy.ts'
import { type OnEdit, RowEditor } from './row-editor.tsx'
import { changeId, NOTES_TITLE, PART_TITLES, type SnapshotRow, snapshotParts } from './snapshot-rows.ts'
import { SourceLinks } from './source-links.tsx'
import type { useSuggestions } from './suggestions/use-suggestions.ts'

type Props = {
  snapshot: Snapshot | undefined
  sources: readonly SnapshotSource[]
  /** An instant, 'now', or undefined for a draft. */
  savedAt: string | undefined
  /** The lines in view, which sources lead to. */
  lines: readonly ChatTurn[]
  /** The row that the open question is about. */
  asked: AskedRow | null | undefined
  suggestions: ReturnType<typeof useSuggestions>
  onSeeMatches: () => Promise<void>
  onEdit: OnEdit
}

/** What the concierge understood, each value with where it came from, as words and as it is stored. */
export function SnapshotCard(props: Props) {
  const { snapshot, sources, savedAt, lines, asked, suggestions, onSeeMatches, onEdit } = props
  return (
    <Card
      as="section"
      isFlush
      aria-labelledby="snapshot"
      // Longer than a screen once it is filled: it stays in view by its foot, where its button is.
      className={classes(
        'px-5 pt-6 pb-5 sm:px-9 sm:pt-8 lg:row-span-2',
        snapshot && 'lg:sticky lg:bottom-6 lg:self-end',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-5">
        <h2 id="snapshot">Your snapshot</h2>
        {snapshot && <p className="text-micro text-ink-soft">{savedWords(savedAt)}</p>}
      </div>
      {snapshot ? (
        <Known {...{ snapshot, sources, lines, asked, onEdit }} />
      ) : (
        [...PART_TITLES, NOTES_TITLE].map((title) => (
          <section
            key={title}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5"
          >
            <h3 className="text-[1.1875rem]">{title}</h3>
            <NotSaid />
          </section>
        ))
      )}
      <div className="grid gap-3 border-t border-line pt-4">
        <Button className="w-full" isPending={suggestions.isPending} onPress={onSeeMatches}>
          {suggestions.isPending ? 'Loading matches...' : 'See Matches'}
        </Button>
        <p aria-live="polite" className="text-small text-ink-soft empty:sr-only">
          {suggestions.isWithoutSnapshot && !snapshot && NO_SNAPSHOT}
        </p>
      </div>
    </Card>
  )
}

type KnownProps = Pick<Props, 'sources' | 'lines' | 'asked' | 'onEdit'> & { snapshot: Snapshot }

function Known({ snapshot, sources, lines, asked, onEdit }: KnownProps) {
  return (
    <>
      {snapshotParts(snapshot, sources).map(({ title, rows }) => (
        <Part key={title} title={title}>
          <dl className="grid">
            {rows.map((row) => (
              <Row key={row.label} {...{ row, lines, asked, snapshot, onEdit }} />
            ))}
          </dl>
        </Part>
      ))}
      <Part title={NOTES_TITLE}>
        <div className="grid items-baseline gap-x-2 @min-[11rem]:grid-cols-[minmax(0,1fr)_auto]">
          {snapshot.notes ? (
            <p dir="auto" className="text-small wrap-anywhere whitespace-pre-line">
              {snapshot.notes}
            </p>
          ) : (
            <NotSaid isAsked={isAsked(notesRow(snapshot), asked)} />
          )}
          <Change row={notesRow(snapshot)} {...{ asked, snapshot, onEdit }} />
        </div>
      </Part>
      <details className="group border-t border-line">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 font-label text-action -outline-offset-3 [&::-webkit-details-marker]:hidden">
          Raw JSON
          <PlusIcon className="ml-auto transition-transform group-open:rotate-45" />
        </summary>
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable without a pointer.
          tabIndex={0}
          className="mb-5 max-h-56 overflow-auto rounded-card bg-inset p-4 font-code text-micro leading-[1.55] -outline-offset-3"
        >
          {JSON.stringify(snapshot, null, 2)}
        </pre>
      </details>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="@container border-t border-line py-4.5">
      <h3 className="mb-2.5 text-[1.1875rem]">{title}</h3>
      {children}
    </section>
  )
}

type RowProps = Pick<KnownProps, 'lines' | 'asked' | 'snapshot' | 'onEdit'> & { row: SnapshotRow }

function Row({ row, lines, asked, snapshot, onEdit }: RowProps) {
  const { label, value, sources } = row
  return (
    <div className="grid grid-cols-1 items-baseline gap-x-2 text-[1rem] leading-[1.45] @min-[11rem]:grid-cols-[minmax(0,1fr)_auto] @min-[17rem]:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <dt className="col-span-full mt-1.5 text-small text-ink-soft @min-[17rem]:col-end-2 @min-[17rem]:row-start-1 @min-[17rem]:mt-0">
        {label}
      </dt>
      {/* As wide as the row, so that what opens in it is, too. */}
      <dd className="col-span-full grid grid-cols-subgrid items-baseline wrap-anywhere @min-[17rem]:row-start-1">
        <div className="@min-[17rem]:col-start-2">
          {value === undefined ? (
            <NotSaid isAsked={isAsked(row, asked)} />
          ) : (
            <p className="py-1">
              <span dir="auto">{value}</span> <SourceLinks label={label} sources={sources} lines={lines} />
            </p>
          )}
        </div>{' '}
        <Change {...{ row, asked, snapshot, onEdit }} />
      </dd>
    </div>
  )
}

/** Opens where a row is put right, and takes the focus back when that closes. */
function Change({ row, asked, snapshot, onEdit }: Omit<RowProps, 'lines'>) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  function close() {
    setIsOpen(false)
    opener.current?.focus()
  }
  const does = isAsked(row, asked) ? 'Answer' : 'Change'
  return (
    <>
      <button
        ref={opener}
        id={changeId(row)}
        type="button"
        aria-expanded={isOpen}
        aria-label={`${does} ${row.label}`}
        className="-mx-1 min-h-8 justify-self-start px-1 text-small text-accent underline max-lg:min-h-11"
        onClick={() => setIsOpen(!isOpen)}
      >
        {does}
      </button>
      {isOpen && <RowEditor {...{ row, snapshot, onEdit }} onClose={close} />}
    </>
  )
}

const notesRow = ({ notes }: Snapshot): SnapshotRow => ({
  label: NOTES_TITLE,
  value: notes ?? undefined,
  sources: [],
  path: 'notes',
})

const NotSaid = ({ isAsked = false }) => (
  <p className="py-1 font-display text-[1rem] text-ink-soft italic">
    {isAsked ? 'you are being asked' : 'not said yet'}
  </p>
)

/** Whether the open question is about a row that nothing is known of. */
const isAsked = (row: SnapshotRow, asked: Props['asked']) =>
  row.value === undefined && row.path === asked?.path && (row.isMeet ?? false) === asked.isMeet

function savedWords(savedAt: string | undefined) {
  if (savedAt === undefined) return 'Draft, not saved'
  const at = new Date(savedAt)
  return Number.isNaN(at.getTime()) ? 'Saved' : `Saved ${at.toLocaleDateString('en-US', { dateStyle: 'long' })}`
}
