import type { Config } from '../config.ts'
import { SettingRefusal } from '../start-refusal.ts'

/** The values of ops/overture.env.example that everybody can read: with them, so could everybody the metrics. */
const EXAMPLE_HOST = 'overture.example'
const EXAMPLE_MAIL_HOST = 'mail.example'
const EXAMPLE_TOKEN = 'change-me-to-a-long-random-text'

/** @throws SettingRefusal when a setting still has the value of the example that is shipped */
export function refuseExamples({
  publicUrl,
  smtpUrl,
  metricsToken,
}: Pick<Config, 'publicUrl' | 'smtpUrl' | 'metricsToken'>) {
  const left = [
    new URL(publicUrl).hostname === EXAMPLE_HOST && 'PUBLIC_URL',
    smtpUrl !== undefined && new URL(smtpUrl).hostname === EXAMPLE_MAIL_HOST && 'SMTP_URL',
    metricsToken === EXAMPLE_TOKEN && 'METRICS_TOKEN',
  ].find(Boolean)
  if (left) throw new SettingRefusal(`${left} still has the value of the example: set your own.`)
}
