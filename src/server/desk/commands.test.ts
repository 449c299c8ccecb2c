import { once } from 'node:events'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { checksums } from '../../../test/database-contents.ts'
import { freePort } from '../../../test/free-port.ts'
import { aPartner, fullMember, matchesOf } from '../../../test/full-member.ts'
import { matchIdFor } from '../../../test/introductions.ts'
import { startMailServer } from '../../../test/mail-server.ts'
import { mailFor } from '../../../test/mailbox.ts'
import { testApp } from '../../../test/test-app.ts'
import { sendNews } from '../email-preferences/send-news.ts'
import { ENDING } from '../http/drain.ts'
import { smtpMailer } from '../mail/smtp-mailer.ts'
import { readSender } from '../sender.ts'
import { server } from './doctor-outside.ts'
import { readHealth } from './doctor-store.ts'
import { runCommand } from './run-command.ts'

const app = await testApp({ config: { dataDir: tmpdir() } })
app.deps.config.port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port)
const WHY = { reason: 'A test needs it.' }

const run = (command: string, args: Record<string, unknown> = {}) =>
  runCommand(app.deps, { command, args, by: 'grace' })

async function resultOf<T>(command: string, args: Record<string, unknown> = {}) {
  const outcome = await run(command, args)
  if ('refusal' in outcome) throw new Error(outcome.refusal.message)
  return outcome.result as T
}

const logged = () => app.db.selectFrom('desk_log').select(['by', 'command', 'about', 'reason']).orderBy('id').execute()
const bo = () => fullMember(app, aPartner())
const ada = () => fullMember(app, anIntake({ review: { notesForMatchmaker: 'Please nobody from my office.' } }))

async function reported() {
  const them = await bo()
  const me = await ada()
  const said = {
    matchId: await matchIdFor(me, 'Bo'),
    action: 'hard_no',
    reason: 'asks_for_money',
    words: 'Gift cards.',
  }
  expect((await me.browser.post('/v1/feedback', { email: me.email, ...said })).statusCode).toBe(200)
  return { them, me }
}

test('members are found by a part of their name or address, and shown by address or id', async () => {
  const { memberId, email } = await bo()
  await ada()
  for (const text of ['bo@', 'Bo'])
    expect(await resultOf('members find', { text })).toMatchObject({
      members: [{ id: memberId, email, state: 'shown' }],
    })
  expect(await resultOf('members find', { text: '%_' })).toEqual({ members: [] })
  for (const who of [memberId, 'BO@example.com'])
    expect(await resultOf('members show', { who })).toMatchObject({ email, name: 'Bo', city: 'Austin, Texas' })
})

test('an unknown member or report is refused with exit code 3', async () => {
  for (const command of ['members show', 'members suspend', 'members restore', 'members remove'])
    expect(await run(command, { who: 'nobody@example.com', ...(command === 'members show' ? {} : WHY) })).toEqual({
      refusal: { exitCode: 3, message: expect.stringContaining('nobody@example.com') },
    })
  expect(await run('reports show', { id: 'ffff' })).toMatchObject({ refusal: { exitCode: 3 } })
})

test.each([
  ['members suspend', { who: 'bo@example.com' }],
  ['members suspend', { who: 'bo@example.com', reason: ' ' }],
  ['members suspend', { who: 'bo@example.com', ...WHY, unknown: 1 }],
  ['reports list', { limit: '0' }],
  ['nonsense', {}],
])('%s with %j is refused, and nothing is written', async (command, args) => {
  await bo()
  const before = await checksums(app.db)
  expect(await run(command, args)).toMatchObject({ refusal: { exitCode: 2 } })
  expect(await checksums(app.db)).toEqual(before)
})

