import * as z from 'zod/mini'
import { sameText, sign } from '../http/sign.ts'

const PURPOSE = 'mail-token'
const idSchema = z.uuid()

/** The `t` of the links in a mail: says which member reads it, good for mail preferences and nothing else. Never expires. */
export const mailToken = (secret: string, memberId: string) => `${memberId}.${sign(secret, PURPOSE, memberId)}`

/** @returns the member's id; undefined when the token is not one of ours */
export function readMailToken(secret: string, token: string | undefined) {
  const [memberId = '', signature = ''] = (token ?? '').split('.', 2)
  if (!idSchema.safeParse(memberId).success) return undefined
  return sameText(signature, sign(secret, PURPOSE, memberId)) ? memberId : undefined
}
