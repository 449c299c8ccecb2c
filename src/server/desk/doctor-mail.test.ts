import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { queueMail } from '../mail/send-mail.ts'
import { testMail } from '../mail/test-mail.ts'
import type { Finding } from './doctor-finding.ts'
import { runCommand } from './run-command.ts'

const app = await testApp({
  deps: {
    mailer: {
      async send() {
        throw Object.assign(new Error('try again later'), { responseCode: 451, command: 'RCPT TO' })
      },
      async check() {},
      close() {},
    },
  },
})

async function mailFinding() {
  const outcome = await runCommand(app.deps, { command: 'doctor', args: {}, by: 'grace' })
  if (!('result' in outcome)) throw new Error('doctor was refused')
  return (outcome.result as { findings: Finding[] }).findings.find(({ name }) => name === 'Mail')
}

test('doctor marks a mail that was refused temporarily for more than 15 minutes', async () => {
  const mail = { to: 'ada@love.test', content: testMail(app.deps.config), transactional: true }
  await app.db.transaction().execute((tx) => queueMail(tx, app.deps, mail))
  app.clock.pass({ minutes: 16 })
  expect((await mailFinding())?.todo).toBeUndefined()
  await app.deps.jobs.drain()
  expect(await mailFinding()).toEqual({
    name: 'Mail',
    found: expect.stringContaining('the oldest waits 16 minutes'),
    todo: expect.stringContaining('mail test ADDRESS says why'),
  })
})

test('doctor does not mark a mail that was refused a moment ago', async () => {
  await app.db.deleteFrom('mail').execute()
  const mail = { to: 'ada@love.test', content: testMail(app.deps.config), transactional: true }
  await app.db.transaction().execute((tx) => queueMail(tx, app.deps, mail))
  await app.deps.jobs.drain()
  app.clock.pass({ minutes: 14 })
  expect((await mailFinding())?.todo).toBeUndefined()
})
