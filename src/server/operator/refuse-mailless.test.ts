import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { refuseMailless } from './refuse-mailless.ts'

const PUBLIC = { PUBLIC_URL: 'https://love.example', TRUST_PROXY: 'on' }

test('a public service without a mail server is refused, and the error names both solutions', () => {
  expect(() => refuseMailless(readConfig(PUBLIC))).toThrow(
    'PUBLIC_URL is public but there is no mail server, so nobody can join: set SMTP_URL, or set OUTBOX=open to accept that anyone who reaches the port can read the mail.',
  )
})

test('a misspelt setting is named in the error', () =>
  expect(() => refuseMailless(readConfig({ ...PUBLIC, SMTP_ULR: 'smtps://smtp.love.example' }))).toThrow(
    'SMTP_ULR is not a setting. Did you mean SMTP_URL?',
  ))

test('a public service without MAIL_FROM is refused', () =>
  expect(() => refuseMailless(readConfig({ ...PUBLIC, SMTP_URL: 'smtps://smtp.love.example' }))).toThrow(
    'PUBLIC_URL is public but mail has no sender: set MAIL_FROM to an address of yours, such as Overture <hello@your.host>.',
  ))

const SENDER = { MAIL_FROM: 'hello@love.example' }
test.each([
  {},
  { SMTP_URL: 'smtp://localhost:1025' },
  { ...PUBLIC, ...SENDER, SMTP_URL: 'smtps://smtp.love.example' },
  { ...PUBLIC, OUTBOX: 'open' },
])('%j is accepted', (env) => {
  expect(() => refuseMailless(readConfig(env))).not.toThrow()
})
