import { useEffect, useRef, useState } from 'react'
import type { Match } from '#contract/matches.ts'
import type { FeedbackAction } from '#contract/options.ts'
import { Button } from '../ui/button.tsx'
import { CheckIcon, WarnIcon } from '../ui/icons.tsx'
import { ACTION_LABELS, FEEDBACK_FAILED, SENDING, SENT } from './copy.ts'
import { type FeedbackState, useFeedback } from './use-feedback.ts'

type Props = { email: string; match: Match; onChanged: () => void }

/** Three signals, what became of the last one, and the way back. */
export function FeedbackRow({ email, match, onChanged }: Props) {
  const { state, send } = useFeedback({ email, match, onChanged })
  const [isAsking, setAsking] = useState(false)
  const hardNo = useFocusAfter(isAsking)
  const name = match.safeProfileSummary.displayName

  const signal = (action: FeedbackAction, onPress: () => void = () => void send(action)) => (
    <Button
      ref={action === 'hard_no' ? hardNo : undefined}
      size="small"
      variant={action === 'hard_no' ? 'grave' : 'second'}
      isPressed={state.given === action}
      isPending={state.status === 'sending' && state.action === action}
      onPress={onPress}
      className={
        action === 'hard_no'
          ? 'ml-auto not-hover:not-aria-pressed:border-transparent'
          : 'max-sm:flex-[1_1_9rem] max-sm:px-2'
      }
    >
      {ACTION_LABELS[action]}
    </Button>
  )

  return (
    <div className="grid gap-3 border-t border-line px-5 pt-4 pb-5 sm:px-9 sm:pb-6">
      {isAsking ? (
        <HardNoQuestion
          name={name}
          onKeep={() => setAsking(false)}
          onHide={() => {
            setAsking(false)
            void send('hard_no')
          }}
        />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: three buttons are no form fields, so no fieldset.
        <div role="group" aria-label={`Feedback on ${name}`} className="flex flex-wrap gap-2.5">
          {signal('more_like_this')}
          {signal('less_like_this')}
          {signal('hard_no', () => setAsking(true))}
        </div>
      )}
      <div aria-live="polite">
        <Outcome state={state} onUndo={() => void send('undo')} />
      </div>
    </div>
  )
}

/** For the button that a question stood in for: it takes the focus back when the question is answered. */
function useFocusAfter(isAsking: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  return button
}

function HardNoQuestion({ name, onHide, onKeep }: { name: string; onHide: () => void; onKeep: () => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no form fields, so no fieldset.
    <div role="group" aria-label={`Hide ${name} for good?`} className="grid gap-3 wrap-anywhere">
      <p className="text-small">
        <b>Hide {name} for good?</b> Neither of you will see the other again.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" variant="grave" onPress={onHide}>
          Hard no
        </Button>
        {/* A key held down must not answer for good. */}
        <Button size="small" variant="quiet" autoFocus onPress={onKeep}>
          Keep {name}
        </Button>
      </div>
    </div>
  )
}

function Outcome({ state, onUndo }: { state: FeedbackState; onUndo: () => void }) {
  if (state.status === 'sending') return <p className="text-small text-ink-soft">{SENDING}</p>
  if (state.status === 'error')
    return (
      <div className="text-small text-danger">
        <p className="flex gap-2 font-label">
          <WarnIcon className="mt-0.5" />
          {FEEDBACK_FAILED}
        </p>
        {state.code && <p className="ml-6.5 text-micro text-ink-soft">{state.code}</p>}
      </div>
    )
  if (state.given === undefined) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-small">
      {state.status === 'sent' && (
        <p className="flex gap-2 text-good">
          <CheckIcon className="mt-0.5" />
          {SENT}
        </p>
      )}
      <Button size="small" variant="quiet" onPress={onUndo}>
        Undo
      </Button>
    </div>
  )
}
