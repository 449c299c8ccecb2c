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
  test('one person agrees to the meeting by picking an offered time', () => {
    expect(played(pick('asked', SUNDAY))).toMatchObject({
      state: 'agreed',
      agreed: SUNDAY,
      takenBy: 'asked',
      offer: null,
      sequence: 0,
    })
  })

  test('the agreed time stays until the other person picks a new time, and then the meeting is moved', () => {
    const waiting = played(pick('asked', SUNDAY), offer('asker', at(30)))
    expect(waiting).toMatchObject({ state: 'agreed', agreed: SUNDAY, moves: { asker: 1, asked: 0 } })
    expect(afterMeetingEvent(waiting, pick('asked', at(30)), NOW)).toMatchObject({
      state: 'moved',
      agreed: at(30),
      sequence: 1,
    })
  })

  test('the meeting remembers offered times that were answered with other times, but not those of a picked offer', () => {
    const moved = played(offer('asked', at(30)), pick('asker', at(30)), offer('asker', at(32)))
    expect(moved.passedOver).toEqual([SUNDAY.startsAt, TUESDAY.startsAt])
    expect(startsOffered(moved)).toEqual([SUNDAY.startsAt, TUESDAY.startsAt, at(32).startsAt])
  })

  test('other times that come with the yes do not count as a move', () => {
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
  ] as [string, Meeting, MeetingEvent, string][])('the meeting refuses %s', (_, meeting, event, refusal) => {
    expect(afterMeetingEvent(meeting, event, NOW)).toBe(refusal)
  })

  test('an offered time can be picked until two hours before it starts, also on the same day', () => {
    const onTheDay = (hours: number) => new Date(SUNDAY.startsAt.getTime() - hours * 3_600_000)
    expect(afterMeetingEvent(asked, pick('asked', SUNDAY), onTheDay(2))).toMatchObject({ state: 'agreed' })
    expect(afterMeetingEvent(asked, pick('asked', SUNDAY), onTheDay(1.9))).toBe('time_gone')
  })

  test('the meeting is past after its last minute, and then it cannot be cancelled', () => {
    const agreed = played(pick('asked', SUNDAY))
    const end = new Date(SUNDAY.startsAt.getTime() + 120 * 60_000)
    expect(meetingAt(agreed, new Date(end.getTime() - 1)).state).toBe('agreed')
    expect(meetingAt(agreed, end).state).toBe('past')
    expect(afterMeetingEvent(agreed, { do: 'cancel', by: 'asked' }, end)).toBe('meeting_past')
  })
})

test('after any events in any order, the agreed time was offered by one person and picked by the other', () => {
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

test('two meetings of one member must be at least four hours apart', () => {
  const others = [SUNDAY.startsAt]
  const later = (hours: number) => new Date(SUNDAY.startsAt.getTime() + hours * 3_600_000)
  expect([isTooClose(later(3.9), others), isTooClose(later(4), others), isTooClose(later(-3.9), others)]).toEqual([
    true,
    false,
    true,
  ])
})
