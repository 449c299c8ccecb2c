import type { IntakeDraft, IntakeSubmission } from '#contract/intake.ts'

type Part<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: Part<T[K]> | undefined } : T

/** Undefined removes a key. */
export function withPart<T>(whole: T, part: unknown): T {
  if (part === undefined) return whole
  if (!isObject(whole) || !isObject(part)) return part as T
  // TypeScript cannot infer that it has the whole's type.
  const merged = { ...whole } as Record<string, unknown>
  for (const [key, value] of Object.entries(part)) {
    if (value === undefined) delete merged[key]
    else merged[key] = isObject(merged[key]) ? withPart(merged[key], value) : value
  }
  return merged as T
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const anIntake = (part?: Part<IntakeSubmission>): IntakeSubmission =>
  withPart<IntakeSubmission>(
    {
      account: { email: 'ada@example.com', phone: '+1 (512) 555-0101', otpConsent: true },
      basics: { displayName: 'Ada', birthdate: '1990-05-17', pronouns: 'she/her', relationshipIntent: 'long_term' },
      location: {
        city: 'Austin, Texas',
        willingToTravelKm: 40,
        availability: { timezone: 'America/Chicago', typicalWeek: ['Weeknights', 'Weekends'], budget: '$$' },
      },
      preferences: { ageMin: 28, ageMax: 42, values: ['Adventure', 'Community'], interests: ['Live music', 'Cycling'] },
      dealbreakers: {
        mustNot: ['Daily smoker'],
        lifestyle: { smoking: 'no', drinking: 'sometimes', wantsKids: 'open' },
        safety: ['First meet in public'],
      },
      media: { photos: ['https://photos.example.com/ada.jpg'], selfieVerified: true },
      review: { matchmakingConsent: true, verificationConsent: true, notesForMatchmaker: 'Happy to talk first.' },
    },
    part,
  )

/** A draft after two steps. */
export const aDraft = (part?: Part<IntakeDraft>): IntakeDraft =>
  withPart<IntakeDraft>(
    {
      account: { email: 'ada@example.com', otpConsent: true },
      basics: { displayName: 'Ada', relationshipIntent: 'long_term' },
    },
    part,
  )
