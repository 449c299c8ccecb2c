import { INTAKE_MINUTES } from '#contract/limits.ts'

export const HEADLINE = 'Meet one person worth an evening.'
export const WELCOME =
  'A dating concierge that introduces two adults who suit each other, and says why. No photos, no swiping.'
export const INTRO = `About ${INTAKE_MINUTES} minutes. Your answers are used only to surface values-aligned matches and keep both sides safe.`

export const CHANGES_COUNT = 'Changes count once you submit again.'

export const RESOLVE_FIELDS = 'Please resolve the highlighted fields.'
export const OPEN_BOX = 'Step 1 needs its passcode box ticked.'
export const NEEDS_A_LOOK = 'An answer above needs a look.'
