import { createContext, useContext } from 'react'
import type { EmailVerification } from './use-email-verification.ts'

const VerificationContext = createContext<EmailVerification | undefined>(undefined)
export const VerificationProvider = VerificationContext.Provider

export function useVerification(): EmailVerification {
  const verification = useContext(VerificationContext)
  if (!verification) throw new Error('Outside the wizard')
  return verification
}
