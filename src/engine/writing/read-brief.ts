import type { RelationshipIntent } from '#contract/options.ts'
import { BOTH, INTENT_CUES, NEGATION, READER_ONLY, TIME_CUES, TOPIC_CUES } from './brief-cues.ts'
import { safePlace } from './clean.ts'
import { type KnownTopic, type ListKind, topicByKey, topicFor } from './topics/topics.ts'

/** Fields may be empty. */
export type BriefReading = {
  shared: KnownTopic[]
  theirs: KnownTopic[]
  /** Entries of TYPICAL_WEEK. */
  availability: string[]
  timesAreShared: boolean
  /** If the brief says it of both. */
  intent: RelationshipIntent | undefined
  theirCity: string | undefined
}

const MAX_READ = 2000
const MAX_OWN_TOPICS = 2
const SENTENCE_END = /(?<!\b(?:St|Ft|Mt|Ste|Dr|Mr|Ms|Mrs))\.(?:\s|$)|[!?;\n]+/
const CLAUSE_END = /,|\bbut\b|\bwhile\b|\bwhereas\b|\bthough\b/
const HOME =
  /\b(?:lives?|living|based|(?:at )?home|home is|settled)\s+(?:in|near|around)\s+(.+?)(?=,?\s+(?:within|and|with|where|who)\b|$)/i
const CAPITAL_PLACE =
  /\b(?:in|from|near|around)\s+(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}(?:, (?:\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|[A-Z]{2}))?)/u

const NAMED: readonly [ListKind, RegExp][] = [
  ['value', /\b(?:cares? about|puts?|chose|values|holds? on to)\s+(.+)/i],
  ['value', /^((?:(?!\b(?:is|are)\b).)+?)\s+(?:matters?\s+to|counts?\s+for|(?:is|are)\s+dear\s+to\s+you)\s+both/i],
  [
    'interest',
    /\b(?:soft spot for|makes? time for|yes to|loves?|likes?|enjoys?|into|fan of|keen on|interested in|have)\s+(.+)/i,
  ],
  ['interest', /^((?:(?!\b(?:is|are)\b).)+?)\s+(?:is|are)\s+(?:on both|something you both)/i],
]
const LIKED_END =
  /\s+(?:first|as you|as would|in common|with|for|on|at|to|by|in|of|after|before|who|because|when|that|so|too)\b.*$/i
const NO_TOPIC =
  /^(?:an?|his|her|their|our|this|that|it|all|both|being|going|getting|having|talking|meeting|doing|people|life|love|things?|fun|work|everything|nothing|someone|something|children|kids)\b/i

const isNew = (words: string) => cuedTopics(words).length === 0 && cuedOptions(TIME_CUES, words).length === 0

/** Finds only short and clean phrases. */
function ownWords(sentence: string): KnownTopic[] {
  return NAMED.flatMap(([kind, pattern]) =>
    (pattern.exec(sentence)?.[1] ?? '')
      .split(CLAUSE_END)
      .slice(0, 1)
      .flatMap((list) => list.replace(LIKED_END, '').split(/\band\b/))
      .map((words) => words.trim())
      .filter((words) => !NO_TOPIC.test(words) && isNew(words))
      .map((words) => topicFor(words, kind))
      .filter((topic) => topic !== undefined),
  )
}

function cuedTopics(clause: string): KnownTopic[] {
  return Object.entries(TOPIC_CUES)
    .map(([key, cue]) => ({ topic: topicByKey(key), at: clause.search(cue) }))
    .flatMap(({ topic, at }) => (topic && at >= 0 ? [{ topic, at }] : []))
    .sort((a, b) => a.at - b.at)
    .map(({ topic }) => topic)
}

const cuedOptions = <T extends string>(cues: Record<T, RegExp>, clause: string) =>
  (Object.keys(cues) as T[]).filter((option) => cues[option].test(clause)) // exactly T: keys of a literal record

const distinct = (topics: readonly KnownTopic[]) => [...new Map(topics.map((topic) => [topic.key, topic])).values()]

function cityOf(sentence: string): string | undefined {
  const place = safePlace((HOME.exec(sentence) ?? CAPITAL_PLACE.exec(sentence))?.[1])
  const isElse = place !== undefined && (cuedTopics(place).length > 0 || cuedOptions(TIME_CUES, place).length > 0)
  return isElse ? undefined : place
}

/** Accepts any text, even hostile. Skips negated clauses and sentences about the reader only. Never throws. */
export function readBrief(brief: string): BriefReading {
  const reading: BriefReading = {
    shared: [],
    theirs: [],
    availability: [],
    timesAreShared: false,
    intent: undefined,
    theirCity: undefined,
  }
  for (const sentence of brief.slice(0, MAX_READ).normalize('NFC').split(SENTENCE_END)) readSentence(sentence, reading)
  const shared = distinct(reading.shared)
  const known = new Set(shared.map(({ key }) => key))
  return { ...reading, shared, theirs: distinct(reading.theirs).filter(({ key }) => !known.has(key)) }
}

function readSentence(sentence: string, reading: BriefReading) {
  const isShared = BOTH.test(sentence)
  if (!isShared && READER_ONLY.test(sentence)) return
  const city = cityOf(sentence)
  reading.theirCity ??= city
  const rest = city === undefined ? sentence : sentence.replace(city, '')
  const clauses = rest.split(CLAUSE_END).filter((clause) => !NEGATION.test(clause))
  const own = NEGATION.test(rest) ? [] : ownWords(rest).slice(0, MAX_OWN_TOPICS)
  reading[isShared ? 'shared' : 'theirs'].push(...clauses.flatMap(cuedTopics), ...own)
  const times = clauses.flatMap((clause) => cuedOptions(TIME_CUES, clause))
  if (isShared && times.length > 0 && !reading.timesAreShared) reading.availability = []
  if (isShared || !reading.timesAreShared) reading.availability = [...new Set([...reading.availability, ...times])]
  reading.timesAreShared ||= isShared && times.length > 0
  if (isShared) reading.intent ??= clauses.flatMap((clause) => cuedOptions(INTENT_CUES, clause))[0]
}
