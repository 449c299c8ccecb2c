import { MAX_NAME } from '#contract/limits.ts'
import { type Proposal, putting } from '../proposal.ts'
import { readMessage, slotOfProposal } from '../proposals.ts'
import { listItems } from '../read-reply/wishes/list-items.ts'
import { phrase } from '../read-reply/wording.ts'
import { plainWords } from '../reading/plain-words.ts'
import { anyCase, oneOf, pattern } from '../reading/words.ts'
import { holdsSeveral, type Path, slotOf } from '../slots.ts'
import type { Conversation, Entry } from '../state.ts'
import { FREE_LISTS, LIST_NAMES } from './list-names.ts'
import { areMeant, isNameable, named } from './named-entries.ts'
import { inFrame, thingIn } from './new-words.ts'
import { type Choice, ORDERED, type Ordered, remove, toRemove } from './order.ts'
import { A_ROW, slotNamed } from './row-names.ts'
import { LEAD } from './row-orders.ts'

/** What is said in words of one's own: the open lists, the notes and faith. */
const isInWords = ({ path, value }: Entry) =>
  path === 'valuesMap.faith_values_edge' || (FREE_LISTS.includes(path) && slotOf({ path, value }) !== 'meet')

const QUOTES = /^(?:["\u201c](.+?)["\u201d]|['\u2018](.+?)['\u2019](?!\p{L}))/u
/** The words of an order as they are to stand: what is quoted, else all of them without an apology around them. */
const wordsOf = (said: string) => {
  const text = said.trim()
  const [, double, single] = QUOTES.exec(text) ?? []
  return (double ?? single ?? text).replace(TRAILING, '').trim()
}
const TRAILING = anyCase(
  pattern`(?:,? (?:please|instead|thanks|thank you|too|as well|in (?:its|that) place|there|now))+$
    |[,;] (?:that|this|it) (?:was|is) (?:the |my )?(?:main|most|big|whole|important|one)\b.*$`,
)

/** New words for an entry: where one thing stands alone, they take its place by themselves. */
const inPlaceOf = (entry: Entry, value: string, words: string): Proposal[] => [
  ...(holdsSeveral(entry.path) ? [remove(entry, words)] : []),
  putting({ path: entry.path, value, words }),
]

const CHANGES = /change|replace|swap|switch|correct|reword|rename|edit|exchange/
const REPLACING: readonly RegExp[] = [
  pattern`${LEAD}${CHANGES} (?:the )?["\u201c'](.+?)["\u201d'](?: bit| one| part| entry)? (?:to say|to read|to|with|for|into|by) (?:just |only |simply )?(.+)$`,
  pattern`${LEAD}${CHANGES} (.+?) (?:to say|to read|to|with|for|into|by) (?:just |only |simply )?(.+)$`,
  pattern`${LEAD}(?:take|remove|delete|drop|strike|scrap) (?:out )?(.+?)(?: off| out| away)? and (?:put|write|say|use|add) (.+?)(?: instead| there| in its place)+$`,
].map(anyCase)
/** "Quaker should say Methodist": an entry by its own words, since of people much is said that they should say. */
const SHOULD_SAY = anyCase(
  pattern`${LEAD}(?:where it says |for )?(?:the )?(.+?)(?: one| part| bit| entry)? (?:should|must|needs to|ought to) (?:just |only )?
    (?:say(?: just| only)?:?|read(?: just| only|:|(?= ["\u201c]))) (.+)$`,
)
const IN_PLACE_OF = anyCase(pattern`${LEAD}(?:say|put|write|use) (.+?) (?:instead of|in place of|rather than) (.+)$`)

