import * as z from 'zod/mini'
import { isLoopback, isPrivate } from './loopback.ts'
import { nearSettings } from './near-settings.ts'
import { isSender } from './sender.ts'
import { SettingRefusal } from './start-refusal.ts'

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

const text = z.optional(z.string())
const whole = (message: string, max: number) =>
  z.optional(
    z.string().check(
      z.regex(/^\d{1,9}$/, { error: message, abort: true }),
      z.refine((v) => Number(v) <= max, message),
    ),
  )
const short = (name: string) =>
  z.optional(z.string().check(z.maxLength(200, `${name} must be 200 characters at most.`)))
const address = (protocols: RegExp, message: string) => z.optional(z.url({ protocol: protocols, error: message }))

/** A town's figure has steps of five. */
const LEAST_SEATS = 5
const ORIGIN = 'PUBLIC_URL must be an origin such as https://overture.example, without a path.'

const MAIL_SERVER =
  'SMTP_URL must be a mail server address such as smtp://user:password@host:587; in a password, # / ? @ : are %23 %2F %3F %40 %3A.'

const variables = z.object({
  PORT: whole('PORT must be a whole number from 0 to 65535.', 65_535),
  HOST: z.optional(z.string().check(z.regex(/^[\w.:[\]-]+$/, 'HOST must be a host name or an IP address.'))),
  PUBLIC_URL: z.optional(
    z.url({ protocol: /^https?$/, error: ORIGIN, abort: true }).check(
      z.refine((url) => {
        const { pathname, search, hash, username } = new URL(url)
        return pathname === '/' && search === '' && hash === '' && username === ''
      }, ORIGIN),
    ),
  ),
  DATA_DIR: text,
  DATABASE_URL: address(
    /^postgres(ql)?$/,
    'DATABASE_URL must be a PostgreSQL address such as postgres://user:password@host:5432/overture.',
  ),
  PREPARED_STATEMENTS: z.optional(z.literal('off', 'PREPARED_STATEMENTS must be left out, or be the word off.')),
  SMTP_URL: z.optional(
    z.url({ protocol: /^smtps?$/, error: MAIL_SERVER, abort: true }).check(
      // With a slash in the password, the @ comes after the host part.
      z.refine((url) => !url.replace(/^[^/]*\/\/[^/?#]*/, '').includes('@'), MAIL_SERVER),
    ),
  ),
  MAIL_FROM: z.optional(
    z.string().check(z.refine(isSender, 'MAIL_FROM must be a sender such as Overture <hello@example.com>.')),
  ),
  REPLY_TO: z.optional(z.string().check(z.refine(isSender, 'REPLY_TO must be an address such as help@example.com.'))),
  OUTBOX: z.optional(z.literal('open', 'OUTBOX must be left out, or be the word open.')),
  MIN_FREE_DISK_MB: whole('MIN_FREE_DISK_MB must be a whole number of megabytes.', 999_999_999),
  DEMO_MEMBERS: whole('DEMO_MEMBERS must be a whole number from 0 to 1000000.', 1_000_000),
  TOWN_SEATS: whole('TOWN_SEATS must be a whole number from 5 to 400.', 400),
  OPERATOR_NAME: short('OPERATOR_NAME'),
  OPERATOR_CONTACT: short('OPERATOR_CONTACT'),
  OPERATOR_EMAIL: z.optional(z.email('OPERATOR_EMAIL must be a mail address such as you@example.com.')),
  TERMS_URL: address(/^https?$/, 'TERMS_URL must be an http or https address.'),
  IMPRINT_URL: address(/^https?$/, 'IMPRINT_URL must be an http or https address.'),
  SERVICE_PRICE: short('SERVICE_PRICE'),
  LLM_BASE_URL: address(/^https?$/, 'LLM_BASE_URL must be an http or https address.'),
  LLM_API_KEY: text,
  LLM_MODEL: text,
  LLM_TIMEOUT_MS: whole('LLM_TIMEOUT_MS must be a whole number of milliseconds, 120000 at most.', 120_000),
  LLM_FORMAT: z.optional(z.enum(['schema', 'plain'], 'LLM_FORMAT must be schema or plain.')),
  SECRET: z.optional(z.string().check(z.minLength(16, 'SECRET must be at least 16 characters long.'))),
  SECRET_PREVIOUS: text,
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'METRICS_TOKEN must be at least 16 characters long.'))),
  BACKUP_COMMAND: text,
  /** Node itself reads it. */
  NODE_EXTRA_CA_CERTS: text,
  LOG_LEVEL: z.optional(z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`)),
  TRUST_PROXY: z.optional(
    z.string().check(z.regex(/^(on|off|true|false|\d)$/, 'TRUST_PROXY must be on, off or the number of proxies.')),
  ),
})

export const settingNames = Object.keys(variables.shape)

/** An empty variable counts as absent. @throws SettingRefusal with one sentence about the first invalid variable */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) throw new SettingRefusal(parsed.error.issues[0]?.message ?? 'The configuration is not valid.')
  const v = parsed.data
  const port = Number(v.PORT ?? 3000)
  const host = v.HOST ?? '127.0.0.1'
  const publicUrl = new URL(v.PUBLIC_URL ?? `http://localhost:${port}`)
  const local = isLoopback(host) && isLoopback(publicUrl.hostname)
  if (!isLoopback(host) && v.SMTP_URL === undefined && v.OUTBOX === undefined)
    throw new SettingRefusal(
      `HOST=${host} is open to others but there is no mail server: set SMTP_URL, or set OUTBOX=open to accept that anyone who reaches the port can read the mail.`,
    )
  // Behind an unknown proxy everybody would be one network, and no header reveals it.
  if (!isLoopback(publicUrl.hostname) && v.TRUST_PROXY === undefined)
    throw new SettingRefusal(
      'PUBLIC_URL is public but TRUST_PROXY is not set: set TRUST_PROXY=on behind one proxy, TRUST_PROXY=2 (their number) behind several, or TRUST_PROXY=off when people reach this server directly.',
    )
  if ((v.LLM_BASE_URL === undefined) !== (v.LLM_MODEL === undefined))
    throw new SettingRefusal('LLM_BASE_URL and LLM_MODEL belong together: set both, or neither.')
  return {
    settings: v,
    port,
    host,
    /** The origin for mails, cookies and the Origin check. */
    publicUrl: publicUrl.origin,
    /** False: links in mails use the host of the request, if it is this machine. */
    publicUrlGiven: v.PUBLIC_URL !== undefined,
    https: publicUrl.protocol === 'https:',
    dataDir: v.DATA_DIR ?? './data',
    databaseUrl: v.DATABASE_URL,
    /** Each connection prepares a query once. A pooler that changes servers between transactions may not allow this. */
    preparedStatements: v.PREPARED_STATEMENTS === undefined,
    /** If the disk of DATA_DIR has less room, writes are refused. */
    minFreeBytes: Number(v.MIN_FREE_DISK_MB ?? 256) * 2 ** 20,
    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM ?? 'Overture <concierge@overture.example>',
    /** False: the default `mailFrom` is for the outbox only. */
    mailFromGiven: v.MAIL_FROM !== undefined,
    /** Answers to our mails go here; if unset, to `mailFrom`. */
    replyTo: v.REPLY_TO,
    /** Keeps sent mail and shows it at /dev/outbox. */
    outbox: v.SMTP_URL === undefined && (local || v.OUTBOX === 'open'),
    /** Anyone who reaches the port may read the outbox. */
    outboxOpen: v.OUTBOX === 'open',
    demoMembers: v.DEMO_MEMBERS === undefined ? (v.DATABASE_URL ? 0 : 5000) : Number(v.DEMO_MEMBERS),
    /** False: only a new embedded database gets invented members. */
    demoMembersGiven: v.DEMO_MEMBERS !== undefined,
    /** Seats in an empty town's figure, without other effect. */
    townSeats: Math.max(LEAST_SEATS, Number(v.TOWN_SEATS ?? 40)),
    operatorEmail: v.OPERATOR_EMAIL,
    service: {
      name: v.OPERATOR_NAME,
      contact: v.OPERATOR_CONTACT,
      termsUrl: v.TERMS_URL,
      imprintUrl: v.IMPRINT_URL,
      price: v.SERVICE_PRICE ?? 'free of charge',
    },
    llm:
      v.LLM_BASE_URL && v.LLM_MODEL
        ? {
            baseUrl: v.LLM_BASE_URL,
            model: v.LLM_MODEL,
            apiKey: v.LLM_API_KEY,
            timeoutMs: Number(v.LLM_TIMEOUT_MS ?? modelTimeoutMs(v.LLM_BASE_URL)),
            format: v.LLM_FORMAT ?? 'schema',
          }
        : undefined,
    secret: v.SECRET,
    /** Newest first: links in old mails were signed with these. */
    secretPrevious: (v.SECRET_PREVIOUS ?? '').split(/\s+/).filter(Boolean),
    metricsToken: v.METRICS_TOKEN,
    /** A shell command. Its last argument is a nightly backup's path. */
    backupCommand: v.BACKUP_COMMAND,
    logLevel: v.LOG_LEVEL ?? 'info',
    /** Names that look like a misspelt setting, and settings that should change soon. */
    warnings: [
      ...nearSettings(Object.keys(given), settingNames),
      ...plainHttp(publicUrl),
      ...(isLoopback(publicUrl.hostname) ? [] : leftOut(v)),
      ...(v.PUBLIC_URL === undefined ? withoutAddress(v, publicUrl) : []),
    ],
    /** The number of proxies that add to X-Forwarded-For; 0: none is trusted. */
    trustProxy: proxiesOf(v.TRUST_PROXY ?? 'off'),
  }
}

const REACHES_NOBODY =
  'Set OPERATOR_EMAIL: nobody is mailed when a member is reported, a backup fails or the server is down.'

const INVENTED =
  'Set DEMO_MEMBERS: without it a new database opens with 5000 invented members, and one that has some keeps them. 0 takes them away.'

const leftOut = (v: Partial<Record<'OPERATOR_EMAIL' | 'DEMO_MEMBERS' | 'DATABASE_URL', string | undefined>>) => [
  ...(v.OPERATOR_EMAIL === undefined ? [REACHES_NOBODY] : []),
  ...(v.DEMO_MEMBERS === undefined && v.DATABASE_URL === undefined ? [INVENTED] : []),
]

/** Warns when settings of a public service lack PUBLIC_URL. */
const withoutAddress = (
  v: Partial<Record<'TRUST_PROXY' | 'OPERATOR_CONTACT' | 'OPERATOR_EMAIL', string | undefined>>,
  { origin }: URL,
) =>
  v.OPERATOR_CONTACT && (v.OPERATOR_EMAIL || proxiesOf(v.TRUST_PROXY ?? 'off') > 0)
    ? [`Set PUBLIC_URL: without it mails link to ${origin}, which nobody else can open.`]
    : []

const plainHttp = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || isPrivate(hostname)
    ? []
    : [
        'PUBLIC_URL is http on a public host: answers and codes can be read on their way. Put TLS in front and set https.',
      ]

/** A model on this machine is slower: it shares the cores. */
const modelTimeoutMs = (url: string) => (isLoopback(new URL(url).hostname) ? 20_000 : 8000)

const proxiesOf = (text: string) => (/^\d$/.test(text) ? Number(text) : Number(text === 'on' || text === 'true'))

export type Config = ReturnType<typeof readConfig>
