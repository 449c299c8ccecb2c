import { weekIn } from '../concierge/understand/built-in/reading/week-words.ts'
import { HOURS_A_WEEK, isFreeAt } from '../matching/member/availability.ts'

export type FreeTimes = { bits: number; ownTimes?: readonly string[] | undefined }

type Days = readonly number[]
/** `to` is excluded. */
type Hours = readonly [from: number, to: number]
/** `usual`: the days if none is named. */
type Word = { days?: Days; part?: Hours; clock?: Hours; usual?: Days }

const MONDAY_TO_SUNDAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const WORKDAYS = [0, 1, 2, 3, 4]
const WEEKEND = [5, 6]
/** A free day means waking hours; a refused day means all hours. */
const WAKING: Hours = [8, 22]
const ALL_DAY: Hours = [0, 24]
const EVENING: Hours = [17, 23]

const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?'
/** The first pattern that fits counts. */
const WORDS: readonly [RegExp, (...found: string[]) => Word][] = [
  [
    new RegExp(`(${DAY})\\s*(?:to|through|thru|till?|until|-|\u2013)\\s*(${DAY})`),
    (_, from = '', to = '') => ({ days: daysFrom(dayOf(from), dayOf(to)) }),
  ],
  [new RegExp(DAY), (day) => ({ days: [dayOf(day ?? '')] })],
  [/(?:week|school|work) ?-?nights?/, () => ({ days: WORKDAYS, part: EVENING })],
  [/after work/, () => ({ part: EVENING, usual: WORKDAYS })],
  [/week ?-?days?|(?:the )?(?:work ?)?week(?! ?-?end)|mid-?week/, () => ({ days: WORKDAYS })],
  [/week ?-?ends?/, () => ({ days: WEEKEND })],
  [/any ?(?:day|time)|every ?day/, () => ({ days: EVERY_DAY })],
  [
    /(?:after|from|past) (1?\d|2[0-3]|noon|midday)(?::\d\d)?(?: ?([ap]m))?/,
    (_, hour, half) => ({ clock: [hourOf(hour, half), 24] }),
  ],
  [
    /(?:before|until|till?|by) (1?\d|2[0-3]|noon|midday)(?::\d\d)?(?: ?([ap]m))?/,
    (_, hour, half) => ({ clock: [0, hourOf(hour, half)] }),
  ],
  [/early mornings?/, () => ({ part: [6, 9] })],
  [/mornings?|breakfasts?/, () => ({ part: [8, 12] })],
  [/lunch[a-z]*(?: ?(?:hours?|times?|breaks?))?|noon|midday/, () => ({ part: [12, 14] })],
  [/afternoons?|arvos?/, () => ({ part: [12, 18] })],
  [/(?:in |during )?(?:the )?day ?times?|all day/, () => ({ part: WAKING })],
  [/evenings?|eves?|nights?|dinner ?times?/, () => ({ part: EVENING })],
]
const ANY_WORD = new RegExp(
  `\\b(?:${WORDS.map(([{ source }]) => source.replace(/\((?!\?)/g, '(?:')).join('|')})\\b`,
  'g',
)

const dayOf = (word: string) => MONDAY_TO_SUNDAY.indexOf(word.slice(0, 3))
const daysFrom = (from: number, to: number) =>
  EVERY_DAY.filter((day) => (from <= to ? day >= from && day <= to : day >= from || day <= to))

/** "After 7" means 19:00, "after 9" means 9:00. */
function hourOf(digits = '', half: string | undefined) {
  const hour = Number(digits) || 12
  if (half) return (hour % 12) + (half === 'pm' ? 12 : 0)
  return hour < 8 ? hour + 12 : hour
}

function wordsOf(stretch: string): Word[] {
  return [...stretch.toLowerCase().matchAll(ANY_WORD)].flatMap(([said]) => {
    for (const [pattern, read] of WORDS) {
      const found = new RegExp(`^(?:${pattern.source})$`).exec(said)
      if (found) return read(...found)
    }
    return []
  })
}

type Group = { days: Days; parts: readonly Hours[]; clock: Hours; usual: Days; isWhole: boolean }
const NOTHING: Group = { days: [], parts: [], clock: ALL_DAY, usual: EVERY_DAY, isWhole: false }

const isWholeWord = ({ days, part }: Word) => days !== undefined && part !== undefined

/** "Monday evenings and Saturday mornings" are two groups, "Monday and Tuesday evenings" one. */
function groupsIn(stretch: string): Group[] {
  const words = wordsOf(stretch)
  const beginsWithPart = words[0]?.days === undefined
  const groups: Group[] = []
  for (const word of words) {
    const last = groups.at(-1)
    const isNew = !last || isWholeWord(word) || beginsNext(word, last, beginsWithPart)
    if (!isNew) groups.pop()
    groups.push(withWord(isNew ? NOTHING : last, word))
  }
  return groups
}

function beginsNext({ days, part, clock }: Word, last: Group, beginsWithPart: boolean): boolean {
  if (last.isWhole) return clock === undefined
  if (beginsWithPart) return part !== undefined && last.days.length > 0
  return days !== undefined && (last.parts.length > 0 || last.clock !== ALL_DAY)
}

const withWord = (group: Group, word: Word): Group => ({
  days: [...group.days, ...(word.days ?? [])],
  parts: word.part ? [...group.parts, word.part] : group.parts,
  clock: word.clock ?? group.clock,
  usual: word.usual ?? group.usual,
  isWhole: group.isWhole || isWholeWord(word),
})

/** @param whole the hours of a day without a part */
function mark(week: Uint8Array, stretches: readonly string[], { whole, as }: { whole: Hours; as: 0 | 1 }) {
  for (const { days, parts, clock, usual } of stretches.flatMap(groupsIn))
    for (const day of days.length > 0 ? days : usual)
      for (const [from, to] of parts.length > 0 ? parts : [whole])
        week.fill(as, day * 24 + Math.max(from, clock[0]), day * 24 + Math.min(to, clock[1]))
}

const FULL_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const SHORT_NAME = /\b(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)s?\b\.?/gi

/** An entry is about free times, even without the word "free". */
function readEntry(entry: string) {
  const text = entry.replace(/[()]/g, '. ').replace(SHORT_NAME, (day) => FULL_NAMES[dayOf(day.toLowerCase())] ?? day)
  const read = weekIn(text)
  return read.free.length + read.refused.length > 0 ? read : weekIn(`Free ${text}`)
}

export function freeHours({ bits, ownTimes = [] }: FreeTimes): Uint8Array | undefined {
  const read = ownTimes.map(readEntry)
  const week = Uint8Array.from({ length: HOURS_A_WEEK }, (_, hour) => Number(isFreeAt(bits, hour)))
  const free = read.flatMap((each) => each.free)
  const refused = read.flatMap((each) => each.refused)
  mark(week, free, { whole: WAKING, as: 1 })
  // "Not Fridays" alone leaves every other day.
  if (!week.includes(1) && refused.length > 0) mark(week, ['every day'], { whole: WAKING, as: 1 })
  mark(week, refused, { whole: ALL_DAY, as: 0 })
  return week.includes(1) ? week : undefined
}
