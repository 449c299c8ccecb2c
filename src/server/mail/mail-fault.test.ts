import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { readSender } from '../sender.ts'
import { adviceOn, mailFaultKinds, mailFaultOf } from './mail-fault.ts'
import { MailRefused } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

const sender = readSender('Overture <hello@overture.example>')
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function serverOn(options: SMTPServerOptions) {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], logger: false, ...options })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  stops.push(() => server.close())
  const bound = listening.address()
  return typeof bound === 'object' && bound ? bound.port : 0
}

async function failureAt(url: string) {
  const mailer = smtpMailer({ url, sender })
  stops.push(() => mailer.close())
  const message = { id: '1', to: 'ada@example.com', subject: 's', text: 't', html: '<p>t</p>', headers: {} }
  return mailer.send(message).then(
    () => expect.fail('It was sent.'),
    (error: unknown) => error,
  )
}

const no = (responseCode: number) => Object.assign(new Error('no, ada@example.com'), { responseCode })

test.each<[string, SMTPServerOptions, string, number]>([
  ['a wrong password', { onAuth: (_auth, _session, done) => done(no(535)) }, 'login_refused', 535],
  ['a login that is needed', { authOptional: false }, 'login_refused', 530],
  ['a sender of somebody else', { onMailFrom: (_from, _session, done) => done(no(553)) }, 'sender_refused', 553],
  ['a mailbox that is full', { onRcptTo: (_to, _session, done) => done(no(452)) }, 'too_many', 452],
  ['a policy against the recipient', { onRcptTo: (_to, _session, done) => done(no(554)) }, 'recipient_refused', 554],
  [
    'a message taken for spam',
    {
      onData(stream, _session, done) {
        stream.resume()
        stream.on('end', () => done(no(554)))
      },
    },
    'message_refused',
    554,
  ],
])('%s is reported with the right kind and code', async (name, options, kind, code) => {
  const port = await serverOn(options)
  const login = name === 'a wrong password' ? 'ada:wrong@' : ''
  const error = await failureAt(`smtp://${login}127.0.0.1:${port}`)
  expect(mailFaultOf(error)).toEqual({ kind, code })
})

test('a refused recipient counts as permanent, but a refused sender does not', async () => {
  const gone = await serverOn({ onRcptTo: (_to, _session, done) => done(no(550)) })
  expect(await failureAt(`smtp://127.0.0.1:${gone}`)).toBeInstanceOf(MailRefused)
  const sender = await serverOn({ onMailFrom: (_from, _session, done) => done(no(550)) })
  expect(await failureAt(`smtp://127.0.0.1:${sender}`)).not.toBeInstanceOf(MailRefused)
})

test('a recipient that a policy refuses (5.7.x) is tried again: the domain or the account may be put right', async () => {
  const policy = (text: string) =>
    serverOn({ onRcptTo: (_to, _session, done) => done(Object.assign(new Error(text), { responseCode: 550 })) })
  const unsigned = await failureAt(`smtp://127.0.0.1:${await policy('5.7.26 This mail is unauthenticated')}`)
  expect(unsigned).not.toBeInstanceOf(MailRefused)
  expect(mailFaultOf(unsigned)).toEqual({ kind: 'recipient_refused', code: 550 })
  const unknown = await failureAt(`smtp://127.0.0.1:${await policy('5.1.1 User unknown')}`)
  expect(unknown).toBeInstanceOf(MailRefused)
})

test('a closed port, an unknown host and a wrong protocol have different kinds', async () => {
  expect(mailFaultOf(await failureAt('smtp://127.0.0.1:1'))).toEqual({ kind: 'no_connection', code: 'ECONNREFUSED' })
  expect(mailFaultOf(await failureAt('smtp://no-such-host.invalid:25')).kind).toBe('no_such_host')
  const plain = createServer((socket) => socket.end('220 hello\r\n')).listen(0, '127.0.0.1')
  await once(plain, 'listening')
  stops.push(() => plain.close())
  const bound = plain.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  expect(mailFaultOf(await failureAt(`smtps://127.0.0.1:${port}`)).kind).toBe('no_encryption')
})

test('smtp:// to a port that speaks TLS gets advice about smtps://', async () => {
  const port = await serverOn({ secure: true })
  const { kind } = mailFaultOf(await failureAt(`smtp://127.0.0.1:${port}`))
  expect(kind).toBe('no_greeting')
  expect(adviceOn(kind)).toContain('Port 465 needs smtps://')
})

test.each<[string, string, (socket: Socket) => void]>([
  ['closes the connection at once', 'smtp', (socket) => socket.end()],
  ['closes it before TLS', 'smtps', (socket) => socket.end()],
  ['resets it at once', 'smtp', (socket) => socket.resetAndDestroy()],
  ['closes it after its greeting', 'smtp', (socket) => socket.end('220 hello\r\n')],
])('a server that %s is reported as hanging up', async (_name, protocol, hangUp) => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    hangUp(socket)
  })
  stops.push(() => server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const { kind } = mailFaultOf(await failureAt(`${protocol}://127.0.0.1:${port}`))
  expect(kind).toBe('no_greeting')
  expect(adviceOn(kind)).toContain('hangs up')
})

test('a server that greets and then stays silent is reported as silent', () => {
  const error = Object.assign(new Error('x'), { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' })
  expect(mailFaultOf(error)).toEqual({ kind: 'silent', code: 'ETIMEDOUT' })
})

test('a certificate that is not trusted is reported as such', () => {
  const error = Object.assign(new Error('x'), { code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  expect(mailFaultOf(error).kind).toBe('certificate')
})

test('every kind has advice, and a fault never quotes an address', () => {
  for (const kind of mailFaultKinds) expect(adviceOn(kind)).toMatch(/[.]$/)
  expect(JSON.stringify(mailFaultOf(no(554)))).not.toContain('@')
})
