import { anyOf, everywhere, oneOf, pattern } from '../reading/words.ts'

export const A_PERSON_OF = /\b(?:(?:wo)?m[ae]n|lad(?:y|ies)|person|people) of \d\d\b/

export const SPEAKS_OF_AGE = anyOf(
  /ages?|aged|age-wise|age-?range|years old|year olds?|older|younger|old|young|oldest|youngest|born/,
  A_PERSON_OF,
  /twenties|thirties|forties|fifties|sixties|seventies|eighties|20s|30s|40s|50s|60s|70s|80s/,
)
export const SPEAKS_OF_THEM = anyOf(
  /some(?:one|body)|any(?:one|body)|nobody|no one|people|person|they|them|he|she|him|her/,
  /companion|soul ?mate|spouse|husband|wife|sweet spot|ballpark/,
  /partner(?:-wise)?|match(?:es)?|dates?|the one|other half|ideal|vibe|bracket|range/,
  /(?:looking|seeking|interested) (?:\w+ )?\d+/,
  /wom[ae]n|girls?|girlfriend|lad(?:y|ies)|gals?/,
  /m[ae]n|guys?|boyfriend|blokes?|lads|fellas?|gents?|gentlem[ae]n/,
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
export const MONEY = everywhere(
  /(?<![\d.])(?:\$ ?|\u00a3 ?|\u20ac ?)\d+(?:[.,]\d+)?(?: ?(?:-|to|and|or|\/) ?\$?\d+| \d+\b(?! ?(?:-|to|and|or|till?|until)\b))?/,
)
/** Figures that are no ages: measures, times, counts, ranks. */
export const OTHER_FIGURES = everywhere(
  oneOf(
    MONEY,
    /\b(?:kids?|children|sons?|daughters?|boys|girls|twins)\b[^,.\d]{0,20}\baged? \d+(?: (?:and|to) \d+)?/,
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
/** "90s music": calendar decades. */
export const PAST_DECADES = everywhere(
  oneOf(
    pattern`\b(?:in|of|from|since|during|for) the (?:early |mid |late )?(?:19)?${DECADE_PAST}\b`,
    pattern`\b(?:since|in|during|throughout|until|through|after|before|left|of) my ${OWN_DECADE}\b`,
    pattern`\b(?:70s|80s|90s|seventies|eighties|nineties) ${OF_A_DECADE}\b`,
  ),
)
export const JUST_AN_AGE = /^\W*(?:i am )?(\d{2})\W*(?:years old)?\W*$/

export const NO_LIMIT = anyOf(
  /(?:no|any) (?:upper |lower )?(?:age )?limits?|any age|all ages/,
  /age (?:is just a number|does not (?:matter|bother)|is not (?:important|an issue|a problem)|is no (?:issue|problem))/,
  /do not (?:mind|care) (?:about )?(?:the |their |what )?age/,
)
