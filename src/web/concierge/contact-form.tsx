import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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
  const [openIn, setOpenIn] = useState<string>()
  // While one talks, the two inputs fold to a line, so that the conversation is the page.
  const isFolded = isTalking && openIn !== current.sessionId

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

  // Whoever starts over goes on at the name, which was folded until now.
  const wasFolded = useRef(isFolded)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (wasFolded.current && !isTalking && !finished && isLost) contact.nameInput.current?.focus()
    wasFolded.current = isFolded
  }, [isFolded, isTalking, finished, contact.nameInput])

  /** Opens what was folded; the button that was pressed goes, so the focus goes to the first input. */
  function openAndFocus(sessionId: string) {
    flushSync(() => setOpenIn(sessionId))
    contact.emailInput.current?.focus()
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
    <Card as="section" aria-label="Find or begin" isFlush className="px-5 sm:px-9">
      {isFolded && (
        <ContactLine name={current.name} email={contact.email()} onChange={() => openAndFocus(current.sessionId)} />
      )}
      <div
        hidden={isFolded}
        className="grid items-start gap-6 py-6 [&[hidden]]:hidden sm:py-8 lg:grid-cols-[1.3fr_1fr] lg:gap-10 lg:pt-4.5 lg:pb-5.5"
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
      </div>
    </Card>
  )
}

type LineProps = { name: string; email: string; onChange: () => void }

/** Who is talking, on one line. */
function ContactLine({ name, email, onChange }: LineProps) {
  return (
    <div className="flex min-h-13 items-center gap-x-2 py-1">
      <b dir="auto" className="truncate font-semibold">
        {name}
      </b>
      <span aria-hidden="true" className="text-ink-soft">
        ·
      </span>
      <span className="min-w-0 flex-1 truncate text-ink-soft">{email || 'no email yet'}</span>
      <Button size="small" variant="quiet" onPress={onChange} className="-mr-4">
        Change <span className="sr-only">name or email</span>
      </Button>
    </div>
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
