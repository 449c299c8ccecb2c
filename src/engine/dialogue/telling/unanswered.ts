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
/** "I asked you twice now about the price." */
const ASKED = anyCase(
  pattern`(?:^|[,;.!?]\s*)(?:(?:and|but|so|ok|well|no|hey|oh|also) )*i(?:['\u2019]ve| have)? (?:(?:already|just|only) )?asked(?: (?:you|ye|u))?
    (?: (?:twice|once|already|before|earlier|now|again|(?:two|three|four|\d) times))* (?:about|for) (.+?)(?=$|[,.;!?]|\s(?:but|and|anyway)\b)`,
)
/** "You still haven't said if there's an app": what follows is asked. */
const NOT_TOLD = anyCase(
  pattern`(?:^|[,;.!?]\s*)(?:(?:and|but|so|ok|well|no|hey|oh|also) )*(?:${YOU})(?: (?:just|still|really|also))* (?:${NOT})
    [ ](?:tell|told|say|said|explain(?:ed)?)(?: (?:me|us))? (?:(?:if|whether) )?((?:who|what|where|when|why|how|there|it|you|my|the|i)\b.+)`,
)
/** What was asked about is named in a few words. */
const MOST_ABOUT = 8

/** A sentence that says that something was not answered: those words, what it was about, and that as a question. */
export type Unanswered = { sentence: Sentence; said: string; about: string | null; asked: string | null }

/** What somebody says was not answered. */
export function unansweredIn(sentences: readonly Sentence[]): Unanswered | null {
  for (const sentence of sentences) {
    const told = NOT_TOLD.exec(sentence.original)
    if (told?.[1]) return { sentence, said: told[0], about: null, asked: told[1].replace(/[\s.!?]+$/, '') }
    const match = REBUKE.exec(sentence.original) ?? ASKED.exec(sentence.original)
    const about = match?.[1]?.trim() ?? null
    if (match && (about === null || about.split(/\s+/).length <= MOST_ABOUT))
      return { sentence, said: match[0], about: about || null, asked: about ? `What about ${about}` : null }
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
