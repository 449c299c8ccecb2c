import { RELATIONSHIP_INTENTS } from '#contract/options.ts'
import { plainWords } from './reading/plain-words.ts'
import { remembered } from './reading/remembered.ts'
import { anyOf } from './reading/words.ts'
import type { Entry } from './state.ts'

export const ALL = anyOf(/all|everything|every|whole|both|them all|the lot/)
/** What of a list is spared. */
export const BUT = /\b(?:all|everything)\b.*\b(?:but|except|apart from|other than)\b(.*)$/
export const ORDINALS: readonly (readonly [RegExp, (list: readonly Entry[]) => readonly Entry[]])[] = [
  [/\b(?:first|top) (?:2|two)\b/, (list) => list.slice(0, 2)],
  [/\blast (?:2|two)\b/, (list) => list.slice(-2)],
  [/\bfirst\b|\btop\b/, (list) => list.slice(0, 1)],
  [/\bsecond\b(?! thought)/, (list) => list.slice(1, 2)],
  [/\bthird\b/, (list) => list.slice(2, 3)],
  [/\blast\b/, (list) => list.slice(-1)],
]

/** "Take one off": one of several. */
const ONE_OF_THEM = /\bone of\b|\b(?:take|remove|delete|drop|lose) one\b/
/** Whether all that were found are meant: "and", "both" and "all" say so. */
export const areMeant = (found: readonly Entry[], said: string) =>
  !ONE_OF_THEM.test(said) &&
  (found.length === 1 ||
    (ALL.test(said) && !(/\bboth\b/.test(said) && found.length !== 2)) ||
    /\w\W+(?:and|plus)\b/.test(said) ||
    COUNTS[found.length]?.test(said) === true)
const COUNTS: Readonly<Record<number, RegExp>> = {
  2: /\b(?:the|my|those|these|other) (?:2|two)\b/,
  3: /\b(?:the|my|those|these|other) (?:3|three)\b/,
}

const OTHERS = /\b(?:others?|the rest)\b/
/** "I said only the first one, remove the other two": all of a list but what is named by its place. Null where none is. */
export function othersIn(list: readonly Entry[], said: string): readonly Entry[] | null {
  if (!OTHERS.test(said)) return null
  const spared = [...said.matchAll(SPARED), ...said.matchAll(STAYS)].map(([words]) => words).join(', ')
  const kept = ORDINALS.find(([place]) => place.test(said))?.[1](list) ?? named(spared, '', list)
  const others = list.filter((one) => !kept.includes(one))
  const isCounted = !/\bother (?:2|two|3|three)\b/.test(said) || COUNTS[others.length]?.test(said) === true
  return kept.length > 0 && others.length > 0 && isCounted ? others : []
}

const IDLE = anyOf(
  /the|a|an|my|is|are|be|of|to|and|or|in|on|for|with|not|no|who|that|it|i|am|you|they|them|very|must|have|should|from|out|off/,
  /list|entry|thing|bit|part|one|about|please|some(?:one|body)|people|person|like|likes|good|want|wants|too|also|can|go|after|before|only/,
  /what|when|where|which|there|here|this|than|more|just|now|would|could|will|does|did|was|were|has|had|been/,
  /first|second|third|last|other|others|two|three|said|say|says|told|meant|notes?|words?|line|sentence/,
  /makes?|made|put|keep|take|add|change|get|gets|still/,
)
const stemOf = (word: string) =>
  word
    .replace(/(?:iness|ness|ing|ers?|ies|ed|es|s|y|ly)$/, '')
    .slice(0, 6)
    .replace(/e$|(?<=(.))\1$/, '')
/** What the words of a text have in common with others of their kind, without idle ones. */
export const stemsIn = remembered<ReadonlySet<string>>(
  (text) => new Set((plainWords(text).match(/[a-z\d]{3,}/g) ?? []).filter((word) => !IDLE.test(word)).map(stemOf)),
)

const LEAST_SHARE = 0.25
/** What shares less than this of what the best one shares is not meant: "I won't meet an accountant, take that off". */
const NEARLY_AS_WELL = 0.51

/** Days and hours are spoken of for many reasons. */
const A_TIME = /^(?:mon|tues?|wednes|thurs|fri|satur|sun)day$|^week|^morn|^even|^night|^afte|^dayt|^year/
/** From here on an entry is named by a time alone. */
const MOST_OF_IT = 0.5
/** Whether words that an entry shares with a text name it: a day alone is no name of "Lutheran, go most Sundays". */
const isNamedBy = (shared: readonly string[], entry: Pick<Entry, 'value'>) => {
  const own = stemsIn(nameOf(entry)).size
  if (isIntent(entry)) return shared.length === own
  return shared.some((stem) => !A_TIME.test(stem)) || shared.length >= MOST_OF_IT * own
}

