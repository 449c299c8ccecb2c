import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import type { SigningKey } from '../signing-key.ts'

export type { SigningKey }

const keysOf = (key: SigningKey): readonly [string, ...string[]] => (typeof key === 'string' ? [key] : key)

export const currentOf = (key: SigningKey) => keysOf(key)[0]

/** The current secret and the one before: short signatures stay valid after one rotation. */
export const recentOf = (key: SigningKey) => keysOf(key).slice(0, 2)

/** For stored hashes: a rotation cannot recompute them. */
export const oldestOf = (key: SigningKey) => keysOf(key).at(-1) ?? currentOf(key)

const signWith = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url')

/** HMAC-SHA-256 in base64url. It covers the purpose: a signature has only one use. */
export const sign = (key: SigningKey, purpose: string, text: string) => signWith(currentOf(key), purpose, text)

/** For what was stored or mailed long ago. */
export const everySign = (key: SigningKey, purpose: string, text: string) =>
  keysOf(key).map((secret) => signWith(secret, purpose, text))

export const recentSigns = (key: SigningKey, purpose: string, text: string) =>
  recentOf(key).map((secret) => signWith(secret, purpose, text))

export const isAmong = (signatures: readonly string[], text: string) =>
  signatures.some((signature) => sameText(signature, text))

export function sameText(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export const sha256 = (text: string) => hash('sha256', text, 'buffer')
