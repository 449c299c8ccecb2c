import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../../test/free-port.ts'
import { readConfig } from '../config.ts'
import { claimFolder } from '../database/folder-lock.ts'
import { certificate, distrustOf, server } from './doctor-outside.ts'

const home = mkdtempSync(join(tmpdir(), 'overture-doctor-certificate-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: home, stdio: 'ignore' })
const key = (name: string) => ['-newkey', 'rsa:2048', '-nodes', '-keyout', `${name}.key`]
openssl('req', '-x509', ...key('self'), '-days', '30', '-subj', '/CN=love.test', '-out', 'self.pem')
openssl('req', '-x509', ...key('ca'), '-days', '30', '-subj', '/CN=A CA of our own', '-out', 'ca.pem')
openssl('req', ...key('issued'), '-subj', '/CN=love.test', '-out', 'issued.csr')
openssl(
  ...['x509', '-req', '-in', 'issued.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'],
  ...['-days', '30', '-out', 'issued.pem'],
)

async function found(name: string) {
  const read = (end: string) => readFileSync(join(home, `${name}.${end}`))
  const server = createServer({ key: read('key'), cert: read('pem') })
  server.on('tlsClientError', () => {})
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const config = readConfig({ PUBLIC_URL: `https://127.0.0.1:${port}` })
  const finding = await certificate({ config, clock: () => new Date() } as never, {} as never)
  server.close()
  return finding
}

test('a self-signed certificate is reported as such, with advice', async () => {
  expect(await found('self')).toMatchObject({
    found: expect.stringMatching(/not trusted: it is self-signed [(]DEPTH_ZERO_SELF_SIGNED_CERT[)]$/),
    todo: expect.stringMatching(/Browsers refuse it: .*NODE_EXTRA_CA_CERTS/),
  })
})

test('a certificate of an unknown issuer is reported as such', async () => {
  expect(await found('issued')).toMatchObject({
    found: expect.stringContaining('not trusted: its issuer is not known here (UNABLE_TO_VERIFY_LEAF_SIGNATURE)'),
    todo: expect.stringMatching(/whole chain.*NODE_EXTRA_CA_CERTS/),
  })
})

test.each([
  ['CERT_HAS_EXPIRED', 'it has expired', 'Renew it'],
  ['CERT_NOT_YET_VALID', 'it is not valid yet', 'clock'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'it is for another name', 'PUBLIC_URL'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'its issuer is not known here', 'NODE_EXTRA_CA_CERTS'],
  ['CERT_REVOKED', 'it was not accepted', 'authority'],
])('%s is reported in words: %s', (code, words, advice) => {
  expect(distrustOf(code)).toEqual({ words: `${words} (${code})`, todo: expect.stringContaining(advice) })
})

async function serverFound({ status, env, health }: { status: number; env: Record<string, string>; health?: object }) {
  const answering = createHttpServer((_request, reply) => reply.writeHead(status).end())
  await once(answering.listen(0, '127.0.0.1'), 'listening')
  const { port } = answering.address() as AddressInfo
  const config = readConfig({ ...env, PORT: `${port}` })
  const finding = await server({ config } as never, health as never)
  answering.close()
  return { port, finding }
}

const folder = (name: string) => ({ DATA_DIR: join(home, name) })
const POSTGRES = { DATABASE_URL: 'postgres://127.0.0.1/overture' }

test.each([
  ['an Overture that is ready', 200],
  ['an Overture that is not ready', 503],
])('if the desk holds this data folder, %s is reported as another one', async (_name, status) => {
  const release = claimFolder(folder('held').DATA_DIR, { isByDesk: true })
  const { port, finding } = await serverFound({ status, env: folder('held') })
  release()
  expect(finding).toEqual({
    name: 'Server',
    found: `not running: another Overture answers at http://127.0.0.1:${port}`,
    todo: `It has the port ${port}: stop it, or set PORT to another. Its process: ss -ltnp 'sport = :${port}'. Then: systemctl restart overture`,
  })
})

test('the server that holds this data folder is reported as running', async () => {
  const release = claimFolder(folder('own').DATA_DIR)
  const { finding } = await serverFound({ status: 200, env: folder('own') })
  release()
  expect(finding).toEqual({ name: 'Server', found: 'running' })
})

test('if no process works on the PostgreSQL queue, the Overture at the port may be another one', async () => {
  const ask = (isQueueLeft: boolean) => serverFound({ status: 200, env: POSTGRES, health: { isQueueLeft } })
  const { port, finding } = await ask(true)
  expect(finding).toEqual({
    name: 'Server',
    found: `an Overture answers at http://127.0.0.1:${port}, and none has worked on this database for two minutes`,
    todo: `If it has just started, ask again in ten seconds. Else another Overture has the port ${port}: journalctl -u overture -n 20`,
  })
  expect((await ask(false)).finding).toEqual({ name: 'Server', found: 'running' })
})

test('a program at the port that is not Overture is reported as the one that uses it', async () => {
  const { port, finding } = await serverFound({ status: 404, env: POSTGRES })
  expect(finding).toEqual({
    name: 'Server',
    found: `not running: a program that is no Overture answers at http://127.0.0.1:${port} (404)`,
    todo: expect.stringContaining(`It has the port ${port}: stop it, or set PORT to another.`),
  })
})

test.each([
  ['another language', '220 mail.test ready\r\n'],
  ['nothing', ''],
])('a program that says %s and hangs up is reported as the one that uses the port', async (_name, greeting) => {
  const answering = createSocketServer((socket) => socket.on('error', () => {}).end(greeting))
  await once(answering.listen(0, '127.0.0.1'), 'listening')
  const { port } = answering.address() as AddressInfo
  const finding = await server({ config: readConfig({ PORT: `${port}` }) } as never, {} as never)
  answering.close()
  expect(finding.found).toContain('not running: a program that is no Overture answers at')
  expect(finding.found).not.toContain('undefined')
  expect(finding.todo).toContain(`It has the port ${port}`)
})

test('a program that has the port and says nothing is reported, with the way to find it', async () => {
  const silent = createSocketServer(() => {})
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  const finding = await server({ config: readConfig({ PORT: `${port}` }) } as never, {} as never)
  silent.close()
  expect(finding.found).toBe(`no reply: a program has http://127.0.0.1:${port} and says nothing`)
  expect(finding.todo).toContain(`ss -ltnp 'sport = :${port}'`)
})

test('if a start would be refused, doctor advises to correct the settings before the start', async () => {
  const config = readConfig({ PUBLIC_URL: 'https://love.test', TRUST_PROXY: 'on', PORT: `${await freePort()}` })
  expect((await server({ config } as never, {} as never)).todo).toBe(
    'First fix Settings: no start succeeds before. Then: systemctl start overture',
  )
})
