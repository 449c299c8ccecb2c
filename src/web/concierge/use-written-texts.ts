import { useCallback, useRef } from 'react'

/** What the cards of a page say, each under a key of its own. */
export type WrittenTexts = {
  write: (key: string, texts: readonly string[]) => void
  /** All texts but those under this key: a press repeated gives the same again. */
  beside: (key: string) => string[]
}

/** The openers and intros of a page, so that no card proposes what another has proposed. */
export function useWrittenTexts(): WrittenTexts {
  const texts = useRef(new Map<string, readonly string[]>())
  const write = useCallback<WrittenTexts['write']>((key, said) => {
    texts.current.set(key, said)
  }, [])
  const beside = useCallback<WrittenTexts['beside']>(
    (key) => [...texts.current].flatMap(([one, said]) => (one === key ? [] : said)),
    [],
  )
  return { write, beside }
}
