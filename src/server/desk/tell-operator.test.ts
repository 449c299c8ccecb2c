import { afterEach, expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember } from '../../../test/full-member.ts'
import { matchIdFor } from '../../../test/introductions.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Message } from '../mail/mailer.ts'
import type { Finding } from './doctor-finding.ts'
import { runCommand } from './run-command.ts'
import { minuteOf } from './table.ts'
import { logUnmailed, mailFindings, tellOperator } from './tell-operator.ts'

const sent: Message[] = []
let isAway = false
let fault = { responseCode: 451, command: 'RCPT TO' } as object
const tooMany = fault
const app = await testApp({
  config: { operatorEmail: 'op@example.com' },
  deps: {
    mailer: {
      async send(message) {
        if (isAway) throw Object.assign(new Error('away'), fault)
        if (message.to === 'op@example.com') sent.push(message)
      },
      async check() {},
      close() {},
    },
  },
})
afterEach(() => {
  sent.length = 0
  isAway = false
  fault = tooMany
})

async function mailTodo() {
  const outcome = await runCommand(app.deps, { command: 'doctor', args: {}, by: 'grace' })
  const { findings } = ('result' in outcome ? outcome.result : {}) as { findings: Finding[] }
  return findings.find(({ name }) => name === 'Mail')?.todo
}

const disk: Finding = { name: 'Disk', found: '10 MB free', todo: 'Make room.' }
const wellMail: Finding = { name: 'Mail', found: 'by SMTP' }

test('each report of a member is mailed once, without a name or an address', async () => {
  await fullMember(app, aPartner())
  const me = await fullMember(app, anIntake())
  const said = {
    matchId: await matchIdFor(me, 'Bo'),
    action: 'hard_no',
    reason: 'asks_for_money',
    words: 'Gift cards.',
  }
  expect((await me.browser.post('/v1/feedback', { email: me.email, ...said })).statusCode).toBe(200)
  await mailFindings(app.deps, [wellMail])
  await mailFindings(app.deps, [wellMail])
  expect(sent).toHaveLength(1)
  expect(sent[0]?.subject).toBe('One thing wants a look')
  expect(sent[0]?.text).toMatch(
    /A member reported somebody: asks for money[.] overture-desk reports show [0-9a-f-]{36}/,
  )
  expect(sent[0]?.text).not.toMatch(/Bo\b|bo@example|ada@example|Gift/)
})

test('findings that need attention come in one mail, once a day', async () => {
  const backup: Finding = { name: 'Backup', found: 'none', todo: 'Make one.' }
  await mailFindings(app.deps, [disk, backup])
  app.clock.pass({ hours: 1 })
  await mailFindings(app.deps, [disk, backup])
  expect(sent.map(({ subject }) => subject)).toEqual(['2 things want a look'])
  app.clock.pass({ hours: 24 })
  await mailFindings(app.deps, [disk])
  expect(sent.map(({ subject }) => subject)).toEqual(['2 things want a look', 'One thing wants a look'])
})

test('a finding that was over in between is mailed again on the same day', async () => {
  const down: Finding = { name: 'Server', found: 'not running', todo: 'Start it.' }
  const well: Finding = { name: 'Server', found: 'running' }
  for (const finding of [down, down, well, down, well, well, down, down]) {
    app.clock.pass({ minutes: 10 })
    await mailFindings(app.deps, [finding])
  }
  expect(sent).toHaveLength(3)
})

test('there are at most ten mails in 24 hours, and later findings follow after that', async () => {
  for (let at = 0; at < 13; at += 1) {
    app.clock.pass({ minutes: 10 })
    await mailFindings(app.deps, [{ ...disk, name: `Disk ${at}` }])
  }
  expect(sent).toHaveLength(10)
  expect(sent[9]?.text).toContain('the tenth mail of a day')
  app.clock.pass({ hours: 24 })
  await mailFindings(app.deps, [])
  expect(sent).toHaveLength(11)
  for (const at of [10, 11, 12]) expect(sent[10]?.text).toContain(`Disk ${at}: 10 MB free`)
})

test('while the mail server is unreachable, the findings wait', async () => {
  isAway = true
  await expect(mailFindings(app.deps, [disk])).rejects.toThrow('away')
  isAway = false
  await mailFindings(app.deps, [])
  expect(sent).toHaveLength(1)
})

test('a delayed mail says when each finding was seen, and leaves out findings that are over', async () => {
  isAway = true
  const mail: Finding = { name: 'Mail', found: 'by SMTP', todo: 'The certificate is not trusted.' }
  const down: Finding = { name: 'Server', found: 'not running', todo: 'Start it.' }
  await expect(mailFindings(app.deps, [disk, mail, down])).rejects.toThrow('away')
  isAway = false
  app.clock.pass({ minutes: 26 })
  const fuller = { ...disk, found: '9 MB free' }
  await mailFindings(app.deps, [fuller, wellMail, { name: 'Server', found: 'running' }])
  expect(sent[0]?.subject).toBe('2 things want a look')
  expect(sent[0]?.text).toContain('Mail: by SMTP. The certificate is not trusted.')
  const minute = app.clock.now().toISOString().slice(11, 16)
  expect(sent[0]?.text).toContain(`Disk: 9 MB free. Make room. (Seen at ${minute} UTC.)`)
  // A returning problem is mailed again on the same day.
  await mailFindings(app.deps, [fuller, mail])
  expect(sent[1]?.text).toContain('Mail: by SMTP. The certificate is not trusted.')
})

