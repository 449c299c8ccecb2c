import { HOURS_BETWEEN_MEETINGS, MAX_MOVES } from '#contract/limits.ts'
import type { Side } from './lifecycle.ts'

/** proposed → agreed → moved | cancelled | past. An agreed time is valid until both agree on another. */
export const MEETING_STATES = ['proposed', 'agreed', 'moved', 'cancelled', 'past'] as const
export type MeetingState = (typeof MEETING_STATES)[number]

export type MeetingTime = { startsAt: Date; minutes: number }

export type Meeting = {
  state: MeetingState
  agreed: MeetingTime | null
  /** Who accepted the other's time; null in meetings from before version 0028. */
  takenBy: Side | null
  offer: { by: Side; times: readonly MeetingTime[] } | null
  /** Start times that were not chosen. They are not proposed again. */
  passedOver: readonly Date[]
  /** How often each side has offered other times since the yes. */
  moves: Record<Side, number>
  cancelledBy: Side | null
  /** Rises if calendars must show a change. */
  sequence: number
}

export type MeetingEvent =
  /** With `withYes` the times cost no move. */
  | { do: 'offer'; by: Side; times: readonly MeetingTime[]; withYes?: boolean }
  | { do: 'pick'; by: Side; startsAt: Date }
  | { do: 'cancel'; by: Side }

/** Each refusal has its own sentence in `contract/errors.ts`. */
export type MeetingRefusal = 'meeting_cancelled' | 'meeting_past' | 'no_moves_left' | 'time_gone'

/** The shortest notice: both members need time to read the mail. */
const NOTICE_MS = 2 * 60 * 60_000

export const proposed = (by: Side, times: readonly MeetingTime[]): Meeting => ({
  state: 'proposed',
  agreed: null,
  takenBy: null,
  offer: times.length === 0 ? null : { by, times },
  passedOver: [],
  moves: { asker: 0, asked: 0 },
  cancelledBy: null,
  sequence: 0,
})

export const otherSide = (side: Side): Side => (side === 'asker' ? 'asked' : 'asker')
export const endOf = ({ startsAt, minutes }: MeetingTime) => new Date(startsAt.getTime() + minutes * 60_000)

export function meetingAt(meeting: Meeting, now: Date): Meeting {
  const isOver = meeting.agreed !== null && now >= endOf(meeting.agreed)
  return isOver && meeting.state !== 'cancelled' ? { ...meeting, state: 'past', offer: null } : meeting
}

export function afterMeetingEvent(stored: Meeting, event: MeetingEvent, now: Date): Meeting | MeetingRefusal {
  const meeting = meetingAt(stored, now)
  if (meeting.state === 'cancelled') return 'meeting_cancelled'
  if (meeting.state === 'past') return 'meeting_past'
  if (event.do === 'cancel')
    return { ...meeting, state: 'cancelled', offer: null, cancelledBy: event.by, sequence: meeting.sequence + 1 }
  return event.do === 'offer' ? afterOffer(meeting, event) : afterPick(meeting, event, now)
}

type EventOf<D extends MeetingEvent['do']> = Extract<MeetingEvent, { do: D }>

function afterOffer(meeting: Meeting, { by, times, withYes = false }: EventOf<'offer'>): Meeting | MeetingRefusal {
  const moves = meeting.moves[by] + (withYes ? 0 : 1)
  if (moves > MAX_MOVES) return 'no_moves_left'
  const passedOver = startsOffered(meeting)
  return { ...meeting, offer: { by, times }, passedOver, moves: { ...meeting.moves, [by]: moves } }
}

export const startsOffered = ({ passedOver, offer }: Meeting): Date[] => [
  ...passedOver,
  ...(offer?.times ?? []).map(({ startsAt }) => startsAt),
]

function afterPick(meeting: Meeting, { by, startsAt }: EventOf<'pick'>, now: Date): Meeting | MeetingRefusal {
  const isTheirs = meeting.offer?.by === otherSide(by)
  const picked = isTheirs ? meeting.offer?.times.find((time) => isSame(time.startsAt, startsAt)) : undefined
  if (!picked || !isAhead(picked, now)) return 'time_gone'
  const isMove = meeting.agreed !== null
  return {
    ...meeting,
    state: isMove ? 'moved' : 'agreed',
    agreed: picked,
    takenBy: by,
    offer: null,
    sequence: meeting.sequence + (isMove ? 1 : 0),
  }
}

const isSame = (one: Date, other: Date) => one.getTime() === other.getTime()

export const isAhead = ({ startsAt }: MeetingTime, now: Date) => startsAt.getTime() - now.getTime() >= NOTICE_MS

export const isTooClose = (startsAt: Date, others: readonly Date[]) =>
  others.some((other) => Math.abs(other.getTime() - startsAt.getTime()) < HOURS_BETWEEN_MEETINGS * 60 * 60_000)
