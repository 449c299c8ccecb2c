import { type ReactNode, useRef } from 'react'
import type { ChatTurn } from '#contract/concierge.ts'
import { classes } from '../ui/classes.ts'
import { Logo } from '../ui/logo.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { HelpLines, wordsAndLines } from './help-lines.tsx'
import { lineId } from './turn-lines.ts'
import { REPLY, useNewestInView } from './use-newest-in-view.ts'
import { LIST_ID } from './use-pressed.ts'

type Props = {
  lines: readonly ChatTurn[]
  /** How many of the first lines were there before: they are read, not announced. */
  restored: number
  /** The member's words that are on their way. */
  sending: string | undefined
  /** Stands under the last line. */
  after?: ReactNode
  /** Shown while there are no lines. */
  children: ReactNode
}

const LIST = 'flex flex-col-reverse px-5 py-6 -outline-offset-3 sm:px-9'
// The list ends at 360 px, and earlier on a short screen, so that the composer stays in view: beside the page's head on
// a desk, alone on a phone, where one has scrolled to it.
const SCROLLING =
  'max-h-[clamp(8rem,100svh_-_18rem,360px)] lg:max-h-[clamp(14rem,100svh_-_31rem,360px)] overflow-y-auto tall:scroll-pb-18 [scrollbar-color:var(--edge)_transparent] [scrollbar-width:thin]'

/**
 * What was said. The log itself is silent, because screen readers read out parts of a live log that are marked as
 * silent; the concierge's newest line is announced beside it, once. The list is laid out from its foot, so that it
 * rests on the newest line and stays put while one reads further up.
 */
export function ChatLog({ lines, restored, sending, after, children }: Props) {
  const numbered = lines.map((line, index) => ({
    line,
    id: line.from === 'member' ? lineId(lines, index) : undefined,
    key: index,
  }))
  const isEmpty = lines.length === 0
  const list = useRef<HTMLDivElement>(null)
  const onScroll = useNewestInView(list, { said: lines.length, isSending: sending !== undefined })
  return (
    <>
      <div
        ref={list}
        id={LIST_ID}
        onScroll={onScroll}
        role="log"
        aria-live="off"
        aria-label="Conversation with the concierge"
        // A list that scrolls must be reachable without a pointer. What stands in an empty one is as high as it is.
        tabIndex={isEmpty ? undefined : 0}
        className={classes(LIST, !isEmpty && SCROLLING)}
      >
        <div className="grid gap-5">
          {isEmpty && children}
          {numbered.map(({ key, ...turn }) => (
            <TurnLine key={key} {...turn} />
          ))}
          {sending === undefined && after}
          {sending !== undefined && (
            <>
              <MemberLine text={sending} />
              <p className="flex items-center gap-3 text-small text-ink-soft">
                <Spinner className="mx-0.5 size-5" />
                The concierge is reading...
              </p>
            </>
          )}
        </div>
      </div>
      <NewestLine lines={lines} restored={restored} />
    </>
  )
}

/** Says the concierge's newest line to a screen reader. Its paragraph is there before any line. */
function NewestLine({ lines, restored }: Pick<Props, 'lines' | 'restored'>) {
  const newest = lines.slice(restored).findLast(({ from }) => from === 'concierge')
  return (
    <p aria-live="polite" className="sr-only">
      {newest && (
        // Drawn anew for each line: two answers in a row may have the same words.
        <span key={lines.length}>
          Concierge: {newest.text} {newest.noted}
        </span>
      )}
    </p>
  )
}

function TurnLine({ line, id }: { line: ChatTurn; id: string | undefined }) {
  return line.from === 'member' ? <MemberLine id={id} text={line.text} /> : <ConciergeLine line={line} />
}

function ConciergeLine({ line: { text, noted } }: { line: ChatTurn }) {
  return (
    <div {...{ [REPLY]: '' }} className="grid max-w-136 grid-cols-[--spacing(6)_minmax(0,1fr)] gap-x-3 gap-y-1.5">
      <Logo className="mt-0.5 size-6" />
      <div className="grid gap-3 font-display text-[1.1875rem] leading-normal wrap-anywhere whitespace-pre-line">
        {wordsAndLines(text).map((block, at) =>
          typeof block === 'string' ? (
            <p key={block}>
              {at === 0 && <span className="sr-only">Concierge: </span>}
              {block}
            </p>
          ) : (
            <HelpLines key="lines" {...block} />
          ),
        )}
      </div>
      {noted && <p className="col-start-2 text-small wrap-anywhere text-ink-soft">{noted}</p>}
    </div>
  )
}

function MemberLine({ text, id }: { text: string; id?: string | undefined }) {
  return (
    <p
      id={id}
      // The snapshot's links lead here.
      tabIndex={id ? -1 : undefined}
      className="max-w-104 scroll-my-6 justify-self-end rounded-[1.25rem] rounded-br-card bg-inset px-4.5 py-3 leading-normal wrap-anywhere whitespace-pre-line focus:outline-3 focus:outline-offset-2 focus:outline-focus"
    >
      <span className="sr-only">You: </span>
      <span dir="auto">{text}</span>
    </p>
  )
}
