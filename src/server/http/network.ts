import { isLoopback } from '../config.ts'

/** Where a call came from, as limits count it; null for a peer on this machine, which is a proxy or a test and stands for nobody. */
export type Network = string | null

/** The network of an address. One household has a whole /64 of IPv6 addresses, and may take a new one for each call. */
export function networkOf(ip: string): Network {
  const address = ip.replace(/^::ffff:/, '')
  if (isLoopback(address)) return null
  if (!address.includes(':')) return address
  return (URL.parse(`http://[${address}]`)?.hostname ?? address).split(':').slice(0, 4).join(':')
}
