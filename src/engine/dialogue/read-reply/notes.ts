import { phrase } from '../reading/wording.ts'
import { anyOf, oneOf, pattern } from '../reading/words.ts'
import type { Reader } from './reader.ts'

/** A sentence. What the person asks to be kept may be longer (`disclosure.ts`). */
const LONGEST_NOTE = 200
const A_NUMBER_OF = /\d+|a|an|half an|half a|a couple of|two|a few/
const TRAVEL_TIME = pattern`\b${A_NUMBER_OF}[ -](?:\d+ )?(?:minutes?|mins?|hours?|hrs?)(?:'s?)?\b`
const ON_THE_ROAD = anyOf(/driv(?:e|ing)|train|bus|travel(?:l?ing)?|journey|commute|ride|by car|public transport|away/)
const AFTERNOON = pattern`(?<!(?:weekends?|saturday|sunday|sat|sun)s? )
  \b(?:afternoons?|during the day|daytime)\b(?! (?:tea|nap))`
const FREE = anyOf(/i am free|free (?:in|on)|available|(?:works?|suits?) (?:best|well|me)/)
const TO_A_DATE = anyOf(
  /dates?|meet|would|willing|happy|limit|further/,
  /more than|no more|max|at most|up to|within|tops/,
)
const ANOTHER_JOURNEY = oneOf(/\b(?:to work|for work|late|my (?:mum|mom|parents|office|job))\b/, /\d ?(?:km|miles)\b/)

/** A driving time is no distance and an afternoon no option of the week, yet both are worth keeping as said. */
export const readNotes: Reader = (sentence, { pending }) => {
  const { text, original, asks, clauses } = sentence
  if (asks || clauses.some(({ about }) => about === 'third')) return []
  // No option of the week stands for an afternoon.
  if (AFTERNOON.test(text) && (pending === 'week' || FREE.test(text)))
    return [{ kind: 'note', value: phrase(`Free: ${original}`, LONGEST_NOTE), words: original }]
  const isTravelTime = TRAVEL_TIME.test(text) && ON_THE_ROAD.test(text) && TO_A_DATE.test(text)
  if (!isTravelTime || ANOTHER_JOURNEY.test(text)) return []
  return [{ kind: 'note', value: phrase(original, LONGEST_NOTE), words: original }]
}