test('a finding that no later run checked is mailed with the day it was seen', async () => {
  isAway = true
  await expect(mailFindings(app.deps, [{ ...disk, name: 'Model' }])).rejects.toThrow('away')
  const day = app.clock.now().toISOString().slice(0, 10)
  isAway = false
  app.clock.pass({ hours: 24 })
  await mailFindings(app.deps, [wellMail])
  expect(sent[0]?.text).toContain(`Model: 10 MB free. Make room. (Seen on ${day} at `)
})

test('a failed job is mailed only once, although it is kept for days', async () => {
  const dead: Finding = { name: 'Queue', found: '1 job given up', todo: 'rebuild', once: '2026-03-02T12:00:00.000Z' }
  await mailFindings(app.deps, [dead])
  app.clock.pass({ hours: 48 })
  await mailFindings(app.deps, [dead])
  expect(sent).toHaveLength(1)
})

test('an unreachable mail server leaves no failed job behind', async () => {
  isAway = true
  await tellOperator(app.deps)
  expect(sent).toEqual([])
  isAway = false
  await tellOperator(app.deps)
  expect(sent).toHaveLength(1)
})

test('the job runs the checks itself, and does nothing without OPERATOR_EMAIL', async () => {
  // This test's server listens on no port.
  await tellOperator(app.deps)
  expect(sent[0]?.text).toContain('Server: not running')
  await tellOperator({ ...app.deps, config: { ...app.deps.config, operatorEmail: undefined, port: 1 } })
  expect(sent).toHaveLength(1)
})

test('a temporarily refused mail to the operator is counted, and doctor marks it after 15 minutes', async () => {
  const counted = async () =>
    (await app.app.inject('/metrics')).body.match(/^mail(_faults|s)_total.*(too_many|failed).*/gm)
  isAway = true
  await expect(mailFindings(app.deps, [disk])).rejects.toThrow('away')
  const before = await counted()
  expect(before).toEqual([expect.stringContaining('outcome="failed"'), expect.stringContaining('kind="too_many"')])
  expect(await mailTodo()).toBeUndefined()
  app.clock.pass({ minutes: 16 })
  await tellOperator(app.deps)
  expect(await counted()).not.toEqual(before)
  expect(await mailTodo()).toMatch(
    /^The mail to OPERATOR_EMAIL has not left for 16 minutes, last tried on \S+ (\S+) UTC[.] The mail server takes no more/,
  )
  expect(await mailTodo()).toContain(`tried on ${minuteOf(app.clock.now().toISOString())} UTC`)
  isAway = false
  await mailFindings(app.deps, [disk])
  expect(await mailTodo()).toBeUndefined()
})

test('doctor explains a wait only by attempts made since mail last worked', async () => {
  const again = /, last tried on \S+ \S+ UTC[.] The mail server lets us in now: doctor --mail tries at once[.]$/
  isAway = true
  fault = { code: 'ECONNREFUSED' }
  await expect(mailFindings(app.deps, [disk])).rejects.toThrow('away')
  app.clock.pass({ minutes: 16 })
  // The mail server accepts doctor's login.
  expect(await mailTodo()).toMatch(again)
  fault = tooMany
  await expect(mailFindings(app.deps, [disk])).rejects.toThrow('away')
  expect(await mailTodo()).toContain('The mail server takes no more')
  await app.db.transaction().execute((tx) => app.deps.jobs.send(tx, 'send-mail', { mailId: app.deps.newId() }))
  await app.deps.jobs.drain()
  const lastTry = app.clock.now().toISOString()
  const endAt = (end: string) =>
    app.pool.query(`update pgboss.job set completed_on = $1::timestamptz + $2::interval where name = 'send-mail'`, [
      lastTry,
      end,
    ])
  await endAt('-1 minute')
  expect(await mailTodo()).toContain('The mail server takes no more')
  await endAt('1 minute')
  expect(await mailTodo()).toMatch(again)
})

test('if a mail cannot be queued because of a full disk, the log says so', () => {
  const lines: object[] = []
  const log = { warn: (line: object) => lines.push(line) } as never
  const full = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' })
  logUnmailed(log, full)
  logUnmailed(log, Object.assign(new Error('away'), { code: 'EDNS' }))
  expect(lines).toEqual([
    { kind: 'disk_full', code: '25006' },
    { kind: 'no_such_host', code: 'EDNS' },
  ])
})
