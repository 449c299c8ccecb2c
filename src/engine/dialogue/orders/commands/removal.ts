import type { Proposal } from '../../proposal.ts'
import { slotNamed } from '../../reading/row-names.ts'
import { anyCase } from '../../reading/words.ts'
import { remove } from '../order.ts'
import { type Command, type Given, LEAD, listNamed } from './command.ts'
import { withoutDay } from './option-command.ts'
import { withoutPart } from './part-command.ts'
import { bare, entriesNamed, POINTS } from './target.ts'

const LEADS = anyCase(LEAD)
/** "Take it off the list": no list is named. */
const ANYWHERE = /^(?:the|my|that) (?:list|snapshot|profile|card)s?$/i
const LONGEST_POINTING = 7

/** What is taken out: entries, or words of an entry that is named beside them ("take the obvs out of homophobic"). */
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
  const last = given.earlier?.split('\n').at(-1)?.replace(LEADS, '') ?? ''
  const name = POINTS.test(bare(what)) ? last : what
  return found.flatMap(
    (entry) => withoutDay(entry, name, words) ?? withoutPart(entry, name, words) ?? [remove(entry, words)],
  )
}
