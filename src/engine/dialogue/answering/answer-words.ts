import { anyCase, oneOf, pattern } from '../reading/words.ts'

/** Agreement that says so whatever follows it: "yes, lunch suits me". */
const PLAIN_YES = oneOf(
  /yes|yeah|yea|yep|yup|yah|aye|si|haan|ya/,
  /exactly|absolutely|definitely|indeed|certainly|of course|correct|spot on/,
)
/** Agreement only as a whole clause: "right, lunch suits me" agrees, "right across the river" does not. */
const MILD_YES = oneOf(
  /right|true|sure(?: thing)?|ok(?:ay)?|fine|good|great|perfect|alright|all right|please(?: do)?|do|agreed|done/,
  /go (?:on|ahead)|that(?:'s| is|s)? (?:right|it|correct|true|fine|good|me)|that(?:'ll| will) do|sounds (?:right|good)|you got it/,
  /(?:you(?: ha|')ve? )?got (?:it|that) right|keep (?:it|that|this|them)|(?:quite|very) (?:right|true|so)|it (?:is|does)/,
  /i (?:do|am|would|think so|guess so|suppose so)|he (?:is|does)|she (?:is|does)|they (?:are|do)|why not|might as well/,
  /put (?:it|that) (?:in|down)|leave (?:it|that) (?:in|as)|(?:that|this) one/,
)
const BARE_NO = /no|nope|nah|nay|naw/
const PLAIN_NO = /no|nope|nah|nay|naw|neither|none/
const MILD_NO = oneOf(
  /not (?:really|at all|quite|that|this|it|so|true|right|correct|any|needed|necessary)|never|wrong|incorrect|false/,
  /that(?:'s| is|s)? (?:not|wrong)(?: (?:right|it|true|what i (?:said|meant)))?|(?:please )?do(?: no|n'?)t(?: (?:keep|put|note|add) (?:it|that))?/,
  /(?:leave|take|keep|cut|strike) (?:it|that|this|them|those|these) (?:out|off)|skip (?:it|that)|drop (?:it|that)|forget (?:it|that)/,
)
/** What is said before the answer, and means nothing. */
const LEADING = oneOf(
  /well|oh|ooh|ah+|aha|um+|uh+|er+m?|hm+|so|and|but|ha(?:ha)*|lol|omg|ugh|hey|look|listen|sorry|wait|what|eh/,
  /lord|god|gosh|heavens|goodness|hell|heck|i mean|i (?:just |already )?said|as i said|like i said|for the \w+ time|i (?:just |already )?told you|actually|honestly|now|again/,
)
/** What is said around an answer: courtesies, and words that only point at what was offered. */
const FILLER = oneOf(
  LEADING,
  /please|pls|thanks|thank you|ty|thx|cheers|ta|mate|dear|love|sir|ma'am|madam|darling|honey|buddy|friend|kindly/,
  /if (?:you|it) (?:please|like|can|would|may|would be so kind)|if you(?:'d| would) be so kind|if possible|then|too|also/,
  /it|its|it's|that|that's|this|them|those|these|one|ones|as|an?|the|my|your|in|into|to|under|on|of|for|with|among/,
  /put|keep|make|add|go|going|goes|call|leave|take|place|move|pick|choose|list|say|note|down|out|off|up|there|here/,
  /i|i'd|i'll|i'm|would|should|can|could|you|be|is|are|was|do|does|let|let's|have|got|just|only|all|really|very|quite/,
  /still|rather|think|guess|suppose|prefer|want|like|lot|long|good|fine|right|correct|ok|okay|yes|yeah|true/,
)
const whole = (one: RegExp) => anyCase(pattern`^(?:${one})$`)
const head = (one: RegExp) => anyCase(pattern`^(?:${one})(?![\w'-])`)
export const IS_YES = whole(oneOf(PLAIN_YES, MILD_YES))
export const IS_NO = whole(oneOf(PLAIN_NO, MILD_NO))
/** A no and nothing else: under "Smoking: no. Right?" it may be the same no. */
export const IS_BARE_NO = whole(BARE_NO)
/** A no that is an answer by itself where one of the answers is "no". */
export const IS_NEVER = whole(/never(?: ever)?|not at all|not ever/)
/** What is denied by its name. */
export const DENIED = anyCase(
  /^(?:no|not|never|nae|definitely not|absolutely not) (.+)$|^(.+?) (?:is|are) (?:not (?:it|right|me|for me|true|what i said)|wrong|false|a no|out)$/,
)
/** What is said of an entry that is to stay. */
const KEEPING = /keep|leave|not|no|(?:do not|don'?t) (?:take(?: out| off)?|remove|delete|drop|cut)/
export const IS_KEEPING = whole(KEEPING)
export const BEGINS_KEEPING = anyCase(
  pattern`^(?:(?:please|just|rather|let's|i'd|you can|can you) )*(?:${KEEPING})(?![\w'-])`,
)
/** "Leave tall out" takes it out. */
export const GOES = /^(?!do not |don'?t ).*(?<![\w'-])(?:out|off)(?![\w'-])/
export const BEGINS_YES = head(PLAIN_YES)
/** "No, I meant" and "no that's wrong", not "no one under forty". */
export const BEGINS_NO = anyCase(
  pattern`^(?:${PLAIN_NO})\s+(?=(?:no|nope|i|i'm|i've|i'd|it|it's|that|that's|thats|this|not|never|leave|do|don't|dont|dear
    |thanks|thank|please|you|she|he|we|they|my|mine|love|mate|sir|ma'am|of|way|need|sorry|wait|lol)(?![\w'-]))`,
)
export const IS_NONE = whole(/(?:none|neither|nothing)(?: of (?:them|these|those|the (?:above|two|lot)))?/)
export const BEGINS_FILLER = head(FILLER)
export const BEGINS_LEADING = head(LEADING)

/** Which option an ordinal means, counted from 0; -1 for the last. */
export const OPTION_INDEXES: readonly (readonly [RegExp, number])[] = [
  [whole(/first|1st|former|number (?:one|1)|top/), 0],
  [whole(/second|2nd|latter|number (?:two|2)/), 1],
  [whole(/third|3rd|number (?:three|3)/), 2],
  [whole(/fourth|4th|number (?:four|4)/), 3],
  [whole(/fifth|5th|number (?:five|5)/), 4],
  [whole(/last|bottom/), -1],
]

/** What people call the places where something can be kept. */
export const PLACE_NAMES: Readonly<Record<string, RegExp>> = {
  'preferences.must_haves': whole(/must(?:[- ]?haves?)?s?|a must|required|requirements?|essentials?|needs?/),
  'preferences.nice_to_haves': whole(/nice(?:[- ]to[- ]haves?)?|nice[- ]to[- ]haves?|bonus(?:es)?|plus(?:es)?|extras?/),
  'valuesMap.dealbreakers': whole(/deal[- ]?break(?:er)?s?|no[- ]?gos?|red flags?/),
  'valuesMap.faith_values_edge': whole(/faith(?: and values)?|religion|beliefs?|values/),
  notes: whole(/notes?|matchmaker(?:'s)?(?: notes?)?/),
}
