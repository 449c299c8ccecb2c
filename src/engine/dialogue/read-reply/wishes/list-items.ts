import { MAX_NAME } from '#contract/limits.ts'
import { phrase } from '../../reading/wording.ts'
import { oneOf } from '../../reading/words.ts'

const LINKS = oneOf(
  /and|but|so|also|if|when|please|of|with|to|say|things like|mainly|mostly|of course|obviously|for me/,
  /just|definitely|probably|maybe|ideally|really|well|would be/,
  /one thing|number \d|first|second|a must-have(?: for me)?(?: is)?|in a partner|then|ok|okay|fine|at least/,
)
const SUBJECTS = oneOf(
  /i (?:said|suppose|guess|mean)|that|is|are|it is|they are|she is|he is|they|she|he|i|would|should|must|the|me|my/,
  /be|being|has to be|have to be|need to be|needs to be|having/,
)
const PERSONS = oneOf(
  /someone who(?: is| has)?|somebody who(?: is| has)?|someone|somebody|who(?: is| has|'s|'ll)?|a person who(?: is)?/,
  /an? (?:man|woman|guy|girl|lady|gentleman) who(?: is| has|'s|'ll)?|a partner who(?: is)?|people who are|people with/,
)
const LEAD_IN = new RegExp(`^(?:${oneOf(PERSONS, SUBJECTS, LINKS).source})[:,]? `, 'i')
const BETWEEN_ITEMS = /\s*(?:[,;/\u2022|]|\.(?=\s|$)| - | plus | as well as |, and )\s*/
const NO_ITEM =
  /^(?:none|nothing|nope|nah|no|yes|yeah|please|(?:would|could|can|will) you|finish|done|save|skip|pass|everyone|everybody|for me|to me|and|or|but|etc|stuff|things|that|this|it|them|someone|people|you know|not much|idk|haha|lol|must|honestly|actually|really|seriously|(?:an? )?(?:real )?(?:bot|robot|machine|human(?: being)?|program|computer)|(?:an? |my |the )?(?:must[- ]haves?|nice[- ]to[- ]haves?|deal[- ]?breakers?|notes?))$/i
/** "Told you", "answer me about the place", "should know that in advance": said to the host, and no thing. */
const TO_THE_HOST =
  /^(?:(?:i )?(?:just |already )?(?:told|asked) you\b|answer me\b|(?:would|could|can|will|did|do) you\b|have (?:said|told)\b|you (?:did|didn't|did not|forgot|missed|dropped|skipped|never)\b|(?:take|put|write|add|make|turn|move|change|keep|leave|swap|drop) (?:it|that|this|them|off|out|away)\b|for the matchmaker$|(?:(?:should|must|needs? to|has to) )?(?:know|be told)(?: of| about)? (?:that|this|it)\b|(?:that|it)(?:'s| is)\b)/i
const MOST_ITEMS = 8

/** "kindness, a sense of humour and good teeth" → three entries, each in the person's words. */
export function listItems(said: string): string[] {
  return said
    .split(BETWEEN_ITEMS)
    .flatMap(splitAnd)
    .map(trimItem)
    .filter(isItem)
    .map((item) => phrase(item, MAX_NAME))
    .slice(0, MOST_ITEMS)
}

/** Whether words name something by themselves. */
export const isItem = (item: string) =>
  item.length >= 2 && /\p{L}/u.test(item) && !NO_ITEM.test(item) && !TO_THE_HOST.test(item)

const LONGEST_HALF = 4

/** "kind and funny" is two things; "loves dogs and long walks in the rain with me" is left as said. */
function splitAnd(item: string): string[] {
  const parts = item.split(/ (?:and|&) /)
  return parts.every((part) => part.split(' ').length <= LONGEST_HALF) ? parts : [item]
}

/** An item without what leads to it: "someone who is kind" is "kind". */
function trimItem(item: string): string {
  let now = item.trim()
  for (let before = ''; before !== now; ) {
    before = now
    now = now.replace(LEAD_IN, '').trim()
  }
  return now
}
