import { MAX_NAME, MAX_NOTES } from '#contract/limits.ts'
import { SAFETY } from '#contract/options.ts'
import { VALUES } from '../../learned/closed-values.ts'
import { named } from '../../named-entries.ts'
import { type Proposal, putting } from '../../proposal.ts'
import { withoutFrame, withPerson } from '../../read-reply/wishes/entry-words.ts'
import { isItem, listItems } from '../../read-reply/wishes/list-items.ts'
import { putIn } from '../../read-reply/wishes/must-nots.ts'
import { plainWords } from '../../reading/plain-words.ts'
import { slotNamed } from '../../reading/row-names.ts'
import { phrase } from '../../reading/wording.ts'
import { pattern, WEEKDAY } from '../../reading/words.ts'
import { type Path, slotOf } from '../../slots.ts'
import { type Conversation, type Entry, slotAsked } from '../../state.ts'
import { FREE_LISTS } from '../list-names.ts'
import { inFrame, thingIn } from '../new-words.ts'
import { asWritten, isReadAsValue, move, remove, reworded } from '../order.ts'
import { type Given, listNamed, MOST_WORDS } from './command.ts'
import { optionAdded, optionCalled, optionReworded } from './option-command.ts'
import { bare, entriesNamed, POINTS } from './target.ts'

const MOST_NEW_WORDS = 16

/** Entries for another list. */
export function moved({ what, to }: { what: string; to: Path }, words: string, given: Given): Proposal[] | null {
  const found = entriesNamed(what, given).filter((one) => FREE_LISTS.includes(one.path) && slotOf(one) !== 'meet')
  const away = found.filter(({ path }) => path !== to)
  return found.length > 0 ? away.flatMap((entry) => move(entry, to, words)) : null
}

/** What was taken out before: named, or pointed at where the message named it whole. */
export function broughtBack(
  { what, to }: { what: string; to: Path | null },
  words: string,
  { before, earlier = '' }: Given,
): Proposal[] | null {
  const isCalled = ({ value }: Entry) => ` ${plainWords(earlier)} `.includes(` ${plainWords(String(value))} `)
  const found = POINTS.test(bare(what))
    ? before.removed.filter(isCalled)
    : entriesNamed(what, { before: { ...before, entries: before.removed } })
  const [gone, ...others] = found
  return gone && others.length === 0 && typeof gone.value === 'string'
    ? [putting({ path: to ?? gone.path, value: gone.value, words })]
    : null
}

/** "The note must say only …": the only note in other words, else the one that shares the most with them. */
export function noteReworded(anew: string, words: string, { before }: Given): Proposal[] | null {
  const notes = before.entries.filter(({ path }) => path === 'notes')
  const alike = notes.length === 1 ? notes : named(plainWords(anew), '', notes)
  const [note, ...others] = alike
  const value = phrase(asWritten(quotedFirst(anew) ?? anew), MAX_NOTES)
  return note && others.length === 0 && value !== ''
    ? [remove(note, words), putting({ path: 'notes', value, words })]
    : null
}

