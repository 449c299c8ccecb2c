import type { MEET } from '#contract/options.ts'
import { anyOf, beginsWith, everywhere, oneOf, pattern } from '../../reading/words.ts'

/** How people name whom they would like to meet, and women and men who come up in passing. */

export type Meet = (typeof MEET)[number]

const ALL_GENDERS = anyOf(
  /everyone|everybody|anybody|anyone|anyone and everyone|any and all|open to (?:all|anyone|everyone)/,
  /all genders|any genders?|not (?:about )?(?:the )?genders?/,
  /all (?:kinds|sorts) of people|people of (?:any|all) genders?/,
  /men,? (?:and )?women(?:,)? and nonbinary/,
  /whatever (?:their |the )?gender|regardless of gender|no gender preference|gender is not a (?:filter|factor)/,
  /gender (?:does not|is not|isn't|do not) (?:matter|important|an issue)/,
  /(?:do not|not) (?:mind|care|fussed) (?:about |what |which )?(?:the |their )?gender/,
  /(?:do not|not) filter (?:by|on) gender|pansexual|pan/,
)
export const WORDS: readonly (readonly [Meet, RegExp])[] = [
  ['Women', anyOf(/wom[ae]n|womxn|wlw|sapphic|girls?|girlfriend|wife|lady|ladies|females?|gals?|lass|lasses/)],
  ['Men', anyOf(/m[ae]n|males?|guys?|boys|boyfriend|husband|gentlem[ae]n|gents?|blokes?|lads?|fellas?|dudes?/)],
  ['Nonbinary people', anyOf(/nonbinary|genderqueer|gender ?fluid|agender|gender ?non-?conforming/)],
  ['Everyone', ALL_GENDERS],
]
/** Every word for a kind of person, for seeing what a clause says besides. */
export const ANY_WORD = everywhere(oneOf(...WORDS.map(([, said]) => said), anyOf(/people|folks?|persons?/)))

const EVERYBODY_ELSE = oneOf(/in|at|around|i|who|has|loves|else|wants/, /says|knows|thinks|keeps/)
/** Women, men and everyone in a turn of phrase, at work, or about to be described. */
export const IN_PASSING = everywhere(
  anyOf(
    /man(?:'s)? best friend|man ?cave|no man is|oh man|hey man|man up|poor man|wise man|family man/,
    /(?:wo)?men's (?:\w+)/,
    /(?:girls?|lads?|boys|guys) (?:night|trip|holiday|weekend)/,
    pattern`
      (?:work(?:ing)?|teach(?:ing)?|coach(?:ing)?|help(?:ing)?) (?:with |at |for )?(?:a )?
      (?:women|men|girls|boys|everyone)`,
    /(?:most|many|some|all|other|few) (?:men|women|guys|girls)/,
    /a (?:man|woman|guy|girl|lady) of (?!\d)(?:\w+)/,
    pattern`everyone (?:${EVERYBODY_ELSE}|is (?!welcome))`,
    pattern`everybody (?:${EVERYBODY_ELSE}|is)`,
    /(?:hi|hey|hello|thanks|bye) (?:everyone|everybody|guys|all|ladies|man)/,
    /any(?:one|body) (?:who|with|over|under|older|younger|that|else|between|aged)|anyone out there/,
    /(?:kind|nice|polite|rude) to (?:everyone|everybody)/,
    /(?:get on with|for|tell|like) everyone/,
    /(?:the|those) (?:wo)?men (?:at|on|from|next|behind|outside|down) (?:my|the|our|this|work|door)/,
    /(?:the|those) (?:women|men|guys|girls|lads|ladies) (?:in|at|from|on) (?:my|our|the) (?!age|twenties|\d|area)\w+/,
    /(?:her|his|their) (?:boyfriend|girlfriend|husband|wife)|best man/,
    /(?:ask|tell|told|asked) (?:any|every)(?:one|body)/,
    /m[ae]n in uniform|the only (?:girl|guy|m[ae]n|wom[ae]n|lad)|one of the (?:girls|lads|guys|boys)/,
    /the (?:old|young) man|good guys?|bad guys?|nice guy|funny guy|the right (?:man|woman|guy|girl)/,
  ),
)
const COMPANY = /met|saw|dated|knew|was seeing|worked with|work with|live with|lived with/
const WITH_COMPANY = oneOf(
  /i (?:play|work|train|sing|swim|run|row|dance|box|cycle|climb|travel|live) (?:[\w-]+ ){0,2}with (?:the )?/,
  /there (?:was|were) (?:a|an|some|\d+|these|this)/,
)
/** Women and men who come up in passing: a quality of one, or company kept. */
export const BY_THE_WAY = anyOf(pattern`i ${COMPANY}`, /married (?:a|to)|raised by|told me|talking to/, WITH_COMPANY)
export const NOT_WANTED = anyOf(
  /dealbreaker|rul(?:e|es|ed|ing) (?:\w+ ){0,2}out|puts? me off|turn-?offs?|hate|can not stand/,
  /my (?:last|first|previous)|my (?:boyfriend|girlfriend|husband|wife)\b(?! material)/,
)

export const SEEKING = anyOf(
  /meet(?:ing)?|date|dating|match me|matched with|matches|set me up|show me|find|see|be with|marry|settle/,
  /looking for|after|want|wanting|need|seeking|searching for|hoping|hope|please|likes?|loves?|fancy|fancies|go for/,
  /into|interested in|interest|interests me|attracted to|attraction|keen on|open to|prefer|preference/,
  /only|just|for me|put down|would be|ideally|strictly|exclusively|both|either/,
  /partner|someone|relationship|with a|partnership|companion/,
)

const A_MAN = /man|guy|male|bloke|dude|lad/
const A_WOMAN = /woman|girl|female|lady/
const STRAIGHT = /(?:straight|heterosexual|hetero) (?:a )?/
const I_AM = /\b(?:i am|as) (?:a )?(?:\w+ )?/
/** What people call themselves, and whom that says they would like to meet. */
export const WHO_I_AM: readonly (readonly [RegExp, readonly Meet[]])[] = [
  [/\b(?:i am|as) (?:a |an )?(?:\w+ )?lesbian\b/, ['Women']],
  [pattern`${I_AM}gay ${A_MAN}\b`, ['Men']],
  [pattern`${I_AM}gay ${A_WOMAN}\b`, ['Women']],
  [pattern`${I_AM}${STRAIGHT}${A_MAN}\b`, ['Women']],
  [pattern`${I_AM}${STRAIGHT}(?:${A_WOMAN}|gal)\b`, ['Men']],
  [pattern`^${STRAIGHT}(?:${A_WOMAN}|gal) (?:here|looking|seeking)\b`, ['Men']],
  [pattern`^${STRAIGHT}${A_MAN} (?:here|looking|seeking)\b`, ['Women']],
  [pattern`^gay ${A_MAN} (?:here|looking|seeking)\b`, ['Men']],
  [/\bi am (?:a )?(?:\w+ )?(?:bi|bisexual)\b/, ['Women', 'Men']],
  [/\bi am (?:a )?(?:\w+ )?(?:pan|pansexual)\b/, ['Everyone']],
]

const LEADING_IN = oneOf(
  /and |or |an? |some |so |ok |also |maybe |looking for /,
  /ideally |preferably |mostly |mainly |sometimes |usually |occasionally /,
)
const A_KIND = oneOf(
  /wom[ae]n|females?|lady|ladies|girls|gals?/,
  /m[ae]n|males?|guys?|gents|gentlem[ae]n|blokes?|lads?|fellas?/,
  /nonbinary people|nonbinary|husband|wife|boyfriend|girlfriend/,
)
const OF_WHAT_KIND = oneOf(
  /only|please|aged?|ages|in their|between|from|around|over|under|above|about|roughly|\d|\W*$/,
  /to |for |who (?:can|is|has|will|wants?|likes?|loves?|enjoys?|makes?|knows|cooks?|reads?|laughs?)/,
)
/** "Women in their thirties", "men 30 to 40": the kind of person comes first, then more about them. */
export const LEADS = oneOf(
  /\d\W*(?:km |miles )?(?:for|in) an? (?:woman|man|guy|girl|lady|bloke|fella|gal|gent)\b/,
  pattern`^(?:${LEADING_IN})*${A_KIND}(?: and (?:wom[ae]n|m[ae]n|nonbinary people))?[ ,]*${OF_WHAT_KIND}`,
)
/** "I would like some company, a lady to have supper with": the clause goes on naming whom the sentence seeks. */
export const GOES_ON = pattern`
  ^(?:and |or |preferably |ideally )*an? (?:\w+ ){0,2}
  (?:lady|gentleman|man|woman|guy|girl|gal|fella)\b(?! (?:i|who (?:told|said)))`

const SEARCHING = oneOf(
  /looking|after|into|for|seeking|interested|hoping|dating|searching|open|attracted|keen|happy/,
  /only|just|here|in|to|with/,
)
const A_GENDER = oneOf(
  /m[ae]n|guy|gentleman|male|bloke|lad|dude/,
  /wom[ae]n|girl|lady|female|gal/,
  /nonbinary(?: person)?/,
)
/** "I'm a man", "as a woman": the writer's own gender. */
export const OWN_GENDER = everywhere(pattern`
  \b(?:i am|as|i identify as|me:|being|i'm) (?:just |also |only )?(?:a |an )?
  (?:(?!${SEARCHING})[\w-]+ ){0,4}?
  ${A_GENDER}\b`)
export const NOT_THEM = /\b(?:not|no|never|except|apart from|other than|but not|rather than|instead of)\b[^,.]{0,18}$/

/** "Man, it's cold": an exclamation. */
export const EXCLAIMED = /^\W*(?:oh |hey |ah )*(?:man|boy|girl|dude)\W+(?:it|i|that|this|what|how|you|my|we|do)\b/

/** "Men too" joins what was said before. */
export const AS_WELL = /\b(?:too|also|as well)\b|^\W*(?:and|plus|or)\b/
export const NO_PREFERENCE = beginsWith(
  /(?:i have |i've )?no preference|any(?:one|body)?|all(?: of them)?|either|whoever|open/,
  /i (?:do not|am not) (?:mind|fussy|fussed)|not fussy|i am (?:open|easy)/,
)
export const LABELLED =
  /\b(?:who|meet|gender|(?:my |your )?type|into|interested in|looking for|seeking|preference)\s*[:=]/

export const EVERYBODY = /^(?:anyone|anybody|everyone|everybody)$/
const MEETING = /open to|meet|date|interested in|happy with|attracted to|for|into|with/
export const MEETING_EVERYBODY = pattern`\b${MEETING} (?:\w+ )?(?:anyone|anybody|everyone|everybody)\b`
