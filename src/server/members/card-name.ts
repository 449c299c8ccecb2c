import { safeFirstName } from '#engine/writing/clean.ts'

const LONGEST = 60
const NAMELESS = 'A member'

/** An address, a link, or enough digits to call: ways past us that a name is not the place for. */
const CONTACT = /@|:\/\/|www\.|\p{L}\.\p{L}{2,}|(?:\d[^\p{L}\d]*){6,}/u

/**
 * The name on a card. Whoever writes a way to reach them in the place of a name is shown by first name alone.
 */
export function cardName(displayName: string) {
  const name = displayName.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  const shown = CONTACT.test(name.normalize('NFKC')) ? safeFirstName(name) : [...name].slice(0, LONGEST).join('').trim()
  return shown === '' ? NAMELESS : shown
}
