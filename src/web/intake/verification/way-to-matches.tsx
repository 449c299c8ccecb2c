import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useVerification } from './use-verification.ts'

const IS_VERIFIED = 'Your email is verified.'
const HAS_SUBMITTED = 'Intake submitted already?'
const SEE_MATCHES = 'See your matches'

/** Many members verify last and have no step left. */
export default function WayToMatches({ hasSubmitted }: { hasSubmitted: boolean }): ReactNode {
  const { isFocusDue } = useVerification()
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The code field had the focus. Continue takes it, unless all steps are done. A return to this step moves no
    // focus: the page would scroll to it.
    const isDue = isFocusDue.current && document.activeElement === document.body
    isFocusDue.current = false
    if (!isDue) return
    const next = line.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]:enabled')
    ;((!hasSubmitted && next) || line.current)?.focus()
  }, [isFocusDue, hasSubmitted])
  return (
    <p ref={line} tabIndex={-1} className="text-small text-ink-soft">
      {hasSubmitted ? IS_VERIFIED : HAS_SUBMITTED}{' '}
      <Link to="/results" className="inline-flex min-h-8 items-center">
        {SEE_MATCHES}
      </Link>
    </p>
  )
}
