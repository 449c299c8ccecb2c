import type { Sentence } from '../reading/sentences.ts'
import { anyCase, pattern } from '../reading/words.ts'

const YOU = /you(?: guys)?|u|ye|ya|y['\u2019]?all|yous|youse/
const NOT =
  /did ?n['\u2019]?t|did not|have ?n['\u2019]?t|have not|never|do ?n['\u2019]?t|do not|not|still have ?n['\u2019]?t/
/** "You didn't answer me about the quiet place": up to the end of it, with what it was about. */
const REBUKE = anyCase(
  pattern`(?:^|[,;.!?]\s*|\b)(?:(?:and|but|so|um+|uh|ok|well|no|hey|oh|also|now) )*(?:${YOU})(?: (?:just|still|really|also|even))*
    [ ](?:${NOT})(?: (?:even|really|just))? (?:answer(?:ed|ing)?|repl(?:y|ied)|respond(?:ed)?)\b
    (?: (?:me|my|that|this|it|yet|either|though|again|at all|the question|question))*
    (?: (?:about|bout|on|to|regarding) (.+?))?(?=$|[,.;!?]|\s(?:but|and|anyway|so|any (?:road|way)|also)\b)`,
)
/** What was asked about is named in a few words. */
const MOST_ABOUT = 8

/** A sentence that says that something was not answered: those words, and what it was about. */
export type Unanswered = { sentence: Sentence; said: string; about: string | null }

/** What somebody says was not answered. */
export function unansweredIn(sentences: readonly Sentence[]): Unanswered | null {
  for (const sentence of sentences) {
    const match = REBUKE.exec(sentence.original)
    const about = match?.[1]?.trim() ?? null
    if (match && (about === null || about.split(/\s+/).length <= MOST_ABOUT))
      return { sentence, said: match[0], about: about || null }
  }
  return null
}

/** The sentences as they are read: what was not answered is asked once more. */
export const askedAnew = (sentences: readonly Sentence[], { sentence, said, about }: Unanswered): string =>
  sentences
    .map((one) => {
      if (one !== sentence) return one.original
      const rest = one.original.replace(said, '').replace(/^[\s,;.!?]+/, '')
      return about === null ? rest : `What about ${about}? ${rest}`.trim()
    })
    .filter((one) => /\p{L}/u.test(one))
    .join(' ')
