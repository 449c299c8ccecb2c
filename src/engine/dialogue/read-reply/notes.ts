import type { Reader } from './reader.ts'
import { phrase } from './wording.ts'

const LONGEST_NOTE = 200
const TRAVEL_TIME =
  /\b(?:\d+|a|an|half an|half a|a couple of|two|a few)[ -](?:\d+ )?(?:minutes?|mins?|hours?|hrs?)(?:'s?)?\b/
const ON_THE_ROAD = /\b(?:driv(?:e|ing)|train|bus|travel(?:l?ing)?|journey|commute|ride|by car|public transport|away)\b/
const AFTERNOON =
  /(?<!(?:weekends?|saturday|sunday|sat|sun)s? )\b(?:afternoons?|during the day|daytime)\b(?! (?:tea|nap))/
const FREE = /\b(?:i am free|free (?:in|on)|available|(?:works?|suits?) (?:best|well|me))\b/
const TO_A_DATE =
  /\b(?:dates?|meet|more than|no more|max|at most|up to|within|tops|limit|further|would|willing|happy)\b/

/** A driving time is no distance and an afternoon no option of the week, yet both are worth keeping in the person's words. */
export const readNotes: Reader = (sentence, { pending }) => {
  const { text, original, asks, clauses } = sentence
  if (asks || clauses.some(({ about }) => about === 'third')) return []
  // No option of the week stands for an afternoon.
  if (AFTERNOON.test(text) && (pending === 'week' || FREE.test(text)))
    return [{ kind: 'note', value: phrase(`Free: ${original}`, LONGEST_NOTE), words: original }]
  if (!TRAVEL_TIME.test(text) || !ON_THE_ROAD.test(text) || !TO_A_DATE.test(text)) return []
  if (/\b(?:to work|for work|late|my (?:mum|mom|parents|office|job))\b|\d ?(?:km|miles)\b/.test(text)) return []
  return [{ kind: 'note', value: phrase(original, LONGEST_NOTE), words: original }]
}
