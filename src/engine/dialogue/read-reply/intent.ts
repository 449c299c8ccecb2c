import type { RelationshipIntent } from '#contract/options.ts'
import type { Clause } from '../reading/sentences.ts'
import {
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
  NOT_CASUAL,
  NOT_KNOWN_YET,
  NOT_LONG,
  NOT_ONLY,
  NOT_OPEN,
  OPEN,
} from './intent-words.ts'
import { isBare, type Reader } from './reader.ts'

/** What kind of relationship the person is after: long_term, casual or exploring. The last statement wins. */
export const readIntent: Reader = (sentence, context) => {
  if (sentence.asks) return []
  const isAsked = context.pending === 'intent' && context.isBrief
  const found = sentence.clauses.flatMap((clause) => intentOf(clause, sentence.text, isAsked) ?? [])
  const isEither = found.includes('long_term') && found.includes('casual') && BOTH_POSSIBLE.test(sentence.text)
  const unknown = isAsked && found.length === 0 && NOT_KNOWN_YET.test(sentence.text)
  const values: RelationshipIntent[] = isEither || unknown ? ['exploring'] : found
  return values.map((value) => ({ kind: 'set', path: 'valuesMap.intent', value, words: sentence.original }))
}

function intentOf(clause: Clause, sentence: string, isAsked: boolean): RelationshipIntent | null {
  if (clause.about === 'third') return null
  const text = ofTwo(clause.text, sentence)
  if (PAST.test(text)) return null
  const found = classify(text)
  if (!found) return null
  const phrase = { long_term: LONG, casual: CASUAL, exploring: OPEN }[found]
  const said =
    isAsked ||
    LABELLED.test(sentence) ||
    NOT_CASUAL.test(text) ||
    SAYS_ONLY.test(text) ||
    SEEKING.test(text) ||
    (SEEKING.test(sentence) && NAMED_ONLY.test(text)) ||
    isBare(text, phrase) ||
    STRONG.test(text)
  return said ? found : null
}

/** The clause without what is said of other things, and with no hurry taken for what it is. */
function ofTwo(clause: string, sentence: string): string {
  const text = clause.replace(NO_RELATIONSHIP, ' ').replace(IN_NO_HURRY, ' want ')
  const chosen = ANOTHER_CHOICE.test(sentence) ? text.replace(OPEN_TO_EITHER, ' ') : text
  if (GIVEN_UP.test(sentence)) return chosen.replace(FOR_GOOD, ' ')
  const rest = sentence.replace(NO_PRESSURE, ' ')
  return OPEN.test(rest) || LONG.test(rest) ? chosen.replace(NO_PRESSURE, ' ') : chosen
}

function classify(text: string): RelationshipIntent | null {
  const open = OPEN.test(text)
  if (open && !NOT_OPEN.test(text)) return 'exploring'
  if (NOT_CASUAL.test(text) && !/\bnothing\b/.test(text)) return 'long_term'
  if (NOT_LONG.test(text)) return 'casual'
  const casual = CASUAL.test(text)
  const long = LONG.test(text.replace(NOT_ONLY, ' '))
  if (casual && long) return EITHER.test(text) ? 'exploring' : 'long_term'
  if (casual) return 'casual'
  return long ? 'long_term' : null
}
