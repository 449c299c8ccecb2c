import { createContext, useContext } from 'react'
import type { SubmitResult } from '#contract/intake.ts'
import type { Banner } from '../draft/copy.ts'
import type { DraftSync, SyncState } from '../draft/draft-sync.ts'
import type { PressedInto } from '../draft/use-saving.ts'
import type { FieldIssue } from '../form/rules.ts'
import type { Step } from '../form/steps.ts'
import type { EmailVerification } from '../verification/use-email-verification.ts'

/** What the last Continue or Submit ran into; every attempt has a number of its own, so that each takes the focus. */
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
  isSaving: boolean
  pressedInto: PressedInto | undefined
  /** Checks the step, goes on to the next or the one given, and saves behind it. */
  goOn: (to?: Step['section']) => Promise<void>
  goBack: () => void
  /** Goes to a step, and to one of its fields when one is given. */
  goTo: (section: Step['section'], field?: string) => void
  save: () => Promise<void>
  submit: () => Promise<void>
  reset: () => void
}

const WizardContext = createContext<Wizard | undefined>(undefined)
export const WizardProvider = WizardContext.Provider

/** The wizard a step stands in. */
export function useWizard(): Wizard {
  const wizard = useContext(WizardContext)
  if (!wizard) throw new Error('Outside the wizard')
  return wizard
}
