import type { Config } from '../config.ts'
import { isLoopback } from '../loopback.ts'
import { SettingRefusal } from '../start-refusal.ts'

/** @throws SettingRefusal if a public service cannot mail codes, or has no sender */
export function refuseMailless({
  publicUrl,
  smtpUrl,
  mailFromGiven,
  outboxOpen,
  warnings,
}: Pick<Config, 'publicUrl' | 'smtpUrl' | 'mailFromGiven' | 'outboxOpen' | 'warnings'>) {
  if (isLoopback(new URL(publicUrl).hostname)) return
  const missing =
    smtpUrl === undefined
      ? !outboxOpen &&
        'PUBLIC_URL is public but there is no mail server, so nobody can join: set SMTP_URL, or set OUTBOX=open to accept that anyone who reaches the port can read the mail.'
      : !mailFromGiven &&
        'PUBLIC_URL is public but mail has no sender: set MAIL_FROM to an address of yours, such as Overture <hello@your.host>.'
  if (missing) throw new SettingRefusal([missing, ...warnings].join(' '))
}
