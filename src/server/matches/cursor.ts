import { refuse } from '../http/refusal.ts'
import { seal, unseal } from '../http/seal.ts'
import type { SigningKey } from '../http/sign.ts'
import type { ListOwner } from '../members/viewer.ts'

const PURPOSE = 'cursor'
const SUFFIX_BYTES = 4

/** A few bytes of an id: enough to tell the people of one list apart. */
const idSuffix = (memberId: string) => memberId.slice(-2 * SUFFIX_BYTES)

/** The owner as one text; an address has no NUL. */
const ownerOf = ({ ownerId, email }: ListOwner) => `${ownerId}\0${email}`

/**
 * Where to go on in a list: after everybody on this page and those before it. It names who was shown, not a position,
 * so that a list that changes meanwhile shows nobody twice and passes over nobody.
 */
export function cursorAfter(secret: SigningKey, owner: ListOwner, memberIds: readonly string[]) {
  const suffixes = Buffer.from(memberIds.map(idSuffix).join(''), 'hex')
  return seal(secret, { purpose: PURPOSE, owner: ownerOf(owner) }, suffixes)
}

/**
 * Who has been shown already, as a question about an id.
 *
 * @throws `invalid_cursor` for one that was altered, made up or given to another owner
 */
export function readCursor(secret: SigningKey, owner: ListOwner, cursor: string) {
  const bytes = unseal(secret, { purpose: PURPOSE, owner: ownerOf(owner) }, cursor)
  if (!bytes || bytes.length % SUFFIX_BYTES !== 0) throw refuse('invalid_cursor')
  const suffixes = new Set(bytes.toString('hex').match(/.{8}/g))
  return (memberId: string) => suffixes.has(idSuffix(memberId))
}
