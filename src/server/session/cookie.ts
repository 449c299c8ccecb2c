import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { ABSOLUTE_MS } from './session.ts'

const TOKEN = /^[\w-]{43}$/

// Browsers keep no cookie longer.
const REMEMBERED_SECONDS = 400 * 24 * 60 * 60

const nameOf = ({ https }: Config) => (https ? '__Host-sid' : 'sid')
const browserNameOf = ({ https }: Config) => (https ? '__Host-browser' : 'browser')
const optionsOf = ({ https }: Config) => ({ httpOnly: true, sameSite: 'lax', path: '/', secure: https }) as const

/** A malformed value counts as no token. */
export function readSessionCookie(config: Config, request: FastifyRequest) {
  const token = request.cookies[nameOf(config)]
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

export const setSessionCookie = (config: Config, reply: FastifyReply, token: string) =>
  reply.setCookie(nameOf(config), token, { ...optionsOf(config), maxAge: ABSOLUTE_MS / 1000 })

export const clearSessionCookie = (config: Config, reply: FastifyReply) =>
  reply.clearCookie(nameOf(config), optionsOf(config))

/** The cookie of a browser in which a member verified an address. */
export function readBrowserCookie(config: Config, request: FastifyRequest) {
  const token = request.cookies[browserNameOf(config)]
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

export const setBrowserCookie = (config: Config, reply: FastifyReply, token: string) =>
  reply.setCookie(browserNameOf(config), token, { ...optionsOf(config), maxAge: REMEMBERED_SECONDS })

export const clearBrowserCookie = (config: Config, reply: FastifyReply) =>
  reply.clearCookie(browserNameOf(config), optionsOf(config))
