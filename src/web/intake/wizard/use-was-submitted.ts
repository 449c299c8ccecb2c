import { wasSubmittedHere } from '../../session/member-email.ts'
import { useSessionSoFar } from '../../session/use-session.ts'
import { useFormValues } from '../form/use-form-values.ts'

/**
 * Whether an intake is in: the member's own, on every device, or one that this browser submitted for the address in the
 * form. From then on, a saved draft alone changes nothing.
 */
export function useWasSubmitted() {
  const session = useSessionSoFar()
  const isHere = wasSubmittedHere(useFormValues().account.email.trim().toLowerCase())
  return isHere || (session.status === 'known' && session.submitted === true)
}
