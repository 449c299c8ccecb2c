import { anyOf, everywhere, oneOf, pattern } from '../../reading/words.ts'

/** How people speak of children: their own wish, somebody else's, and words that only look like either. */

const KIDS = /kids|children/
const KID = /kid|child|kids|children/
const PARENT = /parent|mum|mom|dad|father|mother/
const LIKE_A_KID = /like (?:a |an )?(?:(?:big|little|small|excited|over-?excited) )?/
const OF_KIDS = oneOf(
  /books?|parties|tv|films?|movies|menu|meal|author|illustrator|stuff|clothes|home/,
  /ward|hospital|nurse|doctor|charity|club|football|team|classes/,
)
const OF_THE_FAMILY = oneOf(
  /business|farm|lawyer|law|doctor|friends?|tree|home|recipes?|holidays?|car|man|person|oriented/,
  /dinners?|lunch|sunday|gatherings?|reunion|game/,
  /comes|is everything|means|values|first/,
)
const CARING_FOR = oneOf(
  /teach|teaching|taught|coach|coaching|tutor|tutoring/,
  /babysit|babysitting|look after|treat|nanny/,
)

/** Children in a turn of phrase, at work, or in the family someone comes from. */
export const NO_WISH_FOR_KIDS = everywhere(
  anyOf(
    pattern`(?:big |great |total |huge |just )?(?:a )?${KID} at heart`,
    pattern`(?<!would )(?<!'d )(?<!\bi (?:do |really |quite )?)${LIKE_A_KID}${KID}`,
    /(?:no |just |only |not |am |you are )?kidding(?: aside| around)?/,
    /kid you not/,
    /kid (?:brother|sister)/,
    /(?:big|overgrown|theatre|theater|inner|only|middle|wild|problem|love) (?:kid|child)/,
    /fur[- ]?(?:baby|babies|kids?|children)/,
    /baby (?:steps|animals|goats|blue|grand|shower|boomer|face)/,
    /hey baby/,
    /(?:plant|dog|cat) (?:baby|babies|kids|children|mum|mom|dad|parent)/,
    /(?:when i was|as|since i was) a (?:kid|child)/,
    pattern`(?:work|working|works|worked|job) with (?:young |disabled |vulnerable |small )?${KIDS}`,
    pattern`${CARING_FOR} (?:\w+ )?${KIDS}`,
    pattern`${KIDS}(?:'s)? ${OF_KIDS}`,
    pattern`family ${OF_THE_FAMILY}`,
    /(?:my|our|big|whole|close|large) family (?:is|are|lives|live|comes|owns|has|from|gathering)/,
    /close to my (?:family|parents)/,
    pattern`(?:go|get|going) into (?:the )?(?:subject of |topic of )?${KIDS}|(?:talk|chat|speak) about ${KIDS}`,
    pattern`${KIDS}' (?!home)\w+`,
    pattern`${KIDS} (?:these days|today|next door|in my class|i teach|at school|at work|on my street)`,
  ),
)

export const CHILDREN = anyOf(
  /kids?|children|childrens|child|childbearing|bab(?:y|ies)|toddlers?|little ones?|wee ones?|offspring|mini mes?/,
  /bairns?|weans?|sprogs?|nippers|rugrats|ankle-?biters/,
  /a (?:big |small |large |little )?family|families|own family|family of my own/,
  /(?:start|raise|raising|have|having|want|build|grow|starting) (?:a |my own |our own )?(?:big |small )?family/,
  /child-?free|childless/,
  /parenthood|fatherhood|motherhood|parenting|maternal|paternal|pregnan(?:t|cy)/,
  pattern`(?:be|being|become|becoming) (?:a |an )?(?:\w+ )?(?:${PARENT}|mummy|daddy)`,
  pattern`as a ${PARENT}`,
  /(?:a |the )?(?:parent(?:ing|al)?|mum|mom|dad) (?:type|material|sort)/,
  /vasectomy|tubes tied|the snip/,
  /adopt(?:ing|ion)?|foster(?:ing)?|procreat\w+|reproduc\w+/,
  pattern`
    (?:have|having|want|wanting|would like|would love) (?:just |maybe )?(?:(?:one|two|1|2) more|another(?: one)?)\b
    (?=\W*$| some ?day| one day| maybe| with the right)`,
  /(?:tiny|little) feet|(?:mothering|fathering) (?:type|kind)/,
  /(?:1|2|3|4|5) or (?:2|3|4|5) of (?:them|my own)/,
)

