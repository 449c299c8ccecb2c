import type { Config } from '../config.ts'
import { isLoopback } from '../loopback.ts'
import { SettingRefusal } from '../start-refusal.ts'

/** The public values of ops/overture.env.example. With them, anybody could read the metrics. */
const EXAMPLE_HOST = 'overture.example'
const EXAMPLE_MAIL_HOST = 'mail.example'
const EXAMPLE_TOKEN = 'change-me-to-a-long-random-text'
const EXAMPLE_NAME = 'Your Name'

/** Domains reserved for examples: no mail and no page reaches them. */
const EXAMPLE_ADDRESS = /(?:@|\/\/)(?:[\w-]+\.)*example(?:\.(?:com|net|org))?(?![\w.-]*\w)/i

type Examined = Pick<
  Config,
  'publicUrl' | 'smtpUrl' | 'metricsToken' | 'mailFrom' | 'mailFromGiven' | 'operatorEmail' | 'service'
>

/** @throws SettingRefusal for an example's value */
export function refuseExamples(config: Examined) {
  const { publicUrl, smtpUrl, metricsToken, service } = config
  const { hostname } = new URL(publicUrl)
  const left = [
    hostname === EXAMPLE_HOST && 'PUBLIC_URL',
    smtpUrl !== undefined && new URL(smtpUrl).hostname === EXAMPLE_MAIL_HOST && 'SMTP_URL',
    metricsToken === EXAMPLE_TOKEN && 'METRICS_TOKEN',
    service.name?.trim().toLowerCase() === EXAMPLE_NAME.toLowerCase() && 'OPERATOR_NAME',
  ].find(Boolean)
  if (left) throw new SettingRefusal(`${left} still has the value of the example: set your own.`)
  const unreachable = isLoopback(hostname) ? undefined : exampleAddress(config)
  if (unreachable)
    throw new SettingRefusal(
      `${unreachable} has an example address (example.com and .example reach nobody): set your own.`,
    )
}

const exampleAddress = ({ service, operatorEmail, mailFrom, mailFromGiven }: Examined) =>
  Object.entries({
    OPERATOR_CONTACT: service.contact,
    OPERATOR_EMAIL: operatorEmail,
    MAIL_FROM: mailFromGiven ? mailFrom : undefined,
  }).find(([, value]) => value !== undefined && EXAMPLE_ADDRESS.test(value))?.[0]
