import type { RelationshipIntent } from '#contract/options.ts'
import type { Clause } from '../reading/sentences.ts'
import { isBare, type Reader } from './reader.ts'

const DECOYS =
  /\b(?:smart[- ]casual|casual(?:ly)? (?:style|clothes|clothing|dress(?:er|ed)?|wear|restaurants?|dining|places?|spots?|coffee|dates?|drinks?|drinker|smoker|dinners?|meals?|meet-?ups?|chats?|runs?|shoes|outfits?|look|jobs?|work|shifts?|fridays?|conversation|gamer|reader|cyclist|observer)|dress(?:es|ed)? casual(?:ly)?|casual(?:ly)? dressed|serious (?:about|foodie|hiker|runner|reader|cyclist|gamer|coffee|cook|baker|person|type|job|jobs|face|note|question|talk|talks|injury|illness|accident|work|look|side|cyclists|conversations?|amount|lack|money|business|athlete|fan|nerd|collector)|(?<!nothing |anything |something |not |not be |be )(?:too|so|very|quite|rather|pretty|less|more) serious(?! relationship| thing)|dead serious|am serious|(?:am|i can|i could|can) be(?:ing)? serious|(?:i|you|he|she|they) (?:am|are|is) serious|casually|casual (?:attitude|approach|contract|worker|labour|about|remark|swim|kickabout|game|sport|read)|serious at work|not serious people|long-term (?:sick\w*|cover|rental|renter|tenanc\w*|let|stays?|visa|employee|employment|staff|role|residents?|customers?|clients?|strategy|thinking|view|damage|covid|stress|storage|hobby|fan|member|lease|job|plan|plans|contract|goals?|care|memory|friends?|friendships?|illness|investments?|projects?|unemployed|flatmate|tenant|effects|career|health|condition|parking|savings)|married to (?:my|the) (?:job|work)|(?:marriage|wedding|couples|relationship) (?:counsell?or|therapist|photographer|planner|coach|registrar)|(?:brother|sister|friends?|cousin)(?:'s)? (?:wedding|marriage))\b/g

/** Not rushing into a thing is still wanting it. */
const IN_NO_HURRY =
  /\b(?:do not want to|not (?:going|looking|trying) to|would not|will not|not) (?:rush|hurry|race|jump)(?:ing)?(?: straight| right)?(?: into| to| for)?\b(?!(?: straight| right)?(?: into| to| for)? (?:anything|something))|\bno (?:rush|hurry)(?: to| for)?\b/g

const PAST =
  /\b(?:(?:lost|buried|miss) my (?:\w+ )?(?:wife|husband|spouse|partner)|my (?:\w+ )?(?:wife|husband|spouse|partner) (?:\w+ )?(?:passed|died|left)|(?:got|came|coming|just|fresh|recently|am|been) out of|(?:ended|finished|broke|broken|left|survived|divorced|widowed)\b.*\b(?:relationship|marriage|years)|(?:last|previous|former|past|old) (?:\w+ )?(?:relationship|marriage)|used to (?:be|want|do|have)|(?:was|were|been|had|have had) (?:\w+ ){0,4}(?:relationship|married|marriage|casual|long-term|fling|hook-?ups?)|(?:year|month)s? (?:long )?(?:relationship|marriage))\b/

const SEEKING =
  /\b(?:look(?:ing)? (?:for|to)|search(?:ing)?|hop(?:e|es|ing)|after|want(?:s|ed|ing)?|seek(?:ing)?|need|interested|into|here for|in the market|up for|keen|would (?:like|love|rather|prefer|be happy)|prefer|open to|ready|dream|goal|aim(?:ing)?|intent(?:ion|ions)?|ideal(?:ly)?|keep(?:ing)? (?:it|things)|plan|find|finding|am in it|make it|put|purpose|relationship|dating|thinking|say|exploring|mood for|fancy|for me|down for|point|someday|one day|eventually|at this stage|cards on the table|see (?:myself|me|us)|picture|imagine|care for|do)\b/

const LONG =
  /\b(?:long-term|long[- ]haul|long[- ]run|long[- ]lasting|life-?long|serious|(?:something|anything|one|thing) (?:more )?(?:real|meaningful|lasting|that lasts|that will last|to last|steady|stable|committed|permanent|solid|proper|substantial|deep|deeper|genuine|exclusive|with (?:a )?(?:future|legs)|for keeps|that sticks|that goes somewhere)|(?:(?:a|an|my) (?!open |working |good working |love-hate |casual |sexual |no-strings )(?:[a-z-]+ )?|the |committed |committed|lasting|proper|real|stable|steady|meaningful|monogamous|exclusive|loving|genuine|solid|grown-?up|adult|healthy|deep|true|actual|new|close|happy|full) ?relationships?(?! (?:advice|status|history|counsel))|relationships? that|exclusive(?:ly)?|build(?:ing)? something|settl(?:e|ing) down|marriage|marry|get(?:ting)? married|married|wedding|wife|husband|spouse|life[- ]partner|partner (?:for|in) life|partner for the long|companion for life|(?:companion(?:ship)?|love|bond|something) that (?:lasts|will last|endures)|rest of (?:my|our) (?:life|lives|days|years)|grow(?:ing)? old|forever|soul ?mate|(?:my|the) (?:person|one)\b(?! who| that| thing| i | about| for| in| on| to | at| with| quality)|other half|build(?:ing)? (?:a |something|our |my )?(?:life|future|home|family|lasting|real|together)|(?:future|life) (?:with|together)|shar(?:e|ing) (?:my|a|our|the) (?:life|future)|commit(?:ment|ted|ting)?|for keeps|for good|end ?game|a keeper|mortgage|go(?:es)? the distance|(?:real |true |lasting |life |equal |proper |loving )?partnership|happil?y ever after|the real (?:deal|thing)|true love|love again|permanent|love (?:that lasts|of my life)|lasting (?:love|sort|thing|bond|connection)|(?:here )?for love|marrying(?: kind| type)?|(?:put down |some |want )roots|find(?:ing)? love|looking for love|fall(?:ing)? in love|proper partner|monogam(?:y|ous)|engaged|down the aisle|a ring)\b/
const CASUAL =
  /\b(?:casual(?:ly)?|no[- ]strings(?:[- ]attached)?|hook-?ups?|hooking up|flings?|friends with benefits|short-term|(?:keep(?:ing)?|kept) (?:it|things|this|stuff) (?:all |pretty |fairly |nice and |really |very |super |quite )?(?:light|fun|easy|breezy|loose|simple|relaxed|low[- ]key|chill)|light[- ]hearted|low[- ]key|something (?:\w+ (?:and )?)?(?:fun|light|easy|relaxed|chill)|(?:bit|lot) of fun|(?:just|some|only) (?:for )?(?:a bit of )?fun|easy[- ]going fun|fun and light|light and (?:fun|easy|breezy)|(?:no|without|zero) (?:any )?(?:commitments?|pressure|ties)|situationships?|(?:just|only) (?:some |a bit of )?company|one[- ]night|date around|dating around|summer romance|nothing (?:too |very |that |super |really |remotely )?(?:serious|heavy|long-term|deep|committed|intense)|low[- ]commitment)\b/
const NOT_LONG =
  /\b(?:(?:serious|long-term|commitment|marriage|settling down|relationships?)(?: (?:stuff|thing|relationships?))? (?:is|are) ?(?:really |just |definitely |so )*not (?:for me|my thing|what i|on my|something)|nothing (?:too |very |that |super |really )?(?:serious|heavy|long-term|committed|intense|exclusive|binding)|(?:not|never|no|without|nor|neither|avoid(?:ing)?|done with|tired of|rather not)\b(?:(?! but )[^,.]){0,45}\b(?:serious|long-term|heavy|settl(?:e|ing) down|commit(?:ment|ted|ting)?|relationships?|marriage|marry|get married|husband|wife|girlfriend|boyfriend|forever|mortgage|wedding|a ring|altar|exclusive|tied down|strings|labels and)|(?:not|never) ready)\b/
const NOT_CASUAL =
  /\b(?:(?:casual(?: dating| stuff| things?)?|hook-?ups?|hooking up|flings?|one[- ]night stands?|situationships?|short-term|games)(?: (?:stuff|thing|sex))? (?:is|are|do|does) ?(?:really |just |definitely |so )*not (?:for me|my|what|of interest|something|interest|do it|appeal|me\b)|(?:not|never|no|without|nor|neither|avoid(?:ing)?|done with|tired of|sick of|fed up with|over|past|had enough of|enough of|rather not|bored of|hate|instead of|rather than|more than|beyond|outgrown)\b(?:(?! but )[^,.]){0,40}\b(?:casual|hook-?ups?|hooking up|flings?|one[- ]night|situationships?|friends with benefits|short-term|dating around|games|no[- ]strings|fun))\b/
const OPEN =
  /\b(?:exploring(?! (?:old|new|the|caves?|cit(?:y|ies)|nature|places|hills|woods|museums?|mountains|coast|trails|markets|restaurants|abandoned|castles|ruins|forests?|different (?:cuisines?|cit|countr|places)|[a-z]+ (?:and|quarries|caves|ruins|castles|cities|towns|streets|neighbou?rhoods|trails|forests|beaches)|london|paris|[a-z]+ (?:with|by) ))|(?:see|seeing|find out|discover|wait and see) (?:where|what|how) (?:it|things?|this|that|life|we|the) ?(?:all )?(?:\w+ )?(?:go(?:es)?|leads?|happens?|takes?|develops?|pans?|evolves?|unfolds?|end|turns?|becomes?|end up)|see what happens|see how it goes|not (?:really |quite |totally |entirely |completely |100% |too |fully |exactly |yet )?(?:sure|certain|decided)(?: yet)? ?(?:what|where|which|if i (?:want|am)|whether i|about what)|(?:do not (?:\w+ )?know|not (?:\w+ )?sure) (?:about|if) (?:anything )?more|do not (?:really |quite |actually |fully |exactly )?know (?:yet |exactly |quite )?what i (?:want|am|need)|(?:still |just )?(?:figuring|working|sussing) (?:it |that |things |stuff |this )?(?:all )?out|undecided|(?:open to|up for) (?:whatever|anything|seeing|either|both|all (?:sorts|kinds|options|possibilities)|where|possibilit|different)|no (?:fixed|set|firm|clear|particular|real|big|grand|specific|strict) (?:ideas?|plans?|agenda|goals?|expectations?|labels?)|no (?:labels?|agenda|expectations)|(?:not|without|no need to) (?:\w+ ){0,4}labels?|(?:maybe|perhaps|possibly) more|go(?:ing)? with the flow|by ear|(?:keep(?:ing)?|leav(?:e|ing)) (?:my |an |all )?(?:options?|mind|things|doors?|it) open|test(?:ing)? the waters?|dip(?:ping)? (?:my|a) toes?|still deciding|see(?:ing)? (?:who|what) (?:is|else is|might be) out there|(?:do not have|have not got|without|no) (?:a |any |much of a )?(?:plan|agenda|goal)(?: yet)?|feel(?:ing)? (?:it|things) out|as it comes|have not (?:really |quite |yet )?(?:decided|made up|figured|worked)|just (?:browsing|curious)|whatever (?:happens|develops|comes)|who knows where|happy to see where)\b/

const EITHER = /\b(?:either|both|or|whichever|depending|between|somewhere)\b/

/** What kind of relationship the person is after: long_term, casual or exploring. The last statement wins. */
export const readIntent: Reader = (sentence, context) => {
  if (sentence.asks) return []
  return sentence.clauses.flatMap((clause) => {
    const value = intentOf(clause, sentence.text, context.pending === 'intent' && context.isBrief)
    return value ? [{ kind: 'set' as const, path: 'valuesMap.intent' as const, value, words: sentence.original }] : []
  })
}

function intentOf(clause: Clause, sentence: string, isAsked: boolean): RelationshipIntent | null {
  if (clause.about === 'third') return null
  const text = clause.text.replace(DECOYS, ' ').replace(IN_NO_HURRY, ' want ')
  if (PAST.test(text)) return null
  const labelled = /\b(?:intent(?:ion)?s?|looking for|relationship(?: type| goal)?|goals?|type|want)\s*[:=]/.test(
    sentence,
  )
  const found = classify(text)
  if (!found) return null
  const phrase = { long_term: LONG, casual: CASUAL, exploring: OPEN }[found]
  const said =
    isAsked ||
    labelled ||
    NOT_CASUAL.test(text) ||
    SAYS_ONLY.test(text) ||
    SEEKING.test(text) ||
    (SEEKING.test(sentence) && NAMED_ONLY.test(text)) ||
    isBare(text, phrase) ||
    STRONG.test(text)
  return said ? found : null
}

/** "Casual is more honest", "somewhere between casual and serious": the word itself is what the clause is about. */
const SAYS_ONLY =
  /^(?:\W*(?:so|but|and|well|honestly|hmm|no|yes|ok|okay|actually|maybe|probably|i think|i guess|i suppose|i would say|i am|it is|let us say|more|really|definitely|just|still|mostly|mainly|very much|strictly|only|purely|something|somewhere|between|the)\W+)*(?:a |an )?(?:long-term|casual|serious|exploring|marriage|commitment)\b(?! (?:about|and (?:lovely|kind|comfortable|smart)))[^,.]{0,40}\W*$/

/** "I am seeking a friend, a lasting thing": the clause goes on naming what the sentence seeks. */
const NAMED_ONLY =
  /^(?:and |or |but |hopefully |maybe |ideally |preferably )*(?:an?|the|something|someone|some|hopefully|perhaps|maybe|possibly|who|that)\b(?:\W+[\w'-]+){1,6}\W*$/

/** Phrases that speak of this and of nothing else. */
const STRONG =
  /\b(?:long-term (?:relationship|partner|thing|love|commitment|girlfriend|boyfriend)|life[- ]partner|forever (?:person|partner|home)|nothing (?:too )?(?:serious|heavy)|something (?:serious|casual|long-term|lasting|real)|anything (?:serious|long-term)|no[- ]strings(?:[- ]attached)?|friends with benefits|hook-?ups?|flings?|see(?:ing)? where (?:it|things) (?:goes|go|leads?)|go(?:ing)? with the flow|partner for life|for the long haul|rest of (?:my|our) \w+|whatever happens|(?:maybe|perhaps|possibly) more (?:down the (?:road|line)|in time|later|with time|some ?day|eventually)|wedding bells|settl(?:e|ing) down|exploring)\b/

function classify(text: string): RelationshipIntent | null {
  const open = OPEN.test(text)
  if (open && !/\bnot (?:just |only |here to )?(?:exploring|browsing)\b/.test(text)) return 'exploring'
  if (NOT_CASUAL.test(text) && !/\bnothing\b/.test(text)) return 'long_term'
  if (NOT_LONG.test(text)) return 'casual'
  const casual = CASUAL.test(text)
  const long = LONG.test(text.replace(/\bnot (?:just|only|merely)\b/g, ' '))
  if (casual && long) return EITHER.test(text) ? 'exploring' : 'long_term'
  if (casual) return 'casual'
  return long ? 'long_term' : null
}
