import { putting } from '../../profile/operation.ts'
import { entriesOfRow, isAmong } from '../../profile/profile.ts'
import { optionsOf, ROWS, rowOf } from '../../profile/rows.ts'
import type { Heard } from '../heard.ts'
import { undoes } from './order-heard.ts'
import { ANY_WORD, gone, offered } from './order-meant.ts'
import { change, isSaid } from './order-values.ts'
import { entriesNamed, stemsIn } from './reading/entry-names.ts'
import { plainWords } from './reading/plain-words.ts'
import { isNamedIn, rowsCalledIn } from './reading/row-names.ts'
import { anyCase, oneOf, pattern } from './reading/words.ts'
import type { Reading } from './reading-of.ts'

const VERB = oneOf(
  /take|remove|delete|drop|scrap|lose|strike|bin|wipe|erase|get rid of|cross(?: out)?|ditch|leave out|knock|scratch|forget/,
)
const CARD =
  /(?:my |the |that )?(?:card|profile|list|notes?|musts?|must[- ]haves?|nice[- ]to[- ]haves?|deal-?breakers?|snapshot)/
const TAKEN_OFF = anyCase(
  pattern`^\W*(?:(?:no|please|and|also|but|so|ok|okay|oh|actually|sorry|could you|can you|would you|will you|i want you to|just)[\s,.!]+)*(?:${VERB})(?: off| out)? (?:(?:any(?:thing)?|what i (?:said|told you|wrote|put)) about |the |my |that |this |any |all )*(.+?)(?: (?:bit|thing|part|note|one|line|entry))?(?: (?:off|out|away)(?: of)?| from)?(?: ${CARD})?(?:[\s,]+(?:please|pls|thanks|thank you|would you|will you|for me|then|again))*[\s.!?]*$`,
)
const STILL_THERE = anyCase(
  pattern`^\W*(?:the |my |that )?(.{3,30}?) (?:is|are|['\u2019]s) still (?:on )?(?:there|here|it|listed|${CARD})\b.*\b(?:${VERB}) (?:it|that|them)\b`,
)
const ONLY_POINTS = /^(?:it|that|this|them|those|one|last|everything|all)\b|[,.;]|\b(?:and|but)\b/i

/** If no entry shares a word with the order, the reply says so. */
export function takingOff(words: string, { state }: Reading): Heard[] | null {
  const [, what = ''] = TAKEN_OFF.exec(words) ?? STILL_THERE.exec(words) ?? []
  if (what === '' || ONLY_POINTS.test(what)) return null
  const found = entriesNamed(what, state.profile.entries, ANY_WORD)
  const [only] = found
  if (only && found.length === 1) return [change(gone(only, words), words)]
  if (found.length > 1) return offered(found, words)
  const [from] = state.profile.entries.filter(({ path, words }) =>
    words === null ? false : entriesNamed(what, [{ path: 'notes', value: words, of: path }], ANY_WORD).length > 0,
  )
  return [{ kind: 'absent', quote: what, ...(from && { row: rowOf(from) }) }]
}

/** "Cats are ok actually" removes cats from the deal-breakers. */
export function accepting(words: string, { state }: Reading): Heard[] | null {
  const [, what = ''] = ACCEPTS.exec(words) ?? []
  if (what === '' || NO_THING.test(what)) return null
  const ruledOut = entriesOfRow(state.profile, 'dealbreakers')
  const found = entriesNamed(what, ruledOut, ANY_WORD)
  if (found.length > 0) return found.map((entry) => change(gone(entry, words), words))
  return AFTER_ALL.test(words) && !isListed(what) ? [{ kind: 'absent', quote: what }] : null
}
const AFTER_ALL = /\b(?:actually|after all|now|on second thoughts?)\b/i
const ACCEPTS = anyCase(
  pattern`^\W*(?:(?:and|but|oh|well|ok|no|wait|sorry|actually|in fact|on second thoughts?|i think|i guess)[\s,]+)*(?:the |my )?(.{2,40}?)(?:['\u2019](?:s|re)| is| are| would be) (?:(?:actually|now|really|quite|totally|all|perfectly) )*(?:fine|ok|okay|alright|all right|welcome|no problem)(?:[\s,]+(?:actually|after all|now|then|with me|by me|for me|too|really))*[\s.!]*$`,
)
const NO_THING =
  /^(?:(?:that|this|it|i|we|you|he|she|they|all|any|anything|either|both|everything)\b.*|.*[,.;].*|.*\b(?:mi|miles?|km|\d+)\b.*)$/i
