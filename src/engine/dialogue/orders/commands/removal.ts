import type { Proposal } from '../../proposal.ts'
import { slotNamed } from '../../reading/row-names.ts'
import { remove } from '../order.ts'
import { type Command, type Given, listNamed } from './command.ts'
import { bare, entriesNamed, POINTS } from './target.ts'

/** "Take it off the list": no list is named. */
const ANYWHERE =
  /^(?:it|that|this|there|here|(?:the|my|that) (?:list|snapshot|profile|card)s?)\b(?: (?:all|altogether|entirely|completely))?$/i
const LONGEST_POINTING = 7

/** The entries that are taken out. */
export function removed(
  { what, from }: Extract<Command, { kind: 'remove' }>,
  words: string,
  given: Given,
): Proposal[] | null {
  // "Take that out I said": what is pointed at in a longer clause is not plain.
  if (POINTS.test(bare(what)) && words.split(' ').length > LONGEST_POINTING) return null
  const [place = ''] = from.split(/[;,]| (?:entirely|altogether|completely|please)\b/)
  const list = place === '' ? null : listNamed(place)
  const isAnywhere = place === '' || ANYWHERE.test(place)
  const found = entriesNamed(what, given).filter(({ path }) => list === null || path === list)
  const isOfRow = isAnywhere || list !== null || slotNamed(bare(place)) !== undefined
  if (found.length === 0 || !isOfRow) return null
  return found.map((entry) => remove(entry, words))
}
