import { hkdfSync } from 'node:crypto'
import { aessiv } from '@noble/ciphers/aes.js'
import { currentOf, recentOf, type SigningKey } from './sign.ts'

const KEY_BYTES = 64

type SealedFor = { purpose: string; owner: string }

/**
 * Encrypts bytes for one purpose and owner, deterministically and authenticated (AES-SIV, RFC
 * 5297). Other owners get another text.
 */
export const seal = (key: SigningKey, sealedFor: SealedFor, bytes: Uint8Array) =>
  Buffer.from(cipherOf(currentOf(key), sealedFor).encrypt(bytes)).toString('base64url')

/** Undefined for a text that was altered, made up, or sealed for another purpose or owner. */
export function unseal(key: SigningKey, sealedFor: SealedFor, text: string) {
  const sealed = Buffer.from(text, 'base64url')
  // Base64 has more than one spelling of the same bytes.
  if (sealed.toString('base64url') !== text) return undefined
  for (const secret of recentOf(key)) {
    try {
      return Buffer.from(cipherOf(secret, sealedFor).decrypt(sealed))
    } catch {
      // The cipher throws on a text it did not make.
    }
  }
  return undefined
}

const cipherOf = (secret: string, { purpose, owner }: SealedFor) =>
  aessiv(new Uint8Array(hkdfSync('sha512', secret, '', purpose, KEY_BYTES)), Buffer.from(owner))
