/** 'Live  Music!' and 'live music' have the same normal form. */
export function normaliseTag(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}$+]+/gu, ' ')
    .trim()
}

/** Entries without a letter or digit are dropped. */
export function normaliseTags(texts: readonly string[]) {
  return [...new Set(texts.map(normaliseTag))].filter((tag) => tag !== '')
}

/** Takes normal forms; keeps the order of `mine`. */
export function sharedTags(mine: readonly string[], theirs: readonly string[]) {
  return mine.filter((tag) => theirs.includes(tag))
}
