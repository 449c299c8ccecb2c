import { MAX_EMAIL } from '#contract/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { ErrorText } from '../../ui/fields/field-parts.tsx'
import { CheckIcon, InfoIcon } from '../../ui/icons.tsx'
import { useSingleFlight } from '../../ui/use-single-flight.ts'
import { failureText, LOAD_FAILED, lookupFailureText, PROFILE_LOADED, PROFILE_WAITS } from '../copy.ts'
import type { useSavedProfile } from '../use-saved-profile.ts'
import { OneFieldForm } from './one-field-form.tsx'
import type { Contact } from './use-contact.ts'
import type { ContactCheck } from './use-contact-check.ts'

type Props = {
  contact: Contact
  check: ContactCheck
  saved: ReturnType<typeof useSavedProfile>
  isTalking: boolean
}

export function LookupForm({ contact, check, saved: { lookup, lookUp }, isTalking }: Props) {
  const find = useSingleFlight(async () => {
    if (lookup.isPending || !check.isEmailRight({ isNeeded: true })) return
    const email = contact.email()
    await lookUp({ email, isAutomatic: false }, { onSuccess: () => contact.remember(email) })
  })

  return (
    <OneFieldForm onSubmit={find}>
      <Field
        label="Contact email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck="false"
        maxLength={MAX_EMAIL}
        inputRef={contact.emailInput}
        onChange={(text) => {
          check.clear.email()
          contact.keep('email', text)
        }}
        error={check.emailError}
        beside={
          <Button type="submit" size="beside" isPending={lookup.isPending}>
            {lookup.isPending ? 'Checking...' : 'Check My Saved Profile'}
          </Button>
        }
      />
      <LookupOutcome lookup={lookup} isTalking={isTalking} />
    </OneFieldForm>
  )
}

type OutcomeProps = Pick<ReturnType<typeof useSavedProfile>, 'lookup'> & { isTalking: boolean }

/** The live region exists before its text, so that it is announced. */
function LookupOutcome({ lookup, isTalking }: OutcomeProps) {
  const isAutomatic = lookup.variables?.isAutomatic ?? false
  const failure = lookup.isError ? lookupFailureText(lookup.error, { isAutomatic }) : undefined
  return (
    <div aria-live="polite" className="text-small *:first:mt-2">
      {failure === LOAD_FAILED && (
        <>
          <ErrorText>{failure}</ErrorText>
          <p className="ml-6.5 text-micro text-ink-soft">{failureText(lookup.error)}</p>
        </>
      )}
      {failure !== undefined && failure !== LOAD_FAILED && (
        <p className="flex gap-2">
          <InfoIcon className="mt-0.5 text-accent" />
          {failure}
        </p>
      )}
      {lookup.isSuccess && (
        <p className="flex gap-2 text-good">
          <CheckIcon className="mt-0.5" />
          {isTalking ? PROFILE_WAITS : PROFILE_LOADED}
        </p>
      )}
    </div>
  )
}
