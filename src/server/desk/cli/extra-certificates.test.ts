import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { freePort } from '../../../../test/free-port.ts'
import { testDatabase } from '../../../../test/test-database.ts'

vi.setConfig({ testTimeout: 120_000 })

// A loopback address whose certificate Overture checks.
const HOST = '127.0.0.2'
const template = inject('template')
const home = mkdtempSync(join(tmpdir(), 'overture-certificates-'))
const [key, cert, otherCert] = [join(home, 'key.pem'), join(home, 'cert.pem'), join(home, 'other-cert.pem')]
for (const file of [otherCert, cert])
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', `/CN=${HOST}`],
      ...['-addext', `subjectAltName=IP:${HOST}`, '-keyout', key, '-out', file],
    ],
    { stdio: 'ignore' },
  )
const secrets = { key: readFileSync(key), cert: readFileSync(cert) }

const well: RequestListener = (_request, reply) => reply.end('ok')
const arrived: string[] = []
const mail = new SMTPServer({
  ...secrets,
  secure: true,
  authOptional: true,
  logger: false,
  onRcptTo({ address }, _session, done) {
    arrived.push(address)
    done()
  },
})
mail.on('error', () => {})
const server = createServer(well)
const proxy = createTlsServer(secrets, well)
proxy.on('tlsClientError', () => {})
const mailPort = await freePort()
await once(server.listen(0, '127.0.0.1'), 'listening')
await once(proxy.listen(0, HOST), 'listening')
await once(mail.listen(mailPort, HOST), 'listening')
const portOf = (listening: { address(): unknown }) => (listening.address() as AddressInfo).port
afterAll(async () => {
  server.close()
  proxy.close()
  mail.close()
  rmSync(home, { recursive: true, force: true })
})

// On the embedded database the desk holds the folder, so it takes `server` for another Overture.
const REACHED = `and reached by https://${HOST}`

async function place(name: string) {
  if (template.postgres) {
    const database = await testDatabase()
    const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
    return { DATABASE_URL: template.postgres.replace(/[^/]*$/, rows[0]?.name ?? ''), close: database.close }
  }
  const DATA_DIR = join(home, name)
  cpSync(join(template.folder ?? '', 'pg'), join(DATA_DIR, 'pg'), { recursive: true })
  return { DATA_DIR, close: async () => {} }
}

/** Runs like `ops/overture-desk`. @param own the terminal's variables */
function desk(settings: Record<string, string>, args: string[], own: Record<string, string> = {}) {
  const file = join(home, 'overture.env')
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}="${value}"\n`)
      .join(''),
  )
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: {
      ...own,
      SETTINGS_FILE: file,
      PATH: process.env.PATH,
      HOME: home,
      NODE_COMPILE_CACHE: join(tmpdir(), 'overture-desk-cache'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (part) => {
    said.out += part
  })
  child.stderr.on('data', (part) => {
    said.err += part
  })
  return new Promise<{ code: number | null; out: string; err: string }>((done) =>
    child.once('close', (code) => done({ code, ...said })),
  )
}

test('the desk trusts the certificates of NODE_EXTRA_CA_CERTS even if only the settings file names them', async () => {
  const { close, ...data } = await place('data')
  const settings = {
    DATA_DIR: join(home, 'data'),
    ...data,
    PORT: `${portOf(server)}`,
    PUBLIC_URL: `https://${HOST}:${portOf(proxy)}`,
    TRUST_PROXY: 'on',
    SMTP_URL: `smtps://${HOST}:${mailPort}`,
    MAIL_FROM: 'hello@love.test',
    OPERATOR_NAME: 'Ada',
    OPERATOR_CONTACT: 'ada@love.test',
    NODE_EXTRA_CA_CERTS: cert,
  }
  const { out } = await desk(settings, ['doctor', '--json'])
  const findings: { name: string; found: string; todo?: string }[] = JSON.parse(out).findings
  const found = (name: string) => findings.find((each) => each.name === name)
  if (template.postgres) expect(found('Server')?.found).toContain(REACHED)
  for (const name of ['Certificate', 'Mail']) expect(found(name)?.todo).toBeUndefined()
  expect(found('Certificate')?.found).not.toContain('not trusted')
  expect(await desk(settings, ['mail', 'test', 'me@example.com'])).toMatchObject({ code: 0, err: '' })
  expect(arrived).toEqual(['me@example.com'])
  const refused = await desk({ ...settings, NODE_EXTRA_CA_CERTS: key }, ['mail', 'test', 'me@example.com'])
  expect(refused).toMatchObject({ code: 4, err: expect.stringContaining('certificate of the mail server') })
  expect(refused.err).toContain(`NODE_EXTRA_CA_CERTS=${key} holds no certificate in PEM format.`)
  await close()
})

test('the certificates of the settings file win over those of the terminal', async () => {
  const { close, ...data } = await place('other')
  const settings = {
    ...data,
    PUBLIC_URL: `https://${HOST}:${portOf(proxy)}`,
    TRUST_PROXY: 'on',
    PORT: `${portOf(server)}`,
  }
  const own = { NODE_EXTRA_CA_CERTS: otherCert }
  const { out } = await desk({ ...settings, NODE_EXTRA_CA_CERTS: cert }, ['doctor'], own)
  expect(out).toMatch(/Certificate +valid until [-\d]+\n/)
  if (template.postgres) expect(out).toContain(REACHED)
  await close()
})
