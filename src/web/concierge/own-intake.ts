import { MAX_INTAKE_SUMMARY, MAX_PERSON_NAME } from '#contract/limits.ts'
import { optionLabel } from '#contract/options.ts'
import { DRAFT_KEY, draftEmail } from '../session/member-email.ts'

type Line = readonly [label: string, path: string, say?: (answer: string) => string]

/** What the concierge makes use of. Contact details, birthdate and photos stay where they are. */
const LINES: readonly Line[] = [
  ['Looking for', 'basics.relationshipIntent', optionLabel],
  ['City', 'location.city'],
  ['Travels up to', 'location.willingToTravelKm', (miles) => `${miles} miles`],
  ['Typical week', 'location.availability.typicalWeek'],
  ['Date budget', 'location.availability.budget'],
  ['Ages from', 'preferences.ageMin'],
  ['Ages up to', 'preferences.ageMax'],
  ['Values', 'preferences.values'],
  ['Interests', 'preferences.interests'],
  ['Must-nots', 'dealbreakers.mustNot'],
  ['Smoking', 'dealbreakers.lifestyle.smoking', optionLabel],
  ['Drinking', 'dealbreakers.lifestyle.drinking', optionLabel],
  ['Wants kids', 'dealbreakers.lifestyle.wantsKids', optionLabel],
  ['Safety', 'dealbreakers.safety'],
  ['Notes', 'review.notesForMatchmaker'],
]

/**
 * This browser's copy of the intake in words, for a server that has no intake of its own.
 *
 * @param email whose intake is meant; '' means whoever uses this browser
 * @returns at most 2,000 characters; null without a copy, for another address, and when nothing was answered
 */
export function ownIntakeSummary(email: string): string | null {
  const values = keptValues()
  if (email !== '' && email !== draftEmail()) return null
  const text = LINES.map(([label, path, say = (answer: string) => answer]) => {
    const answer = answerAt(values, path)
    return answer === '' ? '' : `${label}: ${say(answer)}`
  })
    .filter(Boolean)
    .join('\n')
  return text === '' ? null : text.slice(0, MAX_INTAKE_SUMMARY).toWellFormed()
}

/** The name given in this browser's copy of the intake; '' when there is none. */
export const draftName = () => answerAt(keptValues(), 'basics.displayName').slice(0, MAX_PERSON_NAME)

function keptValues(): unknown {
  try {
    return at(JSON.parse(window.localStorage.getItem(DRAFT_KEY) ?? 'null'), 'values')
  } catch {
    // Storage is denied, or what stands there is not ours.
    return undefined
  }
}

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
      value,
    )

/** A text as it is, a list joined; anything else counts as not answered. */
function answerAt(values: unknown, path: string): string {
  const answer = at(values, path)
  if (typeof answer === 'string') return answer.trim()
  return Array.isArray(answer) ? answer.filter((entry) => typeof entry === 'string').join(', ') : ''
}
