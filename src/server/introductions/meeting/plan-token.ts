import type { Side } from '#engine/introductions/lifecycle.ts'
import { everySign, isAmong, type SigningKey, sign } from '../../http/sign.ts'

type Named = { id: string; side: Side }

const isSide = (text: string | undefined): text is Side => text === 'asker' || text === 'asked'

export const calendarToken = (secret: SigningKey, { id, side }: Named) =>
  `${id}.${side}.${sign(secret, 'meeting-calendar', `${id}.${side}`)}`

/** Undefined when the token is not ours. */
export function readCalendarToken(secret: SigningKey, token: string): Named | undefined {
  const [id = '', side, signature = '', ...rest] = token.split('.')
  return rest.length === 0 && isSide(side) && isAmong(everySign(secret, 'meeting-calendar', `${id}.${side}`), signature)
    ? { id, side }
    : undefined
}

/** Removing the stored `friend` revokes the link. */
export const friendToken = (secret: SigningKey, { id, side }: Named, friend: string) =>
  `${id}.${side}.${friend}.${sign(secret, 'meeting-friend', `${id}.${side}.${friend}`)}`

export function readFriendToken(secret: SigningKey, token: string): (Named & { friend: string }) | undefined {
  const [id = '', side, friend = '', signature = '', ...rest] = token.split('.')
  const isOurs =
    rest.length === 0 &&
    isSide(side) &&
    isAmong(everySign(secret, 'meeting-friend', `${id}.${side}.${friend}`), signature)
  return isOurs ? { id, side, friend } : undefined
}
