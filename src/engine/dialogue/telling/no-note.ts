import type { Proposal } from '../proposal.ts'
import { plainWords } from '../reading/plain-words.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyCase, oneOf, pattern } from '../reading/words.ts'
import { isToHost } from './passed-over.ts'
import { saysAgain } from './small-talk.ts'

/** What somebody says to do with an entry: nobody wants that kept. */
const TELLS_TO = anyCase(
  pattern`\b(?:${oneOf(
    /(?:put|write|keep|note|add|take|leave|drop|delete|remove|change) (?:that|it|this|them|those|these|the notes?|all)(?: (?:down|off|out|in|away|please|about))*/,
    /(?:press|push|click) (?:the|that) button/,
  )})\b`,
)
const figuresIn = (text: string) => plainWords(text).match(/\d+/g) ?? []
/** "What even is a note" asks. */
const ASKS =
  /^\W*(?:(?:and|but|so) )?(?:what|who|why|how|which|where)\b.*\b(?:is|are|do|does|did|can|will|would|told)\b/i
/** More words than these tell more than the figure. */
const MOST_OF_A_FIGURE = 7
/** Fewer words before a question tell nothing. */
const LEAST_LEFT = 3

/**
 * What of a stretch somebody may want kept: no complaint, no order, no question, and no figure that is noted already.
 *
 * @param taken what is noted of the message
 */
export function worthANote(
  said: string,
  { sentences, taken }: { sentences: readonly Sentence[]; taken: readonly Proposal[] },
): string {
  const questions = sentences.filter(({ asks }) => asks).map(({ original }) => original.replace(/[?!.\s]+$/, ''))
  const noted = new Set(taken.flatMap((one) => ('value' in one ? figuresIn(`${one.value} ${one.words}`) : [])))
  const isNotedFigure = (piece: string) => {
    const figures = figuresIn(piece)
    return figures.some((one) => noted.has(one)) && piece.split(/\s+/).length <= MOST_OF_A_FIGURE
  }
  const cut = (piece: string) => {
    const left = questions.reduce((one, asked) => (one.includes(asked) ? one.slice(0, one.indexOf(asked)) : one), piece)
    return left === piece || left.trim().split(/\s+/).length >= LEAST_LEFT ? left.trim() : ''
  }
  return said
    .split(/\.\s+/)
    .map(cut)
    .filter(
      (piece) =>
        piece !== '' &&
        !isToHost(piece) &&
        !saysAgain(piece) &&
        !TELLS_TO.test(piece) &&
        !ASKS.test(piece) &&
        !isNotedFigure(piece),
    )
    .join('. ')
}
