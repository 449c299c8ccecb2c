import * as z from 'zod/mini'
import { toMember } from '../describe-member.ts'
import { deskCommand } from '../desk-command.ts'
import { logLine } from '../log.ts'
import { searchMembers } from '../members-store.ts'
import { minuteOf, table } from '../table.ts'

const MOST = 50

export const membersFind = deskCommand({
  name: 'members find',
  summary: 'Members with a text in their name or address, newest first.',
  arguments: [['<text>', 'a part of a name or an address']],
  examples: [
    ['members find ada', 'everybody called Ada, or with ada in the address'],
    ['members find @example.com', 'everybody with an address there'],
  ],
  input: z.strictObject({
    text: z.string().check(z.trim(), z.minLength(2, 'Give two letters at least.'), z.maxLength(200)),
  }),
  async run(deps, { text }, by) {
    await logLine(deps, { by, command: 'members find' })
    return { members: (await searchMembers(deps.db, { text, limit: MOST })).map(toMember) }
  },
  show: ({ members }) =>
    members.length === 0
      ? 'Nobody.'
      : table(
          ['Email', 'Name', 'State', 'Joined', 'Last here', 'Id'],
          members.map(({ email, name, state, joinedAt, seenOn, id }) => [
            ...[email, name ?? '', state, minuteOf(joinedAt), seenOn ?? '', id],
          ]),
        ),
})
