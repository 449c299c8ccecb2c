import { createContext, type RefObject, useContext } from 'react'
import type { SubmitResult } from '#contract/endpoints/intake-calls.ts'
import type { Banner } from '../draft/copy.ts'
import type { DraftSync, SyncState } from '../draft/draft-sync.ts'
import type { PressedInto } from '../draft/use-saving.ts'
import type { FieldIssue } from '../form/rules.ts'
import type { Step } from '../form/steps.ts'
import type { EmailVerification } from '../verification/use-email-verification.ts'

/** Each attempt has a new number, which moves the focus again. */
export type Attempt = { number: number; title: string; errors: FieldIssue[] }

export type SubmitState =
  | { status: 'idle' | 'submitting' }
  | { status: 'success'; result: SubmitResult }
  | { status: 'error'; message: string }

export type Wizard = {
  step: Step
  sync: DraftSync
  draft: SyncState
  verification: EmailVerification
  banner: Banner | undefined
  attempt: Attempt | undefined
  submission: SubmitState
  setSubmission: (state: SubmitState) => void
  /** The same body is sent again with the same key. */
  lastSent: RefObject<{ body: string; key: string }>
  fail: (title: string, errors: FieldIssue[]) => void
  setNotice: (banner: Banner | undefined) => void
  isSaving: boolean
  pressedInto: PressedInto | undefined
  /** True once the review was seen: Continue then leads back to it. */
  leadsToReview: boolean
  goOn: (to?: Step['section']) => Promise<void>
  goBack: () => void
  goTo: (section: Step['section'], field?: string) => void
  save: () => Promise<void>
  reset: () => void
}

const WizardContext = createContext<Wizard | undefined>(undefined)
export const WizardProvider = WizardContext.Provider

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext)
  if (!wizard) throw new Error('Outside the wizard')
  return wizard
}
