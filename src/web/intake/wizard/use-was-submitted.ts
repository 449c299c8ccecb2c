import { wasSubmittedHere } from '../../session/member-email.ts'
import { useSessionSoFar } from '../../session/use-session.ts'
import { useFormValues } from '../form/use-form-values.ts'

/** True if submitted on any device, or in this browser with the form's address. */
export function useWasSubmitted() {
  const session = useSessionSoFar()
  const isHere = wasSubmittedHere(useFormValues().account.email.trim().toLowerCase())
  return isHere || (session.status === 'known' && session.submitted === true)
}