test('suspend, restore and remove work once, and a repeat changes nothing and logs nothing', async () => {
  const { memberId, email } = await bo()
  const me = await ada()
  const states = []
  for (const [command, more] of [
    ['members suspend', { ...WHY, fraud: true }],
    ['members restore', WHY],
  ] as const) {
    await resultOf(command, { who: email, ...more })
    await app.deps.jobs.drain()
    const before = await checksums(app.db)
    await resultOf(command, { who: email, ...more })
    await app.deps.jobs.drain()
    expect(await checksums(app.db)).toEqual(before)
    states.push((await matchesOf(me)).items.length)
  }
  expect(states).toEqual([0, 1])
  await resultOf('members remove', { who: memberId, ...WHY })
  expect(await run('members remove', { who: memberId, ...WHY })).toMatchObject({ refusal: { exitCode: 3 } })
  expect((await matchesOf(me)).items).toEqual([])
  expect(await logged()).toEqual(
    ['members suspend --fraud', 'members restore', 'members remove'].map((command) => ({
      ...{ by: 'grace', about: memberId, command },
      ...WHY,
    })),
  )
})

test('if its row in the log cannot be written, a command changes nothing', async () => {
  const { email } = await bo()
  const before = await checksums(app.db)
  const broken = { ...app.deps, newId: () => 'no id' }
  await expect(
    runCommand(broken, { command: 'members suspend', args: { who: email, ...WHY }, by: 'grace' }),
  ).rejects.toThrow()
  expect(await checksums(app.db)).toEqual(before)
})

test('a mailbox can be restored by its address after the account was deleted', async () => {
  const { email } = await bo()
  await resultOf('members suspend', { who: email, ...WHY })
  await resultOf('members remove', { who: email, ...WHY })
  expect(await resultOf('stats')).toMatchObject({ members: 0, suspendedMailboxes: 1 })
  expect(await resultOf('members restore', { who: email, ...WHY })).toMatchObject({ restored: true, isMember: false })
  expect(await run('members restore', { who: email, ...WHY })).toMatchObject({ refusal: { exitCode: 3 } })
  expect(await resultOf('stats')).toMatchObject({ suspendedMailboxes: 0 })
})

test('rows of the log can be neither changed nor deleted', async () => {
  await bo()
  await resultOf('members find', { text: 'bo' })
  await expect(app.db.updateTable('desk_log').set({ by: 'nobody' }).execute()).rejects.toThrow('only added')
  await expect(app.db.deleteFrom('desk_log').execute()).rejects.toThrow('only added')
  expect(await logged()).toEqual([{ by: 'grace', command: 'members find', about: null, reason: '' }])
})

test('doctor reports what needs attention, and changes nothing', async () => {
  await reported()
  await app.deps.jobs.drain()
  const before = await checksums(app.db)
  type Findings = { findings: { name: string; found: string; todo?: string }[] }
  const toDo = async () =>
    (await resultOf<Findings>('doctor')).findings.flatMap(({ name, todo }) => (todo ? [name] : []))
  // The test machine's disk may be nearly full.
  const withoutDisk = (names: string[]) => names.filter((name) => name !== 'Disk')
  expect(withoutDisk(await toDo())).toEqual([])
  app.clock.pass({ days: 3 })
  expect(withoutDisk(await toDo())).toEqual(['Reports'])
  expect(await checksums(app.db)).toEqual(before)
})

test('doctor says how long a job has been waiting that is tried again and again', async () => {
  app.clock.set(new Date().toISOString())
  await bo()
  const tryAgain = (since: string) =>
    app.pool.query(
      `update pgboss.job set state = 'retry', retry_count = 3, created_on = now() - interval '${since}',
         start_after = now() + interval '4 minutes'`,
    )
  const queue = async () => {
    type Findings = { findings: { name: string; found: string; todo?: string }[] }
    return (await resultOf<Findings>('doctor')).findings.find(({ name }) => name === 'Queue')
  }
  await tryAgain('5 minutes')
  expect(await queue()).toEqual({ name: 'Queue', found: '0 jobs given up, the oldest that is due waits 5 minutes' })
  await tryAgain('1 minute')
  expect(await queue()).toMatchObject({ found: expect.stringMatching(/ waits 1 minute$/) })
  await tryAgain('30 minutes')
  expect(await queue()).toMatchObject({ found: expect.stringContaining('30 minutes'), todo: expect.any(String) })
})

