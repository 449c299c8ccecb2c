import { wasSubmittedHere } from '../../session/member-email.ts'
import { useFormValues } from '../form/use-form-values.ts'

/** Whether this browser has submitted an intake for the address in the form: from then on, a saved draft alone changes nothing. */
export function useWasSubmitted() {
  return wasSubmittedHere(useFormValues().account.email.trim().toLowerCase())
}