/** The words that a stretch begins with in quotes. */
const quotedFirst = (words: string) =>
  /^["'\u201c\u2018]([^"\u201d\u2019]{2,}?)["'\u201d\u2019](?!\p{L})/u.exec(words.trim())?.[1]

/** An entry in other words. */
export function renamed(
  { what, anew }: { what: string; anew: string },
  words: string,
  given: Given,
): Proposal[] | null {
  const [entry, ...others] = entriesNamed(what, given)
  // What follows a comma is a reason, but for faith, which is told in whole sentences.
  const isList = entry !== undefined && FREE_LISTS.includes(entry.path) && entry.path !== 'notes'
  const own = quotedFirst(anew) ?? (isList ? (anew.split(/,\s/)[0] ?? anew) : anew)
  const value = phrase(asWritten(own), MAX_NAME)
  if (!entry || others.length > 0 || value === '') return null
  if (isReadAsValue(entry)) return optionReworded(entry, value, words)
  if (!FREE_LISTS.includes(entry.path) && slotOf(entry) !== 'faith') return null
  if (value.split(' ').length > MOST_NEW_WORDS) return null
  return reworded(entry, inFrame(value, String(entry.value), words), words)
}

const NO = /^(?:no|not an?|nobody who|no one who)\s+/i
const CLOSED = /\d|\$/
const DAY = pattern`\b(?:${WEEKDAY}|saturday|sunday)s?\b`
const TO_TIMES = / (?:to|in|on|under) (?:(?:my|the|your) )?(?:availability|(?:free )?times)$/i
const POINTED_AT = /^(?:the|that|this) .{2,24} (?:one|bit|thing|part)$/i
/** From here on words say a closed value: "put down exploring, women". */
const SAYS = 0.5

/** What is added, to the list that is named, else to the one that was spoken of last. */
export function added(
  { what, to }: { what: string; to: Path | null },
  words: string,
  { before, reader }: Given,
): Proposal[] | null {
  const said = asWritten(what).replace(TO_TIMES, '')
  if (
    said === '' ||
    / back$/i.test(said) ||
    said.split(' ').length > MOST_WORDS ||
    (to === null && CLOSED.test(plainWords(said)))
  )
    return null
  if (
    to === null &&
    reader &&
    !NO.test(said) &&
    VALUES.some(({ label, slot }) => slot !== 'dealbreakers' && reader(said, 'none')(label) >= SAYS) &&
    !optionCalled(said)
  )
    return null
  const option = to === null ? optionAdded(said, words) : null
  if (option) return option
  if (
    to === null &&
    (slotNamed(said) !== undefined ||
      listNamed(said) !== null ||
      /^(?:it|that|this|them|one|more|another|something)\b/i.test(said))
  )
    return null
  // A day is no wish, and "the driving one" is something that was named before.
  if (to === null && DAY.test(plainWords(said))) return [{ kind: 'note', value: phrase(said, MAX_NOTES), words }]
  if (POINTED_AT.test(what)) return null
  const path = to ?? (NO.test(said) ? 'valuesMap.dealbreakers' : listSpokenOf(before))
  const step = SAFETY.find((one) => plainWords(said).includes(plainWords(one)))
  if (step) return [putting({ path: 'valuesMap.safety_prefs', value: step, words })]
  const things = listItems(said.replace(NO, ''))
  const standing = new Set(
    before.entries.filter((one) => one.path === path).map(({ value }) => plainWords(String(value))),
  )
  const news = things.filter((thing) => !standing.has(plainWords(thing)))
  // What stands there already is left.
  return things.length === 0 ? null : news.flatMap((thing) => put(path, thing, words))
}

/** The list of wishes or refusals that is spoken of. */
function listSpokenOf(before: Conversation): Path {
  const asked = slotAsked(before)
  const path = FREE_LISTS.find((one) => one !== 'notes' && slotOf({ path: one, value: null }) === asked)
  const last = FREE_LISTS.find((one) => one !== 'notes' && one === before.lastPath)
  return path ?? last ?? 'preferences.must_haves'
}

/** Words for a list, as the list spells them. */
export function put(path: Path, words: string, source: string): Proposal[] {
  const isNote = path === 'notes'
  const said = thingIn(words, isNote ? 'note' : 'list')?.value ?? words
  const thing = isNote ? said : withPerson(withoutFrame(said), source)
  const isRefused = path === 'valuesMap.dealbreakers'
  const value = phrase(isRefused ? thing.replace(/^no /i, '') : thing, isNote ? MAX_NOTES : MAX_NAME)
  if (!isItem(value) || /^(?:just|only)$/i.test(value)) return []
  const listed = isRefused ? putIn(plainWords(value), plainWords(source))[0] : undefined
  return [putting({ path, value: listed ?? value, words: source })]
}
