import { safeFirstName } from './clean.ts'
import { type Seed, shuffled } from './seed.ts'

export type Greet = (message: string) => string

type Names = { yourName?: string | null | undefined; theirName?: string | null | undefined }

function greetingsFor({ yourName, theirName }: Names) {
  const [you, they] = [safeFirstName(yourName), safeFirstName(theirName)]
  const plain: Greet[] = they
    ? [
        (message) => `Hi ${they}. ${message}`,
        (message) => `Hey ${they}. ${message}`,
        (message) => `Hello ${they}. ${message}`,
        (message) => `Hi ${they}, nice to meet you. ${message}`,
      ]
    : [
        (message) => message,
        (message) => `Hello. ${message}`,
        (message) => `Hi there. ${message}`,
        (message) => `Nice to meet you. ${message}`,
      ]
  const signed: Greet[] = you
    ? [
        (message) => `Hi${they && ` ${they}`}, ${you} here. ${message}`,
        (message) => `Hi${they && ` ${they}`}, I'm ${you}. ${message}`,
      ]
    : []
  return { plain, signed }
}

/** At most one greeting names the writer. */
export function threeGreetings(names: Names, seed: Seed): [Greet, Greet, Greet] {
  const { plain, signed } = greetingsFor(names)
  const bare: Greet = (message) => message
  const signature = shuffled(signed, seed, 'signed').slice(0, 1)
  const [first, second, third] = shuffled([...signature, ...shuffled(plain, seed, 'plain').slice(0, 2), bare], seed)
  return [first ?? bare, second ?? bare, third ?? bare]
}

export function signedGreeting(names: Names, seed: Seed): Greet {
  const { plain, signed } = greetingsFor(names)
  return shuffled(signed.length > 0 ? signed : plain, seed, 'greeting')[0] ?? ((message) => message)
}
