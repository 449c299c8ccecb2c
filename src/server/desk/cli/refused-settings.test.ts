import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '../../../../test/mail-server.ts'
import { runDesk } from './run-desk.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'overture-refused-'))
const mail = await startMailServer()
const settings = { DATA_DIR, SMTP_URL: mail.url, MAIL_FROM: 'hello@love.test', OPERATOR_EMAIL: 'ada@love.test' }
afterAll(async () => {
  await mail.stop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

async function desk(env: Record<string, string>, args: string[]) {
  const said: string[] = []
  const say = (text: string) => said.push(text)
  const code = await runDesk(args, { env: { ...settings, ...env }, cwd: DATA_DIR, user: 'grace', out: say, err: say })
  return { code, said: said.join('\n') }
}

const mailed = () => mail.arrived.map(({ to, mail: { text } }) => `${to}: ${text}`)

test('doctor --mail mails each refused setting once a day', async () => {
  const short = 'METRICS_TOKEN must be at least 16 characters long.'
  expect(await desk({ METRICS_TOKEN: 'short' }, ['doctor'])).toEqual({ code: 4, said: short })
  expect(mailed()).toEqual([])
  for (const _ of [1, 2])
    expect(await desk({ METRICS_TOKEN: 'short' }, ['doctor', '--mail'])).toMatchObject({ code: 4 })
  await desk({ PORT: 'abc' }, ['doctor', '--mail'])
  expect(mailed()).toEqual([
    expect.stringContaining(`Settings: ${short}`),
    expect.stringMatching(/^ada@love.test: [\s\S]*Settings: PORT must be/),
  ])
})

test('a refused setting that mail itself needs is shown only at the terminal', async () => {
  const before = mailed()
  expect(await desk({ OPERATOR_EMAIL: 'ada' }, ['doctor', '--mail'])).toEqual({
    code: 4,
    said: 'OPERATOR_EMAIL must be a mail address such as you@example.com.',
  })
  expect(mailed()).toEqual(before)
})
