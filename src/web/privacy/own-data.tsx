import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { memberEmailOf, useSession } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { useConfirmation } from '../ui/feedback/use-confirmation.tsx'
import { ErrorText } from '../ui/fields/field-parts.tsx'
import { CodeForm } from './code-form.tsx'
import { DELETED, EXPORTED, UNREACHABLE } from './copy.ts'
import { type OwnDataState, useOwnData, type Wish } from './use-own-data.ts'

const DELETION = {
  title: 'Delete your account?',
  text: 'Your answers, conversations, matches and reactions are deleted at once, here and on every device. Nobody can bring them back.',
  confirmLabel: 'Delete everything',
  cancelLabel: 'Keep my account',
}

export function OwnData() {
  const session = useSession()
  const email = memberEmailOf(session)
  const { state, ask, askAgain, confirm, giveUp } = useOwnData()
  const outcome = useRef<HTMLDivElement>(null)
  const isOver = state.status === 'exported' || state.status === 'deleted'
  useEffect(() => {
    // The pressed button may be gone. A focused outcome would be announced twice.
    if (isOver && document.activeElement === document.body)
      outcome.current?.closest('section')?.querySelector('h2')?.focus()
  }, [isOver])

  return (
    <>
      {state.status !== 'deleted' && session.status === 'known' && email === undefined && <ForVisitors />}
      {email !== undefined && state.status !== 'asking_code' && (
        <Wishes email={email} state={state} onAsk={(wish) => void ask(wish, email)} />
      )}
      {email !== undefined && state.status === 'asking_code' && (
        <CodeForm
          email={email}
          state={state}
          onConfirm={(code) => void confirm({ wish: state.wish, email, code })}
          onAskAgain={() => void askAgain(state.wish, email)}
          onGiveUp={giveUp}
        />
      )}
      {/* Below the pressed button, which stays in place. */}
      <div ref={outcome} role="status" className="mt-5 empty:sr-only">
        {state.status === 'deleted' && <Note tone="good">{DELETED}</Note>}
        {state.status === 'exported' && <Note tone="good">{EXPORTED}</Note>}
        {session.status === 'unknown' && <Note tone="bad">{UNREACHABLE}</Note>}
      </div>
    </>
  )
}

function ForVisitors() {
  return (
    <Note tone="plain" className="mt-5">
      Once your email is proven in this browser, you can do both here.{' '}
      <Link to="/intake/account">Verify your email</Link>
    </Note>
  )
}

type WishesProps = { email: string; state: OwnDataState; onAsk: (wish: Wish) => void }

function Wishes({ email, state, onAsk }: WishesProps) {
  const deletion = useConfirmation(DELETION, () => onAsk('delete'))
  const working = state.status === 'working' ? state.wish : undefined
  return (
    <>
      <p className="mt-5 text-small wrap-anywhere text-ink-soft">For {email}:</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button isPending={working === 'export'} isDisabled={working === 'delete'} onPress={() => onAsk('export')}>
          {working === 'export' ? 'Exporting...' : 'Export my data'}
        </Button>
        <Button
          variant="grave"
          isPending={working === 'delete'}
          isDisabled={working === 'export'}
          onPress={deletion.ask}
        >
          {working === 'delete' ? 'Deleting...' : 'Delete my account'}
        </Button>
      </div>
      <div role="alert" className="mt-4 empty:sr-only">
        {state.status === 'failed' && <ErrorText>{UNREACHABLE}</ErrorText>}
      </div>
      {deletion.dialog}
    </>
  )
}
