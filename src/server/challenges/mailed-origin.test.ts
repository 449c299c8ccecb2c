import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { mailedOrigin } from './mailed-origin.ts'

const byDefault = readConfig({})
const given = readConfig({ PUBLIC_URL: 'https://overture.example', TRUST_PROXY: 'off' })

test.each([
  ['localhost:4000', 'http://localhost:4000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['evil.example', 'http://localhost:3000'],
  ['localhost.evil.example', 'http://localhost:3000'],
  ['localhost:3000@evil.example', 'http://localhost:3000'],
  ['evil.example#localhost', 'http://localhost:3000'],
  ['', 'http://localhost:3000'],
])('if the request comes to %j, mailed links lead to %s', (host, origin) => {
  expect(mailedOrigin(byDefault, { protocol: 'http', host })).toBe(origin)
})

test.each(['localhost:3000', 'evil.example', 'overture.example'])(
  'with PUBLIC_URL, mailed links lead there, also for a request to %s',
  (host) => {
    expect(mailedOrigin(given, { protocol: 'http', host })).toBe('https://overture.example')
  },
)
