import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { findDifferences, settings } from './doctor-settings.ts'

test('settings that a start refuses are told before the start', async () => {
  const config = readConfig({ PUBLIC_URL: 'https://love.test', TRUST_PROXY: 'on', OPERATOR_EMAIL: 'ada@love.test' })
  const mailer = { check: async () => {} }
  expect(await settings({ config, mailer, clock: () => new Date() })).toMatchObject({
    todo: expect.stringContaining('A start with these settings would be refused: PUBLIC_URL is public, but nobody'),
  })
})

test('a public address that the file lost is to be put back: no restart goes on well without', () => {
  const [, removed] = findDifferences({ changed: [], removed: ['PUBLIC_URL'] }, undefined)
  expect(removed?.todo).toBe(
    'Put PUBLIC_URL back into the file: without it mails link to this machine, which nobody else can open.',
  )
})
