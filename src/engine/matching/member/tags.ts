/** The form in which two free texts are the same tag: 'Live  Music!' and 'live music' are one. */
export function normaliseTag(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}$+]+/gu, ' ')
    .trim()
}

/** Distinct normal forms, in the order given; entries without a letter or digit are left out. */
export function normaliseTags(texts: readonly string[]) {
  return [...new Set(texts.map(normaliseTag))].filter((tag) => tag !== '')
}

/** The entries of `mine` that are also in `theirs`, both in normal form, in the order of `mine`. */
export function sharedTags(mine: readonly string[], theirs: readonly string[]) {
  return mine.filter((tag) => theirs.includes(tag))
}
