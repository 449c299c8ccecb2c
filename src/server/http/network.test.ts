import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

const LOCAL = { publicUrl: 'http://localhost:3000' }
const PUBLIC = { publicUrl: 'https://overture.example' }
const call = (ip: string, headers: Record<string, string> = { host: 'localhost:3000' }) =>
  ({ ip, headers, socket: { remoteAddress: ip } }) as unknown as Parameters<typeof networkOf>[1]

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1'],
  ['2001:DB8:0001:ffff:1:2:3:4', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['2001:db8:0:5::1', '2001:db8:0'],
  ['fe80::1%eth0', 'fe80:0:0'],
])('%s belongs to the network %s', (ip, network) => {
  expect(networkOf(PUBLIC, call(ip))).toBe(network)
})

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('a person at this machine (%s) belongs to no network', (ip) => {
  expect(networkOf(LOCAL, call(ip))).toBe(null)
})

test.each([
  ['PUBLIC_URL is public', PUBLIC, { host: 'localhost:3000' }],
  ['Host is a public name', LOCAL, { host: 'overture.example' }],
  ['there is X-Forwarded-For', LOCAL, { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' }],
  ['there is X-Forwarded-Proto', LOCAL, { host: 'localhost:3000', 'x-forwarded-proto': 'https' }],
  ['there is X-Real-IP', LOCAL, { host: 'localhost:3000', 'x-real-ip': '203.0.113.9' }],
  ['there is Forwarded', LOCAL, { host: 'localhost:3000', forwarded: 'for=203.0.113.9' }],
  ...[
    ...['Fly-Client-IP', 'Fastly-Client-IP', 'X-Cluster-Client-IP', 'X-Envoy-External-Address', 'CF-Connecting-IP'],
    ...['X-Azure-ClientIP', 'X-Nobody-Knows', 'True-Client-IP', 'X-ProxyUser-Ip'],
  ].map((name): [string, typeof LOCAL, Record<string, string>] => [
    `there is ${name}`,
    LOCAL,
    { host: 'localhost:3000', [name.toLowerCase()]: '203.0.113.9' },
  ]),
  ['there is an address behind another', LOCAL, { host: 'localhost:3000', 'x-any': '10.0.0.1, 2001:db8::1' }],
  ['there is Via', LOCAL, { host: 'localhost:3000', via: '1.1 proxy' }],
])('all visitors behind a proxy on this machine share one network if %s', (_why, config, headers) => {
  expect(networkOf(config, call('127.0.0.1', headers as unknown as Record<string, string>))).toBe('loopback')
})
