import { type ReactNode, useRef } from 'react'
import { classes } from '../ui/classes.ts'
import { Logo } from '../ui/logo.tsx'
import { HelpLines, wordsAndLines } from './help-lines.tsx'
import { receiptInWords, type ShownTurn } from './receipt/receipt.ts'
import { type ReceiptActions, ReceiptCard } from './receipt/receipt-card.tsx'
import { lineId } from './turn-lines.ts'
import { LINE, useNewestInView } from './use-newest-in-view.ts'
import { LIST_ID } from './use-pressed.ts'

type Props = {
  lines: readonly ShownTurn[]
  /** Number of lines from before this visit. They are not announced. */
  restored: number
  /** The newest line without its question, which is below the list. */
  newest: string | undefined
  /** The question's height, in pixels. */
  below: number
  sending: string | undefined
  /** Absent when nothing can change any more. */
  actions: ReceiptActions | undefined
  after?: ReactNode
  /** Shown while there are no lines. */
  children: ReactNode
}

const LIST = 'flex flex-col-reverse px-5 py-6 -outline-offset-3 sm:px-9'
// The list is 360 px high at most. On a phone, page head, question and composer stay in view. On a desktop, a long
// question may push the last two buttons out of view. On a low screen (zoomed desktop, turned phone), the panel fills
// the screen.
const SCROLLING =
  'max-h-[clamp(8rem,100svh_-_22.5rem_-_var(--below),360px)] max-sm:tall:max-h-[clamp(11rem,100svh_-_22.5rem_-_var(--below),360px)] sm:max-h-[clamp(8rem,100svh_-_18rem_-_var(--below),360px)] lg:max-h-[clamp(14rem,100svh_-_31rem_-_max(0px,var(--below)_-_8rem),360px)] short:max-h-[clamp(8rem,100svh_-_10.5rem_-_var(--below),360px)] @min-[44rem]:short:max-h-[clamp(8rem,100svh_-_8rem_-_var(--below),360px)] overflow-y-auto [scrollbar-color:var(--edge)_transparent] [scrollbar-width:thin]'

/**
 * Not a live region, because screen readers announce even the silent parts of one. A separate paragraph announces the
 * newest line once. The reversed column starts at the newest line and does not move while older ones are read.
 */
export function ChatLog({ lines, restored, newest, below, sending, actions, after, children }: Props) {
  const isEmpty = lines.length === 0
  const list = useRef<HTMLDivElement>(null)
  const isSending = sending !== undefined
  const onScroll = useNewestInView(list, { said: lines.length, below, isSending })
  const last = lines.length - 1
  const shown = lines.map((line, index) => ({
    line: index === last && newest !== undefined && !isSending ? { ...line, text: newest } : line,
    id: line.from === 'member' ? lineId(lines, index) : undefined,
    noted: lines[index + 1]?.noted,
    later: lines.slice(index + 1),
    key: index,
  }))
  return (
    <>
      <div
        ref={list}
        id={LIST_ID}
        onScroll={onScroll}
        role="log"
        aria-live="off"
        aria-label="Conversation with the concierge"
        // A scrolling list must be reachable by keyboard.
        tabIndex={isEmpty ? undefined : 0}
        className={classes(LIST, !isEmpty && SCROLLING)}
      >
        <div className="grid gap-5">
          {isEmpty && children}
          {shown.map(({ key, line, id, noted, later }) =>
            line.from === 'member' ? (
              <MemberLine key={key} id={id} text={line.text} noted={line.receipt ? undefined : noted}>
                {line.receipt && <ReceiptCard receipt={line.receipt} later={later} {...(actions ?? DONE)} />}
              </MemberLine>
            ) : (
              line.text !== '' && <ConciergeLine key={key} text={line.text} />
            ),
          )}
          {!isSending && after}
          {isSending && <MemberLine text={sending} />}
        </div>
      </div>
      <NewestLine lines={lines} restored={restored} />
    </>
  )
}

const DONE: ReceiptActions = { snapshot: undefined, onAnswer: undefined, onEdit: async () => undefined }

/** The live paragraph exists before the first line. */
function NewestLine({ lines, restored }: Pick<Props, 'lines' | 'restored'>) {
  const at = lines.findLastIndex(({ from }) => from === 'concierge')
  const newest = at < restored ? undefined : lines[at]
  const receipt = lines[at - 1]?.receipt
  return (
    <p aria-live="polite" className="sr-only">
      {newest && (
        // The key is new for each line: two replies in a row may have the same words.
        <span key={lines.length}>
          {receipt ? receiptInWords(receipt) : newest.noted} Concierge: {newest.text}
        </span>
      )}
    </p>
  )
}

function ConciergeLine({ text }: { text: string }) {
  return (
    <div {...{ [LINE]: 'reply' }} className="grid max-w-136 grid-cols-[--spacing(6)_minmax(0,1fr)] gap-x-3 gap-y-1.5">
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
    </div>
  )
}

type MemberProps = { text: string; id?: string | undefined; noted?: string | null | undefined; children?: ReactNode }

function MemberLine({ text, id, noted, children }: MemberProps) {
  const hasMore = Boolean(children || noted)
  return (
    <div
      {...{ [LINE]: 'member' }}
      className={classes('grid max-w-104 justify-self-end', hasMore && 'w-full max-sm:max-w-none')}
    >
      <p
        id={id}
        // Target of the snapshot's source links.
        tabIndex={id ? -1 : undefined}
        className={classes(
          'scroll-my-6 rounded-t-[1.25rem] bg-inset px-4.5 py-3 leading-normal wrap-anywhere whitespace-pre-line focus:outline-3 focus:outline-offset-2 focus:outline-focus',
          !hasMore && 'rounded-br-card rounded-bl-[1.25rem]',
        )}
      >
        <span className="sr-only">You: </span>
        <span dir="auto">{text}</span>
      </p>
      {children}
      {noted && (
        <p className="rounded-b-card border border-t-0 border-line bg-field px-3.5 py-2.5 text-small wrap-anywhere text-ink-soft">
          {noted}
        </p>
      )}
    </div>
  )
}
