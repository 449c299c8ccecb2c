import { anyOf, everywhere, oneOf, pattern } from '../reading/words.ts'

/** What tells a wish for a kind of relationship from the same words said of something else. */

const EVERYDAY = oneOf(
  /style|clothes|clothing|dress(?:er|ed)?|wear|shoes|outfits?|look|jobs?|work|shifts?|fridays?|runs?/,
  /restaurants?|dining|places?|spots?|coffee|dates?|drinks?|dinners?|meals?|meet-?ups?|chats?|conversation/,
  /drinker|smoker|gamer|reader|cyclist|observer/,
)
const OF_LITTLE_WEIGHT = /attitude|approach|contract|worker|labour|about|remark|swim|kickabout|game|sport|read/
const TAKEN_SERIOUSLY = oneOf(
  /about|foodie|hiker|runner|reader|cyclists?|gamer|coffee|cook|baker|person|type|athlete|fan|nerd|collector/,
  /jobs?|work|money|business|face|note|question|talks?|conversations?|look|side|amount|lack/,
  /injury|illness|accident/,
)
const LASTING_LONG = oneOf(
  /sick\w*|covid|illness|health|condition|damage|effects|stress|care|memory|career|unemployed|savings|investments?/,
  /cover|rental|renter|tenanc\w*|let|stays?|lease|flatmate|tenant|residents?|parking|storage|visa/,
  /employee|employment|staff|role|job|contract|customers?|clients?|strategy|thinking|view|projects?/,
  /hobby|fan|member|plan|plans|goals?|friends?|friendships?/,
)
export const NO_RELATIONSHIP = everywhere(
  anyOf(
    pattern`smart[- ]casual|casual(?:ly)? ${EVERYDAY}|casual ${OF_LITTLE_WEIGHT}`,
    /dress(?:es|ed)? casual(?:ly)?|casual(?:ly)? dressed|casually/,
    pattern`serious ${TAKEN_SERIOUSLY}|serious at work|not serious people`,
    pattern`
      (?<!nothing |anything |something |not |not be |be )
      (?:too|so|very|quite|rather|pretty|less|more) serious(?! relationship| thing)`,
    /dead serious|am serious|(?:am|i can|i could|can) be(?:ing)? serious|(?:i|you|he|she|they) (?:am|are|is) serious/,
    pattern`long-term ${LASTING_LONG}`,
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
  ),
)

const MATE = /wife|husband|spouse|partner/
const A_PAST_ONE = /relationship|married|marriage|casual|long-term|fling|hook-?ups?/
/** What was, and is no wish. */
export const PAST = anyOf(
  pattern`(?:lost|buried|miss) my (?:\w+ )?${MATE}|my (?:\w+ )?${MATE} (?:\w+ )?(?:passed|died|left)`,
  /(?:got|came|coming|just|fresh|recently|am|been) out of/,
  /(?:ended|finished|broke|broken|left|survived|divorced|widowed)\b.*\b(?:relationship|marriage|years)/,
  /(?:last|previous|former|past|old) (?:\w+ )?(?:relationship|marriage)|used to (?:be|want|do|have)/,
  pattern`(?:was|were|been|had|have had) (?:\w+ ){0,4}${A_PAST_ONE}`,
  /(?:year|month)s? (?:long )?(?:relationship|marriage)/,
)

export const SEEKING = anyOf(
  /look(?:ing)? (?:for|to)|search(?:ing)?|seek(?:ing)?|after|find|finding|here for|in the market|am in it|exploring/,
  /hop(?:e|es|ing)|want(?:s|ed|ing)?|need|would (?:like|love|rather|prefer|be happy)|prefer|fancy|care for|do/,
  /interested|into|up for|keen|open to|ready|down for|mood for|for me|say|put|make it|thinking/,
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
  /forever (?:person|partner|home)|for the long haul|rest of (?:my|our) \w+|wedding bells|settl(?:e|ing) down/,
  /nothing (?:too )?(?:serious|heavy)|anything (?:serious|long-term)/,
  /something (?:serious|casual|long-term|lasting|real)/,
  /no[- ]strings(?:[- ]attached)?|friends with benefits|hook-?ups?|flings?/,
  /see(?:ing)? where (?:it|things) (?:goes|go|leads?)|go(?:ing)? with the flow|whatever happens|exploring/,
  /(?:maybe|perhaps|possibly) more (?:down the (?:road|line)|in time|later|with time|some ?day|eventually)/,
)