const A_PERSON = /someone|somebody|partner|anyone|people|person|man|woman|they|he|she|who/
const HAS = /with|have|has|having|already (?:has|have)|had|got/
const TREATING_WELL_OR_ILL = oneOf(
  /kind|nice|great|gentle|sweet|patient/,
  /rude|snide|mean|dismissive|cold|horrible|nasty/,
)
const DISLIKING = oneOf(/can not (?:stand|bear|abide)/, /hate|hates|dislike|dislikes|despise|despises|sneer|sneers/)
/** A partner's children, and how someone is with children: no wish of the writer's. */
export const THEIR_CHILDREN = anyOf(
  pattern`${A_PERSON} (?:\w+ )?${HAS} (?:\w+ )?(?:kids|children|a child|a kid)`,
  /(?:if|that|when) (?:they|she|he|someone) (?:already )?(?:have|has|had|got)/,
  /(?:dating|date) (?:a )?(?:single )?(?:parents?|mums?|moms?|dads?)/,
  /step-?(?:parent|mum|dad|mom)/,
  pattern`good with ${KIDS}`,
  pattern`${TREATING_WELL_OR_ILL} (?:to|with|about|of|around) ${KIDS}`,
  pattern`${DISLIKING} (?:at )?(?:kids|children|babies)`,
  pattern`(?:likes|loves|adores) ${KIDS}`,
  pattern`rolls? (?:their|his|her) eyes at ${KIDS}`,
  /kids of (?:their|her|his) own/,
  pattern`(?:their|his|her) ${KIDS}`,
  pattern`${KIDS} from (?:a )?previous`,
)

const COUNTED = /a |an |one |two |three |my |\d+ |some /
const GROWN_OR_SMALL = /grown[- ]up |grown |teenage |adult |older |young |small |little /
const DEAR = /lovely |gorgeous |wonderful |beautiful |amazing /
const OFFSPRING = oneOf(/kids?|children|child|sons?|daughters?|boys?|girls?/, /teenagers?|toddlers?|bab(?:y|ies)|twins/)
/** Children someone has: by itself it answers nothing. */
export const HAS_ALREADY = pattern`
  (?<!\bto )\b(?:have|got|raising|raise|with (?=\d|two|three|a |my )|has) ?(?:already )?
  (?:${COUNTED}|${GROWN_OR_SMALL}|${DEAR}){0,6}
  (?:step)?${OFFSPRING}\b`
/** "No kids talk on the first date": what is spoken of, not what is wanted. */
export const KIDS_TALK =
  /\b(?:kids?|children|baby) (?:talk|chat|stories|photos|pictures|pics|jokes|menus?|movies|films)\b/
export const MORE = anyOf(/more|another|again|else|any others?|extra|second|third/)

/** Under such a heading stand qualities of a partner. */
export const A_WISH_LIST = pattern`
  ^(?:my |the )?${oneOf(
    /musts?|must[- ]haves?|nice[- ]to[- ]haves?|bonus\w*/,
    /non-?negotiables?|essentials?|deal-?breakers?/,
  )}\b[^:]{0,20}:(?!.*\b(?:i|wants?) )`

/** "I don't have kids yet": not yet, which says nothing of ever. */
export const NONE_SO_FAR = everywhere(pattern`
  \b(?:do not|have not) (?:have|got|had) (?:any )?(${KIDS})(?: of my own)?
  [ ](?:just yet|yet|so far|at the moment|right now|currently)\b`)

/** "No kids already, ideally": the partner's children, not the writer's wish for their own. */
export const NO_KIDS_YET = /\b(?:no|without) (?:kids|children) (?:already|yet|of (?:their|her|his) own|from before)\b/
export const NO_KIDS_OF_THEIRS =
  /^\W*(?:and |also )?(?:ideally |preferably |hopefully )?(?:no|without) (?:kids|children)\b(?! for me)/

/** "My sister has three. I want one too." */
export const WANT_ONE = /\bi (?:\w+ ){0,3}(?:do )?want (?:one|some|that|them)(?: too| as well| now)?\W*$/
/** "My sister has three. I am not having any." */
export const NO_MORE = oneOf(
  pattern`
    \bi (?:am|do|would|will) not (?:\w+ )?
    (?:having|have|want(?:ing)?|after|need|looking for) (?:(?:any )?(?:more|another)\b|any\W*$|them\b)`,
  /\bi am done\b/,
)
export const OWN_WISH = /\b(?:i|we) (?:\w+ ){0,2}(?:want|would|do not|hope)\b/
export const BUT_I_DO = oneOf(
  /^but\b.*\bi (?:really )?do want\b/,
  pattern`
    ^(?:but |in fact |actually |no )*i (?:really|very much|absolutely|definitely|truly)(?: do)?
    [ ]want (?:them|one|some|that)\b`,
)
