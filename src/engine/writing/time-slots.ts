import { TYPICAL_WEEK } from '#contract/options.ts'
import { normaliseTag } from '../matching/member/tags.ts'
import type { NonEmpty } from './seed.ts'
import type { DayPart } from './topics/topic.ts'

/** In local time. */
export type TimeSlot = {
  part: DayPart
  days: NonEmpty<string>
  windows: NonEmpty<string>
  when: NonEmpty<string>
  time?: string
  /** The word after a day: 'Saturday morning'. */
  word: string
}

const WEEKDAYS: NonEmpty<string> = ['Tuesday', 'Wednesday', 'Thursday']
const WEEKEND: NonEmpty<string> = ['Saturday', 'Sunday']
const EVENINGS: NonEmpty<string> = ['Wednesday', 'Thursday', 'Saturday']

const anyDay: NonEmpty<TimeSlot> = [
  {
    part: 'morning',
    days: WEEKEND,
    windows: ['10 to 11:30 AM', '10:30 AM to noon'],
    when: ['one morning soon', 'some morning soon', 'one unhurried morning'],
    word: 'morning',
  },
  {
    part: 'afternoon',
    days: WEEKEND,
    windows: ['2 to 4 PM', '3 to 4:30 PM', '4 to 5:30 PM'],
    when: ['one afternoon soon', 'some afternoon', 'on an afternoon that suits you'],
    word: 'afternoon',
  },
  {
    part: 'evening',
    days: EVENINGS,
    windows: ['6 to 7:30 PM', '5:30 to 7 PM'],
    when: ['early one evening', 'some evening soon', 'on an evening that suits you'],
    word: 'evening',
  },
]

const SLOTS: Record<(typeof TYPICAL_WEEK)[number], readonly TimeSlot[]> = {
  Weeknights: [
    {
      part: 'evening',
      days: WEEKDAYS,
      windows: ['6:30 to 8 PM', '6 to 7:30 PM', '7 to 8:30 PM'],
      when: ['one weeknight', 'on a free weeknight', 'one evening after work', 'some Wednesday evening'],
      word: 'evening',
      time: 'weeknights',
    },
  ],
  Weekends: [
    {
      part: 'morning',
      days: WEEKEND,
      windows: ['10 to 11:30 AM', '10:30 AM to noon'],
      when: ['one Saturday morning', 'on a Sunday morning', 'some weekend morning'],
      word: 'morning',
      time: 'weekends',
    },
    {
      part: 'afternoon',
      days: WEEKEND,
      windows: ['2 to 4 PM', '3 to 4:30 PM', '4 to 6 PM'],
      when: ['one Saturday afternoon', 'on a Sunday afternoon', 'some weekend afternoon'],
      word: 'afternoon',
      time: 'weekends',
    },
    {
      part: 'evening',
      days: WEEKEND,
      windows: ['5:30 to 7 PM', '6 to 7:30 PM'],
      when: ['early on a Saturday evening', 'early on a Sunday evening'],
      word: 'evening',
      time: 'weekends',
    },
  ],
  'Lunch hours': [
    {
      part: 'lunch',
      days: WEEKDAYS,
      windows: ['12 to 1 PM', '12:15 to 1 PM', '12:30 to 1:30 PM'],
      when: ['over a lunch hour', 'around noon on a weekday'],
      word: 'at noon',
      time: 'lunch hours',
    },
  ],
  'Early mornings': [
    {
      part: 'early',
      days: ['Wednesday', 'Thursday', 'Saturday'],
      windows: ['7:30 to 8:30 AM', '8 to 9 AM'],
      when: ['early one morning', 'before the day gets going', 'early in the day'],
      word: 'morning',
      time: 'early mornings',
    },
  ],
  Flexible: anyDay,
}
export function slotAt({ day, window, hour }: { day: string; window: string; hour: number }): TimeSlot {
  const [, part, word] = PARTS.find(([until]) => hour < until) ?? LAST_PART
  return { part, days: [day], windows: [window], when: [`on ${day}`], word }
}
const LAST_PART: [until: number, part: DayPart, word: string] = [24, 'evening', 'evening']
const PARTS: (typeof LAST_PART)[] = [
  [9, 'early', 'morning'],
  [11.5, 'morning', 'morning'],
  [13.5, 'lunch', 'at noon'],
  [17, 'afternoon', 'afternoon'],
  LAST_PART,
]

const slotsByChip = new Map(TYPICAL_WEEK.map((option) => [normaliseTag(option), SLOTS[option]]))

/** If the week is unknown, any day is free. */
export function timeSlots(availability: readonly string[]): NonEmpty<TimeSlot> {
  const [first, ...rest] = availability.flatMap((entry) => slotsByChip.get(normaliseTag(entry)) ?? [])
  return first ? [first, ...rest] : anyDay
}
