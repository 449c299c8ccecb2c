import { optionLabel } from '#contract/options.ts'
import type { Change } from '../merge.ts'
import { inWords } from '../phrasing.ts'
import { isMeet, type Path, type Slot, slotOf } from '../slots.ts'
import type { Conversation } from '../state.ts'
import { distanceSaid } from './spoken.ts'

const SLOT_NAMES: Record<Slot, string> = {
  intent: 'what you are looking for',
  meet: 'who you would like to meet',
  age: 'ages',
  distance: 'distance',
  availability: 'free times',
  budget: 'budget',
  smoking: 'smoking',
  drinking: 'drinking',
  kids: 'children',
  faith: 'faith and values',
  mustHaves: 'must-haves',
  niceToHaves: 'nice-to-haves',
  dealbreakers: 'deal-breakers',
  safety: 'safety',
  notes: 'notes',
}
/** What a row is called in the middle of a sentence. */
export const slotInWords = (slot: Slot): string => SLOT_NAMES[slot]
const MOST_ITEMS = 8

type Unit = Conversation['lastUnit']

/** A value as it is said: '25 miles', 'long-term', 'ages from 30'. */
function valueInWords(path: Path, value: string | number, unit: Unit): string {
  switch (path) {
    case 'valuesMap.distance_km':
      return distanceSaid(Number(value), unit)
    case 'valuesMap.intent':
      return optionLabel(String(value)).toLowerCase()
    case 'valuesMap.age_range.min':
      return `from ${value}`
    case 'valuesMap.age_range.max':
      return `up to ${value}`
    case 'valuesMap.budget':
      return `a ${value} budget`
    case 'valuesMap.lifestyle.smoking':
      return `smoking: ${value}`
    case 'valuesMap.lifestyle.drinking':
      return `drinking: ${value}`
    case 'valuesMap.family.wants_kids':
      return `children: ${value}`
    case 'valuesMap.faith_values_edge':
      return `faith and values: "${value}"`
    default:
      return String(value)
  }
}

const bareValue = (path: Path, value: string | number, unit: Unit) =>
  path.startsWith('valuesMap.age_range') ? String(value) : valueInWords(path, value, unit).replace(/^[a-z ]+: /, '')

/** What a message changed, in one line: "Noted: 15 miles, in place of 25 miles." Null when nothing did. */
export function sayBack(changes: readonly Change[], state: Conversation): string | null {
  const unit = state.lastUnit
  const items = [
    ...agesSaid(changes),
    ...changes.filter((change) => !isAge(change)).map((change) => changeInWords(change, unit)),
  ]
  const said = [...new Set(items.filter((item) => item !== null))]
  if (said.length === 0) return null
  const shown = said.length > MOST_ITEMS ? [...said.slice(0, MOST_ITEMS), `${said.length - MOST_ITEMS} more`] : said
  return `Noted: ${shown.join('; ')}.`
}

const isAge = (change: Change) => change.kind === 'set' && change.path.startsWith('valuesMap.age_range')

function agesSaid(changes: readonly Change[]): string[] {
  const last = (path: Path) => changes.findLast((change) => change.kind === 'set' && change.path === path)
  const [min, max] = [last('valuesMap.age_range.min'), last('valuesMap.age_range.max')]
  if (min?.kind === 'set' && max?.kind === 'set' && min.before === null && max.before === null)
    return [`ages ${min.value} to ${max.value}`]
  return [min, max].flatMap((change) => {
    if (change?.kind !== 'set') return []
    const place = change.before === null ? '' : `, in place of ${change.before}`
    return [`ages ${valueInWords(change.path, change.value, null)}${place}`]
  })
}

function changeInWords(change: Change, unit: Unit): string | null {
  switch (change.kind) {
    case 'set': {
      const now = valueInWords(change.path, change.value, unit)
      return change.before === null ? now : `${now}, in place of ${bareValue(change.path, change.before, unit)}`
    }
    case 'added':
      return `${listName(change.path, change.value)}${change.value}`
    case 'removed':
      return `"${optionLabel(change.value)}" taken out`
    case 'cleared':
      return `${SLOT_NAMES[change.slot]} cleared`
    case 'declined':
      return `${SLOT_NAMES[change.slot]} left open`
    case 'settled':
      return change.slot === 'age' || change.slot === 'distance'
        ? `no limit on ${SLOT_NAMES[change.slot]}`
        : `nothing for ${SLOT_NAMES[change.slot]}`
    case 'ownAge':
      return `you are ${change.value}`
    case 'aroundOwnAge':
      return 'ages counted from your own'
    case 'note':
      return 'a note for your matchmaker'
  }
}

function listName(path: Path, value: string): string {
  if (path === 'valuesMap.dealbreakers') return 'deal-breaker: '
  if (path === 'preferences.nice_to_haves') return 'nice to have: '
  if (path === 'preferences.must_haves') return isMeet(value) ? 'to meet: ' : 'must-have: '
  return ''
}

/** Answers that filter hard: a change of one is never silent. */
const FIRM: readonly Slot[] = ['kids', 'smoking', 'drinking', 'intent', 'age']

/** Old and new of a firm answer that a message changed: "Children: yes → no". Null when none did. */
export function flipIn(changes: readonly Change[], state: Conversation): string | null {
  const flips = changes.flatMap((change) => {
    if (change.kind !== 'set' || change.before === null) return []
    const slot = slotOf(change)
    if (!FIRM.includes(slot)) return []
    const [before, after] = [change.before, change.value].map((value) => bareValue(change.path, value, state.lastUnit))
    return [`${SLOT_NAMES[slot]}: ${before} \u2192 ${after}`]
  })
  const met = (kind: 'added' | 'removed') =>
    changes.flatMap((change) => (change.kind === kind && isMeet(change.value) ? [String(change.value)] : []))
  const [gone, come] = [met('removed'), met('added')]
  if (gone.length > 0 && come.length > 0) flips.push(`to meet: ${inWords(gone)} \u2192 ${inWords(come)}`)
  const said = flips.join('; ')
  return said === '' ? null : said.charAt(0).toUpperCase() + said.slice(1)
}
