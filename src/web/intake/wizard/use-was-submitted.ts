import { wasSubmittedHere } from '../../session/member-email.ts'
import { useSessionSoFar } from '../../session/use-session.ts'
import { useFormValues } from '../form/use-form-values.ts'

/**
 * True if the member submitted on any device, or this browser did for the form's address. After that, a saved draft
 * changes nothing.
 */
export function useWasSubmitted() {
  const session = useSessionSoFar()
  const isHere = wasSubmittedHere(useFormValues().account.email.trim().toLowerCase())
  return isHere || (session.status === 'known' && session.submitted === true)
}
