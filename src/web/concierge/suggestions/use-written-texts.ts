import { useState } from 'react'

/** What the cards of a page say, each under a key of its own. */
export type WrittenTexts = {
  write: (key: string, texts: readonly string[]) => void
  /** All texts but those under this key: a press repeated gives the same again. */
  beside: (key: string) => string[]
}

/** The openers and intros of a page, so that no card proposes what another has proposed. */
export function useWrittenTexts(): WrittenTexts {
  const [texts] = useState(() => new Map<string, readonly string[]>())
  return {
    write: (key, said) => {
      texts.set(key, said)
    },
    beside: (key) => [...texts].flatMap(([other, said]) => (other === key ? [] : said)),
  }
}
