import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { settings } from './doctor-settings.ts'

test('settings that a start refuses are told before the start', async () => {
  const config = readConfig({ PUBLIC_URL: 'https://love.test', TRUST_PROXY: 'on', OPERATOR_EMAIL: 'ada@love.test' })
  const mailer = { check: async () => {} }
  expect(await settings({ config, mailer, clock: () => new Date() })).toMatchObject({
    todo: expect.stringContaining('A start with these settings would be refused: PUBLIC_URL is public, but nobody'),
  })
})
