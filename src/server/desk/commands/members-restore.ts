import * as z from 'zod/mini'
import { restoreMember } from '../../suspension/restore-member.ts'
import { deskCommand } from '../desk-command.ts'
import { findMember, nobody } from '../find-member.ts'
import { reasonSchema, whoSchema } from '../inputs.ts'
import { act } from '../log.ts'

export const membersRestore = deskCommand({
  name: 'members restore',
  summary: 'End a suspension: the member is shown again. Introductions that ended stay ended.',
  arguments: [['<who>', 'the address or the id of a member']],
  options: [['--reason <sentence>', 'why, for the log']],
  examples: [['members restore bo@example.com --reason "It was somebody else of that name."', 'brings Bo back']],
  input: z.strictObject({ who: whoSchema, reason: reasonSchema }),
  async run(deps, { who, reason }, by) {
    const member = await findMember(deps.db, who)
    // If a suspended member deleted the account, only the mailbox is left.
    const email = member?.email ?? who.trim()
    const line = { by, command: 'members restore', about: member?.id ?? null, reason }
    const restored = await act(deps, line, async (tx) => {
      const changed = await restoreMember(tx, deps, { email })
      return { changed, result: changed }
    })
    if (!member && !restored) throw nobody(who)
    deps.jobs.wake('send-mail')
    return { email, restored, isMember: member !== undefined }
  },
  show: ({ email, restored, isMember }) => {
    if (!restored) return `${email} was not suspended. Nothing was changed.`
    return isMember ? `${email} is back, and a mail says so.` : `${email} may come back: its account was deleted.`
  },
})
