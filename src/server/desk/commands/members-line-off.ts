import * as z from 'zod/mini'
import { deleteOwnLine, findOwnLines } from '../../members/own-line-store.ts'
import { deskCommand } from '../desk-command.ts'
import { requireMember } from '../find-member.ts'
import { reasonSchema, whoSchema } from '../inputs.ts'
import { act } from '../log.ts'

export const membersLineOff = deskCommand({
  name: 'members line-off',
  summary: "Take the sentence off a member's card at once. They are not told, and may write another.",
  arguments: [['<who>', 'the address or the id of a member']],
  options: [['--reason <sentence>', 'what the log keeps: name nobody else in it']],
  examples: [['members line-off bo@example.com --reason "It insulted somebody."', 'what "members show" showed']],
  input: z.strictObject({ who: whoSchema, reason: reasonSchema }),
  async run(deps, { who, reason }, by) {
    const { id, email } = await requireMember(deps.db, who)
    const taken = await act(deps, { by, command: 'members line-off', about: id, reason }, async (tx) => {
      const line = (await findOwnLines(tx, [id])).get(id) ?? null
      return { changed: await deleteOwnLine(tx, id), result: { line } }
    })
    return { email, ...taken }
  },
  show: ({ email, line }) =>
    line === null
      ? `${email} has no line on their card. Nothing was changed.`
      : `Taken off the card of ${email}: ${line}`,
})
