import { type RefObject, useEffect, useId, useState } from 'react'
import type { Choices } from '#contract/concierge.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { Conversation } from '../use-open-conversation.ts'
import { Answers } from './answers.tsx'

type Props = {
  dock: RefObject<HTMLDivElement | null>
  current: Pick<Conversation, 'turns' | 'choices' | 'change' | 'progress'>
  question: string | undefined
  isAlone: boolean
  /** The height before a message was sent. */
  height: number
  isSending: boolean
  onAnswer: (text: string) => void
}

// Looks like one box with the composer below.
const FRAME =
  'grid content-start gap-2.5 border-t border-line px-5 pt-3 sm:px-9 [&+form]:border-t-0 [&+form]:pt-3 short:max-h-[max(7.5rem,50svh_-_5.5rem)] short:overflow-y-auto'

export function QuestionDock({ dock, current, question, isAlone, height, isSending, onAnswer }: Props) {
  const id = useId()
  const { progress } = current
  // If rows are open and no question is asked, answers are hidden: rows have their own controls.
  const choices = current.change && !question && current.choices ? { ...current.choices, options: [] } : current.choices
  const beside = choices?.beside ?? []
  const place = question === undefined ? undefined : progress
  if (isSending)
    return (
      // Keeps the height, so that nothing moves under a finger.
      <div ref={dock} className={FRAME} style={{ minHeight: height }}>
        <Writing />
      </div>
    )
  const isEmpty = !question && !hasOptions(choices) && beside.length === 0
  if (isEmpty) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: the answers in it are the fieldset.
    <div
      ref={dock}
      data-dock=""
      role="group"
      aria-labelledby={question ? id : undefined}
      aria-label={question ? undefined : 'What can be pressed'}
      className={`${FRAME} transition-opacity duration-120 starting:opacity-0`}
    >
      {question && (
        <div className="flex items-baseline justify-between gap-4">
          {isAlone && <span className="sr-only">Concierge: </span>}
          <p id={id} className="font-display text-[1.0625rem] leading-[1.35] sm:text-[1.1875rem] wrap-anywhere">
            {question}
          </p>
          {place && (
            <p className="shrink-0 text-small text-ink-soft tabular-nums">
              <b className="text-ink">{place.at}</b> of {place.of}
            </p>
          )}
        </div>
      )}
      {hasOptions(choices) && <Answers key={current.turns.length} choices={choices} onAnswer={onAnswer} />}
      {beside.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Something else</legend>
          {beside.map(({ label, text }) => (
            <button key={label} type="button" className={BESIDE} onClick={() => onAnswer(text)}>
              <span dir="auto">{label}</span>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

const BESIDE =
  'inline-flex min-h-11 max-w-full cursor-pointer items-center rounded-pill border border-line px-3.5 py-1.5 text-small leading-[1.3] wrap-anywhere hover:border-edge'

const hasOptions = (choices: Choices | null | undefined): choices is Choices => (choices?.options.length ?? 0) > 0

const SLOW_MS = 1500

/** During a slow reply, a text appears and is announced. */
function Writing() {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className="flex min-h-11 items-center gap-3 text-small text-ink-soft" aria-live="polite">
      <Spinner className="mx-0.5 size-5" />
      {isSlow ? (
        <span>Your concierge is writing a reply...</span>
      ) : (
        <span aria-hidden="true">Your concierge is reading...</span>
      )}
    </p>
  )
}
