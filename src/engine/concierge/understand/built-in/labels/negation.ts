/** Words that deny what follows them, as people type them. */
const DENIES =
  /^(?:not|no|never|nor|neither|none|nothing|nobody|without|hardly|cannot|(?:do|does|did|is|are|was|were|wo|ca|could|would|should|have|has|had|must|need|ai)n'?t)$/
/** Where what is denied ends. */
const ENDS = /^(?:[?!.,;:]|and|but|because|cos|so|though|although|except|only|just)$/

/** "Weekends aren't good": what is denied stands before the verb as well. */
const OF_SUBJECT = /^(?:is|are|was|were)n'?t$/
const BE = /^(?:is|are|was|were)$/

/**
 * The words of a message that a denial covers: those after it in its clause, and where a form of "be" is denied those
 * before it: "not after anything casual, but kind" → "after anything casual".
 */
export function deniedIn(words: readonly string[]): string[] {
  const denied: string[] = []
  let clause: string[] = []
  let isDenied = false
  for (const [at, word] of words.entries()) {
    if (ENDS.test(word)) {
      clause = []
      isDenied = false
    } else if (isDenied) denied.push(word)
    else if (DENIES.test(word)) {
      isDenied = true
      if (OF_SUBJECT.test(word) || BE.test(words[at - 1] ?? '')) denied.push(...clause)
    } else clause.push(word)
  }
  return denied
}

const DENIAL =
  /\b(?:not|no|never|nor|neither|nothing|none|without|cannot)\b ?|\b(do|does|did|is|are|was|were|could|would|should|have|has|had|must|need)n['\u2019]?t\b|\b(?:wo|ca|ai)n['\u2019]?t\b ?/gi

/** A text as it would be without its denials: "never Sundays" → "Sundays". Null when it denies nothing. */
export function undenied(text: string): string | null {
  const said = text.replace(DENIAL, (_, verb?: string) => verb ?? '').trim()
  return said === text.trim() || !/[\p{L}\p{N}$]/u.test(said) ? null : said
}
