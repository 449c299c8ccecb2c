import { MAX_INTAKE_SUMMARY } from './limits.ts'
import { optionLabel } from './options.ts'

type Field =
  | 'basics.relationshipIntent'
  | `location.${'city' | 'willingToTravelKm' | 'availability.typicalWeek' | 'availability.budget'}`
  | `preferences.${'ageMin' | 'ageMax' | 'values' | 'interests'}`
  | `dealbreakers.${'mustNot' | 'safety' | `lifestyle.${'smoking' | 'drinking' | 'wantsKids'}`}`
  | 'review.notesForMatchmaker'

/** The answer as text: lists with commas, the distance in miles, '' if missing. */
type AnswerTo = (field: Field) => string

/**
 * For the member to read, and for a server without an intake. It has no contact details, birthdate or photos.
 * @returns at most 2,000 characters; null when nothing was answered
 */
export function intakeSummary(answerTo: AnswerTo): string | null {
  const travel = answerTo('location.willingToTravelKm')
  const answers = {
    'Looking for': optionLabel(answerTo('basics.relationshipIntent')),
    City: answerTo('location.city'),
    'Travels up to': travel && `${travel} miles`,
    'Typical week': answerTo('location.availability.typicalWeek'),
    'Date budget': answerTo('location.availability.budget'),
    Ages: ages(answerTo('preferences.ageMin'), answerTo('preferences.ageMax')),
    Values: answerTo('preferences.values'),
    Interests: answerTo('preferences.interests'),
    'Must-nots': answerTo('dealbreakers.mustNot'),
    Smoking: optionLabel(answerTo('dealbreakers.lifestyle.smoking')),
    Drinking: optionLabel(answerTo('dealbreakers.lifestyle.drinking')),
    'Wants kids': optionLabel(answerTo('dealbreakers.lifestyle.wantsKids')),
    Safety: answerTo('dealbreakers.safety'),
    Notes: answerTo('review.notesForMatchmaker'),
  }
  const lines = Object.entries(answers).flatMap(([label, answer]) => (answer ? [`${label}: ${answer}`] : []))
  return lines.length === 0 ? null : lines.join('\n').slice(0, MAX_INTAKE_SUMMARY).toWellFormed()
}

function ages(min: string, max: string) {
  if (min && max) return `${min} to ${max}`
  if (min) return `${min} and older`
  return max && `up to ${max}`
}
