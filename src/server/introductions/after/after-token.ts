import type { Side } from '#engine/introductions/lifecycle.ts'
import { everySign, isAmong, type SigningKey, sign } from '../../http/sign.ts'

const PURPOSE = 'introduction-after'

/** The `t` of a check-in link, valid for one side's outcome only. */
export const afterToken = (secret: SigningKey, { id, side }: { id: string; side: Side }) =>
  `${id}.${side}.${sign(secret, PURPOSE, `${id}.${side}`)}`

/** Undefined when the token is not ours. */
export function readAfterToken(secret: SigningKey, token: string): { id: string; side: Side } | undefined {
  const [id = '', side, signature = '', ...rest] = token.split('.')
  if (rest.length > 0) return undefined
  if (side !== 'asker' && side !== 'asked') return undefined
  return isAmong(everySign(secret, PURPOSE, `${id}.${side}`), signature) ? { id, side } : undefined
}
