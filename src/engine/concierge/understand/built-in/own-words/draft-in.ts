import { isSameText } from '../../../profile/profile.ts'
import { MAY_WRITE, WISH_OFFERED } from '../../bounds.ts'
import { isOfCard } from '../of-card.ts'
import { writing } from '../order-heard.ts'
import { addedIn, isWritable, listNamedIn, replaceOrders, thingAdded } from '../order-words.ts'
import type { Reading } from '../reading-of.ts'
import { withoutFrame } from './entry-words.ts'

/** The text that prefills the opened row. Undefined if the order probably writes nothing, or its text is not clear. */
export function draftIn(quote: string, reading: Pick<Reading, 'parts' | 'reader' | 'state'>): string | undefined {
  const { entries } = reading.state.profile
  return [replaceOrders(quote)[0]?.to, addedIn(quote), thingAdded(quote), wishIn(quote, reading)]
    .map((found) => withoutFrame((found ?? '').replace(/^(?:back that|back|about|that)\s+/i, '')))
    .find((draft) => isThing(draft) && !entries.some(({ value }) => isSameText(value, draft)))
}

const isThing = (words: string) =>
  isWritable(words) && !isOfCard(words) && !OF_ORDER.test(words) && listNamedIn(words) === null
const OF_ORDER =
  /[:+]|\b(?:change|changed|make|move|put|take|delete|remove|set|swap|back that|and|n|to|just|from)\W*$|\b(?:change|make|move|put|take|delete|remove|drop|set|swap)\b/i

function wishIn(quote: string, { parts, reader }: Pick<Reading, 'parts' | 'reader'>): string | undefined {
  const sure = (words: string) => Math.max(...['W', 'X'].map(reader(words, 'none')))
  const clauses = parts.map(({ original }) => original).filter((words) => quote.includes(words) && !isOfCard(words))
  const [best] = clauses.toSorted((one, other) => sure(other) - sure(one))
  const isWritten = listNamedIn(quote) !== null && writing(quote, { reader }) >= MAY_WRITE
  const least = isWritten ? 0 : WISH_OFFERED
  return best !== undefined && sure(best) >= least ? best : undefined
}
