import type { Budget } from '#contract/options.ts'
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

const DEAR = /fancy|expensive|pricey|posh/
const NO_LIMIT = anyOf(
  /money(?: is|'s)? no (?:object|issue|problem)|price (?:is )?(?:no|does not)|sky is the limit/,
  /no (?:expense|cost) (?:is )?(?:spared|too)|spare no expense|(?:do not|not) care (?:what|how much) it costs/,
  /no (?:upper )?limit (?:on|to|for) (?:the )?(?:budget|money|spend)/,
  /luxur(?:y|ious)|lavish|extravagant|as fancy as|(?:very|really) (?:fancy|expensive|posh)/,
  /high[- ]end|top[- ](?:end|dollar|of the range|tier|shelf)/,
  /fine dining|michelin|white tablecloths?|tasting menus?/,
)
const NOT_TOO_MUCH = anyOf(
  pattern`not too (?:cheap|${DEAR})`,
  pattern`(?:nothing|not) (?:too |very |that )?(?:${DEAR}|extravagant|lavish)`,
  /neither cheap nor|between (?:fancy|posh|cheap|fast food|mcdonald\w*)\b.* and/,
)

const NOT_GOING_TO = pattern`
  (?:not|never|rather not)
  (?: (?:really|like|want|need|going|looking|one|big|keen))*
  (?: (?:to|on|for))?`
const SPENDING = /spend(?:ing)?|splash(?:ing)?(?: out)?|blow(?:ing)?|drop(?:ping)?/
const A_LOT = /much|a lot|lots|loads|too much|big|a fortune|a ton|money/
const COST = /costs?|price|spend|spending|it|things|(?:my |the )?dates/
const LITTLE = anyOf(
  /(?:dirt )?cheap(?:er|ish)?(?: and cheerful| as chips| eats)?|(?:a )?(?:tenner|fiver)/,
  /inexpensive|cheapest|affordable|economical|low[- ]cost|on the cheap/,
  /(?:low|small|tight|tiny|student|limited|minimal|shoestring)(?:er)?[- ]?(?:budget|cost|spend)?/,
  /budget[- ]friendly|on a budget|frugal|thrifty|modest|bare minimum|lowest/,
  /free (?:stuff|things|dates?|activities)|next to nothing|as little as/,
  pattern`${NOT_GOING_TO} ?${SPENDING}?(?: on)? ${A_LOT}`,
  /(?:not|no) (?:have |got )?(?:much|a lot of|loads of|any) (?:spare )?(?:money|cash)/,
  /not (?:\w+ )?(?:generous|lavish)|(?:money|cash) is (?:\w+ )?tight|skint/,
  /broke(?! (?:up|down|my|the|a|in|off|out|it|his|her|our|into)\b)/,
  pattern`(?:keep|keeping) (?:the )?${COST} (?:\w+ )?(?:down|low|cheap|minimal)`,
)
const PLENTY = anyOf(
  pattern`upscale|upmarket|swanky|pricier|fancier|${DEAR}`,
  /generous(?:ly)?|splash(?:ing)? out|splurg(?:e|ing)|spoil|above average|high(?:er)? budget|nice restaurants?/,
  /(?:higher|upper)[- ](?:end|side|mid|range|bracket)|on the (?:higher|expensive|pricier) side/,
  /treat(?:ing)? (?:someone|them|her|him|my date|us|people) (?:well|properly)/,
)
const MIDDLING = anyOf(
  /mid[- ]?range|middle(?: of the (?:road|range))?|mid(?:dling)?|mid-?priced?|medium|in between/,
  /moderate(?:ly)?|average|reasonabl[ey]|normal|standard|sensible/,
)

/** The first that a text has is the one it means: "not too cheap" before "cheap". */
export const IN_WORDS: readonly (readonly [Budget, RegExp])[] = [
  ['$$', NOT_TOO_MUCH],
  ['$$$$', NO_LIMIT],
  ['$', LITTLE],
  ['$$$', PLENTY],
  ['$$', MIDDLING],
]

/** Words that are about the cost of a date and of nothing else. */
export const UNMISTAKABLE = anyOf(
  /money(?: is|'s)? no (?:object|issue)|spare no expense|fine dining/,
  pattern`nothing (?:too )?${DEAR}`,
  /cheap and cheerful|cheap dates?|cheap eats|dirt cheap|cheap as chips|keep it cheap|mid-?priced?|inexpensive/,
  /on a (?:tight |student |small )?budget|(?:i am|am) (?:\w+ )?(?:broke|skint)/,
  /(?:keep|keeping) (?:the |my )?dates (?:\w+ )?(?:cheap|low-key and cheap|inexpensive|affordable)/,
)
