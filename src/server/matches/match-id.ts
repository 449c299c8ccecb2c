import { seal, unseal } from '../http/seal.ts'
import type { SigningKey } from '../http/sign.ts'

const PURPOSE = 'match'
const UUID_BYTES = 16

/**
 * What a viewer calls somebody they were shown. Each viewer has other names for the same people, so that nobody can
 * compare notes; and only we can make one, so that having one is proof of having been shown.
 */
export const matchIdOf = (secret: SigningKey, viewerId: string, memberId: string) =>
  seal(secret, { purpose: PURPOSE, owner: viewerId }, Buffer.from(memberId.replaceAll('-', ''), 'hex'))

/** Whom a viewer means; undefined for anything they were not given. */
export function memberIdOf(secret: SigningKey, viewerId: string, matchId: string) {
  const bytes = unseal(secret, { purpose: PURPOSE, owner: viewerId }, matchId)
  if (bytes?.length !== UUID_BYTES) return undefined
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
