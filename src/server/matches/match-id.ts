import { seal, unseal } from '../http/seal.ts'
import type { SigningKey } from '../http/sign.ts'

const PURPOSE = 'match'
const UUID_BYTES = 16

/**
 * Ids differ by viewer, so viewers cannot compare lists. Only the server makes ids, so an id proves that the person was
 * shown.
 */
export const matchIdOf = (secret: SigningKey, viewerId: string, memberId: string) =>
  seal(secret, { purpose: PURPOSE, owner: viewerId }, Buffer.from(memberId.replaceAll('-', ''), 'hex'))

/** Undefined unless made for this viewer. */
export function memberIdOf(secret: SigningKey, viewerId: string, matchId: string) {
  const bytes = unseal(secret, { purpose: PURPOSE, owner: viewerId }, matchId)
  if (bytes?.length !== UUID_BYTES) return undefined
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
