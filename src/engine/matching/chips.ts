/** The form in which two free texts are the same chip: 'Live  Music!' and 'live music' are one. */
export function normaliseChip(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}$+]+/gu, ' ')
    .trim()
}

/** Distinct normal forms, in the order given; entries without a letter or digit are left out. */
export function normaliseChips(texts: readonly string[]) {
  return [...new Set(texts.map(normaliseChip))].filter((chip) => chip !== '')
}

/** The entries of `mine` that are also in `theirs`, both in normal form, in the order of `mine`. */
export function sharedChips(mine: readonly string[], theirs: readonly string[]) {
  return mine.filter((chip) => theirs.includes(chip))
}
