import { anyOf, everywhere, oneOf, pattern } from '../../reading/words.ts'

/** How people speak of what an evening may cost. */

export const SIGNS = /(?<![\w$])(\${1,4})(?![\d$\w])/g
export const SIGNS_IN_WORDS =
  /\b(a single|single|one|1|2|3|4|double|triple|quadruple) (?:\$|dollars?)[- ]?(?:signs?)?(?!\w)/
/** "Rather than $$$": signs that are named to be put aside. */
export const OTHER_SIGNS = everywhere(
  oneOf(
    /\b(?:sometimes|occasionally|now and then|at times|rather than|instead of|in place of|not|no longer) \$+(?!\d)/,
    pattern`(?<!\$)\$+(?![\d$])(?: [a-z]+)? (?:is|are|would be|feels?|seems?|sounds?) (?:\w+ )?
      (?:too|beyond|over the|a bit much|a stretch|excessive|more than i|out of my)\b`,
  ),
)

export const SPEAKS_OF_SPENDING = anyOf(
  /budget|spend|spending|spent|splurg(?:e|ing)|splash(?:ing)? out|pay|outlay/,
  /treat(?:ing)? (?:my date|someone|them|him|her)/,
  /cost|costs|money|price|prices|pricey|the bill|wallet|dollars?/,
  /per date|a date|on dates?|for dates?|first dates?|dinner dates?|date nights?|dates? (?:are|should|can|could|do)/,
  /dinner out|going out|nights? out|evenings? out|an evening/,
  /(?:for|of|on) (?:the|an|one|a) (?:evening|night|date)/,
)
/** Money that is not spent on dates. */
export const OTHER_MONEY = anyOf(
  /salary|earn|earns|earning|income|bonus|job pays?|wages?/,
  /rent|mortgage|savings?|debt|loan|invest|crypto|house|car/,
  /spent (?:\S+ ){0,4}on (?!an? (?:date|evening|night|dinner)|dates?|dinner|drinks|the evening)/,
  /my (?:\w+ )?bills?|cost (?:me|us)|paid|bought|sold|won|owed?|tip/,
  /a year|per year|a month|per month/,
  /found a|lost a|dropped a|(?:run|own|rent|live in) an? (?:small|tiny|modest|cheap)/,
  /charged|charges|fined|vet|dentist|plumber|electrician|mechanic|garage|insurance|olive oil|petrol|electricity/,
  /(?:believe|shocking|scandalous|ridiculous) how (?:expensive|cheap|pricey|much)|(?:went|gone|going) up/,
  /flight|flights|holiday|trip|shoes|skincare|groceries/,
)
const HOUSEHOLD = /grocery|food|shopping|household|heating|petrol|kitchen|garden|renovation|family|book|coffee|clothes/
const OFFICE = /work|team|marketing|department|project|school|council|city|film|production|annual|yearly|monthly/
/** A budget, but not for dates. */
export const OTHER_BUDGET = anyOf(
  /at work|for work|department|for groceries/,
  /budget (?:for|of) (?:our|the|my|a) (?!dates?|first|evening|night|dinner)\w+/,
  pattern`(?:${HOUSEHOLD}|${OFFICE}|travel|holiday|wedding|gig) budget`,
)
/** "We bought two tickets, 65 pounds each": what was spent once on something else. */
export const BOUGHT = /\b(?:i|we) (?:just |once )?(?:bought|sold|won|owe)\b(?!.*\b(?:dates?|budget)\b)/
/** A treat now and then is not what they usually spend. */
export const ONCE = anyOf(
  /birthdays?|anniversar(?:y|ies)|special occasions?/,
  /once in a while|now and then|occasionally|on occasion|once a year/,
)

const TO_MORE = / ?(?:-|to|or|and) ?/
export const AMOUNT = oneOf(
  pattern`[$\u00a3\u20ac] ?(\d{1,4})(?:\.\d\d)?(?:${TO_MORE}[$\u00a3\u20ac]? ?(\d{1,4}))?(?! ?k\b)`,
  pattern`\b(\d{1,4})(?:${TO_MORE}(\d{1,4}))? ?(?:dollars|bucks|quid|pounds|euros?|usd|gbp|eur)\b`,
  pattern`
    \b(?:spend|pay)(?:ing)? (?:about |around |up to |roughly |maybe )?(\d{2,4})(?:${TO_MORE}(\d{2,4}))?
    (?= (?:on|for|per|a|and up|or so|max|tops|at most)\b(?! (?:year|month|week))|\W*$)`,
)