test.each([
  ['tell-operator', 'What runs by the clock runs again by itself.'],
  ['refresh-matches', 'rebuild makes the lists anew.'],
  ['send-mail', 'That mail did not leave'],
] as const)('doctor names the queue of a failed job and the remedy: %s', async (queue, remedy) => {
  await app.deps.db.transaction().execute((tx) => app.deps.jobs.send(tx, queue as 'tell-operator', {}))
  await app.pool.query(`update pgboss.job set state = 'failed', completed_on = '2026-03-02T12:00Z' where name = $1`, [
    queue,
  ])
  type Findings = { findings: { name: string; found: string; todo?: string }[] }
  const { findings } = await resultOf<Findings>('doctor')
  expect(findings.find(({ name }) => name === 'Queue')).toMatchObject({
    found: expect.stringContaining(`1 job given up (${queue})`),
    todo: expect.stringMatching(
      `^journalctl -u overture | grep '"given up"' says why. ${remedy}.* This is shown until 2026-03-09[.]$`,
    ),
  })
  const rules = await app.deps.jobs.stats()
  expect(rules.find(({ name }) => name === queue)).toMatchObject({ deleteAfterSeconds: 7 * 24 * 3600 })
})

test('notes show what members wrote, and the log says who read them', async () => {
  const { email } = await ada()
  expect(await resultOf('notes')).toMatchObject({
    notes: [{ email, where: 'intake', note: 'Please nobody from my office.' }],
  })
  expect((await logged()).map(({ command }) => command)).toEqual(['notes'])
})

test('a report is listed at once, shown with its words, and closed only once', async () => {
  const { them, me } = await reported()
  const { reports } = await resultOf<{ reports: { id: string }[] }>('reports list')
  expect(reports).toMatchObject([
    { reason: 'asks_for_money', reported: them.email, reporter: me.email, closedAt: null },
  ])
  const id = reports[0]?.id ?? ''
  expect(await resultOf('reports show', { id: id.slice(0, 13) })).toMatchObject({
    words: 'Gift cards.',
    aboutTheSame: { reports: 1, reporters: 1 },
  })
  expect(await resultOf('reports close', { id, ...WHY })).toEqual({ id, closed: true })
  expect(await resultOf('reports close', { id, reason: 'Another reason.' })).toEqual({ id, closed: false })
  expect(await resultOf('reports list')).toEqual({ reports: [] })
  expect(await resultOf('reports list', { all: true })).toMatchObject({
    reports: [{ id, closedBy: 'grace', closingNote: WHY.reason }],
  })
  expect(await mailFor(app, them.email)).toEqual([])
})

test('stats count members, with invented ones separately, and rebuild can be repeated', async () => {
  await reported()
  expect(await resultOf('stats')).toMatchObject({ members: 2, newMembers: 2, listed: 2, openReports: 1, invented: 0 })
  expect(await resultOf('rebuild')).toEqual({ profiles: 0, lists: 2 })
  expect(await resultOf('rebuild')).toEqual({ profiles: 0, lists: 2 })
})

