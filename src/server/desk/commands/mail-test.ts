import * as z from 'zod/mini'
import { emailSchema } from '#contract/intake.ts'
import type { Deps } from '../../deps.ts'
import { adviceOn, mailFaultOf } from '../../mail/mail-fault.ts'
import { MailRefused } from '../../mail/mailer.ts'
import { messageOf } from '../../mail/send-mail.ts'
import { testMail } from '../../mail/test-mail.ts'
import { startRefusal } from '../../operator/refuse-start.ts'
import { DeskRefusal, deskCommand, EXIT } from '../desk-command.ts'
import { logLine } from '../log.ts'

type Result = { address: string; from: string; host?: string; outbox?: string; isByServer?: boolean }

export const mailTest = deskCommand({
  name: 'mail test',
  summary: 'Send one mail now, and say what the mail server answered.',
  arguments: [['<address>', 'who gets it: an address of your own']],
  examples: [['mail test you@example.com', 'after setting SMTP_URL, before you open']],
  input: z.strictObject({ address: emailSchema }),
  async run(deps, { address }, by): Promise<Result> {
    // Without this check, the default sender would look like one that was set.
    const refusal = startRefusal(deps.config)
    if (refusal !== undefined)
      throw new DeskRefusal(
        EXIT.refused,
        `No mail was sent, because a start with these settings would be refused: ${refusal}`,
      )
    await logLine(deps, { by, command: 'mail test' })
    try {
      await deps.mailer.send(messageOf(deps, { to: address, content: testMail(deps.config) }))
    } catch (error) {
      throw new DeskRefusal(EXIT.refused, `${whyNot(error)} Asked: ${askedIn(deps)}.`)
    }
    const { smtpUrl, mailFrom, publicUrl } = deps.config
    return {
      address,
      from: mailFrom,
      ...(smtpUrl ? { host: new URL(smtpUrl).host } : { outbox: `${publicUrl}/dev/outbox` }),
    }
  },
  finish: async (result, { isByServer }) => ({ ...result, isByServer }),
  show: ({ address, from, host, outbox, isByServer }) =>
    outbox === undefined
      ? `The mail server ${host}${isByServer ? ', as the running server has it,' : ''} took the mail to ${address}, from ${from}. Look whether it arrives, in the spam folder too.`
      : `There is no SMTP_URL: the mail is kept at ${outbox}.`,
})

/** A running server may have another host than the file. */
function askedIn({ config: { smtpUrl, databaseUrl } }: Deps) {
  if (smtpUrl === undefined) return 'no mail server'
  const { host } = new URL(smtpUrl)
  return databaseUrl === undefined ? `${host} (a running server keeps the setting of its start)` : host
}

/** The server's reply quotes only the address typed here. */
function whyNot(error: unknown) {
  if (error instanceof MailRefused) return adviceOn('recipient_refused')
  const { kind, code } = mailFaultOf(error)
  const said = error instanceof Error && 'response' in error ? `: ${error.response}` : ''
  return `${adviceOn(kind)} (${code}${said})`
}
