import type { Proposal } from '../proposal.ts'
import { plainWords } from '../reading/plain-words.ts'
import type { Sentence } from '../reading/sentences.ts'
import { isMostlyOfWeek } from '../reading/week-words.ts'
import { isToHost } from './passed-over.ts'
import { saysAgain } from './small-talk.ts'

/** What somebody says to do with an entry: nobody wants that kept. */
const TELLS_TO =
  /\b(?:put|write|keep|note|add|take|leave|drop|delete|remove|change) (?:down|that|it|this|them|those|these|all|the notes?)\b/i
const figuresIn = (text: string) => plainWords(text).match(/\d+/g) ?? []
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
    return figures.length > 0 && figures.every((one) => noted.has(one)) && piece.split(' ').length <= MOST_OF_A_FIGURE
  }
  const isOfWeek = taken.some((one) => one.kind === 'add' && one.path === 'valuesMap.availability')
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
        !(isOfWeek && isMostlyOfWeek(piece)) &&
        !isToHost(piece) &&
        !saysAgain(piece) &&
        !TELLS_TO.test(piece) &&
        !isNotedFigure(piece),
    )
    .join('. ')
}
