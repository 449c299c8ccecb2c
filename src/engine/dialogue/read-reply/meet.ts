import type { MEET } from '#contract/options.ts'
import type { Clause } from '../reading/sentences.ts'
import { isBare, type Reader } from './reader.ts'

type Meet = (typeof MEET)[number]

const WORDS: readonly (readonly [Meet, RegExp])[] = [
  ['Women', /\b(?:women|woman|womxn|girls?|girlfriend|wife|lady|ladies|females?|gals?|lass|lasses|wlw)\b/],
  ['Men', /\b(?:men|man|guys?|boyfriend|husband|gentlem[ae]n|gents?|males?|blokes?|lads?|fellas?|dudes?|boys)\b/],
  ['Nonbinary people', /\b(?:nonbinary|genderqueer|genderfluid|gender ?fluid|agender|gender ?non-?conforming)\b/],
  [
    'Everyone',
    /\b(?:everyone|everybody|all genders|any genders?|any and all|all (?:kinds|sorts) of people|people of (?:any|all) genders?|men,? (?:and )?women(?:,)? and nonbinary|whatever (?:their |the )?gender|regardless of gender|gender (?:does not|is not|isn't|do not) (?:matter|important|an issue)|(?:do not|not) (?:mind|care|fussed) (?:about |what |which )?(?:the |their )?gender|no gender preference|(?:do not|not) filter (?:by|on) gender|gender is not a (?:filter|factor)|pansexual|\bpan\b|anyone and everyone|open to (?:all|anyone|everyone)|anybody|anyone)\b/,
  ],
]
/** Every word for a kind of person, for seeing what a clause says besides. */
const ANY_WORD = new RegExp(
  `${WORDS.map(([, pattern]) => pattern.source).join('|')}|\\b(?:people|folks?|persons?)\\b`,
  'g',
)
const DECOYS =
  /\b(?:man(?:'s)? best friend|man ?cave|no man is|oh man|hey man|man up|poor man|wise man|family man|men's (?:\w+)|women's (?:\w+)|(?:girls?|lads?|boys|guys) (?:night|trip|holiday|weekend)|(?:work(?:ing)?|teach(?:ing)?|coach(?:ing)?|help(?:ing)?) (?:with |at |for )?(?:a )?(?:women|men|girls|boys|everyone)|(?:most|many|some|all|other|few) (?:men|women|guys|girls)|a (?:man|woman|guy|girl|lady) of (?!\d)(?:\w+)|everyone (?:in|at|i|who|says|knows|thinks|keeps|around|is (?!welcome)|has|loves|else|wants)|everybody (?:in|at|i|who|says|knows|thinks|keeps|around|is|has|loves|else|wants)|(?:hi|hey|hello|thanks|bye) (?:everyone|everybody|guys|all|ladies|man)|get on with everyone|anyone (?:who|with|over|under|older|younger|that|else|out there|between|aged)|anybody (?:who|with|over|under|older|younger|that|else|between|aged)|(?:kind|nice|polite|rude) to (?:everyone|everybody)|for everyone|tell everyone|like everyone|the (?:old|young) man|good guys?|bad guys?|nice guy|funny guy|the right (?:man|woman|guy|girl))\b/g
const SEEKING =
  /\b(?:meet(?:ing)?|date|dating|into|interested in|attracted to|attraction|like|love|looking for|after|want|wanting|seeking|searching for|prefer|preference|open to|only|just|for me|please|find|hoping|hope|match me|matched with|matches|set me up|show me|be with|see|fancy|go for|keen on|need|put down|interest|interests me|would be|ideally|strictly|exclusively|both|either|partner|marry|someone|relationship|with a|partnership|companion|settle)\b/
const WHO_I_AM: readonly (readonly [RegExp, readonly Meet[]])[] = [
  [/\b(?:i am|as) (?:a |an )?(?:\w+ )?lesbian\b/, ['Women']],
  [/\b(?:i am|as) (?:a )?(?:\w+ )?gay (?:man|guy|male|bloke|dude|lad)\b/, ['Men']],
  [/\b(?:i am|as) (?:a )?(?:\w+ )?gay (?:woman|girl|female|lady)\b/, ['Women']],
  [
    /\b(?:i am|as) (?:a )?(?:\w+ )?(?:straight|heterosexual|hetero) (?:a )?(?:man|guy|male|bloke|dude|lad)\b/,
    ['Women'],
  ],
  [/\b(?:i am|as) (?:a )?(?:\w+ )?(?:straight|heterosexual|hetero) (?:a )?(?:woman|girl|female|lady|gal)\b/, ['Men']],
  [/\bi am (?:a )?(?:\w+ )?(?:bi|bisexual)\b/, ['Women', 'Men']],
  [/\bi am (?:a )?(?:\w+ )?(?:pan|pansexual)\b/, ['Everyone']],
]
/** "Women in their thirties", "men 30 to 40": the kind of person comes first, then more about them. */
const LEADS =
  /\d\W*(?:km |miles )?(?:for|in) an? (?:woman|man|guy|girl|lady|bloke|fella|gal|gent)\b|^(?:and |or |an? |some |ideally |preferably |so |ok |looking for |mostly |mainly |sometimes |also |maybe |usually |occasionally )*(?:wom[ae]n|m[ae]n|ladies|guys?|girls|gals|nonbinary people|males?|females?|gents|gentlem[ae]n|blokes?|lads?|fellas?|lady|gal|nonbinary)(?: and (?:wom[ae]n|m[ae]n|nonbinary people))?[ ,]*(?:only|please|aged?|ages|in their|between|from|around|over|under|above|about|roughly|\d|\W*$)/
/** "I would like some company, a lady to have supper with": the clause goes on naming whom the sentence seeks. */
const GOES_ON =
  /^(?:and |or |preferably |ideally )*an? (?:\w+ ){0,2}(?:lady|gentleman|man|woman|guy|girl|gal|fella)\b(?! (?:i|who (?:told|said)))/
/** "I'm a man", "as a woman": the writer's own gender. */
const OWN_GENDER =
  /\b(?:i am|as|i identify as|me:|being|i'm) (?:just |also |only )?(?:a |an )?(?:(?!looking|after|into|for|seeking|interested|hoping|dating|searching|open|attracted|only|here|keen|in|to|with|happy|just)[\w-]+ ){0,4}?(?:m[ae]n|wom[ae]n|guy|girl|lady|gentleman|male|female|bloke|lad|nonbinary(?: person)?|dude|gal)\b/g
const NOT_THEM = /\b(?:not|no|never|except|apart from|other than|but not|rather than|instead of)\b[^,.]{0,18}$/

/** Whom the person would like to meet, stored as must-haves with the spelling the matching knows. */
export const readMeet: Reader = (sentence, context) => {
  if (sentence.asks) return []
  const asked = context.pending === 'who'
  const found = sentence.clauses.flatMap((clause) =>
    meetIn(clause, { asked, brief: context.isBrief, sentence: sentence.text }),
  )
  const isOpen = asked && context.isBrief && found.length === 0 && NO_PREFERENCE.test(sentence.text)
  const wanted = isOpen ? (['Everyone'] as const) : [...new Set(found)]
  const everyone =
    wanted.includes('Everyone') && !(wanted.length > 1 && !/\beveryone|all genders\b/.test(sentence.text))
  const values: Meet[] = everyone ? ['Everyone'] : wanted.filter((one) => one !== 'Everyone')
  return values.map((value, at) => ({
    kind: 'add' as const,
    path: 'preferences.must_haves' as const,
    value,
    words: sentence.original,
    alone: at === 0 && !AS_WELL.test(sentence.text),
  }))
}

/** "Men too" joins what was said before. */
const AS_WELL = /\b(?:too|also|as well)\b|^\W*(?:and|plus|or)\b/
const NO_PREFERENCE =
  /^\W*(?:(?:i have |i've )?no preference|any(?:one|body)?|all(?: of them)?|whoever|i (?:do not|am not) (?:mind|fussy|fussed)|not fussy|open|i am (?:open|easy))\b/

function meetIn(
  clause: Clause,
  { asked, brief, sentence }: { asked: boolean; brief: boolean; sentence: string },
): Meet[] {
  if (clause.about === 'third') return []
  const whole = sentence.replace(/,/g, '')
  const declared = WHO_I_AM.find(([pattern]) => pattern.test(clause.text) || pattern.test(whole))
  if (declared) return [...declared[1]]
  const text = clause.text.replace(DECOYS, ' ').replace(OWN_GENDER, ' ')
  const named = WORDS.filter(([, pattern]) => pattern.test(text))
  if (named.length === 0) return []
  const labelled = /\b(?:who|meet|gender|interested in|looking for|seeking|preference)\s*[:=]/.test(sentence)
  return named
    .filter(
      ([, pattern]) =>
        labelled ||
        (asked && brief) ||
        SEEKING.test(text) ||
        (GOES_ON.test(text) && SEEKING.test(sentence)) ||
        LEADS.test(text) ||
        /\bgenders?\b/.test(text) ||
        isBare(text.replace(ANY_WORD, ' '), pattern),
    )
    .filter(([, pattern]) => !NOT_THEM.test(text.slice(0, pattern.exec(text)?.index ?? 0)))
    .filter(([meet, pattern]) => meet !== 'Everyone' || isEveryone(text, pattern, asked && brief))
    .filter(
      () => !/\b(?:dealbreaker|hate|can not stand|my (?:last|first|previous))\b/.test(text) && !BY_THE_WAY.test(text),
    )
    .map(([meet]) => meet)
}

/** Women and men who come up in passing: a quality of one, or company kept. */
const BY_THE_WAY =
  /\b(?:i (?:met|saw|dated|knew|was seeing|worked with|work with|live with|lived with)|married (?:a|to)|raised by|told me|talking to)\b/

/** "Anyone" and "anybody" say it only as the object of meeting: "open to anyone", not "anyone who smokes". */
function isEveryone(text: string, pattern: RegExp, asked: boolean): boolean {
  const said = pattern.exec(text)?.[0] ?? ''
  if (!/^(?:anyone|anybody|everyone|everybody)$/.test(said)) return true
  return (
    asked ||
    /\b(?:open to|meet|date|interested in|happy with|attracted to|for|into|with) (?:\w+ )?(?:anyone|anybody|everyone|everybody)\b/.test(
      text,
    ) ||
    isBare(text, pattern)
  )
}
