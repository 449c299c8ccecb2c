import { anyOf, everywhere, oneOf, pattern } from '../../reading/words.ts'

/** What tells a wish for a kind of relationship from the same words said of something else. */

const EVERYDAY = oneOf(
  /style|clothes|clothing|dress(?:er|ed)?|wear|shoes|outfits?|look|jobs?|work|shifts?|fridays?|runs?/,
  /restaurants?|dining|places?|spots?|coffee|dates?|drinks?|dinners?|meals?|meet-?ups?|chats?|conversation/,
  /drinker|smoker|gamer|reader|cyclist|observer/,
)
const OF_LITTLE_WEIGHT = /attitude|approach|contract|workers?|labour|about|remark|swim|kickabout|game|sport|read/
/** "Casual dancer", "casual dress code": somebody or something of another kind. */
const OF_ANOTHER_KIND = /(?!partner)[a-z]{2,}(?:cer|ner|ker|mer|der|per|ter|ver|ger|ist|ian)|(?:dress )?code/
const TAKEN_SERIOUSLY = oneOf(
  /about|foodie|hiker|runner|reader|cyclists?|gamer|coffee|cook|baker|person|type|athlete|fan|nerd|collector/,
  /jobs?|work|money|business|face|note|question|talks?|conversations?|look|side|amount|lack/,
  /injury|illness|accident/,
)
const FOR_TWO = oneOf(
  /relationships?|partner\w*|love|loves|romance|marriage|companion\w*|connections?|bond|commitments?|commit\w*/,
  /girlfriend|boyfriend|mate|person|one|thing|things|something|stuff|deal|kind|sort|type|material|dating/,
  /intent\w*|serious|lasting|monogam\w+|future|exclusive/,
)
export const SMALL_WORD = oneOf(
  /and|or|but|if|for|with|in|at|on|to|from|as|so|than|because|since|though|when|over|rather|instead/,
  /i|we|it|my|the|all|that|this|these|those|what|who|which|is|are|was|would|will|could|can|has|have|not|no|never/,
  /please|really|ideally|definitely|eventually|preferably|hopefully|absolutely|basically|honestly|always|only/,
  /too|then|here|now|yes|yep|yeah|though|maybe|perhaps|also|ever|again|still|just|sounds|works|suits|sure|ok|okay/,
)
export const NO_RELATIONSHIP = everywhere(
  anyOf(
    pattern`smart[- ]casual|casual(?:ly)? ${EVERYDAY}|casual (?:${OF_LITTLE_WEIGHT}|${OF_ANOTHER_KIND})`,
    /dress(?:es|ed)? (?:\w+ )?casual(?:ly)?|casual(?:ly)? dressed/,
    /(?<!dat(?:e|ing) |people |someone |see |meet )casually(?! dat)/,
    pattern`serious (?:${TAKEN_SERIOUSLY}|sweet tooth|at work)|not serious people`,
    pattern`(?:an?|my|the|some) serious (?!(?:${FOR_TWO}|${SMALL_WORD})\b)[a-z]+`,
    pattern`
      (?<!nothing |anything |something |not |not be |be )
      (?:too|so|very|quite|rather|pretty|less|more) serious(?! relationship| thing)`,
    /(?:at|to|from|for|during) (?:a |an |the |some |(?:my |our )?\w+'s )?(?:\w+ )?weddings?/,
    /depend\w* (?:up)?on (?:the |who |which )\w+|commitment-?phob\w+/,
    /committed to (?!an? |one|some|each|him|her|them|long|finding|building|the right|the idea)\w+/,
    /(?:who|that) (?:is|are) (?:still |already )?married|(?:still|already|not) married/,
    /married (?:m[ae]n|wom[ae]n|people|person|guys?)/,
    /wedding (?:cakes?|dress\w*|band|venue|singer|dj|guests?|season|business|florist|shop|industry|videograph\w*)/,
    /relationships? with (?:my|god|food|money|nature|alcohol|social media)\b(?! (?:person|one))/,
    /(?:long-term|serious|casual|marriage|commitment)(?: (?:stuff|things?))? (?:can|could|will have to|has to) wait/,
    /dead serious|am serious|(?:am|i can|i could|can) be(?:ing)? serious|(?:i|you|he|she|they) (?:am|are|is) serious/,
    pattern`long-term (?!(?:${FOR_TWO}|${SMALL_WORD})\b)[a-z]+`,
    /(?:\d+[- ]year|my|the|our) mortgage|pay\w* (?:off )?(?:a|my|the) mortgage/,
    /married to (?:my|the) (?:job|work)|(?:brother|sister|friends?|cousin)(?:'s)? (?:wedding|marriage)/,
    /(?:marriage|wedding|couples|relationship) (?:counsell?or|therapist|photographer|planner|coach|registrar)/,
  ),
)

const INTO = /(?: straight| right)?(?: into| to| for)?/
/** Not rushing into a thing is still wanting it. */
export const IN_NO_HURRY = everywhere(
  oneOf(
    pattern`
      \b(?:do not want to|not (?:going|looking|trying) to|would not|will not|not)
      [ ](?:rush|hurry|race|jump)(?:ing)?${INTO}\b(?!${INTO} (?:anything|something))`,
    /\bno (?:rush|hurry)(?: to| for)?\b/,
    /\bnot that i (?:am (?:against|opposed to|averse to)|do not want)\b/,
  ),
)

const MATE = /wife|husband|spouse|partner/
const A_PAST_ONE = /relationship|married|marriage|casual|long-term|fling|hook-?ups?/
/** "Kids or no kids, I'm open to either": the choice is about something else. */
export const ANOTHER_CHOICE = anyOf(
  /kids?|children|parent\w*|smok\w+|drink\w*|religio\w+|faith|genders?|m[ae]n|wom[ae]n/,
)
export const OPEN_TO_EITHER = everywhere(
  /\b(?:(?:open to|up for|fine with|happy with) (?:either|both)|rul(?:e|ing) (?:anything|nothing|either|it) out)\b/,
)
/** "Just exploring, no pressure": it says how, not what. */
export const NO_PRESSURE = everywhere(/\b(?:no|zero|without)(?: any)? pressure\b/)

/** "I kicked the habit, for good": the end of something, not the length of anything. */
export const GIVEN_UP = anyOf(
  /quit|kicked|stopped|gave up|given up|packed in|(?:came|come|went) off|moved|left|closed|shut/,
)
export const FOR_GOOD = everywhere(/\bfor good\b/)

/** "A novel about a marriage", "a series about a casual thief": what is read or watched. */
export const A_STORY = pattern`\b${oneOf(
  /series|films?|movies?|books?|novels?|shows?|programmes?|podcasts?|plays?|songs?|dramas?|documentar(?:y|ies)|story/,
)}\b(?: (?:\w+ ){0,3}?)?(?:is |was )?(?:all )?about\b`

/** What was, and is no wish. */
export const PAST = anyOf(
  pattern`(?:lost|buried|miss) my (?:\w+ )?${MATE}|my (?:\w+ )?${MATE} (?:\w+ )?(?:passed|died|left)`,
  /(?:got|came|coming|just|fresh|recently|am|been) out of/,
  /(?:ended|finished|broke|broken|left|survived|divorced|widowed)\b.*\b(?:relationship|marriage|years)/,
  /(?:last|previous|former|past|old) (?:\w+ )?(?:relationship|marriage)|used to (?:be|want|do|have)/,
  /i (?:got )?married (?:young|early|late|at|in|too|very|a|my)/,
  pattern`(?:was|were|been|had|have had) (?:\w+ ){0,4}${A_PAST_ONE}`,
  /(?:year|month)s? (?:long )?(?:relationship|marriage)/,
)

export const SEEKING = anyOf(
  /look(?:ing)? (?:for|to)|search(?:ing)?|seek(?:ing)?|after|find|finding|here for|in the market|am in it|exploring/,
  /would be (?:lovely|nice|great|ideal|perfect|good|a dream)/,
  /wish(?:es|ing)?|hop(?:e|es|ing)/,
  /want(?:s|ed|ing)?|need|(?:would|should) (?:like|love|rather|prefer|be happy)|prefer|fancy/,
  /care for|do/,
  /interested|into|up for|keen|open to|open-minded|ready|down for|mood for|for me|say|put|make it|thinking/,
  /dream|goal|aim(?:ing)?|intent(?:ion|ions)?|ideal(?:ly)?|plan|purpose|point|see (?:myself|me|us)|picture|imagine/,
  /keep(?:ing)? (?:it|things)|relationship|dating|someday|one day|eventually|at this stage|cards on the table/,
)
export const LABELLED = /\b(?:intent(?:ion)?s?|looking for|relationship(?: type| goal)?|goals?|type|want)\s*[:=]/

const HEDGE = oneOf(
  /so|but|and|well|honestly|hmm|no|yes|ok|okay|actually|maybe|probably|more|really|definitely|just|still/,
  /mostly|mainly|very much|strictly|only|purely|something|somewhere|between|the/,
  /i think|i guess|i suppose|i would say|i am|it is|let us say/,
)
/** "Casual is more honest", "somewhere between casual and serious": the word itself is what the clause is about. */
export const SAYS_ONLY = pattern`
  ^(?:\W*${HEDGE}\W+)*(?:a |an )?(?:long-term|casual|serious|exploring|marriage|commitment)\b
  (?! (?:about|and (?:lovely|kind|comfortable|smart)))[^,.]{0,40}\W*$`

/** "I am seeking a friend, a lasting thing": the clause goes on naming what the sentence seeks. */
export const NAMED_ONLY = pattern`
  ^(?:and |or |but |hopefully |maybe |ideally |preferably )*
  (?:an?|the|something|someone|some|hopefully|perhaps|maybe|possibly|who|that)\b(?:\W+[\w'-]+){1,6}\W*$`

/** Phrases that speak of this and of nothing else. */
export const STRONG = anyOf(
  /long-term (?:relationship|partner|thing|love|commitment|girlfriend|boyfriend)|life[- ]partner|partner for life/,
  /forever (?:person|partner|home)|grow old with|for the long haul|rest of (?:my|our) \w+/,
  /wedding bells|settl(?:e|ing) down/,
  /nothing (?:too )?(?:serious|heavy)|anything (?:serious|long-term)/,
  /something (?:serious|casual|long-term|lasting|real)/,
  /no[- ]strings(?:[- ]attached)?|friends with benefits|hook-?ups?|flings?/,
  /(?:lasting|loving|committed|lifelong) (?:partnership|relationship|companion\w*|marriage|bond|love)/,
  /see(?:ing)? where (?:it|things) (?:goes|go|leads?)|go(?:ing)? with the flow|whatever happens|exploring/,
  /(?:maybe|perhaps|possibly) more (?:down the (?:road|line)|in time|later|with time|some ?day|eventually)/,
)
