import { hkdfSync } from 'node:crypto'
import { aessiv } from '@noble/ciphers/aes.js'
import { currentOf, recentOf, type SigningKey } from './sign.ts'

const KEY_BYTES = 64

/** What a sealed text is for, and who alone it is worth anything to. */
type SealedFor = { purpose: string; owner: string }

/**
 * Hides bytes in a text that only this server can open, for one purpose and one owner. The same bytes give the same
 * text, to other owners another one: deterministic authenticated encryption (AES-SIV, RFC 5297).
 */
export const seal = (key: SigningKey, sealedFor: SealedFor, bytes: Uint8Array) =>
  Buffer.from(cipherOf(currentOf(key), sealedFor).encrypt(bytes)).toString('base64url')

/** The bytes of a sealed text; undefined for one that was altered, made up, or sealed for another purpose or owner. */
export function unseal(key: SigningKey, sealedFor: SealedFor, text: string) {
  const sealed = Buffer.from(text, 'base64url')
  // Base64 has more than one spelling of the same bytes.
  if (sealed.toString('base64url') !== text) return undefined
  for (const secret of recentOf(key)) {
    try {
      return Buffer.from(cipherOf(secret, sealedFor).decrypt(sealed))
    } catch {
      // The cipher refuses what it did not make by throwing.
    }
  }
  return undefined
}

const cipherOf = (secret: string, { purpose, owner }: SealedFor) =>
  aessiv(new Uint8Array(hkdfSync('sha512', secret, '', purpose, KEY_BYTES)), Buffer.from(owner))
