import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { refuseExamples } from './refuse-examples.ts'

const example = parseEnv(readFileSync(new URL('../../../ops/overture.env.example', import.meta.url), 'utf8'))
const OWN = {
  PUBLIC_URL: 'https://love.example',
  SMTP_URL: 'smtps://ada:secret@smtp.love.example:465',
  METRICS_TOKEN: 'of-my-own',
}

test.each(['PUBLIC_URL', 'SMTP_URL', 'METRICS_TOKEN'] as const)('%s as it is shipped is refused', (name) => {
  const { [name]: _own, ...others } = OWN
  expect(() => refuseExamples(readConfig({ ...example, ...others }))).toThrow(
    `${name} still has the value of the example: set your own.`,
  )
})

test('an edited file starts', () => {
  expect(() => refuseExamples(readConfig({ ...example, ...OWN }))).not.toThrow()
})
