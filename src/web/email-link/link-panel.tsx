import { type FormEvent, useState } from 'react'
import { emailSchema } from '#contract/intake.ts'
import type { Leave } from '../session/leave.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { ErrorText } from '../ui/fields/field-parts.tsx'
import { ASK_ADDRESS, CONFIRM, CONFIRMING, EXPIRED, LINK_MINUTES, UNREACHABLE } from './copy.ts'
import { useConfirm } from './use-confirm.ts'
import { useLinkToken } from './use-link-token.ts'

/** The person presses once, and in another browser also types the address. */
export function LinkPanel({ leave }: { leave: Leave }) {
  const token = useLinkToken()
  const { step, status, spend } = useConfirm({ token: token ?? '', leave })
  if (token === '') return <NoToken />
  const isSending = status === 'sending'
  return (
    <>
      {/* One paragraph: its changed text is announced. */}
      <p role="status" className="mt-4 text-lede text-balance text-ink-soft">
        {step === 'name' ? ASK_ADDRESS : 'Press the button to confirm this email on this device.'}
      </p>
      {step === 'name' ? (
        <AddressForm isSending={isSending} onConfirm={spend} />
      ) : (
        <Button variant="primary" className="mt-9 w-full" isPending={isSending} onPress={() => void spend()}>
          {isSending ? CONFIRMING : CONFIRM}
        </Button>
      )}
      <div role="alert" className="mt-4 empty:sr-only">
        {status === 'unreachable' && <ErrorText>{UNREACHABLE}</ErrorText>}
      </div>
      <noscript>
        <p className="mt-7 text-small">
          This button needs JavaScript. The code in the same email works too: type it where you asked for it.
        </p>
      </noscript>
      <p className="mt-7 text-small text-ink-soft">
        Didn't ask for this? Close the page. Nothing happens until the button is pressed, and the link expires{' '}
        {LINK_MINUTES} minutes after it was sent.
      </p>
    </>
  )
}

function NoToken() {
  return (
    <>
      <p className="mt-4 text-lede text-ink-soft">{EXPIRED}</p>
      <p className="mt-4 text-small text-ink-soft">
        Open this page with the whole link from the email we sent you. A link works once, for {LINK_MINUTES} minutes; a
        new one comes from the Account step.
      </p>
      <p className="mt-9">
        <LinkButton variant="primary" to="/intake/account">
          Ask for a new link
        </LinkButton>
      </p>
    </>
  )
}

type AddressProps = { isSending: boolean; onConfirm: (email: string) => Promise<void> }

function AddressForm({ isSending, onConfirm }: AddressProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()

  function confirm(event: FormEvent) {
    event.preventDefault()
    const parsed = emailSchema.safeParse(typed)
    setProblem(parsed.error?.issues[0]?.message)
    if (parsed.success) void onConfirm(parsed.data)
    else document.getElementById('address')?.focus()
  }

  return (
    <form noValidate onSubmit={confirm} className="mt-8 grid gap-9">
      <Field
        id="address"
        label="Email"
        name="email"
        hint="Answers started in the other browser stay there."
        type="email"
        autoComplete="email"
        // The field replaces the pressed button.
        autoFocus
        isRequired
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setProblem(undefined)
        }}
        error={problem}
      />
      <Button variant="primary" type="submit" className="w-full" isPending={isSending}>
        {isSending ? CONFIRMING : CONFIRM}
      </Button>
    </form>
  )
}
