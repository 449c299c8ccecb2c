import { optionLabel } from '#contract/options.ts'
import type { Entry } from '../../../profile/profile.ts'
import { plainWords } from './plain-words.ts'
import { remembered } from './remembered.ts'
import { anyOf } from './words.ts'

const IDLE = anyOf(
  /the|a|an|my|is|are|be|of|to|and|or|in|on|for|with|not|no|who|that|it|i|am|you|they|them|very|must|have|should|from|out|off/,
  /he|she|him|her|his|if|list|entry|thing|bit|part|one|about|please|kindly|some(?:one|body|thing)|anything|people|person|like|likes|good|want|wants|too|also|can|go|after|before|only/,
  /what|when|where|which|there|here|this|than|more|just|now|would|could|will|does|did|was|were|has|had|been|need|needs/,
  /first|second|third|last|other|others|two|three|said|say|says|told|meant|notes?|words?|line|sentence|stuff|matter|business/,
  /makes?|made|meet|meeting|put|keep|take|add|change|get|gets|still|move|remove|delete|drop|scrap|bin|forget|swap|bonus|nice/,
)
const stemOf = (word: string) =>
  word
    // "Sing" has no ending; "cookin" is "cooking".
    .replace(/(?<=\w{3})(?:iness|ness|ing|in|ers?|ies|ed|(?<!e)es|s|y|ly)$/, '')
    .slice(0, 6)
    .replace(/e$|(?<=(.))\1$/, '')

/** Without stop words. */
export const stemsIn = remembered<ReadonlySet<string>>(
  (text) => new Set((plainWords(text).match(/[a-z\d]{3,}/g) ?? []).filter((word) => !IDLE.test(word)).map(stemOf)),
)

const nameOf = ({ value }: Pick<Entry, 'value'>) => optionLabel(String(value))

/** One-word answers are identified by their row, not by a shared word. */
const BARE = /^valuesMap\.(?:intent|lifestyle|family|budget|distance|age)/
export const isNameable = ({ path }: Pick<Entry, 'path'>): boolean => !BARE.test(path)

/** Days and hours occur in many contexts, so one shared word names no entry. */
const A_TIME = /^(?:mon|tues?|wednes|thurs|fri|satur|sun)day?$|^week|^morn|^even|^night|^afte|^year/
const LEAST_SHARE = 0.3
const NEARLY_AS_WELL = 0.7

/** Quoted entries, or else those that share the most words with the text. */
export function entriesNamed<One extends Pick<Entry, 'path' | 'value'>>(
  said: string,
  entries: readonly One[],
  least = LEAST_SHARE,
): One[] {
  const plain = plainWords(said)
  const nameable = entries.filter(isNameable)
  const whole = nameable.filter((one) => holds(plain, plainWords(nameOf(one))))
  if (whole.length > 0) return whole.filter((one) => !whole.some((other) => other !== one && isWithin(one, other)))
  const stems = stemsIn(plain)
  const scored = nameable.flatMap((entry) => {
    const own = [...stemsIn(nameOf(entry))]
    const shared = own.filter((stem) => stems.has(stem))
    const isAllSaid = shared.length > 0 && shared.length === stems.size
    // One word of a long entry is enough where the order names nothing else.
    const share = Math.max(shared.length / Math.max(1, own.length), isAllSaid ? LEAST_SHARE : 0)
    const isNamed = shared.some((stem) => !A_TIME.test(stem)) || share >= 0.5
    return isNamed && share >= least ? [{ entry, share }] : []
  })
  const best = Math.max(0, ...scored.map(({ share }) => share))
  return scored.filter(({ share }) => share >= best * NEARLY_AS_WELL).map(({ entry }) => entry)
}

const holds = (text: string, name: string) =>
  (name.length > 2 || /^\d\d$/.test(name)) && ` ${words(text)} `.includes(` ${words(name)} `)
const words = (text: string) => text.replace(/[^\p{L}\p{N}$]+/gu, ' ').trim()
const isWithin = (one: Pick<Entry, 'value'>, other: Pick<Entry, 'value'>) =>
  holds(plainWords(nameOf(other)), plainWords(nameOf(one)))
