import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { refuseExamples } from './refuse-examples.ts'

const example = parseEnv(readFileSync(new URL('../../../ops/overture.env.example', import.meta.url), 'utf8'))
const OWN = {
  PUBLIC_URL: 'https://love.test',
  SMTP_URL: 'smtps://ada:secret@smtp.love.test:465',
  METRICS_TOKEN: 'a-token-of-my-own',
  OPERATOR_NAME: 'Ada',
  OPERATOR_CONTACT: 'ada@love.test',
  OPERATOR_EMAIL: 'ada@love.test',
  MAIL_FROM: 'Love <hello@love.test>',
}

test.each(['PUBLIC_URL', 'SMTP_URL', 'METRICS_TOKEN', 'OPERATOR_NAME'] as const)(
  'the example value of %s is refused',
  (name) => {
    const { [name]: _own, ...others } = OWN
    expect(() => refuseExamples(readConfig({ ...example, ...others }))).toThrow(
      `${name} still has the value of the example: set your own.`,
    )
  },
)

test.each([
  ['OPERATOR_CONTACT', 'ada@example.com'],
  ['OPERATOR_CONTACT', 'write to ada@mail.Example.org, please'],
  ['OPERATOR_CONTACT', 'https://love.example/contact'],
  ['OPERATOR_CONTACT', example.OPERATOR_CONTACT],
  ['OPERATOR_EMAIL', example.OPERATOR_EMAIL],
  ['MAIL_FROM', example.MAIL_FROM],
  ['MAIL_FROM', 'hello@example.net'],
])('%s=%s has an example address, and is refused on a public address', (name, value) => {
  expect(() => refuseExamples(readConfig({ ...example, ...OWN, [name]: value }))).toThrow(
    `${name} has an example address (example.com and .example reach nobody): set your own.`,
  )
  expect(() => refuseExamples(readConfig({ [name]: value }))).not.toThrow()
})

test.each(['ada@example.love.test', 'https://love.test/example', 'ada@my-example.com', 'call 555 0100'])(
  '%s is accepted as a real address',
  (OPERATOR_CONTACT) =>
    expect(() => refuseExamples(readConfig({ ...example, ...OWN, OPERATOR_CONTACT }))).not.toThrow(),
)

test('an edited file is accepted', () => {
  expect(() => refuseExamples(readConfig({ ...example, ...OWN }))).not.toThrow()
})
