// What a provider ignores before the @. Only providers whose rule is published are here: elsewhere a dot or a plus may
// be another person.
const IGNORES_DOTS_AND_PLUS = ['gmail.com', 'googlemail.com']
const IGNORES_PLUS = [
  ...['outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'icloud.com', 'me.com', 'mac.com'],
  ...['fastmail.com', 'proton.me', 'protonmail.com', 'pm.me', 'yahoo.com', 'zoho.com', 'hey.com'],
]
/** Names of one provider for the same mailboxes. */
const SAME_AS = new Map([
  ['googlemail.com', 'gmail.com'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
])

/** Every name of the provider that a mailbox's domain stands for. */
export const namesOfProvider = (domain: string) => [
  domain,
  ...[...SAME_AS].flatMap(([other, same]) => (same === domain ? [other] : [])),
]

/**
 * The mailbox that an address reaches: `a.da+news@googlemail.com` and `ada@gmail.com` are one. For counting only; mail
 * goes to the address as it was typed.
 */
export function mailboxOf(email: string) {
  const address = email.toLowerCase()
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  const isGoogle = IGNORES_DOTS_AND_PLUS.includes(domain)
  if (!isGoogle && !IGNORES_PLUS.includes(domain)) return address
  const name = local.replace(/\+.*$/s, '')
  return `${isGoogle ? name.replaceAll('.', '') : name}@${SAME_AS.get(domain) ?? domain}`
}
