import { oldestOf, type SigningKey, sign } from '../http/sign.ts'

/** Providers that ignore dots before the @, too. Everywhere else a dot may be another person. */
const IGNORES_DOTS = ['gmail.com', 'googlemail.com']
/** Names of one provider for the same mailboxes. */
const SAME_AS = new Map([
  ['googlemail.com', 'gmail.com'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
])

/**
 * The mailbox that an address reaches: `a.da+news@googlemail.com` and `ada@gmail.com` are one. For caps and for what
 * protects others; mail goes to the address as it was typed, and signing in is by it.
 *
 * Most providers ignore a plus and what follows it, under the domains of their customers too. Where one does not, two
 * people share a cap, which costs them little.
 */
export function mailboxOf(email: string) {
  const address = email.toLowerCase()
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  const name = local.replace(/(?<=.)\+.*$/s, '')
  return `${IGNORES_DOTS.includes(domain) ? name.replaceAll('.', '') : name}@${SAME_AS.get(domain) ?? domain}`
}

/**
 * A keyed hash of the mailbox that an address reaches, in the form of an id. It stays when the account is deleted, so
 * that whoever comes back is known as the same, and it leads nobody to the address.
 */
export function mailboxHash(secret: SigningKey, email: string) {
  const hex = Buffer.from(sign(oldestOf(secret), 'suspension', mailboxOf(email)), 'base64url')
    .subarray(0, 16)
    .toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
