import * as z from 'zod/mini'
import { intakeDraftSchema } from '#contract/intake.ts'
import { toMember } from '../describe-member.ts'
import { DeskRefusal, deskCommand, EXIT } from '../desk-command.ts'
import { requireMember } from '../find-member.ts'
import { whoSchema } from '../inputs.ts'
import { logLine } from '../log.ts'
import { readMember } from '../members-store.ts'
import { readLines } from '../store.ts'
import { facts, minuteOf, table } from '../table.ts'

const MOST_LINES = 50

export const membersShow = deskCommand({
  name: 'members show',
  summary: 'One member: where they stand, what others did, and what the desk did.',
  arguments: [['<who>', 'the address or the id of a member']],
  examples: [['members show ada@example.com', 'before a decision about Ada']],
  input: z.strictObject({ who: whoSchema }),
  async run(deps, { who }, by) {
    const row = await requireMember(deps.db, who)
    const found = await readMember(deps.db, row.id)
    if (!found) throw new DeskRefusal(EXIT.notFound, `${who} has just left.`)
    const lines = await readLines(deps.db, { about: row.id, limit: MOST_LINES })
    await logLine(deps, { by, command: 'members show', about: row.id })
    const { intake, suspendedAt, ...counts } = found
    const told = z.safeParse(intakeDraftSchema, intake)
    return {
      ...toMember(row),
      birthdate: told.data?.basics?.birthdate ?? null,
      pronouns: told.data?.basics?.pronouns ?? null,
      city: told.data?.location?.city ?? null,
      photos: told.data?.media?.photos ?? [],
      suspendedAt: suspendedAt?.toISOString() ?? null,
      ...counts,
      log: lines.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
    }
  },
  show: (member) =>
    [
      facts([
        ['Email', member.email],
        ['Id', member.id],
        ['Name', member.name ?? ''],
        ['State', member.state],
        ...(member.suspendedAt === null
          ? []
          : ([
              [
                'Suspended',
                `${minuteOf(member.suspendedAt)}${member.fraud ? ' for fraud' : ''}: ${member.suspendedFor}`,
              ],
            ] as [string, string][])),
        ['Joined', minuteOf(member.joinedAt)],
        ['Last here', member.seenOn ?? 'never'],
        ['Birthdate', member.birthdate ?? ''],
        ['Pronouns', member.pronouns ?? ''],
        ['City', member.city ?? ''],
        ['Line on the card', member.line ?? ''],
        ['Photos', member.photos.join(' ')],
        ['Browsers', member.sessions],
        ['Asked others', member.asked],
        ['Was asked', member.wasAsked],
        ['Introductions', member.introduced],
        ['Meetings agreed', member.meetings],
        ['Meetings called off', member.calledOff],
        ['Hidden by', member.hiddenBy],
        ['Reports about', member.reportsAbout],
        ['Reports by', member.reportsBy],
      ]),
      ...(member.log.length === 0
        ? []
        : [
            '',
            table(
              ['When', 'Who', 'What', 'Why'],
              member.log.map(({ at, by, command, reason }) => [minuteOf(at), by, command, reason]),
            ),
          ]),
    ].join('\n'),
})
