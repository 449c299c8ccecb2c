import { Link } from 'react-router'
import { useSessionSoFar } from '../session/use-session.ts'
import { InfoIcon } from '../ui/icons.tsx'

/** Says to a member who is suspended what is still open to them. Their mail has the reason. */
export function SuspendedNotice() {
  const session = useSessionSoFar()
  const suspended = session.status === 'known' && session.suspended === true
  return (
    <div role="status" className={suspended ? PANEL : 'sr-only'}>
      {suspended && (
        <>
          <InfoIcon className="mt-0.5 size-5.5 text-notice" />
          <p>
            Your account is suspended, and we wrote to you why. You are shown to nobody, and see nobody. On the{' '}
            <Link to="/privacy" className="underline">
              Privacy page
            </Link>{' '}
            you can take a copy of your data or delete it.
          </p>
        </>
      )}
    </div>
  )
}

const PANEL =
  'fixed inset-x-4 bottom-4 z-40 grid grid-cols-[1.375rem_1fr] gap-x-3.5 rounded-card border border-edge bg-card px-5 py-4 text-small text-ink shadow-lift sm:right-8 sm:left-auto sm:w-104'
