import type { Proposal } from '../../proposal.ts'
import { plainWords } from '../../reading/plain-words.ts'
import { slotNamed } from '../../reading/row-names.ts'
import { anyCase } from '../../reading/words.ts'
import { slotOf } from '../../slots.ts'
import type { Entry } from '../../state.ts'
import { FREE_LISTS } from '../list-names.ts'
import { remove } from '../order.ts'
import { type Command, type Given, LEAD, listNamed } from './command.ts'
import { renamed } from './entry-commands.ts'
import { withoutDay } from './option-command.ts'
import { withoutPart } from './part-command.ts'
import { bare, entriesNamed, POINTS } from './target.ts'

const LEADS = anyCase(LEAD)
/** "Take it off the list": no list is named. */
const ANYWHERE = /^(?:the|my|that) (?:list|snapshot|profile|card)s?$/i
const LONGEST_POINTING = 7

/** What is taken out: entries, or words of an entry that is named beside them ("take the obvs out of homophobic"). */
export function removed(
  { what, from, instead }: Extract<Command, { kind: 'remove' }>,
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
  // "Take tall out, just keep kind": what stands already takes nobody's place.
  const isNew = instead !== undefined && entriesNamed(instead, given).every((one) => found.includes(one))
  if (isNew) return renamed({ what, anew: instead }, words, given)
  const last = given.earlier?.split('\n').at(-1)?.replace(LEADS, '') ?? ''
  const name = POINTS.test(bare(what)) ? last : what
  return found.flatMap(
    (entry) => withoutDay(entry, name, words) ?? withoutPart(entry, name, words) ?? [remove(entry, words)],
  )
}

/** "Homophobes without the obvs": an entry without some of its words. */
export function shortened(
  { what, words: gone }: { what: string | null; words: string },
  words: string,
  given: Given,
): Proposal[] | null {
  const holding = ({ path, value }: Entry) =>
    (FREE_LISTS.includes(path) || slotOf({ path, value }) === 'faith') &&
    ` ${plainWords(String(value))} `.includes(` ${plainWords(bare(gone))} `)
  const [entry, ...others] = what === null ? given.before.entries.filter(holding) : entriesNamed(what, given)
  const unwanted = plainWords(bare(gone)).split(' ')
  const left = String(entry?.value ?? '')
    .split(' ')
    .filter((word) => !unwanted.includes(plainWords(word)))
  const isShorter =
    entry !== undefined && left.length > 0 && left.length === String(entry.value).split(' ').length - unwanted.length
  return isShorter && others.length === 0
    ? renamed({ what: String(entry.value), anew: left.join(' ') }, words, given)
    : null
}
