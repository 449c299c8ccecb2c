/** Phrases in which a number after "I am" is something else than the years of the person's life. */
const NOT_YEARS =
  '(?!\\s*(?:%|-?(?:km|miles?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|pounds|lbs?|kg|kilos|stone|cm|inches|feet|foot|ft|times|units|floors?|percent|credits|episodes|pages|dates|drinks|metres|meters|steps|questions|seconds|km/h|grand|k)\\b|[\'\u2032"]\\s?\\d|[.:/]\\d|\\s*(?:-|to|or)\\s*\\d|th\\b|st\\b|nd\\b|rd\\b|\\s*(?:years|yrs)\\s+(?:sober|clean|single|divorced|married|in|into|out|younger|older|dry|smoke|without|with|at|on|late|behind|ahead|away|past|deep|post|free|of (?!age))|\\s*(?:sober|clean|into|in a|away|behind|ahead|deep|short|down|up|minutes|parts)))'
const OWN_AGE = new RegExp(
  `(?:\\b(?:i am|i'm|am|me:|i (?:just |have just |recently )?turned|i will be|i am turning|my (?:own )?age(?: is|:)|i have just hit|i just hit|myself (?:am|is)|as)(?: also| actually| only| just| now| really| currently| still| nearly| almost| myself| about| around| a| an| f| m| male| female)* (\\d{1,2})\\b${NOT_YEARS})|\\b(\\d{1,2}) ?(?:years old|year old|year-old|yo|/?[mf]\\b)(?= (?:myself|here|woman|man|guy|girl|male|female|teacher|nurse|engineer|single|divorc|freelanc))|(?:^|[,.] ?)(\\d{1,2})(?: years old)? (?:myself|here)\\b`,
)
const HISTORY =
  /\b(?:when|since|until|till|before|after|back when|by the time|from when|as if|like|feel like|until)\s+$/
const FUTURE = /\b(?:i will be|turning)\b/

/** The person's own age if the text states it ("I'm 40"), with the stretch of text that says so. */
export function ownAgeIn(text: string): { age: number; said: string } | null {
  const found = OWN_AGE.exec(text)
  if (!found) return null
  if (HISTORY.test(text.slice(0, found.index))) return null
  const said = found[0]
  const age = Number(found[1] ?? found[2] ?? found[3])
  return { age: FUTURE.test(said) ? age - 1 : age, said }
}