/** "Keep liars, drop the other": what is spared, up to the next order. */
const SPARED =
  /(?<!\bnot |\bn't )\b(?:keep(?:ing)?|spare|leave(?!\b[^,.;]*\b(?:out|off|away)\b)|(?:only|just) want)\b[^,.;]*?(?=[,.;]|\b(?:and|but|then)\b[^,.;]{0,12}\b(?:take|remove|delete|strike|drop|scrap|cross|lose|get rid|bin|ditch)\b|$)/gi
/** An order without what it leaves as it is. */
export const withoutSpared = (text: string) => text.replace(STAYS, ' ').replace(SPARED, ' ')
// Where a stretch may begin is said so that a long one is not tried again from each of its words.
/** "The choir note can stay but bin the other one". */
const STAYS =
  /(?<=^|[,.;]|\b(?:stays?|keep(?: it| that)?)\s*)[^,.;]*?(?:\b(?:(?:can|may|should|must|to) stay|stays)\b|,\s*keep(?: it| that)?\s*(?=$|[.;!]))/gi

/** What an entry is called: its value in words. */
const nameOf = ({ value }: Pick<Entry, 'value'>) => String(value).replaceAll('_', ' ')
/** Whether what was quoted is some of the words of an entry. */
const isPartOf = (quote: string, name: string) => quote.includes(' ') && ` ${name} `.includes(` ${quote} `)

/** "The longer one" is not "long-term": an intent is named by all of its words. */
const isIntent = ({ value }: Pick<Entry, 'value'>) => RELATIONSHIP_INTENTS.some((one) => one === value)

/** Answers of one word, which no words of their own tell apart. */
const BARE = /^(?:valuesMap\.(?:lifestyle|family|budget|distance|age)|$)/
/** Whether an entry can be named by its words: its row alone tells a yes from another. */
export const isNameable = ({ path }: Entry) => !BARE.test(path)

/** "That whole sentence about cats" is not the entry "Cats". */
const A_SENTENCE = /\b(?:whole|entire) (?:line|thing|text)\b|\bsentence\b/
const LONGEST_NAME = 3
/** The entries that are as long as an order says. */
export function asLongAs<One extends Pick<Entry, 'value'>>(said: string, entries: readonly One[]): readonly One[] {
  const long = A_SENTENCE.test(said) ? entries.filter((one) => nameOf(one).split(' ').length > LONGEST_NAME) : []
  return long.length > 0 ? long : entries
}

/** The entries that a stretch names: quoted ones, else those that share the most of their words with it. */
export function named<One extends Pick<Entry, 'value'>>(
  said: string,
  original: string,
  entries: readonly One[],
): One[] {
  const quotes = [...original.matchAll(/["']([^"']{2,})["']/g)].map(([, quote]) => plainWords(quote ?? ''))
  const quoted = entries.filter((entry) => quotes.includes(plainWords(nameOf(entry))))
  if (quoted.length > 0) return quoted
  const within = entries.filter((entry) => quotes.some((quote) => isPartOf(quote, plainWords(nameOf(entry)))))
  if (within.length === 1) return within
  const stems = stemsIn(said)
  const scored = asLongAs(said, entries).map((entry) => {
    const own = stemsIn(nameOf(entry))
    const shared = [...own].filter((stem) => stems.has(stem))
    return { entry, shared, share: own.size === 0 ? 0 : shared.length / own.size }
  })
  const fitting = scored.filter(({ entry, shared }) => isNamedBy(shared, entry))
  const best = Math.max(0, ...fitting.map(({ share }) => share))
  const found = fitting
    .filter(({ share }) => share >= Math.max(LEAST_SHARE, best * NEARLY_AS_WELL))
    .toSorted((one, other) => other.share - one.share)
  // An entry whose shared words a better one has as well is not meant: "heavy drinker" is not "heavy metal".
  return found
    .filter(
      ({ shared, share }) =>
        !found.some(
          (other) =>
            other.share > share &&
            (other.share === 1 || other.shared.length > shared.length) &&
            shared.every((stem) => other.shared.includes(stem)),
        ),
    )
    .map(({ entry }) => entry)
}
