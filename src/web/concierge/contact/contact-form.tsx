import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EMAIL_HERE, KNOWN_HERE, NEW_HERE } from '../copy.ts'
import type { useConversation } from '../use-conversation.ts'
import type { useSavedProfile } from '../use-saved-profile.ts'
import { BeginForm } from './begin-form.tsx'
import { LookupForm } from './lookup-form.tsx'
import type { Contact } from './use-contact.ts'
import { useContactCheck } from './use-contact-check.ts'

type Props = {
  contact: Contact
  saved: ReturnType<typeof useSavedProfile>
  conversation: ReturnType<typeof useConversation>
  /** From the intake. */
  toldName: string | undefined
}

/** Two forms: one loads a saved profile, one begins with a name. During a conversation, one line replaces both. */
export function ContactForm({ contact, saved, conversation, toldName }: Props) {
  const { current, finished } = conversation
  const check = useContactCheck(contact)
  const [openIn, setOpenIn] = useState<string>()
  const isTalking = current !== undefined
  const isFolded = isTalking && openIn !== current.sessionId

  const knownName = current?.name ?? saved.profile?.name ?? toldName
  const { suggestName, nameInput } = contact
  useEffect(() => suggestName(knownName), [suggestName, knownName])

  // After Start over, focus the name field.
  const wasFolded = useRef(isFolded)
  const change = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (wasFolded.current && !isTalking && !finished && isLost) nameInput.current?.focus()
    wasFolded.current = isFolded
  }, [isFolded, isTalking, finished, nameInput])

  /** The pressed button disappears. */
  function openAndFocus(sessionId: string) {
    flushSync(() => setOpenIn(sessionId))
    contact.emailInput.current?.focus()
  }

  function fold() {
    flushSync(() => setOpenIn(undefined))
    change.current?.focus()
  }

  return (
    <Card as="section" aria-label="Find or begin" isFlush className="px-5 sm:px-9">
      {isFolded && (
        <ContactLine
          {...{ name: current.name, email: contact.email(), change }}
          onChange={() => openAndFocus(current.sessionId)}
        />
      )}
      <div
        hidden={isFolded}
        className="grid items-start gap-6 py-6 [&[hidden]]:hidden sm:py-8 lg:grid-cols-2 lg:gap-x-10 lg:gap-y-4 xl:grid-cols-[1.3fr_1fr] lg:pt-4.5 lg:pb-5.5"
      >
        {!isTalking && (
          <p className="text-small text-ink-soft lg:col-span-full">
            {knownName ? KNOWN_HERE : contact.knownEmail ? EMAIL_HERE : NEW_HERE}
          </p>
        )}
        <LookupForm {...{ contact, check, saved, isTalking }} />
        {/* The name cannot change during a conversation. */}
        <div hidden={isTalking}>
          <BeginForm {...{ contact, check, conversation }} onBegin={saved.lookup.reset} />
        </div>
        {isTalking && (
          <Button size="beside" className="self-end justify-self-start" onPress={fold}>
            Done
          </Button>
        )}
      </div>
    </Card>
  )
}

type LineProps = { name: string; email: string; change: RefObject<HTMLButtonElement | null>; onChange: () => void }

function ContactLine({ name, email, change, onChange }: LineProps) {
  return (
    <div className="flex min-h-13 items-center gap-x-2 py-1">
      <b dir="auto" className="truncate font-semibold">
        {name}
      </b>
      <span aria-hidden="true" className="text-ink-soft">
        ·
      </span>
      {/* A long name must leave space for the address. */}
      <span className="min-w-24 flex-1 truncate text-ink-soft">{email || 'no email yet'}</span>
      <button
        ref={change}
        type="button"
        className="-mr-1 min-h-11 px-1 text-small text-accent underline"
        onClick={onChange}
      >
        Change <span className="sr-only">email</span>
      </button>
    </div>
  )
}
