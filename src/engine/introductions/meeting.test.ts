import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  afterMeetingEvent,
  isTooClose,
  type Meeting,
  type MeetingEvent,
  meetingAt,
  proposed,
  startsOffered,
} from './meeting.ts'

const NOW = new Date('2026-11-24T12:00:00Z')
const at = (day: number, hour = 20) => ({ startsAt: new Date(Date.UTC(2026, 10, day, hour)), minutes: 120 })
const SUNDAY = at(29)
const TUESDAY = at(31)
const asked = proposed('asker', [SUNDAY, TUESDAY])

function played(...events: MeetingEvent[]): Meeting {
  return events.reduce((meeting, event) => {
    const next = afterMeetingEvent(meeting, event, NOW)
    if (typeof next === 'string') throw new Error(next)
    return next
  }, asked)
}
const pick = (by: 'asker' | 'asked', { startsAt }: { startsAt: Date }): MeetingEvent => ({ do: 'pick', by, startsAt })
const offer = (by: 'asker' | 'asked', ...times: (typeof SUNDAY)[]): MeetingEvent => ({ do: 'offer', by, times })

describe('a meeting', () => {
  test('is agreed by taking one of the times', () => {
    expect(played(pick('asked', SUNDAY))).toMatchObject({
      state: 'agreed',
      agreed: SUNDAY,
      takenBy: 'asked',
      offer: null,
      sequence: 0,
    })
  })

  test('keeps its agreed time until the other takes a new one, and is moved then', () => {
    const waiting = played(pick('asked', SUNDAY), offer('asker', at(30)))
    expect(waiting).toMatchObject({ state: 'agreed', agreed: SUNDAY, moves: { asker: 1, asked: 0 } })
    expect(afterMeetingEvent(waiting, pick('asked', at(30)), NOW)).toMatchObject({
      state: 'moved',
      agreed: at(30),
      sequence: 1,
    })
  })

  test('remembers the times that were answered with others, and not those of which one was taken', () => {
    const moved = played(offer('asked', at(30)), pick('asker', at(30)), offer('asker', at(32)))
    expect(moved.passedOver).toEqual([SUNDAY.startsAt, TUESDAY.startsAt])
    expect(startsOffered(moved)).toEqual([SUNDAY.startsAt, TUESDAY.startsAt, at(32).startsAt])
  })

  test('counts no move for other times that come with the yes', () => {
    const counter: MeetingEvent = { do: 'offer', by: 'asked', times: [at(30)], withYes: true }
    expect(played(counter, pick('asker', at(30)))).toMatchObject({ state: 'agreed', moves: { asker: 0, asked: 0 } })
  })

  test.each([
    ['a time nobody offered', asked, pick('asked', at(30)), 'time_gone'],
    ["one's own time", asked, pick('asker', SUNDAY), 'time_gone'],
    ['a second pick from another tab', played(pick('asked', SUNDAY)), pick('asked', TUESDAY), 'time_gone'],
    ['an answer after a cancel', played({ do: 'cancel', by: 'asker' }), pick('asked', SUNDAY), 'meeting_cancelled'],
    ['a second cancel', played({ do: 'cancel', by: 'asker' }), { do: 'cancel', by: 'asked' }, 'meeting_cancelled'],
    ['a third move', played(offer('asked', at(30)), offer('asked', at(30))), offer('asked', at(30)), 'no_moves_left'],
  ] as [string, Meeting, MeetingEvent, string][])('refuses %s', (_, meeting, event, refusal) => {
    expect(afterMeetingEvent(meeting, event, NOW)).toBe(refusal)
  })

  test('is taken on its very day while two hours are left, and not later', () => {
    const onTheDay = (hours: number) => new Date(SUNDAY.startsAt.getTime() - hours * 3_600_000)
    expect(afterMeetingEvent(asked, pick('asked', SUNDAY), onTheDay(2))).toMatchObject({ state: 'agreed' })
    expect(afterMeetingEvent(asked, pick('asked', SUNDAY), onTheDay(1.9))).toBe('time_gone')
  })

  test('is past when its hour is over, and then nothing changes it', () => {
    const agreed = played(pick('asked', SUNDAY))
    const end = new Date(SUNDAY.startsAt.getTime() + 120 * 60_000)
    expect(meetingAt(agreed, new Date(end.getTime() - 1)).state).toBe('agreed')
    expect(meetingAt(agreed, end).state).toBe('past')
    expect(afterMeetingEvent(agreed, { do: 'cancel', by: 'asked' }, end)).toBe('meeting_past')
  })
})

test('whatever comes in whatever order, there is one agreed time at most, and it was offered by one and taken by the other', () => {
  const side = fc.constantFrom('asker' as const, 'asked' as const)
  const time = fc.integer({ min: 26, max: 34 }).map((day) => at(day))
  const event: fc.Arbitrary<MeetingEvent> = fc.oneof(
    fc.record({ do: fc.constant('offer' as const), by: side, times: fc.array(time, { minLength: 1, maxLength: 3 }) }),
    fc.record({ do: fc.constant('pick' as const), by: side, startsAt: time.map(({ startsAt }) => startsAt) }),
    fc.record({ do: fc.constant('cancel' as const), by: side }),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      let meeting = asked
      for (const each of events) {
        const next = afterMeetingEvent(meeting, each, NOW)
        if (typeof next === 'string') continue
        if (each.do === 'pick') {
          expect(meeting.offer?.by).not.toBe(each.by)
          expect(meeting.offer?.times).toContainEqual(next.agreed)
        } else expect(next.agreed).toEqual(meeting.agreed)
        expect(next.sequence).toBeGreaterThanOrEqual(meeting.sequence)
        expect(Math.max(next.moves.asker, next.moves.asked)).toBeLessThanOrEqual(2)
        expect(meeting.state).not.toBe('cancelled')
        meeting = next
      }
    }),
  )
})

test('two meetings of one member are four hours apart', () => {
  const others = [SUNDAY.startsAt]
  const later = (hours: number) => new Date(SUNDAY.startsAt.getTime() + hours * 3_600_000)
  expect([isTooClose(later(3.9), others), isTooClose(later(4), others), isTooClose(later(-3.9), others)]).toEqual([
    true,
    false,
    true,
  ])
})