test('the server log names the command, but not the member', async () => {
  const { email, memberId } = await bo()
  await resultOf('members suspend', { who: email, ...WHY })
  const lines = app.log.filter((line) => line.includes('"desk"'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain(email)
  expect(lines[0]).not.toContain(memberId)
})

const LETTER = '# A tip\n\nSay where you would like to meet.\n\n[See](https://overture.example)\n'

test('a letter goes once to each member who wants its topic, even if sent again; a dry run sends none', async () => {
  const { email } = await bo()
  await ada()
  const before = await checksums(app.db)
  const tips = { topic: 'tips', letter: LETTER }
  expect(await resultOf('news send', { ...tips, dryRun: true })).toMatchObject({ readers: 2, sent: false })
  expect(await checksums(app.db)).toEqual(before)
  expect(await resultOf('news send', tips)).toMatchObject({ readers: 2, sent: true })
  await resultOf('news send', tips)
  expect(await mailFor(app, email)).toMatchObject([{ subject: 'A tip' }])
  const after = await checksums(app.db)
  expect(await resultOf('news send', tips)).toMatchObject({ readers: 0, sent: false })
  await app.deps.jobs.drain()
  expect(await checksums(app.db)).toEqual(after)
  expect(await resultOf('news send', { topic: 'promos', letter: LETTER })).toMatchObject({ readers: 0 })
})

test('a corrected letter with the same key reaches only members who did not get the first one', async () => {
  const { email } = await bo()
  await resultOf('news send', { topic: 'tips', letter: LETTER, key: 'march' })
  await app.deps.jobs.drain()
  const { email: other } = await ada()
  const corrected = LETTER.replace('like', 'love')
  expect(await resultOf('news send', { topic: 'tips', letter: corrected, key: 'march' })).toMatchObject({ readers: 1 })
  expect([await mailFor(app, email), await mailFor(app, other)].map((mails) => mails.length)).toEqual([1, 1])
})

test('after an interruption, a letter reaches only the members who are left', async () => {
  const { email } = await bo()
  const { email: other } = await ada()
  let sent = 0
  const newId = () => {
    sent += 1
    if (sent > 1) throw new Error('killed')
    return app.deps.newId()
  }
  await resultOf('news send', { topic: 'tips', letter: LETTER, key: 'april' })
  await expect(sendNews({ ...app.deps, newId }, { campaignId: 'april' })).rejects.toThrow('killed')
  await sendNews(app.deps, { campaignId: 'april' })
  expect([await mailFor(app, email), await mailFor(app, other)].map((mails) => mails.length)).toEqual([1, 1])
})

test('mail test sends one mail at once, and a failure is named in its answer and by doctor', async () => {
  const withMailer = (url: string) => ({
    ...app.deps,
    config: { ...app.deps.config, smtpUrl: url, replyTo: 'help@overture.example' },
    mailer: smtpMailer({ url, sender: readSender(app.deps.config.mailFrom) }),
  })
  const mailTest = { command: 'mail test', args: { address: 'me@example.com' }, by: 'grace' }
  const server = await startMailServer()
  const works = withMailer(server.url)
  expect(await runCommand(works, mailTest)).toMatchObject({ result: { address: 'me@example.com' } })
  expect(server.arrived[0]?.mail).toMatchObject({
    subject: 'Overture can send mail',
    replyTo: [{ address: 'help@overture.example' }],
  })
  await server.stop()
  expect(await runCommand(works, mailTest)).toEqual({
    refusal: {
      exitCode: 4,
      message: expect.stringMatching(/^Nothing answers at .* \(ECONNREFUSED\) Asked: 127[.]0[.]0[.]1:\d+/),
    },
  })
  expect(await runCommand(works, { command: 'doctor', args: {}, by: 'grace' })).toMatchObject({
    result: {
      findings: expect.arrayContaining([
        expect.objectContaining({ name: 'Mail', todo: expect.stringContaining('Nothing answers') }),
      ]),
    },
  })
})

test('mail test refuses settings with which a start would be refused, and sends nothing', async () => {
  const server = await startMailServer()
  const config = {
    ...app.deps.config,
    publicUrl: 'https://love.test',
    smtpUrl: server.url,
    mailFromGiven: false,
    service: { ...app.deps.config.service, name: 'Ada', contact: 'ada@love.test' },
  }
  const mailer = smtpMailer({ url: server.url, sender: readSender(config.mailFrom) })
  const mailTest = { command: 'mail test', args: { address: 'me@love.test' }, by: 'grace' }
  expect(await runCommand({ ...app.deps, config, mailer }, mailTest)).toEqual({
    refusal: {
      exitCode: 4,
      message: expect.stringMatching(
        /^No mail was sent, because a start with these settings would be refused: .*set MAIL_FROM/,
      ),
    },
  })
  await server.stop()
  expect(server.arrived).toEqual([])
})

test('doctor checks the server, its public address and its certificate, and says which of them works', async () => {
  const found = async (config: object) => {
    const deps = { ...app.deps, config: { ...app.deps.config, ...config } }
    const outcome = await runCommand(deps, { command: 'doctor', args: {}, by: 'grace' })
    type Findings = { findings: { name: string; found: string; todo?: string }[] }
    const { findings } = ('result' in outcome ? outcome.result : { findings: [] }) as Findings
    return (name: string) => findings.find((each) => each.name === name)
  }
  const warnings = ['SMTP_ULR is not a setting. Did you mean SMTP_URL?']
  expect((await found({ warnings }))('Settings')?.todo).toBe(warnings[0])
  expect((await found({}))('Server')).toMatchObject({ found: expect.stringMatching(/^running/) })
  const away = await found({ port: await freePort() })
  expect(away('Server')).toMatchObject({
    found: expect.stringContaining('not running (ECONNREFUSED'),
    todo: expect.stringContaining('systemctl start overture'),
  })
  const answers503 = createServer((_request, reply) => reply.writeHead(503).end())
  const waitingPort = await freePort()
  await once(answers503.listen(waitingPort, '127.0.0.1'), 'listening')
  const waiting = await found({ port: waitingPort })
  expect(waiting('Server')?.todo).toMatch(/^Its database does not answer: journalctl .*database away/)
  expect(waiting('Server')?.todo).not.toContain('systemctl start')
  answers503.close()
  const nobody = `https://127.0.0.2:${await freePort()}`
  const unreached = await found({ publicUrl: nobody })
  expect(unreached('Server')?.todo).toContain('People do not reach it')
  expect(unreached('Certificate')?.todo).toBe('Nothing speaks TLS at PUBLIC_URL.')
  // smtp-server's own certificate has expired.
  const old = new SMTPServer({ secure: true, logger: false })
  old.on('error', () => {})
  const port = await freePort()
  await once(old.listen(port, '127.0.0.1'), 'listening')
  const ended = await found({ publicUrl: `https://127.0.0.1:${port}` })
  expect(ended('Certificate')).toMatchObject({
    found: expect.stringContaining('not trusted'),
    todo: expect.stringMatching(/^It ended on \d{4}-\d\d-\d\d: certbot renew/),
  })
  old.close()
})

test('doctor waits for a starting server with PostgreSQL, and recognizes one that is ending', async () => {
  const port = await freePort()
  const replies = [
    { status: 200, headers: {} },
    { status: 503, headers: { [ENDING]: 'yes' } },
  ]
  const late = createServer((_request, reply) => {
    const { status, headers } = replies.shift() ?? { status: 500, headers: {} }
    reply.writeHead(status, headers).end()
  })
  const deps = { ...app.deps, config: { ...app.deps.config, port, databaseUrl: 'postgres://127.0.0.1/other' } }
  const asked = server(deps, await readHealth(app.db))
  setTimeout(() => late.listen(port, '127.0.0.1'), 600)
  expect(await asked).toMatchObject({ found: expect.stringMatching(/^running/) })
  expect(await server(deps, await readHealth(app.db))).toEqual({
    name: 'Server',
    found: 'ending, because it was told to',
  })
  late.close()
})

test('a queue counts as abandoned if no process has looked at it for two minutes', async () => {
  const isLeft = async (ago: string | null) => {
    await app.pool.query('update pgboss.queue set monitor_claim_on = now() - $1::interval', [ago])
    return (await readHealth(app.db)).isQueueLeft
  }
  expect(await isLeft(null)).toBe(false)
  expect(await isLeft('1 minute')).toBe(false)
  expect(await isLeft('3 minutes')).toBe(true)
})

const doctorCommand = { command: 'doctor', args: {}, by: 'grace' }
test('doctor says that a secret was changed but no process restarted yet', async () => {
  const secretIn = async () =>
    /"name":"Secret"[^}]*/.exec(JSON.stringify(await runCommand(app.deps, doctorCommand)))?.[0]
  expect(await secretIn()).not.toContain('todo')
  const rotate = { command: 'secret rotate', args: { reason: 'A backup was lost on the way.' }, by: 'grace' }
  expect(await runCommand(app.deps, rotate)).toMatchObject({ result: { rotated: true } })
  expect(await secretIn()).toContain('Restart every process')
})
