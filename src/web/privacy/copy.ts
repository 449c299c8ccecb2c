import { CHALLENGE_MS } from '#contract/limits.ts'

export const CODE_MINUTES = CHALLENGE_MS / 60_000
export const CODE_REFUSED = 'That code is wrong, used or older than 10 minutes. Check it, or ask for a new email.'
export const UNREACHABLE = 'We could not reach the server. Nothing has changed. Try again in a moment.'
export const EXPORTED = 'Your export is in your downloads: overture-account.json.'
export const DELETED =
  'Your account is deleted, with everything in it, and every browser is signed out. We keep only a scrambled form of your address, so that we never write to it unasked and people who hid or reported somebody stay protected.'
export const EXPORT_FILE = 'overture-account.json'
