import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '../../../../test/mail-server.ts'
import { testApp } from '../../../../test/test-app.ts'
import { readConfig } from '../../config.ts'
import { smtpMailer } from '../../mail/smtp-mailer.ts'
import { readSender } from '../../sender.ts'
import { openDesk } from '../desk-socket.ts'
import { runDesk } from './run-desk.ts'

const app = await testApp()
const DATA_DIR = mkdtempSync(join(tmpdir(), 'overture-changed-'))
const mail = await startMailServer()
const MAIL_HOST = new URL(mail.url).host
const settings = {
  DATA_DIR,
  SMTP_URL: mail.url,
  MAIL_FROM: 'hello@love.test',
  METRICS_TOKEN: 'a-token-of-my-own',
  OPERATOR_EMAIL: 'ops@love.test',
}
const config = readConfig(settings)
const mailer = smtpMailer({ url: mail.url, sender: readSender(config.mailFrom) })
const close = await openDesk({ ...app.deps, config, mailer })
afterAll(async () => {
  await close()
  mailer.close()
  await mail.stop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

/** @param changed the settings file since the server's start */
async function desk(changed: Record<string, string>, args: string[]) {
  const said: string[] = []
  const say = (text: string) => said.push(text)
  const env = { ...settings, ...changed }
  const code = await runDesk(args, { env, cwd: DATA_DIR, user: 'grace', out: say, err: say })
  return { code, said: said.join('\n') }
}

test('mail test uses the mail settings of the running server, and names that mail server', async () => {
  const SMTP_URL = 'smtp://ada:new-password@smtp.love.test:587'
  expect(await desk({ SMTP_URL }, ['mail', 'test', 'me@example.com'])).toEqual({
    code: 0,
    said: `The mail server ${MAIL_HOST}, as the running server has it, took the mail to me@example.com, from hello@love.test. Look whether it arrives, in the spam folder too.`,
  })
})

test("doctor names settings that changed in the file since the server's start, but none of their values", async () => {
  const changed = { SMTP_URL: 'smtp://ada:new-password@smtp.love.test:587', METRICS_TOKEN: 'another-token-of-mine' }
  const { code, said } = await desk(changed, ['doctor'])
  expect(code).toBe(5)
  expect(said).toMatch(new RegExp(`Mail +by SMTP through ${MAIL_HOST}, from .* [(]as the running server has it[)]`))
  expect(said).toContain('! Changed      SMTP_URL, METRICS_TOKEN: changed in the file, not in the running server')
  expect(said).toContain('! Changed: Restart, so that they count: systemctl restart overture')
  expect(said).not.toMatch(/new-password|another-token|smtp[.]love/)
})

test("doctor names certificates that were added to the file after the server's start", async () => {
  const { said } = await desk({ NODE_EXTRA_CA_CERTS: '/etc/ssl/my-ca.pem' }, ['doctor'])
  expect(said).toMatch(/! Changed +NODE_EXTRA_CA_CERTS: changed in the file, not in the running server/)
})

test("doctor does not mention settings that have not changed since the server's start", async () => {
  const { said } = await desk({}, ['doctor'])
  expect(said).not.toContain('changed in the file')
  const { said: json } = await desk({}, ['doctor', '--json'])
  expect(Object.keys(JSON.parse(json))).toEqual(['findings'])
})

test('doctor names a setting that was removed from the file, and one that is misspelt', async () => {
  const SETTINGS_FILE = '/etc/overture.env'
  const misspelt = { SETTINGS_FILE, METRICS_TOKEN: '', METRICS_TOKN: 'a-token-of-my-own' }
  const { code, said } = await desk(misspelt, ['doctor'])
  expect(code).toBe(5)
  expect(said).toMatch(/! Removed +METRICS_TOKEN: not in the file, and the running server still has it\n/)
  expect(said).toContain('! Removed: Put it back into the file, or restart, so that the server goes on without')
  expect(said).toContain('! Settings: METRICS_TOKN is not a setting. Did you mean METRICS_TOKEN?')
  expect(said).not.toContain('a-token-of')
})

test('doctor --mail mails the settings that were changed in the file or removed from it', async () => {
  const SETTINGS_FILE = '/etc/overture.env'
  const before = mail.arrived.length
  const { said } = await desk({ SETTINGS_FILE, METRICS_TOKEN: '', PUBLIC_URL: 'http://localhost:3999' }, [
    'doctor',
    '--mail',
  ])
  expect(said).toContain('! Removed')
  const mailed = mail.arrived
    .slice(before)
    .map(({ mail }) => mail.text)
    .join()
  expect(mailed).toContain('Removed: METRICS_TOKEN')
  expect(mailed).toContain('Changed: PUBLIC_URL')
  expect(mailed).not.toContain('a-token-of')
})

test('if a second setting changes on the same day, it is mailed, but the first one alone is not repeated', async () => {
  const SETTINGS_FILE = '/etc/overture.env'
  const mailed = async (changed: Record<string, string>) => {
    const before = mail.arrived.length
    await desk({ SETTINGS_FILE, ...changed }, ['doctor', '--mail'])
    return mail.arrived.slice(before).map((each) => each.mail.text?.match(/(Changed|Removed): [A-Z_, ]+/g))
  }
  expect(await mailed({ PORT: '3998' })).toEqual([['Changed: PORT']])
  expect(await mailed({ PORT: '3998' })).toEqual([])
  expect(await mailed({ PORT: '3998', TOWN_SEATS: '50' })).toEqual([['Changed: PORT, TOWN_SEATS']])
  expect(await mailed({ PORT: '3998', TOWN_SEATS: '50', MAIL_FROM: '' })).toEqual([['Removed: MAIL_FROM']])
  expect(await mailed({ PORT: '3998', TOWN_SEATS: '50', MAIL_FROM: '', METRICS_TOKEN: '' })).toEqual([
    ['Removed: MAIL_FROM, METRICS_TOKEN'],
  ])
})

test('doctor names the lines of the file that it does not understand, and --mail mails them', async () => {
  const SETTINGS_FILE = join(DATA_DIR, 'overture.env')
  writeFileSync(SETTINGS_FILE, 'export PORT=80\nMY_OWN=hidden-text\n')
  const before = mail.arrived.length
  const { code, said } = await desk({ SETTINGS_FILE }, ['doctor', '--mail'])
  expect(code).toBe(5)
  expect(said).toMatch(
    /! File +line 1 begins with export: leave that word out; line 2: MY_OWN is not a setting of Overture\n/,
  )
  expect(said).toContain('! File: Nobody reads such a line: fix line 1.')
  expect(said).not.toContain('hidden-text')
  expect(mail.arrived[before]?.mail.text).toContain('line 1 begins with export')
  writeFileSync(SETTINGS_FILE, 'MY_OWN=hidden-text\n')
  const { said: own } = await desk({ SETTINGS_FILE }, ['doctor'])
  expect(own).toMatch(/^ {2}File +line 1: MY_OWN is not a setting of Overture$/m)
})

test('doctor reports no missing setting when the terminal has no settings file', async () => {
  const { said } = await desk({ METRICS_TOKEN: '', SMTP_URL: '' }, ['doctor'])
  expect(said).not.toMatch(/Removed|Changed/)
})

test('doctor advises no restart if the settings of the file would be refused, and --mail mails the reason', async () => {
  const SETTINGS_FILE = '/etc/overture.env'
  const unnamed = { SETTINGS_FILE, METRICS_TOKEN: '', PUBLIC_URL: 'https://love.test', TRUST_PROXY: 'on' }
  const reason = 'a restart would be refused: PUBLIC_URL is public, but nobody is named'
  const before = mail.arrived.length
  const { said } = await desk(unnamed, ['doctor', '--mail'])
  expect(said).toContain(`! Changed: Fix the file first, ${reason}`)
  expect(said).toContain(`! Removed: Fix the file first, ${reason}`)
  expect(said).not.toContain('systemctl restart')
  expect(mail.arrived[before]?.mail.text).toContain(reason)
})
