import { anyOf, everywhere, oneOf, pattern } from '../../reading/words.ts'

/** What tells a figure that is an age from one that is not. */

export const SPEAKS_OF_AGE = anyOf(
  /ages?|aged|age-wise|age-?range|years old|year olds?|older|younger|old|young|oldest|youngest|born/,
  /twenties|thirties|forties|fifties|sixties|seventies|eighties|20s|30s|40s|50s|60s|70s|80s/,
)
export const SPEAKS_OF_THEM = anyOf(
  /some(?:one|body)|any(?:one|body)|nobody|no one|people|person|they|them|he|she|him|her/,
  /companion|soul ?mate|spouse|husband|wife|sweet spot|ballpark/,
  /partner(?:-wise)?|match(?:es)?|dates?|the one|other half|ideal|vibe|bracket|range/,
  /wom[ae]n|girls?|girlfriend|lad(?:y|ies)|gals?/,
  /m[ae]n|guys?|boyfriend|blokes?|lads|fellas?|gents?|gentlem[ae]n/,
)
export const SEEKING = anyOf(
  /looking|seeking|after|prefer|want|interested|like to meet|go for|would go|anywhere|open to/,
  /(?:comfortable|happy|fine|ok|okay|good) with/,
)

const FIGURE = /\d+(?:\.\d+)?(?: ?(?:-|to|or|and) ?\d+(?:\.\d+)?)? ?-?(?:ish |or so |odd )?/
const UNIT = oneOf(
  /km|miles?|metres|meters|feet|ft|inch(?:es)?|cm|floors?|storeys|hectares|acres/,
  /minutes?|mins?|hours?|hrs?|seconds|am|pm|o'clock|days?|nights?|weeks?|weekends|months?|times|a day|a week|per/,
  /pounds|dollars|bucks|quid|euros?|k|grand|kg|kilos?|lbs?|stone|%|percent|degrees|units|points/,
  /kids|children|kids' |people|guests|friends|colleagues|employees|students|cats?|dogs?|plants/,
  /dates|(?:first |second |different |other |failed |bad )*dates|messages|questions|countries|cities/,
  /cigarettes|cigs|drinks|beers|pints|glasses|books|episodes|records|marathons|tattoos|bedrooms?/,
)
const NUMBERED = oneOf(
  /route|highway|interstate|bus|number|no\.|size|top|channel|chapter|page|the/,
  /flat|apartment|room|level|unit|gate/,
)
const MONTH = oneOf(/january|february|march|april|may|june|july/, /august|september|october|november|december/)
const DAYS = /\d{1,2}(?: ?(?:-|to|and|until|till) ?\d{1,2})?/
const MORE_OF_AN_AGE =
  /old|olds|or older|or younger|either|of age|and (?:over|up|above)|between us|she|he|they|is|would|can|please|max/
const SINCE_WHEN =
  /ago|in|into|of (?!age)|together|with|at|on|as|sober|later|since|back|working|teaching|married|behind/
/** Figures that are no ages: money, measures, times, counts, places in a row. */
export const OTHER_FIGURES = everywhere(
  oneOf(
    /(?<![\d.])(?:\$ ?|\u00a3 ?|\u20ac ?)\d+(?:[.,]\d+)?(?: ?(?:-|to|and|or) ?\$?\d+)?/,
    pattern`\b${FIGURE}${UNIT}\b`,
    pattern`\b${FIGURE}of (?:them|these|those|my|the|us|which)\b`,
    /\b\d{2,3} over \d{2,3}\b/,
    /\b\d+(?:st|nd|rd|th)\b|\b\d{1,2}[:.]\d{2}\b|\b\d{3,}\b|\bunder-\d+s\b/,
    pattern`\b(?<!\d ?(?:-|to) ?)\d+ years? (?!${MORE_OF_AN_AGE})`,
    pattern`\b\d+ ?(?:-|to) ?\d+ years? (?:${SINCE_WHEN})\b`,
    /\b(?:in|since|from|of|around|by|until|before|after) (?:19|20)\d{2}\b/,
    pattern`\b(?:the )?${DAYS} (?:of )?${MONTH}\b`,
    pattern`\b${MONTH} (?:the )?${DAYS}\b`,
    pattern`\b${NUMBERED} \d+\b(?! ?(?:-|to))`,
  ),
)

const DECADE_PAST = /fifties|sixties|seventies|eighties|nineties|50s|60s|70s|80s|90s/
const OWN_DECADE = pattern`(?:early |mid |late )?(?:${DECADE_PAST}|twenties|thirties|forties|20s|30s|40s)`
const OF_A_DECADE = /music|films?|movies|pop|rock|disco|night|party|clothes|kid|child|baby/
/** "In the eighties", "90s music": years of the century. */
export const PAST_DECADES = everywhere(
  oneOf(
    pattern`\b(?:in|of|from|since|during|for) the (?:early |mid |late )?(?:19)?${DECADE_PAST}\b`,
    pattern`\b(?:since|in|during|throughout|until|through|after|before|left|of) my ${OWN_DECADE}\b`,
    pattern`\b(?:70s|80s|90s|seventies|eighties|nineties) ${OF_A_DECADE}\b`,
  ),
)
export const CHILDREN_AGED =
  /\b(?:kids?|children|sons?|daughters?|boys?|girls|twins|toddler)\b[^,.]{0,20}\baged? [^.]*/g

const DOES_NOT_MATTER = oneOf(
  /is just a number|does not (?:matter|bother)|is not (?:important|an issue|a problem)/,
  /no (?:issue|problem|object)/,
)
export const NO_LIMIT = anyOf(
  /(?:no|any|not? (?:really )?(?:an? )?(?:upper|lower)?) ?(?:upper|lower)? ?(?:age )?limit|any age|all ages/,
  pattern`age ${DOES_NOT_MATTER}`,
  /(?:do not (?:mind|care)) (?:about )?(?:the |their |what )?age/,
)

/** "At least 25, please" stands alone: without a unit, such a figure is an age here. */
export const BARE_SPAN = oneOf(
  /\d+(?:ish|\+)?/,
  anyOf(
    /till|until|through|thru/,
    /at least|over|above|past|beyond|under|below|older|younger|than|between|from|up to|anywhere|somewhere|plus/,
    /minimum|min|maximum|max|at most|tops|no|not|anyone|and|or|ish|so|years|roughly|preferably|ideally/,
    /upwards?|onwards?|more|oldest|youngest|ceiling|floor|most|least/,
    /very|low|lower|high|upper|top|bottom|end|limits?|cap|start|stop|begin|draw|line/,
    /north|south|shy|sweet|spot|ballpark/,
    /range|bracket|sensible|sounds|right|works?|ideal|perfect|good|fine|great/,
  ),
)

const SECOND_THOUGHT = /on second thoughts?|actually|wait|make that|sorry|no|let us say|make it/
/** "36 to 46, and on second thoughts 48": the figure put right is the group. */
export const AMENDED = pattern`
  \d{2}\W+(?:and |no |but |or )*${SECOND_THOUGHT}\W+
  (?:make (?:that|it) |wait |let us say |say )*(\d{2})\b(?!\d)`
export const JUST_AN_AGE = /^\W*(?:i am )?(\d{2})\W*(?:years old)?\W*$/
