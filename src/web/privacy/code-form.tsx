import { type FormEvent, useState } from 'react'
import { CODE_LENGTH } from '#contract/limits.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { CODE_MINUTES } from './copy.ts'
import type { OwnDataState, Wish } from './use-own-data.ts'

type Props = {
  email: string
  state: OwnDataState & { status: 'asking_code' }
  onConfirm: (code: string) => void
  onAskAgain: () => void
  onGiveUp: () => void
}

const WISHES: Record<Wish, string> = {
  export: 'After you confirm it, your export starts.',
  delete: 'After you confirm it, your account is deleted.',
}

export function CodeForm({ email, state, onConfirm, onAskAgain, onGiveUp }: Props) {
  const [code, setCode] = useState('')
  const isChecking = state.isChecking === true

  function confirm(event: FormEvent) {
    event.preventDefault()
    if (code !== '' && !isChecking) onConfirm(code)
  }

  return (
    <form noValidate onSubmit={confirm} className="mt-6 rounded-card bg-inset px-5 py-6 sm:px-8 sm:py-7">
      <h3>Your code is on its way</h3>
      <p className="mt-1.5 mb-5 text-small wrap-anywhere text-ink-soft">
        We sent a code to {email}, to be sure that it is you. It works once, for {CODE_MINUTES} minutes.{' '}
        {WISHES[state.wish]}
      </p>
      <Field
        label="Code from the email"
        name="code"
        isCode
        // The form replaces the pressed button, which had the focus.
        autoFocus
        value={code}
        onChange={(text) => setCode(text.replace(/\s/g, ''))}
        error={state.problem}
        autoComplete="one-time-code"
        spellCheck="false"
        // The hyphen is optional, and a pasted line may have spaces.
        maxLength={4 * CODE_LENGTH}
        beside={
          <Button
            size="beside"
            type="submit"
            variant={state.wish === 'delete' ? 'grave' : 'primary'}
            isPending={isChecking}
            isDisabled={code === ''}
            // Otherwise a disabled button has the panel's color.
            className="[--inset:var(--card)]"
          >
            {isChecking ? 'Checking...' : 'Confirm code'}
          </Button>
        }
      />
      <p role="status" className="mt-4 text-small text-ink-soft empty:sr-only">
        {state.isAskedAgain && 'Asked again. If the last email is at least two minutes old, another one comes.'}
      </p>
      <p className="mt-2 -ml-3 flex flex-wrap">
        <Button variant="quiet" size="small" onPress={onAskAgain}>
          Send a new email
        </Button>
        <Button variant="quiet" size="small" onPress={onGiveUp}>
          Not now
        </Button>
      </p>
    </form>
  )
}
