import { MAX_NAME } from '#contract/limits.ts'
import { TOPICS } from '../read-reply/declining-words.ts'
import { phrase } from '../read-reply/wording.ts'
import { plainWords } from '../reading/plain-words.ts'
import { anyOf, oneOf, pattern } from '../reading/words.ts'
import { isListPath, type Path, slotOf } from '../slots.ts'
import type { Entry } from '../state.ts'
import { ALL, areMeant, named, ORDINALS } from './named-entries.ts'
import { type EntryOrder, MOST_OFFERED, NO_ORDER, READ_AS_VALUES, remove, toRemove } from './order.ts'

const POLITELY = oneOf(
  /please|pls|ok|okay|oh|um|hmm|actually|wait|sorry|no|yes|hey|and|also|so|but|well|now|just|then|hang on|never mind/,
  /(?:can|could|would|will) (?:you|we|i)|(?:i would|i) (?:like|want)(?: you)? to|i need you to|let us|you can|go ahead and/,
  /on second thoughts?|i changed my mind|my mistake|my bad/,
)
const HEAD = pattern`^\W*(?:(?:${POLITELY})\W+)*`
const REMOVING = oneOf(
  /remove|delete|erase|scrap|scratch|strike|drop|ditch|bin|lose|cut|unsay|cancel|cross (?:out|off)|get rid of|kick out/,
  /clear|empty|wipe|reset|forget(?: about)?|no need for|leave out|(?:do not|no need to) (?:list|keep|need)/,
  /take (?=.{1,60}\b(?:off|out|away|back)\b)|take (?:off|out|away|back)|throw out/,
)
const REMOVES = pattern`${HEAD}(?:${REMOVING})\b`
/** "Scratch that, evenings rather": a second thought about what was just said, which the readers know. */
const SECOND_THOUGHT = pattern`${HEAD}(?:scratch|strike|forget|scrap|cancel|take back|drop) (?:that|it|this)\W+(?:\w+\W+){1,}`
/** "Drop me a line after" asks for something. */
const REQUESTED = pattern`${HEAD}(?:drop|cut|lose) (?:me|us|by|in|a line)\b`
/** "The snobs thing can go", "tall isn't needed any more". */
const LETS_GO = anyOf(
  /(?:can|should|may|must|has to|needs to) (?:go|come off|come out|be (?:removed|deleted|taken (?:off|out)))/,
  /(?:is|are) (?:not|no longer) (?:needed|necessary|required|(?:a )?(?:thing|must|must-have|dealbreaker))(?: any ?more)?/,
)
const RESTORES = pattern`${HEAD}(?:${oneOf(
  /undo|revert|restore|take (?:that|it) back|go back(?: to (?:how|what) it was)?|put (?:it|that|them) back/,
  /(?:change|switch) (?:it|that|them) back/,
)})\b`
const LONGEST_UNDO = 8

/** "Change tall to over six feet", "snobs should say stuck-up people". */
const REPLACES = [
  pattern`${HEAD}(?:change|replace|swap|rename|switch|turn|edit|reword|correct)\s(.+?)\s(?:to(?: say| read)?|with|for|into|by)\s(.+)$`,
  pattern`^(.+?)\s(?:should|needs to|ought to|must|has to) (?:say|read|be called)\W+(.+)$`,
]
const MOVES = pattern`${HEAD}(?:move|shift|put|make|turn|transfer|switch)\s(.+?)\s
  (?:to|into|under|in|onto|a|an)\s(?:my |the |a |an )?(must|nice|bonus|deal|requirement)`
const LIST_OF: readonly (readonly [RegExp, Path])[] = [
  [/must[- ]?haves?|requirements?|needs?\b/, 'preferences.must_haves'],
  [/nice[- ]to[- ]?haves?|bonus/, 'preferences.nice_to_haves'],
  [/deal[- ]?breakers?|nos\b|no-gos?/, 'valuesMap.dealbreakers'],
  [/safety/, 'valuesMap.safety_prefs'],
  [/times|availability|week\b/, 'valuesMap.availability'],
  [/notes?\b/, 'notes'],
]
const BUT = /\b(?:all|everything)\b.*\b(?:but|except|apart from|other than)\b(.*)$/

/** `said`: the text in plain words, where the caller has it. */
type Given = { said?: string; lastPath: Path | null; isLikely?: boolean }

const MAY_BE_ONE = oneOf(
  pattern`^\W*(?:(?:${POLITELY})\W+)*(?:${REMOVING}|undo|revert|restore|put|go|bring|change|switch|replace|swap|rename|turn|edit|reword|correct|move|shift|make|transfer)\b`,
  LETS_GO,
  /should|needs to|ought to|must|has to/,
)

