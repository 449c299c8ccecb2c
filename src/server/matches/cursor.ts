import { refuse } from '../http/refusal.ts'
import { seal, unseal } from '../http/seal.ts'
import type { SigningKey } from '../http/sign.ts'
import type { ListOwner } from '../members/viewer.ts'

const PURPOSE = 'cursor'
const SUFFIX_BYTES = 4

const idSuffix = (memberId: string) => memberId.slice(-2 * SUFFIX_BYTES)

/** NUL separates, because an address has none. */
const ownerOf = ({ ownerId, email }: ListOwner) => `${ownerId}\0${email}`

/** Lists the people already shown, so a list that changes repeats and skips nobody. */
export function cursorAfter(secret: SigningKey, owner: ListOwner, memberIds: readonly string[]) {
  const suffixes = Buffer.from(memberIds.map(idSuffix).join(''), 'hex')
  return seal(secret, { purpose: PURPOSE, owner: ownerOf(owner) }, suffixes)
}

/** @throws `invalid_cursor` if the cursor was changed or made for another owner */
export function readCursor(secret: SigningKey, owner: ListOwner, cursor: string) {
  const bytes = unseal(secret, { purpose: PURPOSE, owner: ownerOf(owner) }, cursor)
  if (!bytes || bytes.length % SUFFIX_BYTES !== 0) throw refuse('invalid_cursor')
  const suffixes = new Set(bytes.toString('hex').match(/.{8}/g))
  return (memberId: string) => suffixes.has(idSuffix(memberId))
}
