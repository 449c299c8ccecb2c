import type { Sentence } from '../reading/sentences.ts'
import { anyCase, pattern } from '../reading/words.ts'

/** "You didn't answer me about the quiet place": up to the end of it, with what it was about or what was asked. */
const REBUKE = anyCase(
  pattern`(?:^|[,;.!?]\s*|\b)(?:(?:and|but|so|um+|ok|well|no|hey|oh) )*(?:you|u|ye|ya|y['\u2019]?all)(?: (?:still|just|really|also))*
    [ ](?:\w+n['\u2019]?t|(?:did|have|do) not|never|not)(?: even)? (?:answer(?:ed|ing)?|repl(?:y|ied)|respond(?:ed)?|tell|told|sa(?:y|id))\b
    (?: (?:me|my|that|this|it|yet|either|again|the question|question))*
    (?: (?:(?:about|bout|on|to|regarding) (.+?)|(?:if |whether )?((?:who|what|where|when|why|how|there)\b.+?)))?(?=$|[,.;!?]|\s(?:but|and|anyway|so|any road)\b)`,
)
/** What was asked about is named in a few words. */
const MOST_ABOUT = 8

/** A sentence that says that something was not answered: those words, and what was asked. */
export type Unanswered = { sentence: Sentence; said: string; asked: string | null }

/** What somebody says was not answered. */
export function unansweredIn(sentences: readonly Sentence[]): Unanswered | null {
  for (const sentence of sentences) {
    const [said, about, asked] = REBUKE.exec(sentence.original) ?? []
    if (said !== undefined && (about ?? '').split(/\s+/).length <= MOST_ABOUT)
      return { sentence, said, asked: asked ?? (about ? `What about ${about}` : null) }
  }
  return null
}

/** The sentences as they are read: what was not answered is asked once more. */
export const askedAnew = (sentences: readonly Sentence[], { sentence, said, asked }: Unanswered): string =>
  sentences
    .map((one) => {
      if (one !== sentence) return one.original
      const rest = one.original.replace(said, '').replace(/^[\s,;.!?]+/, '')
      return asked === null ? rest : `${asked}? ${rest}`.trim()
    })
    .filter((one) => /\p{L}/u.test(one))
    .join(' ')