/**
 * Finds out what a message orders to be done with the entries that stand. Quoted entries come first, then those named by
 * their words, then places ("the last one") and whole lists.
 *
 * @param lastPath what was noted last: "remove that" is about it
 * @param isLikely the learned reader takes the message for an order, so that any words for one will do
 */
export function entryOrder(
  original: string,
  entries: readonly Entry[],
  { said = plainWords(original), lastPath, isLikely = false }: Given,
): EntryOrder {
  if (!isLikely && !MAY_BE_ONE.test(said)) return NO_ORDER
  if (RESTORES.test(said) && said.split(' ').length <= LONGEST_UNDO) return { kind: 'undo' }
  const plain =
    moved(said, original, entries) ??
    replaced(said, original, entries) ??
    removed(said, original, { entries, lastPath })
  const isFree = isLikely && !SECOND_THOUGHT.test(said)
  return plain ?? (isFree ? loosely(said, original, entries) : null) ?? NO_ORDER
}

const GONE = anyOf(
  /remove|delete|erase|scrap|strike|scratch|drop|ditch|bin|cut|lose|clear|wipe|kill|pull|scrub(?:bed)?|throw|thrown/,
  /off|out|outta|gone|go|goes|away|rid|be gone|burn|strip/,
  /(?:not|no longer|need not|does not|should not) (?:be|belong|appear|needed|there|listed|true|have|keep|put|want|need)/,
)
const BACK = anyOf(
  /(?:put|bring|give|want) .{0,24}back|back (?:in|again)|un-?(?:do|delete|add|move|change|remove)|reverse|reinstate/,
  /previous version|old (?:list|one|version)|(?:want|put) it in again|return (?:it|to it)|in again/,
)
const DESTINATION = /\b(must|nice|bonus|deal|no-?gos?|notes?)\b/
const SPARED = /\b(?:leave|keep|but|except|not the|instead)\b/

/** An order in free words: what it names and what it wants done with it. Nothing is done where that is not plain. */
function loosely(said: string, words: string, entries: readonly Entry[]): EntryOrder | null {
  const own = entries.filter(
    ({ path, value }) => (isListPath(path) || path === 'notes') && !READ_AS_VALUES.includes(slotOf({ path, value })),
  )
  const found = named(said.replace(GONE, ' '), words, own)
  const [first] = found
  if (!first) {
    const slot = TOPICS.find(([, topic]) => topic.test(said))?.[0]
    const isHeld = slot !== undefined && GONE.test(said) && entries.some((one) => slotOf(one) === slot)
    if (isHeld && !/\d|\$/.test(said)) return { kind: 'does', proposals: [{ kind: 'clear', slot, words }] }
    return BACK.test(said) ? { kind: 'undo' } : null
  }
  const place = DESTINATION.exec(said)?.[1]
  const path = place === undefined ? undefined : LIST_AT[place.slice(0, 2)]
  const isElsewhere = path !== undefined && path !== first.path
  const isPlain = found.length === 1 && !SPARED.test(said)
  if (isElsewhere && isPlain && !GONE.test(said))
    return { kind: 'does', proposals: [remove(first, words), { kind: 'add', path, value: String(first.value), words }] }
  if (!isElsewhere && GONE.test(said) && isPlain) return { kind: 'does', proposals: [remove(first, words)] }
  // What it should say instead was not understood, so that is asked.
  return GONE.test(said) ? { kind: 'which', choices: toRemove(found, words) } : { kind: 'reword', entry: first }
}

/** The list that a word stands for, by how it begins. */
const LIST_AT: Record<string, Path> = {
  mu: 'preferences.must_haves',
  re: 'preferences.must_haves',
  ni: 'preferences.nice_to_haves',
  bo: 'preferences.nice_to_haves',
  de: 'valuesMap.dealbreakers',
}

function moved(said: string, words: string, entries: readonly Entry[]): EntryOrder | null {
  const [, what, where = ''] = MOVES.exec(said) ?? []
  const path = LIST_AT[where.slice(0, 2)]
  if (!what || path === undefined) return null
  const found = named(
    what,
    words,
    entries.filter((one) => isListPath(one.path) && one.path !== path && slotOf(one) !== 'meet'),
  )
  if (found.length === 0) return null
  return {
    kind: 'does',
    proposals: found.flatMap((one) => [remove(one, words), { kind: 'add', path, value: String(one.value), words }]),
  }
}

