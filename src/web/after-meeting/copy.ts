import type { IntroductionOutcome } from '#contract/options.ts'

export const OUTCOMES: { value: IntroductionOutcome; label: string }[] = [
  { value: 'met_again', label: 'We met, and I would again' },
  { value: 'met_not_for_me', label: 'We met, and it is not for me' },
  { value: 'did_not_meet', label: 'We did not meet' },
  { value: 'felt_unsafe', label: 'I did not feel safe' },
]

export const LOST = 'This link does not work any more. What you said before is kept.'
export const FAILED = 'That did not go through. Please try again.'