const isListed = (what: string) =>
  ROWS.some((row) => row !== 'dealbreakers' && optionsOf(row).length > 0 && isNamedIn(row, plainWords(what)))

/** "Undo the budget", "put the job back", "undo": undoes one row, one entry, or the last change. */
export function undoing(words: string, reading: Reading): Heard[] | null {
  const { state, message } = reading
  // "Did you delete weekends? Put it back": no undo, since the entry may still be there.
  if (LAST_BACK.test(words) && message.text.includes('?')) return null
  const kept = KEEPS.exec(words)?.[1]
  const again = kept === undefined ? null : broughtBack(`${kept} back`, state)
  if (again) return again
  if (!undoes(words, reading) || state.steps.length === 0) return null
  const ofRow = PUTS_THING_BACK.test(words) ? null : undoneRow(words, state)
  if (ofRow) return ofRow
  const held = entriesNamed(words, state.profile.entries)
  if (held.length === 1 && UNDO_ONE.test(words)) return held.map((entry) => change(gone(entry, words), words))
  const back = broughtBack(words, state)
  if (back || held.length > 0 || PUTS_THING_BACK.test(words)) return back
  // "Put the harp back" is no undo if there never was a harp.
  const namesThing = /\bback\b/i.test(words) && stemsIn(words).size > 0 && !LAST_BACK.test(words)
  return namesThing ? null : [{ kind: 'undo', quote: words }]
}

function undoneRow(words: string, { profile, steps }: Reading['state']): Heard[] | null {
  const plain = plainWords(words)
  const [row] = rowsCalledIn(plain)
  if (!row || optionsOf(row).some((value) => isSaid(value, plain)) || entriesOfRow(profile, row).length === 0)
    return null
  const last = steps.findLast(({ back }) => back.some((one) => 'row' in one && one.row === row))
  return (last?.back ?? [{ op: 'clear', row, words } as const]).map((one) => change(one, words))
}

/** "Actually keep the mud one", after its removal. */
const KEEPS =
  /^\W*(?:(?:actually|no|wait|ok|oh|and|but|hmm+|on second thoughts?)[\s,]+)*(?:keep|leave) (?:the |my )?(.{2,40}?)(?: (?:one|thing|bit|part))?(?: (?:in|on))?\W*$/i
/** "Put back funny as a must": a thing and its list. */
const PUTS_THING_BACK = /\bput back (?!(?:it|that|this|them)\b)\S+.*? (?:as|in|on|under|to) /i
const UNDO_ONE = /\b(?:undo|revert|reverse)\b(?!.*\b(?:removal|removing|taking))/i
const LAST_BACK = /\b(?:go|take|put|change) (?:it|that|them|one)? ?back\b/i

/** "Put the opera back": restores a removed entry. */
function broughtBack(words: string, { profile, steps }: Reading['state']): Heard[] | null {
  const were = steps.flatMap(({ back }) => back.flatMap((one) => (one.op === 'restore' ? one.entries : [])))
  const off = [...profile.removed, ...were].filter((one) => !isAmong(one, profile.entries))
  const found = entriesNamed(words, off).filter(
    (one, at, rest) => rest.findIndex(({ value }) => value === one.value) === at,
  )
  const [entry] = found
  if (!entry) return null
  if (/\b(?:back|reinstate)\b/i.test(words))
    return found.map(({ path, value }) => change(putting({ path, value, words }), words))
  // "I said undo the sober thing", although it is already undone.
  return UNDO_ONE.test(words) ? [{ kind: 'absent', quote: String(entry.value) }] : null
}
