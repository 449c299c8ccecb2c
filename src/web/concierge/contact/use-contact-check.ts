import { useState } from 'react'
import { emailSchema } from '#contract/intake.ts'
import { BAD_EMAIL, EMAIL_NEEDED, NAME_NEEDED } from '../copy.ts'
import type { Contact } from './use-contact.ts'

export function useContactCheck({ email, emailInput, name, nameInput }: Contact) {
  const [emailError, setEmailError] = useState<string>()
  const [nameError, setNameError] = useState<string>()

  /** @returns true if valid, or empty and not needed */
  function isEmailRight({ isNeeded }: { isNeeded: boolean }) {
    const problem = emailProblem(email(), { isNeeded })
    setEmailError(problem)
    if (problem) emailInput.current?.focus()
    return problem === undefined
  }

  function isNameRight() {
    const problem = name() === '' ? NAME_NEEDED : undefined
    setNameError(problem)
    if (problem) nameInput.current?.focus()
    return problem === undefined
  }

  return {
    emailError,
    nameError,
    isEmailRight,
    isNameRight,
    clear: { email: () => setEmailError(undefined), name: () => setNameError(undefined) },
  }
}
export type ContactCheck = ReturnType<typeof useContactCheck>

function emailProblem(email: string, { isNeeded }: { isNeeded: boolean }) {
  if (email === '') return isNeeded ? EMAIL_NEEDED : undefined
  return emailSchema.safeParse(email).success ? undefined : BAD_EMAIL
}
