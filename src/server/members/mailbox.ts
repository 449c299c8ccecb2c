import { oldestOf, type SigningKey, sign } from '../http/sign.ts'

/** Characters to ignore before the @. At other providers, a dot may mean another person. */
const IGNORED = new Map([
  ['gmail.com', /\./g],
  ['proton.me', /[._-]/g],
])
const SAME_AS = new Map([
  ['googlemail.com', 'gmail.com'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
  ...['yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua'].map((name) => [name, 'ya.ru'] as const),
])
/** These providers deliver `any@name.their.domain` to `name@their.domain`. */
const NAMES_IN_DOMAINS = /^([^.]+)\.(fastmail\.(?:com|fm))$/

/**
 * `a.da+news@googlemail.com` is `ada@gmail.com`. Only limits and protection use this; mail and sign-in use the typed
 * address. A plus is ignored everywhere: at worst, two people share a limit.
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
 * A keyed hash as a uuid. It stays after a deletion: a returning person is recognized, but the address is not revealed.
 */
export function mailboxHash(secret: SigningKey, email: string) {
  const hex = Buffer.from(sign(oldestOf(secret), 'suspension', mailboxOf(email)), 'base64url')
    .subarray(0, 16)
    .toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
