import type { Config } from '../config.ts'
import { isLoopback } from '../loopback.ts'
import { SettingRefusal } from '../start-refusal.ts'

/** @throws SettingRefusal when a public service has no way to mail the codes that people join with */
export function refuseMailless({
  publicUrl,
  smtpUrl,
  outboxOpen,
  warnings,
}: Pick<Config, 'publicUrl' | 'smtpUrl' | 'outboxOpen' | 'warnings'>) {
  if (isLoopback(new URL(publicUrl).hostname) || smtpUrl !== undefined || outboxOpen) return
  // A misspelt SMTP_URL is named.
  throw new SettingRefusal(
    [
      'PUBLIC_URL is public but there is no mail server, so nobody can join: set SMTP_URL, or set OUTBOX=open to accept that anyone who reaches the port can read the mail.',
      ...warnings,
    ].join(' '),
  )
}