function replaced(said: string, words: string, entries: readonly Entry[]): EntryOrder | null {
  for (const one of REPLACES) {
    const [, what, into] = one.exec(said) ?? []
    if (!what || !into) continue
    const free = entries.filter(
      ({ path }) => isListPath(path) || path === 'valuesMap.faith_values_edge' || path === 'notes',
    )
    const found = named(what, words, free)
    const isFaith = found.length === 0 && /\b(?:faith|religion)\b/.test(what)
    const value = phrase(asWritten(words, into), MAX_NAME)
    if (isFaith)
      return { kind: 'does', proposals: [{ kind: 'set', path: 'valuesMap.faith_values_edge', value, words }] }
    const [entry] = found
    if (!entry) continue
    if (found.length > 1) return { kind: 'which', choices: toRemove(found, words) }
    return {
      kind: 'does',
      proposals: isListPath(entry.path)
        ? [remove(entry, words), { kind: 'add', path: entry.path, value, words }]
        : [
            { kind: 'clear', slot: slotOf(entry), words },
            { kind: 'set', path: entry.path, value, words },
          ],
    }
  }
  return null
}

/** The new words as they were written, capitals and all, where they end the message. */
function asWritten(original: string, plain: string): string {
  const quoted = [...original.matchAll(/["']([^"']{2,})["']/g)].at(-1)?.[1]
  if (quoted && plainWords(quoted) === plain.replace(/^["'\s]+|["'\s.]+$/g, '')) return quoted
  const tail = original.trim().replace(/^["']|["'.!]+$/g, '')
  const words = plain.split(' ').length
  const last = tail.split(' ').slice(-words).join(' ')
  return plainWords(last) === plain.replace(/["'.!]+/g, '').trim() ? last : plain
}

type Standing = { entries: readonly Entry[]; lastPath: Path | null }

function removed(said: string, words: string, { entries, lastPath }: Standing): EntryOrder | null {
  if (SECOND_THOUGHT.test(said) || REQUESTED.test(said)) return null
  const isOrder = REMOVES.test(said)
  if (!isOrder && !LETS_GO.test(said)) return null
  const lists = entries.filter(({ path }) => isListPath(path) || path === 'notes')
  const list = LIST_OF.find(([name]) => name.test(said))?.[1]
  const inList =
    list === undefined ? lists : lists.filter(({ path, value }) => path === list && slotOf({ path, value }) !== 'meet')
  const gone = (found: readonly Entry[]): EntryOrder => ({
    kind: 'does',
    proposals: found.map((one) => remove(one, words)),
  })
  const but = BUT.exec(said)?.[1]
  if (but !== undefined && isOrder) {
    const kept = named(but, '', inList)
    return kept.length > 0 && list !== undefined
      ? gone(inList.filter((one) => !kept.includes(one)))
      : { kind: 'which', choices: toRemove(inList, words) }
  }
  const found = named(said.replace(REMOVES, ' '), words, inList)
  const best = found.length > 0 ? found : list === undefined ? [] : named(said.replace(REMOVES, ' '), words, lists)
  if (best.length > 0)
    return areMeant(best, said) && !(best.length > 1 && SPARED.test(said))
      ? gone(best)
      : { kind: 'which', choices: toRemove(best, words) }
  // "Drop the minimum age to 30" sets a figure.
  if (!isOrder || STATES.test(said) || /\d|\$/.test(said)) return null
  const slot = TOPICS.find(([, topic]) => topic.test(said))?.[0]
  if (list !== undefined && inList.length > 0) {
    const ordinal = ORDINALS.find(([place]) => place.test(said))
    if (ordinal) return gone(ordinal[1](inList))
    if (ALL.test(said) || inList.length === 1 || /\b(?:clear|empty|wipe|reset|scrap)\b/.test(said)) return gone(inList)
    return { kind: 'which', choices: toRemove(inList, words) }
  }
  if (slot !== undefined && entries.some((one) => slotOf(one) === slot))
    return { kind: 'does', proposals: [{ kind: 'clear', slot, words }] }
  if (/\b(?:last|that|it|this)\b/.test(said) && said.split(' ').length <= LONGEST_UNDO && lastPath !== null)
    return { kind: 'undo' }
  return /["']/.test(words) && lists.length > 0
    ? { kind: 'which', choices: toRemove(lists.slice(-MOST_OFFERED), words) }
    : null
}

/** "Cancelling on me is a deal-breaker" states something. */
const STATES = anyOf(/(?:is|are|would be) (?:a |an |my )?(?:dealbreaker|must|no|bonus)/)
