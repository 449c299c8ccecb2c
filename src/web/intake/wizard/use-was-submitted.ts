import { wasSubmittedHere } from '../../session/member-email.ts'
import { useSessionSoFar } from '../../session/use-session.ts'
import { useFormValues } from '../form/use-form-values.ts'

/** Submitted on any device, or in this browser for the form's address. A saved draft then changes nothing. */
export function useWasSubmitted() {
  const session = useSessionSoFar()
  const isHere = wasSubmittedHere(useFormValues().account.email.trim().toLowerCase())
  return isHere || (session.status === 'known' && session.submitted === true)
}
