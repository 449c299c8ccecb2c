import type { IntakeDraft } from '#contract/intake.ts'
import { intakeSummary } from '#contract/intake-summary.ts'
import { KM_PER_MILE } from '#contract/limits.ts'

export const summariseIntake = (intake: IntakeDraft) =>
  intakeSummary((field) => {
    const answer = field.split('.').reduce<unknown>((inner, key) => Object(inner)[key], intake)
    if (field === 'location.willingToTravelKm' && typeof answer === 'number')
      return String(Math.round(answer / KM_PER_MILE))
    return Array.isArray(answer) ? answer.join(', ') : String(answer ?? '')
  })
