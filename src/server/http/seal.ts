import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { sameText, sign } from './sign.ts'

const TAG_BYTES = 16

/** What a sealed text is for, and who alone it is worth anything to. */
type SealedFor = { purpose: string; owner: string }

/**
 * Hides bytes in a text that only this server can open, for one purpose and one owner. The same bytes give the same
 * text, to other owners another one. Deterministic authenticated encryption: the tag is the initial vector (as in RFC 5297).
 */
export function seal(secret: string, sealedFor: SealedFor, bytes: Uint8Array) {
  const tag = tagOf(secret, sealedFor, bytes)
  const cipher = createCipheriv('aes-256-ctr', keyOf(secret, sealedFor), tag)
  return Buffer.concat([tag, cipher.update(bytes), cipher.final()]).toString('base64url')
}

/** The bytes of a sealed text; undefined for one that was altered, made up, or sealed for another purpose or owner. */
export function unseal(secret: string, sealedFor: SealedFor, text: string) {
  const sealed = Buffer.from(text, 'base64url')
  if (sealed.length < TAG_BYTES) return undefined
  const tag = sealed.subarray(0, TAG_BYTES)
  const cipher = createDecipheriv('aes-256-ctr', keyOf(secret, sealedFor), tag)
  const bytes = Buffer.concat([cipher.update(sealed.subarray(TAG_BYTES)), cipher.final()])
  // Compared as text, because base64 has more than one spelling of the same bytes.
  return sameText(text, seal(secret, sealedFor, bytes)) ? bytes : undefined
}

const tagOf = (secret: string, { purpose, owner }: SealedFor, bytes: Uint8Array) =>
  createHmac('sha256', sign(secret, `${purpose} tag`, owner))
    .update(bytes)
    .digest()
    .subarray(0, TAG_BYTES)

const keyOf = (secret: string, { purpose, owner }: SealedFor) =>
  Buffer.from(sign(secret, `${purpose} key`, owner), 'base64url')
