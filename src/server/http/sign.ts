import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A keyed signature (HMAC-SHA-256, base64url) of a text. The purpose is signed too,
 * so that what was signed for one thing is worth nothing for another.
 */
export const sign = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url')

/** Whether two texts are equal, in a time that does not tell where they differ. */
export function sameText(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest()
