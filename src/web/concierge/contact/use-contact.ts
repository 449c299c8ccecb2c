import { useCallback, useEffect, useMemo, useRef } from 'react'
import { emailSchema } from '#contract/intake.ts'
import { keepTyped, typedContact } from '../../session/conversation-memory.ts'
import { draftEmail, rememberEmail, rememberedEmail } from '../../session/member-email.ts'
import type { SessionState } from '../../session/use-session.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { draftName } from '../own-intake.ts'

/** The inputs are uncontrolled, so that text typed before hydration stays. */
export function useContact(session: SessionState) {
  const emailInput = useRef<HTMLInputElement>(null)
  const nameInput = useRef<HTMLInputElement>(null)
  const isAlive = useHydrated()
  const here = useMemo(
    () => (isAlive ? { email: draftEmail() ?? rememberedEmail(), name: draftName() } : undefined),
    [isAlive],
  )
  const knownEmail = here?.email ?? (session.status === 'known' ? (session.email ?? undefined) : undefined)
  const knownName = here?.name

  // Typed text has priority over known values.
  useEffect(() => {
    fillIfEmpty(emailInput.current, typedContact('email'))
    fillIfEmpty(nameInput.current, typedContact('name'))
  }, [])
  useEffect(() => fillIfEmpty(emailInput.current, knownEmail), [knownEmail])
  useEffect(() => fillIfEmpty(nameInput.current, knownName), [knownName])

  const suggestName = useCallback(
    (name: string | null | undefined) => fillIfEmpty(nameInput.current, name ?? undefined),
    [],
  )

  return {
    emailInput,
    nameInput,
    knownEmail,
    email: () => emailInput.current?.value.trim().toLowerCase() ?? '',
    validEmail: () => {
      const parsed = emailSchema.safeParse(emailInput.current?.value)
      return parsed.success ? parsed.data : ''
    },
    name: () => nameInput.current?.value.trim() ?? '',
    suggestName,
    keep: keepTyped,
    remember(email: string) {
      rememberEmail(email)
      keepTyped('email', '')
    },
  }
}
export type Contact = ReturnType<typeof useContact>

function fillIfEmpty(input: HTMLInputElement | null, text: string | undefined) {
  if (input && text && input.value === '') input.value = text
}
