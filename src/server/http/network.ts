import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isLoopback } from '../loopback.ts'
import { isLocalRequest, plainAddress } from './local-request.ts'

/** Null on this machine, where only sessions have limits. */
export type Network = string | null

/** All callers behind a local proxy that is not trusted or names no caller. */
const BEHIND_LOOPBACK = 'loopback'

/**
 * Uses the peer's address, or what trusted proxies report (TRUST_PROXY). IPv6 counts per /48: a customer has one at
 * most.
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
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back]
  return groups
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

const groupsOf = (text: string) => text.split(':').filter((group) => group !== '')
