import { type ReactNode, useRef } from 'react'
import type { Row as AskedRow, ChatTurn, Snapshot, SnapshotSource } from '#contract/concierge.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { PlusIcon } from '../../ui/icons.tsx'
import { NO_SNAPSHOT } from '../copy.ts'
import type { useSuggestions } from '../suggestions/use-suggestions.ts'
import { OwnLinePart } from './own-line-part.tsx'
import type { OnEdit } from './row-editor.tsx'
import { CardRow, Change, NotSaid } from './snapshot-row.tsx'
import { NOTES_TITLE, notesRow, PART_TITLES, snapshotParts } from './snapshot-rows.ts'
import { type News, useFlash } from './use-flash.ts'

type Props = {
  snapshot: Snapshot | undefined
  sources: readonly SnapshotSource[]
  /** A date; 'now'; 'intake' before a conversation; undefined for a draft. */
  savedAt: string | undefined
  /** The visible lines, which sources link to. */
  lines: readonly ChatTurn[]
  asked: AskedRow | null | undefined
  news: News
  suggestions: ReturnType<typeof useSuggestions>
  onSeeMatches: () => Promise<void>
  /** Absent if read-only. */
  onEdit: OnEdit | undefined
}

export function SnapshotCard(props: Props) {
  const { snapshot, savedAt, suggestions, onSeeMatches } = props
  return (
    <Card
      as="section"
      isFlush
      aria-labelledby="snapshot"
      // A full card is longer than a screen: its end, with the button, stays in view.
      className={classes(
        'px-5 pt-6 pb-5 sm:px-9 sm:pt-8 lg:row-span-3',
        snapshot && 'lg:sticky lg:bottom-6 lg:self-end',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-5">
        <h2 id="snapshot" tabIndex={-1}>
          Your snapshot
        </h2>
        {snapshot && <p className="text-micro text-ink-soft">{savedWords(savedAt)}</p>}
      </div>
      {snapshot ? (
        <Known {...props} snapshot={snapshot} />
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
      <OwnLinePart />
      <div className="grid gap-3 border-t border-line pt-4">
        <Button className="w-full" isPending={suggestions.isPending} onPress={onSeeMatches}>
          {suggestions.isPending ? 'Loading matches...' : 'See Matches'}
        </Button>
        <p aria-live="polite" className="text-small text-ink-soft empty:sr-only">
          {suggestions.isWithoutSnapshot && (!snapshot || savedAt === 'intake') && NO_SNAPSHOT}
        </p>
      </div>
    </Card>
  )
}

type KnownProps = Pick<Props, 'sources' | 'lines' | 'asked' | 'news' | 'onEdit'> & { snapshot: Snapshot }

function Known({ snapshot, sources, lines, asked, news, onEdit }: KnownProps) {
  const notes = useRef<HTMLDivElement>(null)
  useFlash(notes, NOTES_PLACE, news)
  return (
    <>
      {snapshotParts(snapshot, sources).map(({ title, rows }) => (
        <Part key={title} title={title}>
          <dl className="grid">
            {rows.map((row) => (
              <CardRow key={row.label} {...{ row, lines, asked, news, snapshot, onEdit }} />
            ))}
          </dl>
        </Part>
      ))}
      <Part title={NOTES_TITLE}>
        <div ref={notes} className="grid items-baseline gap-x-2 @min-[11rem]:grid-cols-[minmax(0,1fr)_auto]">
          {snapshot.notes ? (
            <p dir="auto" className="text-small wrap-anywhere whitespace-pre-line">
              {snapshot.notes}
            </p>
          ) : (
            <NotSaid />
          )}
          {onEdit && <Change row={notesRow(snapshot)} {...{ asked, snapshot, onEdit }} />}
        </div>
      </Part>
      <details className="group border-t border-line">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 font-label text-action -outline-offset-3 [&::-webkit-details-marker]:hidden">
          Raw JSON
          <PlusIcon className="ml-auto transition-transform group-open:rotate-45" />
        </summary>
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
          tabIndex={0}
          className="mb-5 max-h-56 overflow-auto rounded-card bg-inset p-4 font-code text-micro leading-[1.55] -outline-offset-3"
        >
          {JSON.stringify(snapshot, null, 2)}
        </pre>
      </details>
    </>
  )
}

const NOTES_PLACE = { path: 'notes', isMeet: false } as const

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="@container border-t border-line py-4.5">
      <h3 className="mb-2.5 text-[1.1875rem]">{title}</h3>
      {children}
    </section>
  )
}

function savedWords(savedAt: string | undefined) {
  if (savedAt === undefined) return 'Draft, not saved'
  if (savedAt === 'intake') return 'From your intake'
  const at = new Date(savedAt)
  return Number.isNaN(at.getTime()) ? 'Saved' : `Saved ${at.toLocaleDateString('en-US', { dateStyle: 'long' })}`
}
