import * as z from 'zod/mini'
import { DAY_MS } from '../durations.ts'
import { everySign, isAmong, type SigningKey, sign } from '../http/sign.ts'

const PURPOSE = 'mail-token'
const tokenSchema = z.tuple([z.uuid(), z.string().check(z.regex(/^\d{1,6}$/)), z.string()])
/** For links to choices. Links that stop mail never expire. */
const CHOICES_MS = 90 * DAY_MS

/** The `t` in mail links: member and day of writing, valid for mail preferences only. */
export function mailToken(secret: SigningKey, memberId: string, now: Date) {
  const signed = `${memberId}.${Math.floor(now.getTime() / DAY_MS)}`
  return `${signed}.${sign(secret, PURPOSE, signed)}`
}

/** @returns the member's id, and whether the mail is too old to change choices; undefined for a foreign token */
export function readMailToken(secret: SigningKey, token: string | undefined, now: Date) {
  const parts = tokenSchema.safeParse((token ?? '').split('.'))
  if (!parts.success) return undefined
  const [memberId, day, signature] = parts.data
  if (!isAmong(everySign(secret, PURPOSE, `${memberId}.${day}`), signature)) return undefined
  return { memberId, isOld: now.getTime() - Number(day) * DAY_MS >= CHOICES_MS }
}
