import { useState } from 'react'

export type WrittenTexts = {
  write: (key: string, texts: readonly string[]) => void
  /** All texts except this key's, so that a repeated press gives the same texts. */
  beside: (key: string) => string[]
}

/** Remembers suggested texts, so that no two cards suggest the same one. */
export function useWrittenTexts(): WrittenTexts {
  const [texts] = useState(() => new Map<string, readonly string[]>())
  return {
    write: (key, said) => {
      texts.set(key, said)
    },
    beside: (key) => [...texts].flatMap(([other, said]) => (other === key ? [] : said)),
  }
}
