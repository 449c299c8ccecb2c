export const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Maximiliane'
export const HEBREW_NAME = 'אביגיל בת־שבע רוזנצוויג־הירשפלד'
export const ARABIC_NAME = 'عبد الرحمن بن معاوية الداخل'
export const LONG_CITY = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

const match = (displayName: string, at: number) => ({
  id: `long-${at}`,
  score: 86,
  safeProfileSummary: { displayName, city: LONG_CITY },
  age: 38,
  distance_km: 15,
  reasons: ['You both chose Family-centered, and both of you would rather be useful on a Saturday than asleep'],
  conflicts: ['Your budgets differ, and so do the hours at which the two of you would rather be left alone'],
  explanations: { personaNarrative: `${displayName} and you.`, personaReasons: ['So.'], personaConflicts: ['But.'] },
  shared: ['Verantwortungsbewusstsein-and-everything-that-comes-with-it', 'Live music'],
  agreement: { values: 0.9, availability: 0.3 },
  demo: true,
})

export const LONG_MATCHES = { items: [LONG_NAME, HEBREW_NAME, ARABIC_NAME].map(match), nextCursor: null }
