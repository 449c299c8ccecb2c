import { useEffect, useId, useRef, useState } from 'react'
import type { Match } from '#contract/matches.ts'
import type { FeedbackAction } from '#contract/options.ts'
import { FEEDBACK_FAILED } from '../introductions/copy.ts'
import { HideQuestion } from '../introductions/hide-for-good.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { CheckIcon, WarnIcon } from '../ui/icons.tsx'
import { useFocusAfter } from '../ui/use-focus-after.ts'
import { ACTION_LABELS, NEXT_PLACE, SENDING, SENT, youSaid } from './copy.ts'
import { type FeedbackState, useFeedback } from './use-feedback.ts'

type Props = { email: string; match: Match; onChanged: () => void }

export function FeedbackRow({ email, match, onChanged }: Props) {
  const id = useId()
  const { state, send } = useFeedback({ email, match, onChanged })
  const [isAsking, setAsking] = useState(false)
  const hardNo = useFocusAfter(isAsking)
  useFocusAfterUndo(id, state.given)
  const name = match.safeProfileSummary.displayName

  const signal = (action: FeedbackAction, onPress: () => void = () => void send(action)) => (
    <Button
      id={`${id}-${action}`}
      ref={action === 'hard_no' ? hardNo : undefined}
      size="small"
      variant={action === 'hard_no' ? 'grave' : 'second'}
      isPressed={state.given === action}
      isPending={state.status === 'sending' && state.action === action}
      // Pressed again, it does nothing: Undo is next to it.
      onPress={() => state.given === action || onPress()}
      className={
        action === 'hard_no'
          ? '-mr-4 ml-auto max-sm:-mr-2.5 not-hover:not-aria-pressed:border-transparent @min-[44rem]:order-1'
          : // Wide enough for the check mark, so that no button moves on a press.
            'max-sm:flex-[1_1_9rem] max-sm:px-2 sm:min-w-40'
      }
    >
      {ACTION_LABELS[action]}
    </Button>
  )

  return (
    <div className="flex flex-wrap items-center gap-2.5 border-t border-line px-5 py-4 sm:px-9 print:hidden">
      {isAsking ? (
        <HideQuestion
          name={name}
          onKeep={() => setAsking(false)}
          onHide={(report) => {
            setAsking(false)
            void send('hard_no', report)
          }}
        />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: three buttons are not form fields, so no fieldset.
        <div role="group" aria-label={`Feedback on ${name}`} className="contents">
          {signal('more_like_this')}
          {signal('less_like_this')}
          {signal('hard_no', () => setAsking(true))}
        </div>
      )}
      {/* On wide cards next to the buttons, so that nothing below moves. */}
      <Outcome state={state} name={name} onUndo={() => void send('undo')} />
    </div>
  )
}

/** The pressed Undo disappears. */
function useFocusAfterUndo(id: string, given: FeedbackAction | undefined) {
  const before = useRef(given)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (before.current && !given && isLost) document.getElementById(`${id}-${before.current}`)?.focus()
    before.current = given
  }, [id, given])
}

/** The live paragraph always exists; only its words change. */
function Outcome({ state, name, onUndo }: { state: FeedbackState; name: string; onUndo: () => void }) {
  const { words, look, Icon } = outcomeOf(state)
  const isUndoing = state.status === 'sending' && state.action === 'undo'
  const canUndo = isUndoing || (state.status !== 'sending' && state.given !== undefined)
  return (
    <div
      className={classes(
        'flex basis-full flex-wrap items-center gap-x-2 text-small leading-[1.4] @min-[44rem]:flex-1 @min-[44rem]:basis-0',
        // Takes no space while empty, but exists for screen readers.
        !words && !canUndo && 'absolute',
      )}
    >
      <p
        aria-live="polite"
        className={classes('flex gap-2 text-balance', words ? 'min-w-40 max-w-max flex-1' : undefined, look)}
      >
        {Icon && <Icon className="mt-0.5" />}
        <span>
          {/* On a wide card, the text next to the list already says the second sentence. */}
          <span>{words}</span>{' '}
          {state.status === 'sent' && <span className="@min-[44rem]:sr-only">{NEXT_PLACE[state.given](name)}</span>}
        </span>
      </p>
      {state.status === 'error' && state.code && <small className="text-micro text-ink-soft">{state.code}</small>}
      {canUndo && <Undo onPress={onUndo} isPending={isUndoing} className={words ? '' : '-ml-3'} />}
    </div>
  )
}

function outcomeOf({ status, given }: FeedbackState) {
  if (status === 'error') return { words: FEEDBACK_FAILED, look: 'font-label text-danger', Icon: WarnIcon }
  if (status === 'sending') return { words: SENDING, look: 'text-ink-soft' }
  if (status === 'sent') return { words: SENT, look: 'text-good', Icon: CheckIcon }
  return { words: given && youSaid(given), look: 'text-ink-soft', Icon: undefined }
}

function Undo(props: { onPress: () => void; isPending: boolean; className: string }) {
  return (
    <Button size="small" variant="quiet" {...props}>
      Undo
    </Button>
  )
}
