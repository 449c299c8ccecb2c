import type { Section } from '#contract/intake.ts'
import { SECTION_TITLES } from '#contract/section-titles.ts'
import type { DraftChoice } from '#contract/verification.ts'

type KeptDraft = NonNullable<DraftChoice['choice']>['browser']

const SECTIONS = Object.keys(SECTION_TITLES) as Section[]
const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

export function draftInWords({ draft, savedAt }: KeptDraft) {
  const count = countAnswers(draft)
  const last = SECTIONS.findLast((section) => countAnswers(draft[section]) > 0)
  const answers = count === 1 ? '1 answer' : `${count} answers`
  return [
    `Saved ${WHEN.format(new Date(savedAt))}`,
    draft.basics?.displayName ?? 'no name yet',
    draft.location?.city ?? 'no city yet',
    last ? `${answers}, up to ${SECTION_TITLES[last]}` : answers,
  ].join(POINT)
}

/** With the no-break space, no wrapped line begins with the point. */
const POINT = '\u00a0· '

/** Not answers: coordinates come with the city, and both drafts have the same address. */
const NO_ANSWERS = new Set(['coordinates', 'email'])

function countAnswers(value: unknown): number {
  if (value === undefined || value === null || value === '' || value === false) return 0
  if (Array.isArray(value)) return value.length === 0 ? 0 : 1
  if (typeof value !== 'object') return 1
  return Object.entries(value).reduce((sum, [key, inner]) => sum + (NO_ANSWERS.has(key) ? 0 : countAnswers(inner)), 0)
}
