import { sameText, sign } from '../http/sign.ts'

const PURPOSE = 'mail-token'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The `t` of the links in a mail: says which member reads it, good for mail preferences and nothing else. Never expires. */
export const mailToken = (secret: string, memberId: string) => `${memberId}.${sign(secret, PURPOSE, memberId)}`

/** @returns the member's id; undefined when the token is not one of ours */
export function readMailToken(secret: string, token: string | undefined) {
  const [memberId = '', signature = ''] = (token ?? '').split('.', 2)
  if (!UUID.test(memberId)) return undefined
  return sameText(signature, sign(secret, PURPOSE, memberId)) ? memberId : undefined
}
