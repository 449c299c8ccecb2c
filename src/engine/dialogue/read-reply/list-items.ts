import { MAX_NAME } from '#contract/limits.ts'
import { phrase } from './wording.ts'

const LEAD_IN =
  /^(?:and|but|so|also|that|is|are|it is|they are|she is|he is|they|she|he|i|would|should|must|to|just|definitely|probably|maybe|ideally|really|well|someone who(?: is| has)?|somebody who(?: is| has)?|a person who(?: is)?|a (?:man|woman|guy|girl|lady|gentleman) who(?: is| has)?|a partner who(?: is)?|people who are|someone|somebody|who(?: is| has)?|be|being|has to be|have to be|need to be|needs to be|to be|to have|having|if|when|things like|say|people with|a must-have(?: for me)?(?: is)?|the|for me|me|with|please|of|in a partner|my|one thing|number \d|first|second|mainly|mostly|of course|obviously|would be|i guess|i think|i suppose) /i
const TRAIL =
  /(?: (?:please|thanks|thank you|for me|to me|though|too|i think|i guess|i suppose|as well|for sure|if possible|ideally|obviously|of course|and that is it|that is it|really|and|but|or|is|are|that|would|be|a|the|it is|they|which))+$/i
const MOST_ITEMS = 8

/** "kindness, a sense of humour and good teeth" → three entries, each in the person's words. */
export function listItems(said: string): string[] {
  return said
    .split(/\s*(?:[,;/\u2022|]|\.(?=\s|$)| - | plus | as well as |, and )\s*/)
    .flatMap(splitAnd)
    .map(trimItem)
    .filter(
      (item) =>
        item.length >= 2 &&
        /[a-z]/i.test(item) &&
        !/^(?:none|nothing|no|yes|etc|stuff|things|that|this|it|them|someone|people|you know|not much|idk)$/i.test(
          item,
        ),
    )
    .map((item) => phrase(item, MAX_NAME))
    .slice(0, MOST_ITEMS)
}

/** "kind and funny" is two things; "loves dogs and long walks in the rain with me" is left as said. */
function splitAnd(item: string): string[] {
  const parts = item.split(/ (?:and|&) /)
  return parts.every((part) => part.split(' ').length <= 4) ? parts : [item]
}

function trimItem(item: string): string {
  let now = item.trim().replace(/^["'(\s-]+|["'()\s.!?:-]+$/g, '')
  for (let before = ''; before !== now; ) {
    before = now
    now = now.replace(LEAD_IN, '').replace(TRAIL, '').trim()
  }
  return now
}
