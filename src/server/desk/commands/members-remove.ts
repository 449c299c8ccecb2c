import * as z from 'zod/mini'
import { removeAccount } from '../../account/delete-account.ts'
import { deskCommand } from '../desk-command.ts'
import { requireMember } from '../find-member.ts'
import { reasonSchema, whoSchema } from '../inputs.ts'
import { act } from '../log.ts'

export const membersRemove = deskCommand({
  name: 'members remove',
  summary: 'Delete a member and everything about them, as they could themselves. There is no way back.',
  arguments: [['<who>', 'the address or the id of a member']],
  options: [['--reason <sentence>', 'why, for the log: name nobody in it, the log stays']],
  examples: [
    ['members remove bo@example.com --reason "Asked for it by mail."', 'a suspended address stays out all the same'],
  ],
  input: z.strictObject({ who: whoSchema, reason: reasonSchema }),
  async run(deps, { who, reason }, by) {
    const { id, email } = await requireMember(deps.db, who)
    await act(deps, { by, command: 'members remove', about: id, reason }, async (tx) => {
      await removeAccount(tx, deps, { memberId: id, email })
      return { changed: true, result: undefined }
    })
    return { email }
  },
  show: ({ email }) => `${email} is removed, with everything about them.`,
})
