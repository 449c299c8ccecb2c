import type { IntroductionOutcome } from '#contract/options.ts'

export const OUTCOMES: { value: IntroductionOutcome; label: string }[] = [
  { value: 'met_again', label: 'We met, and I would again' },
  { value: 'met_not_for_me', label: 'We met, and it is not for me' },
  { value: 'did_not_meet', label: 'We did not meet' },
  { value: 'felt_unsafe', label: 'I did not feel safe' },
]

/** Who answers day and night in the United States, free of charge. */
export const HELP_LINES = [
  { when: 'In danger now', who: 'Call', number: '911', href: 'tel:911' },
  { when: 'Sexual assault', who: 'RAINN', number: '1-800-656-4673', href: 'tel:+18006564673' },
  {
    when: 'Threats, control, stalking',
    who: 'National Domestic Violence Hotline',
    number: '1-800-799-7233',
    href: 'tel:+18007997233',
  },
  { when: 'When it gets too heavy', who: 'Suicide & Crisis Lifeline: call or text', number: '988', href: 'tel:988' },
]

export const LOST = 'This link does not work any more. What you said before is kept.'
export const FAILED = 'That did not go through. Please try again.'
