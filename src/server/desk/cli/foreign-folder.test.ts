import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { asNobody, isNobodyLetIn } from '../../../../test/as-nobody.ts'
import { freePort } from '../../../../test/free-port.ts'
import { startMailServer } from '../../../../test/mail-server.ts'

const home = mkdtempSync(join(tmpdir(), 'overture-foreign-'))
chmodSync(home, 0o777)
const mail = await startMailServer()
afterAll(async () => {
  await mail.stop()
  rmSync(home, { recursive: true, force: true })
})

/** Runs the desk on a new data folder, whose part `name` the user may not open. */
async function desk(name: string, args: string[]) {
  const DATA_DIR = mkdtempSync(join(home, 'data-'))
  mkdirSync(join(DATA_DIR, 'pg'))
  writeFileSync(join(DATA_DIR, 'pg', 'PG_VERSION'), '18\n')
  for (const open of [DATA_DIR, join(DATA_DIR, 'pg')]) chmodSync(open, 0o777)
  chmodSync(join(DATA_DIR, name), 0)
  const env = {
    PATH: process.env.PATH,
    DATA_DIR,
    PORT: `${await freePort()}`,
    SMTP_URL: mail.url,
    MAIL_FROM: 'hello@love.test',
    OPERATOR_EMAIL: 'ada@love.test',
  }
  const path = join(DATA_DIR, name)
  const main = join(import.meta.dirname, 'main.ts')
  return new Promise<{ code: unknown; said: string; path: string }>((done) => {
    execFile(process.execPath, [main, ...args], { env, cwd: home, ...asNobody }, (error, out, err) =>
      done({ code: error?.code, said: out + err, path }),
    )
  })
}

test.skipIf(!isNobodyLetIn).each([['.'], ['pg'], ['pg/PG_VERSION']])(
  'if %s belongs to another user, the desk says how to change the owner, and doctor still runs',
  async (name) => {
    const { code, said, path } = await desk(name, ['stats'])
    expect(code).toBe(4)
    expect(said).toContain(`may not use ${path} (EACCES)`)
    expect(said).toContain('chown -R')
    expect(said).not.toMatch(/running server belongs|There is no data/)
    const doctor = await desk(name, ['doctor'])
    expect(doctor.code).toBe(5)
    expect(doctor.said).toMatch(/^! Database: The user .* may not use .* [(]EACCES[)]/m)
  },
)

test.skipIf(!isNobodyLetIn)(
  'doctor checks the rest when it may not open the folder, and doctor --mail mails the problem',
  async () => {
    const { code, said } = await desk('.', ['doctor', '--mail'])
    expect(code).toBe(5)
    expect(said).toMatch(/^! Database: The user .* may not use .* [(]EACCES[)]/m)
    expect(said).toMatch(/! Server +not running/)
    expect(said).not.toContain('did not take the mail')
    expect(mail.arrived.map((each) => each.mail.text)).toEqual([expect.stringContaining('Database: The user ')])
  },
)
