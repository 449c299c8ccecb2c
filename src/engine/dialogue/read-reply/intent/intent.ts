import type { RelationshipIntent } from '#contract/options.ts'
import type { Clause } from '../../reading/sentences.ts'
import { isBare, type Reader } from '../reader.ts'
import {
  A_STORY,
  ANOTHER_CHOICE,
  FOR_GOOD,
  GIVEN_UP,
  IN_NO_HURRY,
  LABELLED,
  NAMED_ONLY,
  NO_PRESSURE,
  NO_RELATIONSHIP,
  OPEN_TO_EITHER,
  PAST,
  SAYS_ONLY,
  SEEKING,
  STRONG,
} from './intent-hints.ts'
import {
  BOTH_POSSIBLE,
  CASUAL,
  EITHER,
  LONG,
  NEITHER,
  NOT_CASUAL,
  NOT_KNOWN_YET,
  NOT_LONG,
  NOT_ONLY,
  NOT_OPEN,
  OPEN,
} from './intent-words.ts'

/** What a sentence says for all of its clauses. */
type Around = {
  isAsked: boolean
  isSeeking: boolean
  /** What is said in it of other things, in words that are also used of relationships. */
  aside: readonly RegExp[]
}

/** What kind of relationship the person is after: long_term, casual or exploring. The last statement wins. */
export const readIntent: Reader = ({ text, original, clauses, asks }, context) => {
  if (asks || A_STORY.test(text)) return []
  const isAsked = context.pending === 'intent' && context.isBrief
  const around = { isAsked, isSeeking: SEEKING.test(text), aside: asideIn(text) }
  const isLabelled = LABELLED.test(text)
  const found = clauses.flatMap((clause) => intentOf(clause, { ...around, isAsked: isAsked || isLabelled }) ?? [])
  const isEither = found.includes('long_term') && found.includes('casual') && BOTH_POSSIBLE.test(text)
  const isUnknown = isAsked && found.length === 0 && NOT_KNOWN_YET.test(text)
  const values: RelationshipIntent[] = isEither || isUnknown ? ['exploring'] : found
  return values.map((value) => ({ kind: 'set', path: 'valuesMap.intent', value, words: original }))
}

function asideIn(sentence: string): RegExp[] {
  const withoutPressure = sentence.replace(NO_PRESSURE, ' ')
  const saysHow = withoutPressure !== sentence && (OPEN.test(withoutPressure) || LONG.test(withoutPressure))
  return [
    ...(ANOTHER_CHOICE.test(sentence) ? [OPEN_TO_EITHER] : []),
    ...(GIVEN_UP.test(sentence) ? [FOR_GOOD] : []),
    ...(saysHow ? [NO_PRESSURE] : []),
  ]
}

function intentOf(clause: Clause, { isAsked, isSeeking, aside }: Around): RelationshipIntent | null {
  if (clause.about === 'third') return null
  const text = [NO_RELATIONSHIP, ...aside]
    .reduce((rest, other) => rest.replace(other, ' '), clause.text)
    .replace(IN_NO_HURRY, ' want ')
  const found = PAST.test(text) ? null : classify(text)
  if (!found) return null
  const phrase = { long_term: LONG, casual: CASUAL, exploring: OPEN }[found]
  const said =
    isAsked ||
    NOT_CASUAL.test(text) ||
    SAYS_ONLY.test(text) ||
    SEEKING.test(text) ||
    (isSeeking && NAMED_ONLY.test(text)) ||
    isBare(text, phrase) ||
    STRONG.test(text)
  return said ? found : null
}

function classify(text: string): RelationshipIntent | null {
  const open = OPEN.test(text)
  if (open && !NOT_OPEN.test(text)) return 'exploring'
  if (NEITHER.test(text) && LONG.test(text) && CASUAL.test(text)) return 'exploring'
  if (NOT_CASUAL.test(text) && !/\bnothing\b/.test(text)) return 'long_term'
  if (NOT_LONG.test(text)) return 'casual'
  const casual = CASUAL.test(text)
  const long = LONG.test(text.replace(NOT_ONLY, ' '))
  if (casual && long) return EITHER.test(text) ? 'exploring' : 'long_term'
  if (casual) return 'casual'
  return long ? 'long_term' : null
}
