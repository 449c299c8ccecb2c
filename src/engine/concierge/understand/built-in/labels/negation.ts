const DENIES =
  /^(?:not|no|never|nor|neither|none|nothing|nobody|without|hardly|cannot|(?:do|does|did|is|are|was|were|wo|ca|could|would|should|have|has|had|must|need|ai)n'?t)$/
const ENDS = /^(?:[?!.,;:]|and|but|because|cos|so|though|although|except|only|just)$/

/** "Weekends aren't good": the words before the verb are negated too. */
const OF_SUBJECT = /^(?:is|are|was|were)n'?t$/
const BE = /^(?:is|are|was|were)$/

/**
 * The words after a negation in its clause, and those before a negated form of "be". Example: "not after anything
 * casual, but kind" → "after anything casual".
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

/** "Never Sundays" → "Sundays". Null without a negation. */
export function undenied(text: string): string | null {
  const said = text.replace(DENIAL, (_, verb?: string) => verb ?? '').trim()
  return said === text.trim() || !/[\p{L}\p{N}$]/u.test(said) ? null : said
}
