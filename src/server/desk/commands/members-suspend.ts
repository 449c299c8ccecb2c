import * as z from 'zod/mini'
import { suspendMember } from '../../suspension/suspend-member.ts'
import { deskCommand } from '../desk-command.ts'
import { requireMailbox } from '../find-mailbox.ts'
import { reasonSchema, whoSchema } from '../inputs.ts'
import { act } from '../log.ts'

export const membersSuspend = deskCommand({
  name: 'members suspend',
  summary: 'Take a member out of the service at once. They are told the reason by mail.',
  arguments: [['<who>', 'the address or the id of a member, also of one who left, or the id of an open report']],
  options: [
    ['--reason <sentence>', 'what the member is told, and what the log keeps: name nobody else in it'],
    ['--fraud', 'warn everybody who was ever introduced to them, by mail'],
  ],
  examples: [
    ['members suspend bo@example.com --reason "You wrote to people after they had said no."', 'for a time'],
    ['members suspend bo@example.com --fraud --reason "You asked people for money."', 'and warn whom they met'],
    ['members suspend 0197f3a2-0000-7000-8000-000000000000 --reason "Left after a report."', 'by the report'],
    ['members restore bo@example.com --reason "It was a mistake."', 'the way back'],
  ],
  input: z.strictObject({
    who: whoSchema,
    reason: reasonSchema,
    fraud: z.optional(z.boolean()),
  }),
  async run(deps, { who, reason, fraud = false }, by) {
    const { id, name, mailbox } = await requireMailbox(deps, who)
    const line = { by, command: fraud ? 'members suspend --fraud' : 'members suspend', about: id, reason }
    const suspended = await act(deps, line, async (tx) => {
      const result = await suspendMember(tx, deps, { ...mailbox, reason, fraud })
      return { changed: result.kind !== 'suspended_before', result }
    })
    deps.jobs.wake('send-mail')
    return { email: name, hasLeft: id === null, ...suspended }
  },
  show: ({ email, hasLeft, ...suspended }) => {
    if (suspended.kind === 'suspended_before') return `${email} was suspended before. Nothing was changed.`
    const warned = suspended.told === 0 ? '' : ` ${suspended.told} mails go to people who were introduced to them.`
    return suspended.kind === 'raised_to_fraud'
      ? `${email} was suspended before, and is suspended for fraud from now on.${warned}`
      : hasLeft
        ? `${email} has left, and is kept out from now on.${warned}`
        : `${email} is suspended, and a mail with the reason is on its way.${warned}`
  },
})
