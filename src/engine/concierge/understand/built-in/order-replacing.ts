import type { Operation } from '../../profile/operation.ts'
import { type Entry, isSameText } from '../../profile/profile.ts'
import { defined, holdsSeveral, rowOf } from '../../profile/rows.ts'
import { MAY_REWORD } from '../bounds.ts'
import type { Heard } from '../heard.ts'
import { MOST_OFFERED, meant, press, quoted } from './order-meant.ts'
import { change } from './order-values.ts'
import { isWritable, listNamedIn, replaceOrders } from './order-words.ts'
import { entriesOf } from './own-words/entries.ts'
import { plainWords } from './reading/plain-words.ts'
import { rowNamed } from './reading/row-names.ts'
import type { Reading } from './reading-of.ts'

/** "Swap Greek for Turkish": rewords an entry, or offers the entries that may be meant. */
export function replacing(words: string, reading: Reading): Heard[] | null {
  if (reading.reader(words, 'none')('Orep') < MAY_REWORD) return null
  for (const { from, to } of replaceOrders(words)) {
    // "Not in notes, in ages" names rows, not entries.
    if (/^(?:in|on|under|into)\b/i.test(from)) continue
    const found = meant(from, reading).filter(
      (one) => typeof one.value === 'string' && defined(rowOf(one)).isClosed !== true,
    )
    const [entry] = found
    if (!entry || !isWritable(to) || listNamedIn(to) !== null || isSameText(entry.value, to)) continue
    const [bare = to] = entriesOf(to, /^not /i.test(to) ? 'mustHaves' : rowOf(entry))
    if (rowNamed(plainWords(bare))) continue
    const says = withinEntry(String(entry.value), from, bare)
    const operation = (one: Entry): Operation =>
      holdsSeveral(one.path)
        ? { op: 'replace', path: one.path, value: String(one.value), to: says, words }
        : { op: 'set', path: one.path, value: says, words }
    return found.length === 1
      ? [change(operation(entry), words)]
      : found.slice(0, MOST_OFFERED).map((one) => press(`${quoted(one)}: “${says}” instead`, operation(one), words))
  }
  return null
}

/** Replaces "Greek" inside "speaks Greek". Any other entry is replaced as a whole. */
function withinEntry(entry: string, from: string, to: string): string {
  const named = from
    .trim()
    .replace(/^(?:the|my|that)\s+/i, '')
    .replace(/\s+(?:note|one|bit|line|entry)$/i, '')
  const at = entry.toLowerCase().indexOf(named.toLowerCase())
  const isPart = at >= 0 && named.length > 2 && named.length < entry.length
  const verb = entry.slice(0, Math.max(0, at)).trim()
  if (!isPart || (verb !== '' && !FRAMES.test(verb)) || to.toLowerCase().startsWith(verb.toLowerCase())) return to
  return `${entry.slice(0, at)}${to}${entry.slice(at + named.length)}`
}

/** Words that also fit the new value: "speaks" in "speaks Greek", but not "university" in a degree. */
const FRAMES =
  /^(?:(?:speaks?|plays?|has|have|likes?|loves?|works?|lives?|owns?|enjoys?|collects?|is|am|i|an?|the|in|at|into|two|three)\s*)+$/i
