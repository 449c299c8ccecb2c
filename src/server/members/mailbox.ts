import { oldestOf, type SigningKey, sign } from '../http/sign.ts'

/** What providers ignore before the @, too. Everywhere else a dot may be another person. */
const IGNORED = new Map([
  ['gmail.com', /\./g],
  ['proton.me', /[._-]/g],
])
/** Names of one provider for the same mailboxes. */
const SAME_AS = new Map([
  ['googlemail.com', 'gmail.com'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
  ...['yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua'].map((name) => [name, 'ya.ru'] as const),
])
/** Providers that deliver `any@name.their.domain` to `name@their.domain`. */
const NAMES_IN_DOMAINS = /^([^.]+)\.(fastmail\.(?:com|fm))$/

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
  const [, nameInDomain, provider] = NAMES_IN_DOMAINS.exec(domain) ?? []
  if (nameInDomain !== undefined) return `${nameInDomain}@${provider}`
  const name = local.replace(/(?<=.)\+.*$/s, '')
  const home = SAME_AS.get(domain) ?? domain
  const ignored = IGNORED.get(home)
  return `${ignored ? name.replace(ignored, '') : name}@${home}`
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
