import * as z from 'zod/mini'
import { DAY_MS } from '../../durations.ts'
import { deskCommand } from '../desk-command.ts'
import { COUNTED, countEverything } from '../store.ts'
import { facts } from '../table.ts'

const NAMES: Record<(typeof COUNTED)[number], string> = {
  members: 'Members with a proven email',
  newMembers: '  of these new in the last 7 days',
  listed: '  shown to others',
  resting: '  resting',
  suspended: '  suspended',
  suspendedMailboxes: 'Mailboxes that are kept out',
  invented: 'Invented members',
  drafts: 'Drafts',
  submitted: 'Intakes submitted',
  asks: 'Asks for an introduction',
  introduced: 'Introductions',
  newlyIntroduced: '  in the last 7 days',
  agreed: '  with an agreed hour',
  met: '  who met, both say',
  again: '  who both would meet again',
  openReports: 'Open reports',
  mailsWaiting: 'Mails that wait',
}

export const stats = deskCommand({
  name: 'stats',
  summary: 'How many there are of everything.',
  examples: [
    ['stats', 'the figures of this moment'],
    ['stats --json', 'the same for a program'],
  ],
  input: z.strictObject({}),
  run: ({ db, clock }) => countEverything(db, new Date(clock().getTime() - 7 * DAY_MS)),
  show: (counted) => facts(COUNTED.map((name) => [NAMES[name], counted[name]])),
})
