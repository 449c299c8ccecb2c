import { KM_PER_MILE } from '../../src/contract/limits.ts'
import type { Entry } from '../../src/engine/concierge/profile/profile.ts'
import type { Path } from '../../src/engine/concierge/profile/rows.ts'
import { QUESTIONS, type Question } from '../../src/engine/concierge/state/conversation.ts'

export type PartSaid = { kind: string; said: string; words: string; anew: string; path: Path | null }

/** A line, the question that it follows, and what stands then. */
export type PartsLine = { asked: Question | null; standing: Entry[]; text: string; parts: PartSaid[] }

const ASKED: Record<string, Question> = { week: 'availability', wishes: 'mustHaves', ages: 'age' }

/** The rows as the lines call them. */
export const ROWS: Record<string, Path> = {
  must: 'preferences.must_haves',
  nice: 'preferences.nice_to_haves',
  no: 'valuesMap.dealbreakers',
  notes: 'notes',
  note: 'notes',
  meet: 'preferences.must_haves',
  intent: 'valuesMap.intent',
  week: 'valuesMap.availability',
  budget: 'valuesMap.budget',
  smoking: 'valuesMap.lifestyle.smoking',
  drinking: 'valuesMap.lifestyle.drinking',
  kids: 'valuesMap.family.wants_kids',
  faith: 'valuesMap.faith_values_edge',
  safety: 'valuesMap.safety_prefs',
  distance: 'valuesMap.distance_km',
}

const entry = (path: Path, value: string | number): Entry => ({ path, value, from: 'answer', words: null, turn: 0 })

/** "must: kind; tall / ages: 40-50". Throws on a row of no known name. */
function standingIn(field: string): Entry[] {
  return field.split(/\s+\/\s+/).flatMap((row) => {
    const [, name = '', values = ''] = /^\s*(\w+)\s*:\s*(.*?)\s*$/.exec(row) ?? []
    if (name === '') return []
    if (name === 'ages') {
      const [min = 0, max = 0] = (values.match(/\d+/g) ?? []).map(Number)
      return [entry('valuesMap.age_range.min', min), entry('valuesMap.age_range.max', max)]
    }
    const path = ROWS[name]
    if (path === undefined) throw new Error(`No row is called ${name}: ${field}`)
    return values
      .split(/\s*;\s*/)
      .map((value) => entry(path, path === ROWS.distance ? kmIn(value) : valueIn(path, value)))
  })
}

const kmIn = (said: string) => {
  const figure = Number(/\d+/.exec(said)?.[0] ?? 0)
  return /km|kilo/.test(said) ? figure : Math.round(figure * KM_PER_MILE)
}
const valueIn = (path: Path, said: string) => (path === ROWS.intent ? said.toLowerCase().replace(/[ -]/, '_') : said)

function partIn(said: string): PartSaid {
  const [, kind = '', rest = ''] = /^(\w+):(.*)$/.exec(said) ?? []
  const [words = '', anew = ''] = rest.split('>').map((one) => one.trim())
  return { kind, said, words, anew, path: ROWS[kind] ?? null }
}

/**
 * Lines have the form `asked | what stands | the line | part ; part`. Throws with the number of a
 * bad line.
 */
export function partsLinesIn(file: string): PartsLine[] {
  return file.split('\n').flatMap((line, at): PartsLine[] => {
    if (line.startsWith('#') || line.trim() === '') return []
    const [asked = '', stands = '', text = '', parts = ''] = line.split('|').map((one) => one.trim())
    if (text === '' || parts === '') throw new Error(`Line ${at + 1}: no "asked | what stands | line | parts"`)
    const part = ASKED[asked] ?? QUESTIONS.find((one) => one === asked) ?? null
    if (part === null && asked !== 'none') throw new Error(`Line ${at + 1}: nothing is asked by ${asked}`)
    const said = parts.split(/\s*;\s*/).filter((one) => one !== '')
    return [{ asked: part, standing: standingIn(stands), text, parts: said.map(partIn) }]
  })
}
