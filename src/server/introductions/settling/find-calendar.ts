import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refusal.ts'
import { readCalendarToken } from '../meeting/plan-token.ts'
import { calendarOf, planOf } from '../meeting/tell-meeting.ts'
import { findMeeting, meetingFrom } from '../meeting-store.ts'
import { findFirstName, findIntroduction } from '../store.ts'

/** Cancelled after the introduction's end. @throws `not_found` for an invalid token, and while no time is agreed */
export async function findCalendar(deps: Deps, token: string) {
  const named = readCalendarToken(deps.secret, token)
  if (!named) throw refuse('not_found')
  return deps.db.transaction().execute(async (tx) => {
    const row = await findIntroduction(tx, named.id)
    const stored = await findMeeting(tx, named.id)
    if (!row || !stored) throw refuse('not_found')
    const isOpen = row.state === 'introduced'
    const otherId = named.side === 'asker' ? row.asked_id : row.asker_id
    const meeting = meetingFrom(stored)
    const file = calendarOf(isOpen ? meeting : { ...meeting, state: 'cancelled', sequence: meeting.sequence + 1 }, {
      id: row.id,
      plan: isOpen ? await planOf(tx, deps, row) : { day: '', window: '', vibe: '', area: '' },
      firstName: isOpen && otherId !== null ? await findFirstName(tx, otherId) : null,
      now: deps.clock(),
    })
    if (file === null) throw refuse('not_found')
    return file
  })
}
