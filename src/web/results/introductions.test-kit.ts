import type { Introductions } from '#contract/introductions.ts'
import type { Match } from '#contract/matches.ts'

export const EMAIL = 'maya@example.com'

export const match: Match = {
  id: 'm1',
  score: 82,
  safeProfileSummary: { displayName: 'Theo', city: 'Evanston' },
  reasons: [],
  conflicts: [],
  explanations: { personaNarrative: '', personaReasons: [], personaConflicts: [] },
}

export const offers = {
  email: EMAIL,
  phone: null,
  phoneAfterCheckIn: false,
  you: { firstName: 'Maya', age: 36, city: 'Chicago' },
}

export const nothing: Introductions = { made: [], received: [], introduced: [], openAsksLeft: 3, offers }
