import { BlockList, isIP } from 'node:net'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

export const isLoopback = (host: string) => LOOPBACK.has(host.toLowerCase())

const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits)
for (const [network, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6')
const PRIVATE_NAME = /^[^.]+$|\.(?:localhost|local|lan|internal|home\.arpa)$/i

/** True for this machine or a home or office network. */
export function isPrivate(host: string) {
  const bare = host.replace(/^\[|\]$/g, '')
  const family = isIP(bare)
  if (family === 0) return PRIVATE_NAME.test(bare)
  return isLoopback(bare) || privateNetworks.check(bare, family === 6 ? 'ipv6' : 'ipv4')
}