/** What an entry that is named is to say instead. */
function replaced(text: string, { entries }: Conversation): Ordered | null {
  const inPlace = IN_PLACE_OF.exec(text)
  const pairs = inPlace ? [{ old: inPlace[2], now: inPlace[1] }] : []
  for (const form of REPLACING) {
    const match = form.exec(text)
    if (match) pairs.push({ old: match[1], now: match[2] })
  }
  const [, called = '', saying] = SHOULD_SAY.exec(text) ?? []
  const isEntry = ({ value }: Entry) => plainWords(String(value)) === plainWords(called)
  if (QUOTES.test(called) || entries.some(isEntry)) pairs.push({ old: called, now: saying })
  for (const { old = '', now = '' } of pairs) {
    const found = named(old, `"${old}"`, entries.filter(isInWords))
    const [entry] = found
    const isThing = entry && holdsSeveral(entry.path) && !/["\u201c]/.test(now)
    const thing = isThing ? thingIn(now, 'words')?.value : phrase(wordsOf(now), MAX_NAME)
    const [value = '', ...others] = isThing && thing ? inFrame(thing, String(entry.value), text) : [thing]
    if (!entry || found.length > 1 || others.length > 0 || value === '') continue
    if (entries.some((one) => one.path === entry.path && isSaid(one, value)))
      return { ...ORDERED, which: toRemove([entry], text), ask: `"${value}" is down already. Shall I take one out?` }
    return { ...ORDERED, proposals: inPlaceOf(entry, value, text) }
  }
  return null
}

const isSaid = ({ value }: Entry, words: string) => String(value).toLowerCase() === words.toLowerCase()

/** So many turns back something was put lately. */
const LATELY = 3

const ONLY_SAYS = anyCase(
  pattern`${LEAD}(?:(?:write|put|say) (?:just|only)|(?:it|that|this) (?:should|must|needs to|ought to|has to) (?:just |only )?(?:say|read)(?: just| only)?
    |(?:should|must) (?:just|only) (?:say|read)):? (.+)$`,
)

const WRITING = /^\W*(?:(?:no|please|just|ok|well)\W+)*(?:put|write|say|make it|call it)(?: down)? (?=\S)/i

/** "It must say: Quaker": what something is to say, without the order around it. */
export const sayingIn = (text: string): string => {
  const words = ONLY_SAYS.exec(text.trim().replaceAll('\u2019', "'"))?.[1]
  return words === undefined ? (toldIn(text) ?? wordsOf(text.replace(WRITING, ''))) : wordsOf(words)
}

/** "Write only: Catholic": of the entry that was put last in words of one's own, where no other question is open. */
function reworded(text: string, state: Conversation, hears: (words: string) => boolean): Proposal[] | null {
  const { entries, lastPath, turn, part } = state
  const words = ONLY_SAYS.exec(text)?.[1]
  if (words === undefined) return null
  const last = entries.findLast(
    (one) => one.path === lastPath && isInWords(one) && one.turn !== null && one.turn >= turn - LATELY,
  )
  const value = phrase(wordsOf(words), MAX_NAME)
  if (!last || value === '' || SAYS_NOTHING.test(value)) return null
  const slot = slotOf(last)
  if (part !== null && part !== slot) return null
  const told = [text, value].flatMap((one) => readMessage(one, state).proposals)
  const isAnswer = told.length > 0 ? told.some((one) => slotOfProposal(one) !== slot) : hears(value)
  return isAnswer ? null : inPlaceOf(last, value, text)
}
const SAYS_NOTHING = /^(?:yes|no|sorry|please|thanks|thank you)$/i

/** What says something of somebody: "I am Catholic", "kindness matters", "no smokers". */
const A_CLAUSE = oneOf(
  /(?:i|i'\w+|you|s?he|s?he's|they|they're|we|we're|it|it's|there|there's|no|my|his|her|their|our|the|a|an|some\w+|any\w+|every\w+)\b/,
  /(?:[\w'-]+ ){1,4}(?:is|are|was|must|should|has|have|can|can't|will|would|does|do|don't|matters?|means?|comes?|counts?|needs?)\b/,
)
const TELLS: readonly RegExp[] = [
  // "Put that I am Catholic", "please add: loves to eat", "write down I want no more children"
  pattern`${LEAD}(?:put|write|note|add|record|include|jot)(?: (?:down|in|also|too))*(?: (?:in|down))?(?: that (?=${A_CLAUSE})|:(?: that\b)? ?)(.+)$`,
  pattern`${LEAD}(?:put|write|note|jot) (?:it )?down (?!as |under |for |in |it$|that$)(.+)$`,
  // "You left out kind to animals", "you forgot misers and gossips"
  pattern`${LEAD}you(?:'ve| have)? (?:left out|missed|forgot(?:ten)?|omitted|skipped)(?: to (?:add|write|put|note))?(?: that)?:? (?!my \w+$)(.+)$`,
  pattern`${LEAD}you (?:did not|didn't|have not|haven't|never) (?:write|put|note|noted|add|added|written|wrote)(?: down)?:? (.+)$`,
].map(anyCase)
const POINTS =
  /^(?:it|(?:it |that |this )?(?:down|back|away|aside)|nothing|anything|none|that|this|them|those|one|something|me|my point|a (?:bit|few things)|some(?:thing)?|the (?:point|rest))\b\W*$/i

/** What is to be written down, without the words that say so. Null when nothing is. */
export function toldIn(text: string): string | null {
  const found = TELLS.map((form) => form.exec(text)?.[1]).find((one) => one !== undefined)
  const words = found === undefined ? '' : wordsOf(found)
  return words.length < 2 || POINTS.test(words) ? null : words
}

/** The list that was spoken of last. */
const lastList = ({ lastPath, part, pending }: Conversation): Path | null => {
  if (part === 'mustHaves' || part === 'dealbreakers') return part === 'mustHaves' ? MUST : NO
  return pending === null && lastPath !== null && FREE_LISTS.includes(lastPath) && lastPath !== 'notes'
    ? lastPath
    : null
}
const MUST: Path = 'preferences.must_haves'
const NO: Path = 'valuesMap.dealbreakers'

/** Where words that no reader places are put: on the list spoken of last, else it is asked. */
function told(words: string, state: Conversation, hears: (words: string) => boolean): Ordered {
  const standing = state.entries.find(({ value }) => String(value).toLowerCase() === words.toLowerCase())
  if (standing) return { ...ORDERED, isKept: true }
  if (hears(words)) return { ...ORDERED, isTold: true, rest: words }
  const path = lastList(state)
  const items = listItems(words)
  if (path) return { ...ORDERED, proposals: items.map((value) => putting({ path, value, words })) }
  const value = phrase(words, MAX_NAME)
  const choices = FREE_LISTS.map(
    (list): Choice => ({
      label: LIST_NAMES[list] ?? list,
      does: (list === 'notes' ? [value] : items).map((item) => putting({ path: list, value: item, words })),
    }),
  )
  return { ...ORDERED, which: choices, ask: `Where shall I put "${value}"?` }
}

const KEEPS = anyCase(
  pattern`${LEAD}(?:do not take out|don't take out|keep|leave) (.+?)(?: (?:in|there|alone|on|(?:how|as) (?:it|they|that) (?:was|is|were|are)))?$`,
)

/** "Leave the public place in": what stands under a name stays, and what was taken out comes back. */
function kept(text: string, { entries, removed }: Conversation): Ordered | null {
  const object = KEEPS.exec(text)?.[1]
  if (object === undefined || /\b(?:blank|empty|open)$/i.test(object)) return null
  if (/\b(?:out|off)(?:\b.*)?$/i.test(object)) return leftOut(text, entries)
  if (
    named(
      object,
      object,
      entries.filter((one) => holdsSeveral(one.path)),
    ).length > 0
  )
    return { ...ORDERED, isKept: true }
  const back = named(object, object, removed)
  if (back.length === 0) return null
  return { ...ORDERED, proposals: back.map(({ path, value }) => putting({ path, value: String(value), words: text })) }
}

const LEAVES_OUT = anyCase(
  pattern`${LEAD}leave (?:(?:out|off) (.+?)|(.+?) (?:out|off)(?: of (?:my |the )?[\w -]+)?)(?:,? (?:please|thanks|thank you|now))*$`,
)

/** "Leave out tall", "leave snobs out of my deal-breakers": what is named is taken out. */
function leftOut(text: string, entries: readonly Entry[]): Ordered | null {
  const match = LEAVES_OUT.exec(text)
  const object = match?.[1] ?? match?.[2] ?? ''
  if (/\b(?:in|on|not|but|except|never|if|when)\b/i.test(object)) return null
  const found = named(object, object, entries.filter(isNameable))
  if (found.length === 0) return null
  return areMeant(found, plainWords(object))
    ? { ...ORDERED, proposals: found.map((one) => remove(one, text)) }
    : { ...ORDERED, which: toRemove(found, text) }
}

/** "Change my faith": what it should say is not told. */
const CHANGES_ROW = anyCase(pattern`${LEAD}(?:${CHANGES}|fix) ${A_ROW}$`)

function toReword(text: string, { entries }: Conversation): Ordered | null {
  const slot = slotNamed(CHANGES_ROW.exec(text)?.[1] ?? '')
  const held = entries.filter((one) => slotOf(one) === slot && isInWords(one))
  return held[0] && held.length === 1 ? { ...ORDERED, reword: held[0] } : null
}

/**
 * An order to write something down, or in the place of what stands. Null when a text is none.
 *
 * @param hears whether words say something for the profile
 */
export function writeOrder(text: string, state: Conversation, hears: (words: string) => boolean): Ordered | null {
  const said = text
    .trim()
    .replaceAll('\u2019', "'")
    .replace(/[.!\s]+$/, '')
  const anew = reworded(said, state, hears)
  if (anew) return { ...ORDERED, proposals: anew, isRewording: true }
  const instead = replaced(said, state)
  if (instead) return instead
  const bare = toReword(said, state)
  if (bare) return bare
  const words = toldIn(said)
  if (words !== null) return told(words, state, hears)
  return kept(said, state)
}
