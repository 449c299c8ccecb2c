import type { Section } from './intake.ts'

export const SECTION_TITLES = {
  account: 'Account',
  basics: 'Basics',
  location: 'Location',
  preferences: 'Preferences',
  dealbreakers: 'Deal-breakers',
  media: 'Media',
  review: 'Review and Consent',
} as const satisfies Record<Section, string>
