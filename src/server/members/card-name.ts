import { safeFirstName } from '#engine/writing/clean.ts'

const LONGEST = 60
const NAMELESS = 'A member'

/** An address, a link, or enough digits for a phone number. */
const CONTACT = /@|:\/\/|www\.|\p{L}\.\p{L}{2,}|(?:\d[^\p{L}\d]*){6,}/u

/**
 * The name on a card. A name that holds an address, a link or a phone number is shown by its first name alone.
 */
export function cardName(displayName: string) {
  const name = displayName.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  const shown = CONTACT.test(name.normalize('NFKC')) ? safeFirstName(name) : [...name].slice(0, LONGEST).join('').trim()
  return shown === '' ? NAMELESS : shown
}
