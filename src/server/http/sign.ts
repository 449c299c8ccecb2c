import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { SigningKey } from '../signing-key.ts'

export type { SigningKey }

const keysOf = (key: SigningKey): readonly [string, ...string[]] => (typeof key === 'string' ? [key] : key)

/** The secret that signs now. */
export const currentOf = (key: SigningKey) => keysOf(key)[0]

/** The one that signs now and the one before: what lives for hours outlives one change of the secret, not two. */
export const recentOf = (key: SigningKey) => keysOf(key).slice(0, 2)

/**
 * The first secret there was: for hashes that lead back to what was stored under them, which no change of the secret can
 * make anew.
 */
export const oldestOf = (key: SigningKey) => keysOf(key).at(-1) ?? currentOf(key)

const signWith = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url')

/**
 * A keyed signature (HMAC-SHA-256, base64url) of a text. The purpose is signed too,
 * so that what was signed for one thing is worth nothing for another.
 */
export const sign = (key: SigningKey, purpose: string, text: string) => signWith(currentOf(key), purpose, text)

/** The signatures of a text by every secret, for what was stored or mailed long ago. */
export const everySign = (key: SigningKey, purpose: string, text: string) =>
  keysOf(key).map((secret) => signWith(secret, purpose, text))

/** The signatures of a text by the recent secrets. */
export const recentSigns = (key: SigningKey, purpose: string, text: string) =>
  recentOf(key).map((secret) => signWith(secret, purpose, text))

/** Whether a text is one of the signatures. */
export const isAmong = (signatures: readonly string[], text: string) =>
  signatures.some((signature) => sameText(signature, text))

/** Whether two texts are equal, in a time that does not tell where they differ. */
export function sameText(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest()
