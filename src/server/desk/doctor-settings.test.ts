import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { findDifferences, findLines, isUnreadWhole, settings } from './doctor-settings.ts'

test('settings that a start would refuse are reported before the start', async () => {
  const config = readConfig({ PUBLIC_URL: 'https://love.test', TRUST_PROXY: 'on', OPERATOR_EMAIL: 'ada@love.test' })
  const mailer = { check: async () => {} }
  expect(await settings({ config, mailer, clock: () => new Date() })).toMatchObject({
    todo: expect.stringContaining('A start with these settings would be refused: PUBLIC_URL is public, but nobody'),
  })
})

const todoOf = async (NODE_EXTRA_CA_CERTS: string) => {
  const mailer = { check: async () => {} }
  return (await settings({ config: readConfig({ NODE_EXTRA_CA_CERTS }), mailer, clock: () => new Date() })).todo
}

test('extra certificates that cannot be loaded are reported with advice', async () => {
  const home = mkdtempSync(join(tmpdir(), 'overture-extra-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const file = join(home, 'ca.pem')
  const advice = ' Fix the file or the setting, then restart: systemctl restart overture'
  expect(await todoOf(file)).toBe(`NODE_EXTRA_CA_CERTS=${file} cannot be read (ENOENT).${advice}`)
  writeFileSync(file, 'no certificate\n')
  expect(await todoOf(file)).toBe(`NODE_EXTRA_CA_CERTS=${file} holds no certificate in PEM format.${advice}`)
  writeFileSync(file, '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n')
  expect(await todoOf(file)).toMatch(/ca[.]pem has a certificate that is damaged [(].*[)][.] Fix the file/)
})

test('extra certificates added after the start need a restart', async () => {
  const home = mkdtempSync(join(tmpdir(), 'overture-extra-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const file = join(home, 'ca.pem')
  writeFileSync(file, `# known to Node\n${rootCertificates[0]}\r\n`)
  expect(await todoOf(file)).toBeUndefined()
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=new', '-keyout', `${file}.key`]
  execFileSync('openssl', [...args, '-out', file], { stdio: 'ignore' })
  expect(await todoOf(file)).toBe(
    `NODE_EXTRA_CA_CERTS=${file} has a certificate that is not in use: the file is read at a start alone. Restart: systemctl restart overture`,
  )
})

test('if PUBLIC_URL was removed from the file, doctor advises to put it back, not to restart', () => {
  const [, removed] = findDifferences({ changed: [], removed: ['PUBLIC_URL'] }, undefined)
  expect(removed?.todo).toBe(
    'Put PUBLIC_URL back into the file: without it mails link to this machine, which nobody else can open.',
  )
})

test('if several settings were removed from the file, doctor advises to put all of them back', () => {
  const [, removed] = findDifferences({ changed: [], removed: ['SMTP_URL', 'PUBLIC_URL'] }, undefined)
  expect(removed?.todo).toBe(
    'Put them back into the file: without PUBLIC_URL mails link to this machine, which nobody else can open.',
  )
})

test('for a file that is not UTF-8, doctor advises to save it as UTF-8', () => {
  const found = 'the file is in UTF-16'
  expect(findLines({ unread: [found], unknown: [] })).toEqual([
    { name: 'File', found, todo: 'Nobody reads it: save it as UTF-8.', about: found },
  ])
})

test('a file counts as unreadable only if no line of it can be read', () => {
  expect(isUnreadWhole({ unread: ['the file is in UTF-16'], unknown: [] })).toBe(true)
  expect(isUnreadWhole({ unread: ['line 3 has no ='], unknown: ['PUBLIC_ULR'] })).toBe(false)
  expect(isUnreadWhole(undefined)).toBe(false)
})
