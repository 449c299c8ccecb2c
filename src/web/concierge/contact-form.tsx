import { type FormEvent, useEffect, useState } from 'react'
import { emailSchema } from '#contract/intake.ts'
import { MAX_EMAIL, MAX_PERSON_NAME } from '#contract/limits.ts'
import { rememberEmail } from '../session/member-email.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/fields/field.tsx'
import { ErrorText } from '../ui/fields/field-parts.tsx'
import { CheckIcon, InfoIcon } from '../ui/icons.tsx'
import { useSingleFlight } from '../ui/use-single-flight.ts'
import {
  BAD_EMAIL,
  EMAIL_NEEDED,
  failureText,
  LOAD_FAILED,
  lookupFailureText,
  NAME_NEEDED,
  PROFILE_LOADED,
  PROFILE_WAITS,
} from './copy.ts'
import type { Contact } from './use-contact.ts'
import type { useConversation } from './use-conversation.ts'
import type { useSavedProfile } from './use-saved-profile.ts'

type Props = {
  contact: Contact
  saved: ReturnType<typeof useSavedProfile>
  conversation: ReturnType<typeof useConversation>
}

/** The two ways in: a profile saved before, or a name to begin with. */
export function ContactForm({ contact, saved, conversation }: Props) {
  const { current, finished, begin } = conversation
  const isTalking = current !== undefined
  const [emailError, setEmailError] = useState<string>()
  const [nameError, setNameError] = useState<string>()
  const { lookup, lookUp, profile } = saved

  // A profile that is found, and a conversation gone on with, bring their name along.
  const knownName = current?.name ?? profile?.name
  const { suggestName } = contact
  useEffect(() => suggestName(knownName), [suggestName, knownName])

  /** Says what is wrong with the address, at the field, and takes the focus there. */
  function emailProblem({ isNeeded }: { isNeeded: boolean }) {
    const email = contact.email()
    const problem =
      email === ''
        ? isNeeded
          ? EMAIL_NEEDED
          : undefined
        : emailSchema.safeParse(email).success
          ? undefined
          : BAD_EMAIL
    setEmailError(problem)
    if (problem) contact.emailInput.current?.focus()
    return problem
  }

  /** Keeps an address that was of use; what was typed has then done its part. */
  function remember(email: string) {
    rememberEmail(email)
    contact.keep('email', '')
  }

  const check = useSingleFlight(async () => {
    if (lookup.isPending || emailProblem({ isNeeded: true })) return
    await lookUp({ email: contact.email(), isAutomatic: false }, { onSuccess: (_found, { email }) => remember(email) })
  })

  const start = useSingleFlight(async () => {
    if (isTalking) return
    const name = contact.name()
    setNameError(name === '' ? NAME_NEEDED : undefined)
    if (name === '') return contact.nameInput.current?.focus()
    if (emailProblem({ isNeeded: false })) return
    lookup.reset()
    const email = contact.email()
    await begin.call({ name, email }, { onSuccess: () => email && remember(email) })
  })

  return (
    <Card
      as="section"
      aria-label="Find or begin"
      className="grid items-start gap-6 lg:grid-cols-[1.3fr_1fr] lg:gap-10 lg:pt-4.5 lg:pb-5.5"
    >
      {/* A press before the page is alive must not send the address anywhere: outside a dialog this method does nothing. */}
      <form noValidate method="dialog" onSubmit={only(check)}>
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
            setEmailError(undefined)
            contact.keep('email', text)
          }}
          error={emailError}
          beside={
            <Button type="submit" size="beside" isPending={lookup.isPending}>
              {lookup.isPending ? 'Checking...' : 'Check My Saved Profile'}
            </Button>
          }
        />
        <LookupOutcome lookup={lookup} isTalking={isTalking} />
      </form>
      <form noValidate method="dialog" onSubmit={only(start)}>
        <Field
          label="Your name"
          name="name"
          autoComplete="given-name"
          maxLength={MAX_PERSON_NAME}
          inputRef={contact.nameInput}
          onChange={(text) => {
            setNameError(undefined)
            contact.keep('name', text)
          }}
          error={nameError}
          beside={
            <Button
              type="submit"
              size="beside"
              variant={isTalking || finished ? 'second' : 'primary'}
              isDisabled={isTalking}
              isPending={begin.isPending}
            >
              {begin.isPending ? 'Beginning...' : 'Begin'}
            </Button>
          }
        />
        <div aria-live="polite" className="*:mt-2">
          {begin.isError && <ErrorText>{failureText(begin.error)}</ErrorText>}
        </div>
      </form>
    </Card>
  )
}

/** Does this in place of what the browser would do with the form. */
const only = (action: () => void) => (event: FormEvent) => {
  event.preventDefault()
  action()
}

type OutcomeProps = Pick<ReturnType<typeof useSavedProfile>, 'lookup'> & { isTalking: boolean }

/** What became of the last lookup; the region stands there from the start, so that readers notice the change. */
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
