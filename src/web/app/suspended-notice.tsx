import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useSessionSoFar } from '../session/use-session.ts'
import { InfoIcon } from '../ui/icons.tsx'
import { PANEL } from './panel-look.ts'

/** A mail tells the member the reason. */
export function SuspendedNotice() {
  const session = useSessionSoFar()
  // Screen readers announce only what is added to an existing region.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const suspended = isThere && session.status === 'known' && session.suspended === true
  return (
    <div role="status" className={suspended ? `${PANEL} bottom-4 z-40 border border-edge` : 'sr-only'}>
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
