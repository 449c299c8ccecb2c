import { phrase } from '../reading/wording.ts'
import { anyOf, pattern } from '../reading/words.ts'
import type { Reader } from './reader.ts'

/** A sentence. What the person asks to be kept may be longer (`disclosure.ts`). */
const LONGEST_NOTE = 200
const A_NUMBER_OF = /\d+|a|an|half an|half a|a couple of|two|a few/
const TRAVEL_TIME = pattern`\b${A_NUMBER_OF}[ -](?:\d+ )?(?:minutes?|mins?|hours?|hrs?)(?:'s?)?\b`
const A_DISTANCE = /\d ?(?:km|miles)\b/
const ON_THE_ROAD = anyOf(/driv(?:e|ing)|train|bus|travel(?:l?ing)?|journey|commute|ride|by car|public transport|away/)
const TO_A_DATE = anyOf(
  /dates?|meet|would|willing|happy|limit|further/,
  /more than|no more|max|at most|up to|within|tops/,
)

/** A driving time is no distance, yet worth keeping as said. */
export const readNotes: Reader = (sentence) => {
  const { text, original, asks, clauses } = sentence
  if (asks || clauses.some(({ about }) => about === 'third')) return []
  const isTravelTime =
    !A_DISTANCE.test(text) && TRAVEL_TIME.test(text) && ON_THE_ROAD.test(text) && TO_A_DATE.test(text)
  return isTravelTime ? [{ kind: 'note', value: phrase(original, LONGEST_NOTE), words: original }] : []
}
