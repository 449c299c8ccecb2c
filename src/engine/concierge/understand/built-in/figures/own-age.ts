import { oneOf, pattern } from '../reading/words.ts'

const UNIT = oneOf(
  /km|km\/h|miles?|metres|meters|cm|inches|feet|foot|ft|steps|floors?/,
  /minutes?|mins?|hours?|hrs?|days?|weeks?|months?|seconds|times/,
  /pounds|lbs?|kg|kilos|stone|grand|k|percent|units|credits|episodes|pages|dates|drinks|questions/,
)
const STATE = oneOf(
  /sober|clean|dry|smoke|free|single|divorced|married|without|with|of (?!age)/,
  /in|into|out|at|on|late|behind|ahead|away|past|deep|post|younger|older/,
)
/** Words after "I am 40" that show it is no age. */
const NOT_YEARS = oneOf(
  pattern`\s*(?:%|-?${UNIT}\b|['\u2032"]\s?\d|[.:/]\d|\s*(?:-|to|or)\s*\d)`,
  /\s*(?:th|st|nd|rd)\b/,
  pattern`\s*(?:years|yrs)\s+${STATE}`,
  /\s*(?:at heart|in my head|inside|in spirit|mentally(?! \d)|sober|clean|into|in a|away|behind|ahead|deep|short|down|up|minutes|parts)/,
)
const I_AM = oneOf(
  /i am|i'm|am|me:|i (?:just |have just |recently )?turned|i will be|i am turning|i have just hit|i just hit/,
  /my (?:own )?age(?: is|:)|myself (?:am|is)|as/,
)
const JUST = oneOf(
  / also| actually| only| just| now| really| currently| still| nearly| almost| myself| about| around/,
  / a| an| f| m| male| female/,
)
const SOMEBODY = oneOf(/myself|here|woman|man|guy|girl|male|female/, /teacher|nurse|engineer|single|divorc|freelanc/)
const OWN_AGE = oneOf(
  pattern`\b${I_AM}${JUST}* (\d{1,2})\b(?!${NOT_YEARS})`,
  pattern`\b(\d{1,2}) ?(?:years old|year old|year-old|yo|/?[mf]\b)(?= ${SOMEBODY})`,
  /(?:^|[,.] ?)(\d{1,2})(?: years old)? (?:myself|here|is me|is my(?: own)? age)\b/,
)
const HISTORY =
  /\b(?:when|since|until|till|before|after|back when|by the time|from when|as if|like|feel like|mentally|in my head|at heart)\s+$/
const FUTURE = /\b(?:i will be|turning)\b/

export function ownAgeIn(text: string): { age: number; said: string } | null {
  const found = OWN_AGE.exec(text)
  if (!found) return null
  if (HISTORY.test(text.slice(0, found.index))) return null
  const said = found[0]
  const age = Number(found[1] ?? found[2] ?? found[3])
  return { age: FUTURE.test(said) ? age - 1 : age, said }
}
