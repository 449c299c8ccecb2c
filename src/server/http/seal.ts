import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { currentOf, recentOf, type SigningKey } from './sign.ts'

// Node's types lack SIV, which is called like GCM.
const CIPHER = 'aes-256-siv' as string as 'aes-256-gcm'
const KEY_BYTES = 64
const NO_IV = ''
const TAG = { authTagLength: 16 }

type SealedFor = { purpose: string; owner: string }

/** Deterministic and authenticated (AES-SIV, RFC 5297). The text differs per owner. */
export function seal(key: SigningKey, { purpose, owner }: SealedFor, bytes: Uint8Array) {
  const cipher = createCipheriv(CIPHER, keyFrom(currentOf(key), purpose), NO_IV, TAG).setAAD(Buffer.from(owner))
  const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Undefined for an altered text, or another purpose or owner. */
export function unseal(key: SigningKey, { purpose, owner }: SealedFor, text: string) {
  const sealed = Buffer.from(text, 'base64url')
  // Base64 has several spellings for the same bytes.
  if (sealed.toString('base64url') !== text) return undefined
  for (const secret of recentOf(key)) {
    try {
      const cipher = createDecipheriv(CIPHER, keyFrom(secret, purpose), NO_IV, TAG)
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(0, TAG.authTagLength))
      return Buffer.concat([cipher.update(sealed.subarray(TAG.authTagLength)), cipher.final()])
    } catch {
      // The cipher throws for a text that this key did not make.
    }
  }
  return undefined
}

/** Kept: deriving a key costs as much as sealing an id. */
const keys = new Map<string, Uint8Array>()
function keyFrom(secret: string, purpose: string) {
  const name = `${purpose}\0${secret}`
  const key = keys.get(name) ?? new Uint8Array(hkdfSync('sha512', secret, '', purpose, KEY_BYTES))
  keys.set(name, key)
  return key
}
