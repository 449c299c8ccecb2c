import { type ReactNode, type Ref, useRef, useState } from 'react'
import type { Kept, Snapshot } from '#contract/concierge.ts'
import { CheckIcon, MinusIcon, UndoIcon } from '../../ui/icons.tsx'
import { type OnEdit, RowEditor } from '../snapshot/row-editor.tsx'
import { isSameRow, rowOfPlace } from '../snapshot/snapshot-rows.ts'
import { ChangeWords } from './change-words.tsx'
import type { Receipt, ShownTurn } from './receipt.ts'
import { type Shown, useChangeOfKept } from './use-change-of-kept.ts'

export type ReceiptActions = {
  snapshot: Snapshot | null | undefined
  /** Absent after the conversation's end. */
  onAnswer: ((text: string) => void) | undefined
  onEdit: OnEdit
}
type Props = ReceiptActions & {
  receipt: Receipt
  later: readonly ShownTurn[]
}

export function ReceiptCard({ receipt: { kept, left }, later, ...actions }: Props) {
  const said = later.flatMap(({ from, text }) => (from === 'member' ? [text] : []))
  const keptLater = later.flatMap(({ receipt }) => receipt?.kept ?? [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise a question.
    <div
      role="group"
      aria-label="What was kept"
      className="rounded-b-card border border-t-0 border-line bg-field text-small"
    >
      <ul className="divide-y divide-line">
        {kept.map((one) => (
          <KeptRow
            key={`${one.label} ${one.quote ?? one.value ?? one.from}`}
            kept={one}
            isTakenBack={one.undo !== null && said.includes(one.undo)}
            isOlder={keptLater.some(({ row }) => isSameRow(row, one.row))}
            {...actions}
          />
        ))}
        {left.map((quote) => (
          <ReceiptRow key={quote} icon={<MinusIcon className="size-4 text-ink-soft" />} acts={null}>
            <span className="text-ink-soft">
              Left out <Quote>{quote}</Quote>
            </span>
          </ReceiptRow>
        ))}
      </ul>
    </div>
  )
}

type RowProps = ReceiptActions & { kept: Kept; isTakenBack: boolean; isOlder: boolean }

function KeptRow({ kept, isTakenBack, isOlder, snapshot, onAnswer, onEdit }: RowProps) {
  const { row, label, undo } = kept
  const change = useChangeOfKept(kept, { snapshot, onEdit })
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { shown, isChanged } = change
  const place = snapshot ? rowOfPlace(snapshot, row) : undefined
  const isThere = isChanged || (shown.quote === undefined ? !isOlder && shown.value !== undefined : change.isHeld)
  const canChange = kept.change && place !== undefined && !isTakenBack && isThere
  const byWords = undo !== null && !isOlder && onAnswer ? () => onAnswer(undo) : undefined
  const takeBack = isChanged ? change.takeBack : byWords

  function close() {
    setIsOpen(false)
    opener.current?.focus()
  }

  return (
    <ReceiptRow
      icon={isTakenBack ? <UndoIcon className="size-4 text-ink-soft" /> : <CheckIcon className="size-4 text-good" />}
      acts={
        <>
          {isTakenBack && <span className="px-2 text-ink-soft">Taken back</span>}
          {takeBack && !isTakenBack && (
            <Act of={label} onPress={takeBack}>
              Undo
            </Act>
          )}
          {canChange && (
            <Act of={label} ref={opener} isExpanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
              Change
            </Act>
          )}
        </>
      }
      below={
        isOpen &&
        canChange &&
        (shown.quote === undefined ? (
          snapshot && (
            <RowEditor
              row={{ ...place, isApart: false }}
              snapshot={snapshot}
              onEdit={change.setPlace}
              onClose={close}
            />
          )
        ) : (
          <ChangeWords label={label} words={shown.quote} onSave={change.reword} onClose={close} />
        ))
      }
    >
      <span className="block text-micro text-ink-soft">{label}</span>
      <RowWords shown={isChanged && shown.quote === undefined ? { ...shown, value: place?.value } : shown} />
    </ReceiptRow>
  )
}

function RowWords({ shown: { value, quote, from, isMoved } }: { shown: Shown }) {
  const hasValue = value !== undefined || quote !== undefined
  return (
    <span className="wrap-anywhere">
      {quote !== undefined && <Quote>{quote}</Quote>}
      {quote === undefined && value !== undefined && <b dir="auto">{value}</b>}
      {!hasValue && <span className="text-ink-soft">Taken off: </span>}
      {from !== undefined &&
        (isMoved ? (
          <span className="text-ink-soft">from {from}</span>
        ) : (
          <>
            {hasValue && (
              <>
                <span className="sr-only">, before:</span>{' '}
              </>
            )}
            <s dir="auto" className="text-ink-soft">
              {from}
            </s>
          </>
        ))}
    </span>
  )
}

const Quote = ({ children }: { children: string }) => (
  <q dir="auto" className="font-display text-[1.0625rem] wrap-anywhere italic [quotes:'“'_'”']">
    {children}
  </q>
)

type FrameProps = { icon: ReactNode; acts: ReactNode; below?: ReactNode; children: ReactNode }

const ReceiptRow = ({ icon, acts, below, children }: FrameProps) => (
  <li className="grid min-h-12 grid-cols-[--spacing(4.5)_minmax(0,1fr)_auto] items-center gap-x-2.5 py-1 pr-1 pl-3.5 leading-[1.35]">
    {icon}
    <span>{children}</span>
    <span className="flex flex-wrap items-center justify-end">{acts}</span>
    {below}
  </li>
)

type ActProps = {
  /** What the button acts on, for screen readers. */
  of: string
  ref?: Ref<HTMLButtonElement>
  isExpanded?: boolean
  onPress: () => void
  children: string
}

const Act = ({ of, ref, isExpanded, onPress, children }: ActProps) => (
  <button
    ref={ref}
    type="button"
    aria-label={`${children}: ${of}`}
    aria-expanded={isExpanded}
    onClick={onPress}
    className="min-h-11 min-w-11 px-2 text-accent underline"
  >
    {children}
  </button>
)
