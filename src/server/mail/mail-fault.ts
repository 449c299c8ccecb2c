/** Contains no mail address, although servers quote addresses. */
export type MailFaultKind = keyof typeof ADVICE

const ADVICE = {
  login_refused:
    'The mail server refused the login: check user and password in SMTP_URL (special letters are %-encoded).',
  no_such_host: 'The host in SMTP_URL does not exist: check its name.',
  no_connection: 'Nothing answers at the host and port of SMTP_URL: check both, and whether a firewall is between.',
  no_greeting:
    'Something answers at the host and port of SMTP_URL, but does not greet as a mail server or hangs up. Port 465 needs smtps://, port 587 smtp://. If that is right, ask who runs it: it may have a blocklist or a limit.',
  silent: 'The mail server greets, and then is silent: ask who runs it, or wait. Host, port and firewall are right.',
  certificate:
    'The certificate of the mail server is not trusted: check the host name in SMTP_URL; for a CA of your own set NODE_EXTRA_CA_CERTS.',
  no_encryption: 'The mail server offers no TLS there: use smtps:// with port 465, or smtp:// with port 587.',
  sender_refused: 'The mail server does not let MAIL_FROM send: use an address of this account.',
  recipient_refused:
    'The mail server does not know the recipient, or refuses it. If it refuses many, check SPF, DKIM and DMARC of the domain of MAIL_FROM.',
  message_refused: 'The mail server refused the message itself: read its words, mostly SPF, DKIM or a spam filter.',
  too_many: 'The mail server takes no more for now: a quota, a rate limit or greylisting. What waits is tried again.',
  other: 'The mail server did not take the mail: the code in the log says what it answered.',
} as const

export const mailFaultKinds = Object.keys(ADVICE) as MailFaultKind[]
export const adviceOn = (kind: MailFaultKind) => ADVICE[kind]

/** True for faults that the mailer's `check` finds, without a mail. */
export const isSeenByCheck = (kind: MailFaultKind) => SEEN_BY_CHECK.has(kind)
const SEEN_BY_CHECK: ReadonlySet<MailFaultKind> = new Set([
  'login_refused',
  'no_such_host',
  'no_connection',
  'no_greeting',
  'certificate',
  'no_encryption',
])

/** Timeouts of nodemailer. A server that sends no greeting usually expects TLS. */
const SILENT: Record<string, MailFaultKind | undefined> = { GREETING_TIMEOUT: 'no_greeting', SOCKET_TIMEOUT: 'silent' }
const NEEDS_LOGIN = new Set([530, 534, 535, 538])
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO|ALTNAME/
/** The server closed the connection. For a normal close, nodemailer gives no system code. */
const HUNG_UP = new Set(['ECONNRESET', 'EPIPE'])
const CONNECTION = new Set(['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'ECONNREFUSED', 'ECONNRESET'])
/** Keys are SMTP commands that the server refused permanently. */
const REFUSED: Record<string, MailFaultKind | undefined> = {
  'MAIL FROM': 'sender_refused',
  'RCPT TO': 'recipient_refused',
  DATA: 'message_refused',
}

export function mailFaultOf(error: unknown): { kind: MailFaultKind; code: string | number } {
  if (!(error instanceof Error)) return { kind: 'other', code: 'unknown' }
  // nodemailer adds these to an Error; our types omit them.
  const { code, originalCode, responseCode, command, timeoutType } = error as Error & Partial<Record<FaultKey, unknown>>
  const fault = {
    code: String(code ?? error.name),
    original: String(originalCode ?? ''),
    answer: Number(responseCode ?? 0),
    command: String(command ?? ''),
    silent: SILENT[String(timeoutType)],
  }
  return { kind: kindOf(fault), code: fault.answer || fault.original || fault.code }
}

type FaultKey = 'code' | 'originalCode' | 'responseCode' | 'command' | 'timeoutType'
type Fault = { code: string; original: string; answer: number; command: string; silent: MailFaultKind | undefined }

function kindOf({ code, original, answer, command, silent }: Fault): MailFaultKind {
  if (silent) return silent
  if (code === 'EAUTH' || code === 'ENOAUTH' || NEEDS_LOGIN.has(answer)) return 'login_refused'
  if (code === 'EDNS') return 'no_such_host'
  if (CERTIFICATE.test(original)) return 'certificate'
  if (code === 'ETLS' || original.startsWith('ERR_SSL')) return 'no_encryption'
  if (answer >= 400 && answer < 500) return 'too_many'
  if (answer >= 500) return REFUSED[command] ?? 'other'
  if (HUNG_UP.has(original) || (code === 'ECONNECTION' && original === '')) return 'no_greeting'
  return CONNECTION.has(code) ? 'no_connection' : 'other'
}
