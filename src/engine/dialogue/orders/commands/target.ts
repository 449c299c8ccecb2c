import { asLongAs, named, ORDINALS, stemsIn } from '../../named-entries.ts'
import { plainWords } from '../../reading/plain-words.ts'
import { anyCase } from '../../reading/words.ts'
import { defined, holdsSeveral, slotOf } from '../../slots.ts'
import type { Conversation, Entry } from '../../state.ts'
import { type Given, LEAD, listNamed } from './command.ts'
import { optionCalled } from './option-command.ts'

/** Answers of one word: nobody names the entry by it, but by its row. */
const isInAWord = (entry: Entry) => !holdsSeveral(entry.path) && !defined(slotOf(entry)).isInWords
/** What only points at an entry. */
export const POINTS = /^(?:it|that|this|(?:that|this|the) (?:last )?(?:one|bit|thing|entry)|the last)$/i
const ORDINAL = /\b(?:first|second|third|last|top)\b/i
/** Words around the name of an entry. */
const AROUND =
  /^(?:(?:the|my|that|this|those|both|all|any|just|word|words|(?:bit|part|thing|one|stuff|line) (?:about|of|on|with)|entry)\s+)+|\s+(?:one|ones|bit|part|thing|things|stuff|business|line|entry|row|list|too|as well|please|altogether|down|up|in|over|there)+$|\s+from (?:an? |my |the )?[a-z' -]{3,24}$/gi
const LEADS = anyCase(LEAD)
/** So many words of an entry name it without a verb. */
const LEAST_NAMED = 2
const QUOTES = /^["'\u2018\u201c]+|["'\u2019\u201d.!,;]+$/g

const FAITH_ROW = /\b(?:my|the) faith(?: and values)? (?:entry|line|row|one)\b/i

/** "Scrap the weeknights, only weekends": what is to stay is named as well. */
const KEEPING = /\b(?:only|keep|keeping|but|not|except|instead|stays?|leave)\b/i
/** Words that a name may hold beside all of the entry's own. */
const MOST_BESIDE = 1

/** A stretch without what only surrounds a name. */
export function bare(words: string): string {
  let now = words.trim().replace(QUOTES, '').trim()
  for (let before = ''; before !== now; ) {
    before = now
    now = now.replace(AROUND, '').replace(QUOTES, '').trim()
  }
  return now
}

/** The entries that a stretch names, one or several joined by "and"; none where any of it is not plain. */
export function entriesNamed(what: string, { before, earlier = '' }: Pick<Given, 'before' | 'earlier'>): Entry[] {
  if (POINTS.test(bare(what)) || POINTS.test(what.trim())) return pointedAt(before, earlier)
  if (KEEPING.test(what)) return []
  const parts = what.split(/,\s*(?:and\s+)?|\s+(?:and|&|\+|plus|n)\s+/i).filter((part) => part.trim() !== '')
  const each = parts.length > 1 ? parts.map((part) => entryNamed(part, before)) : []
  const several = each.flatMap((entry) => entry ?? [])
  if (several.length > 0 && several.length === each.length) return [...new Set(several)]
  const one = entryNamed(what, before)
  return one ? [one] : []
}

/** What the message named before "it", else what was noted last where "it" begins the message. */
function pointedAt({ entries, lastPath }: Conversation, earlier: string): Entry[] {
  if (earlier !== '') {
    // "I mean my faith entry, change it": a row that is named is meant, and no entry that shares its name.
    const row = entries.filter((one) => slotOf(one) === 'faith')
    if (row.length > 0 && FAITH_ROW.test(earlier)) return row
    // "That note about the waiter is silly, take it out".
    const list = listNamed(earlier.split('\n').at(-1) ?? '')
    const isThere = ({ path }: Entry) => list === null || path === list
    const nameable = entries.filter((entry) => !isInAWord(entry) && isThere(entry))
    const last = earlier.split('\n').at(-1)?.replace(LEADS, '') ?? ''
    const whole = stemsIn(last).size >= LEAST_NAMED ? entryNamed(last, { entries: nameable }) : null
    if (whole) return [whole]
    const meant = named(plainWords(earlier), earlier, nameable)
    return meant.length === 1 ? meant : []
  }
  const last = entries.findLast(({ path }) => path === lastPath)
  return last ? [last] : []
}

function entryNamed(what: string, { entries }: Pick<Conversation, 'entries'>): Entry | null {
  const name = bare(what)
  const list = listNamed(what)
  const ordinal = list && ORDINAL.test(what) ? ORDINALS.find(([place]) => place.test(what.toLowerCase())) : undefined
  if (ordinal) {
    const [only, ...others] = ordinal[1](
      entries.filter(({ path, value }) => path === list && slotOf({ path, value }) !== 'meet'),
    )
    return only && others.length === 0 ? only : null
  }
  const said = plainWords(name)
  if (said === '') return null
  const all = entries.filter((entry) => !isInAWord(entry))
  const nameable = asLongAs(plainWords(what), all)
  const spelt = ({ value }: Entry) => plainWords(String(value).replaceAll('_', ' '))
  const same = nameable.filter((entry) => spelt(entry) === said)
  if (same.length > 0) return same.length === 1 ? (same[0] ?? null) : null
  const option = optionCalled(said)
  const standing = option === undefined ? undefined : nameable.find(({ value }) => value === option)
  if (standing) return standing
  const stems = [...stemsIn(name)]
  const [best, ...others] = nameable.filter((entry) => {
    const own = stemsIn(spelt(entry))
    const isAll = own.size > 1 && stems.length <= own.size + MOST_BESIDE
    return (
      stems.length > 0 &&
      (stems.every((stem) => own.has(stem)) || (isAll && [...own].every((stem) => stems.includes(stem))))
    )
  })
  return best && others.length === 0 ? best : null
}
