import type { IntakeDraft } from '#contract/intake.ts'
import { KM_PER_MILE, MAX_INTAKE_SUMMARY } from '#contract/limits.ts'
import { optionLabel } from '#contract/options.ts'

/**
 * An intake in words, a line for each answer the concierge makes use of, for the person to read again.
 * Contact details, birthdate and photos are left out.
 *
 * @returns at most 2,000 characters; null when nothing was answered
 */
export function summariseIntake({ basics, location, preferences, dealbreakers, review }: IntakeDraft) {
  const lifestyle = dealbreakers?.lifestyle
  const lines = [
    line('Looking for', basics?.relationshipIntent && optionLabel(basics.relationshipIntent)),
    line('City', location?.city),
    line('Travels up to', location?.willingToTravelKm != null && miles(location.willingToTravelKm)),
    line('Typical week', location?.availability?.typicalWeek?.join(', ')),
    line('Date budget', location?.availability?.budget),
    line('Ages', ages(preferences?.ageMin ?? null, preferences?.ageMax ?? null)),
    line('Values', preferences?.values?.join(', ')),
    line('Interests', preferences?.interests?.join(', ')),
    line('Must-nots', dealbreakers?.mustNot?.join(', ')),
    line('Smoking', lifestyle?.smoking && optionLabel(lifestyle.smoking)),
    line('Drinking', lifestyle?.drinking && optionLabel(lifestyle.drinking)),
    line('Wants kids', lifestyle?.wantsKids && optionLabel(lifestyle.wantsKids)),
    line('Safety', dealbreakers?.safety?.join(', ')),
    line('Notes', review?.notesForMatchmaker),
  ]
  const text = lines.filter((one) => one !== undefined).join('\n')
  return text === '' ? null : text.slice(0, MAX_INTAKE_SUMMARY).toWellFormed()
}

const line = (label: string, value: string | false | undefined) => (value ? `${label}: ${value}` : undefined)
const miles = (km: number) => `${Math.round(km / KM_PER_MILE)} miles`

function ages(min: number | null, max: number | null) {
  if (min !== null && max !== null) return `${min} to ${max}`
  if (min !== null) return `${min} and older`
  return max === null ? undefined : `up to ${max}`
}
