import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { asNobody, isNobodyLetIn } from '../../../../test/as-nobody.ts'
import { startMailServer } from '../../../../test/mail-server.ts'
import { noteLines, parseSettings } from './settings-file.ts'

const example = new URL('../../../../ops/overture.env.example', import.meta.url)
const home = mkdtempSync(join(tmpdir(), 'overture-settings-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

// The expected values are those that systemd reads from EnvironmentFile=.
test.each([
  ['SECRET=abcdefgh#ijklmnop', 'abcdefgh#ijklmnop'],
  ['SECRET=abcdefgh #ijklmnop', 'abcdefgh #ijklmnop'],
  ['SECRET="abc#def" ', 'abc#def'],
  ["SECRET='abc#\"def'", 'abc#"def'],
  ['  SECRET =  abc def  ', 'abc def'],
  ['SECRET="a\\"b\\\\c\\$d\\ne"', 'a"b\\c$d\\ne'],
  ['SECRET=a\\b\\ \\', 'ab '],
  ['SECRET=a$HOME`b', 'a$HOME`b'],
  ["SECRET=it's", "it's"],
  ['SECRET="ab" \'cd\'ef', 'abcdef'],
  ['SECRET="two\nlines"', 'two\nlines'],
  ['SECRET=one \\\ntwo', 'one two'],
  ['SECRET=\nPORT=80', ''],
  ['SECRET=first\nSECRET=second', 'second'],
  ['SECRET=abc\r\nPORT=80', 'abc'],
])('%j is read as systemd reads it for the server', (text, secret) => {
  expect(parseSettings(text).SECRET).toBe(secret)
})

test('comments and lines without a name are ignored', () => {
  expect(parseSettings('# SECRET=a\n; SECRET=b\n  #SECRET=c\nnonsense\n=d\nPORT=80 # a comment for nobody\n')).toEqual({
    PORT: '80 # a comment for nobody',
  })
})

test('lines that are not understood, and unknown names, are reported by line number, without a value', () => {
  const text =
    'PORT=80\n# a comment\n\nexport SECRET=hidden-text\nhidden-text\nTWO="of\nthese"\nMAIL FROM=hidden-text\nPROT=1\nOFF_SITE_KEY=age1\nNODE_OPTIONS=x\n'
  expect(noteLines(text)).toEqual({
    unread: [
      'line 4 begins with export: leave that word out',
      'line 5 has no =',
      'line 8: a name has letters, digits and _ only',
    ],
    unknown: ['line 6: TWO is not a setting of Overture'],
  })
  expect(noteLines(readFileSync(example, 'utf8'))).toEqual({ unread: [], unknown: [] })
})

test('each value of the example file is read', () => {
  expect(parseSettings(readFileSync(example, 'utf8'))).toMatchObject({
    MAIL_FROM: 'Overture <hello@overture.example>',
    DEMO_MEMBERS: '0',
  })
})

test('the desk takes its settings from SETTINGS_FILE, and reports if it cannot', () => {
  const file = join(home, 'overture.env')
  writeFileSync(file, 'PORT=80#80\n')
  const desk = (settings: string) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), 'stats'], {
      env: { PATH: process.env.PATH, DATA_DIR: home, PORT: '3000', SETTINGS_FILE: settings },
      encoding: 'utf8',
    })
  expect(desk(file)).toMatchObject({
    status: 4,
    stderr: `PORT must be a whole number from 0 to 65535. Look in ${file}. A running server still uses the settings that it read when it started.\n`,
  })
  expect(desk(`${file}.none`)).toMatchObject({
    status: 4,
    stderr: `SETTINGS_FILE=${file}.none cannot be read (ENOENT): there is no such file. Put it back, or begin with ops/overture.env.example.\n`,
  })
})

test.skipIf(!isNobodyLetIn)(
  'if the desk may not read the settings file, the error gives the commands that let it read the file',
  () => {
    chmodSync(home, 0o755)
    const file = join(home, 'closed.env')
    writeFileSync(file, 'PORT=80\n', { mode: 0 })
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), 'stats'], {
      env: { PATH: process.env.PATH, DATA_DIR: home, SETTINGS_FILE: file },
      encoding: 'utf8',
      ...asNobody,
    })
    expect(status).toBe(4)
    expect(stderr).toMatch(
      /^SETTINGS_FILE=\S+ cannot be read [(]EACCES[)]: it is closed to the user (\S+)[.] If \1 runs the server, as root: chgrp \1 (\S+) && chmod 640 \2[.] Else run the command as the user of the server[.]\n$/,
    )
  },
)

test('a file in UTF-16 is reported as such, without its lines', () => {
  const text = Buffer.from('\ufeffPORT=80\nSECRET=hidden-text\n', 'utf16le')
  for (const bytes of [text, text.subarray(2), Buffer.from(text).swap16()])
    expect(noteLines(bytes.toString('utf8'))).toEqual({ unread: ['the file is in UTF-16'], unknown: [] })
})

test('doctor --mail mails that SETTINGS_FILE cannot be read, if the environment has the mail settings', async () => {
  const mail = await startMailServer()
  const SETTINGS_FILE = join(home, 'none.env')
  const env = {
    DATA_DIR: home,
    SETTINGS_FILE,
    SMTP_URL: mail.url,
    MAIL_FROM: 'a@love.test',
    OPERATOR_EMAIL: 'b@love.test',
  }
  const main = join(import.meta.dirname, 'main.ts')
  const code = await new Promise((done) => {
    execFile(process.execPath, [main, 'doctor', '--mail'], { env }, (error) => done(error?.code))
  })
  await mail.stop()
  expect(code).toBe(4)
  expect(mail.arrived.map((each) => each.mail.text)).toEqual([
    expect.stringContaining(`${SETTINGS_FILE} cannot be read`),
  ])
})

test('a byte order mark is reported, because systemd and the desk read it as part of the first name', () => {
  expect(noteLines('\ufeffPUBLIC_URL=https://overture.test\n').unread).toEqual([
    'line 1 begins with a byte order mark: save the file without it',
  ])
})
