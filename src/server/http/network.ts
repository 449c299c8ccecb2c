import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isLoopback } from '../loopback.ts'
import { isLocalRequest, plainAddress } from './local-request.ts'

/** Where a call came from, as limits count it; null for a person at this machine, who is limited as a session only. */
export type Network = string | null

/** The one network of everybody behind a proxy on this machine that does not say for whom it asks, or is not believed. */
const BEHIND_LOOPBACK = 'loopback'

/**
 * The network of a call. `request.ip` is the peer's address, or what trusted proxies say (TRUST_PROXY).
 * IPv6 is counted by /48: that is the most a customer is given, and a /48 counted by /64 would be 65,536 networks.
 */
export function networkOf(
  config: Pick<Config, 'publicUrl'>,
  request: Pick<FastifyRequest, 'ip' | 'headers' | 'socket'>,
): Network {
  const address = plainAddress(request.ip)
  if (isLoopback(address)) return isLocalRequest(config, request) ? null : BEHIND_LOOPBACK
  return address.includes(':') ? prefix48(address) : address
}

function prefix48(address: string) {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const front = groupsOf(head)
  const back = groupsOf(tail ?? '')
  // "::" stands for as many zero groups as are missing from eight.
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back]
  return groups
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

const groupsOf = (text: string) => text.split(':').filter((group) => group !== '')
