import { anyOf, everywhere, oneOf, pattern } from '../../reading/words.ts'
import { SMALL_WORD } from './intent-hints.ts'

/** How people name the kind of relationship they are after: for life, for fun, or wherever it goes. */

const LASTING = oneOf(
  /real|genuine|meaningful|deep|deeper|substantial|proper|solid|steady|stable|committed|exclusive|permanent|lasting/,
  /that lasts|that will last|to last|for keeps|that sticks|that goes somewhere|with (?:a )?(?:future|legs)/,
)
const NO_BOND = /open |working |good working |love-hate |casual |sexual |no-strings /
const GOOD = oneOf(
  /committed|lasting|monogamous|exclusive|loving|proper|real|true|actual|genuine|deep|full|new|close/,
  /stable|steady|solid|healthy|happy|adult|meaningful|grown-?up/,
)
const RELATIONSHIP = pattern`
  (?:(?:a|an|my) (?!${NO_BOND})(?:[a-z-]+ )?|the |committed |${GOOD})
  [ ]?relationships?(?! (?:advice|status|history|counsel|between))`
const MORE_ABOUT_THEM = / who| that| thing| i | about| for| in| on| to | at| with| quality/
export const LONG = anyOf(
  /long-term|long[- ]haul|long[- ]run|long[- ]lasting|life-?long|permanent|serious|go(?:es)? the distance/,
  pattern`(?:something|anything|one|thing) (?:more )?${LASTING}`,
  RELATIONSHIP,
  /(?<=^\W*)relationships?(?=\W*$)|(?:find|want|like|love|need|after|for) an? (?:\w+ )?(?:girlfriend|boyfriend)/,
  /(?:partner|companion|mate|love|match|someone|somebody|one)(?: \w+){0,3} for life|for the next \d+ years/,
  /relationships? that|exclusive(?:ly)?|monogam(?:y|ous)|commit(?:ment|ted|ting)?/,
  /want(?:s|ing)? (?:\w+ ){0,5}mortgage|(?:marriage|kids|ring|house|dog)\W[^.]{0,20}mortgage/,
  /settl(?:e|ing) down|(?:put down |some |want )roots/,
  /marriage|marry|(?:get(?:ting)? )?married|marrying(?: kind| type)?|wife|husband|spouse/,
  /engaged|wedding|a ring|down the aisle/,
  /(?:steady|proper|serious|real|committed) (?:boyfriend|girlfriend|partner|fella)|(?:boyfriend|girlfriend) material/,
  /life[- ](?:partner|companion|mate)|partner (?:for|in) life|partner for the long/,
  /companion for life|(?:proper|true) partner|other half/,
  /my (?:twilight|golden|remaining|later|last|autumn) years/,
  /(?:real |true |lasting |life |equal |proper |loving )?partnership/,
  /(?:companion(?:ship)?|love|bond|something) that (?:lasts|will last|endures)/,
  /lasting (?:love|sort|thing|bond|connection|companion(?:ship)?|union|romance|partner|match)/,
  /rest of (?:my|our) (?:life|lives|days|years)|grow(?:ing)? old|forever|for keeps|for good|end ?game|a keeper/,
  pattern`soul ?mate|(?:my|the) (?:person|one)\b(?!${MORE_ABOUT_THEM})`,
  /build(?:ing)? (?:a |something|our |my )?(?:life|future|home|family|lasting|real|together)|build(?:ing)? something/,
  /(?:future|life) (?:with|together)|shar(?:e|ing) (?:my|a|our|the) (?:life|future)/,
  /shar(?:e|ing) (?:my |our |the |these |what is left of )+(?:\w+ )?(?:life|lives|years|days|journey|retirement)/,
  /(?:some(?:one|body)|partner|person|one|man|woman) (?:who|that) (?:stays|will stay|sticks around|is here to stay)/,
  /dat(?:e|ing) (?:with (?:intention|purpose|intent)|intentionally)|with marriage in mind/,
  /happil?y ever after|the real (?:deal|thing)(?! (?:in|about))/,
  /true love|love again|(?:here )?for love|love (?:that lasts|of my life)/,
  /(?:find(?:ing)?|looking for|fall(?:ing)? in) love/,
)

const IT = /it|things|this|stuff/
const ALL = /all |pretty |fairly |nice and |really |very |super |quite /
const LIGHT = /light|fun|easy|breezy|loose|simple|relaxed|low[- ]key|chill/
const TOO = /too |very |that |super |really |remotely /
const WEIGHTY = /serious|heavy|long-term|lasting|permanent|committed|intense/
export const CASUAL = anyOf(
  /casual(?:ly)?|short-term|low[- ]commitment|low[- ]key|light[- ]hearted/,
  /no[- ]strings(?:[- ]attached)?|(?:no|without|zero) (?:any )?(?:commitments?|pressure|ties)/,
  /hook-?ups?|hooking up|flings?|one[- ]night|situationships?|friends with benefits/,
  /summer (?:romance|thing|fling)|(?:for|have) a laugh/,
  pattern`(?:keep(?:ing)?|kept) ${IT} (?:${ALL})?${LIGHT}`,
  /something (?:\w+ (?:and )?)?(?:fun|light|easy|relaxed|chill)|light and (?:fun|easy|breezy)|fun and light|fun dates?/,
  /(?:bit|lot) o'?f? fun|(?:just|some|only) (?:for )?(?:a bit of )?fun|easy[- ]going fun/,
  /(?:dating|dates|here|it) (?:\w+ )?for fun/,
  /(?:just|only) (?:some |a bit of )?company|date around|dating around/,
  pattern`(?:nothing|nowt) (?:${TOO})?(?:${WEIGHTY}|deep)`,
  /good time,? not a long time/,
)

const IS_NOT = /(?:is|are) ?(?:really |just |definitely |so )*not/
const A_BOND = oneOf(
  /serious|long-term|heavy|commit(?:ment|ted|ting)?|relationships?|exclusive|tied down|strings|labels and/,
  /settl(?:e|ing) down|marriage|marry|get married|husband|wife|girlfriend|boyfriend/,
  /forever|mortgage|wedding|a ring|rings|altar/,
)
export const NOT_LONG = anyOf(
  pattern`
    (?:serious|long-term|commitment|marriage|settling down|relationships?)(?: (?:stuff|thing|relationships?))?
    [ ]${IS_NOT} (?:for me|my thing|what i|on my|something)`,
  pattern`(?:nothing|nowt) (?:${TOO})?(?:${WEIGHTY}|exclusive|binding)`,
  /(?:relationship|marriage|commitment|serious|long-term)[^,.]{0,20} is the last thing|last thing i (?:want|need) is/,
  pattern`
    (?:not|never|no|without|nor|neither|avoid(?:ing)?|done with|tired of|rather not)\b
    (?:(?! but | i (?:do )?want| i would (?:like|love))[^,.]){0,45}\b${A_BOND}`,
  /(?:not|never) ready/,
)

const PLAY = /hook-?ups?|hooking up|flings?|situationships?|short-term|games/
const PLAYING = oneOf(/casual(?: dating| stuff| things?)?|one[- ]night stands?/, PLAY)
const NO_MORE_OF = oneOf(
  /not|never|no|without|nor|neither|avoid(?:ing)?|rather not|instead of|rather than|more than|beyond|hate/,
  /done with|tired of|sick of|fed up with|bored of|had enough of|enough of|over|past|outgrown/,
)
export const NOT_CASUAL = anyOf(
  pattern`
    ${PLAYING}(?: (?:stuff|thing|sex))?
    [ ](?:is|are|do|does) ?(?:really |just |definitely |so )*
    not (?:for me|my|what|of interest|something|interest|do it|appeal|me\b)`,
  pattern`
    ${NO_MORE_OF}\b(?:(?! but | (?:${WEIGHTY})(?: \w+)? (?:just|only|more)\b)[^,.]){0,40}\b
    (?:casual|${PLAY}|one[- ]night|friends with benefits|dating around|no[- ]strings|fun)`,
)

/** "Exploring options" is about this, "exploring Portugal" is not. */
const OF_DATING = oneOf(
  /things?|stuff|options?|dating|love|connections?|possibilit\w+|casual\w*|serious|long-term/,
  /different|mode|right|want|myself|first|currently/,
)
const PLACES = oneOf(
  /old|new|the|abandoned|caves?|cit(?:y|ies)|nature|places|hills|woods|museums?|mountains|coast|trails|markets/,
  /restaurants|castles|ruins|forests?|different (?:cuisines?|cit|countr|places)|london|paris/,
  /[a-z]+ (?:and|quarries|caves|ruins|castles|cities|towns|streets|neighbou?rhoods|trails|forests|beaches)/,
  /[a-z]+ (?:with|by) /,
)
const GOES = /go(?:es)?|leads?|happens?|takes?|develops?|pans?|evolves?|unfolds?|end|turns?|becomes?|end up/
const YET = /really |quite |totally |entirely |completely |100% |too |fully |exactly |yet /
const WHATEVER = oneOf(
  /whatever|anything|seeing|either|both|all (?:sorts|kinds|options|possibilities)|where/,
  /possibilit|different/,
)
const A_PLAN = /ideas?|plans?|agenda|goals?|expectations?|labels?/
export const OPEN = anyOf(
  pattern`exploring(?! ${PLACES})(?! (?:my|our|his|her|their) )(?! (?!(?:${SMALL_WORD}|${OF_DATING})\b)[a-z]{4})`,
  pattern`
    (?:see|seeing|find out|discover|wait and see) (?:where|what|how)
    [ ](?:it|things?|this|that|life|we|the) ?(?:all )?(?:\w+ )?${GOES}`,
  /see what happens|whatever (?:happens|develops|comes)|who knows where|happy to see where|as it comes|by ear/,
  pattern`not (?:${YET})?(?:sure|certain|decided)(?: yet)? ?(?:what|where|which|if i (?:want|am)|whether i|about what)`,
  /(?:do not (?:\w+ )?know|not (?:\w+ )?sure) (?:about|if) (?:anything )?more|(?:maybe|perhaps|possibly) more/,
  /do not (?:really |quite |actually |fully |exactly )?know (?:yet |exactly |quite )?what i (?:want|am|need)/,
  /(?:still |just )?(?:figuring|working|sussing) (?:it |that |things |stuff |this )?(?:all )?out|still deciding/,
  /no (?:clue|idea) (?:yet )?what i (?:want|am)|open(?:-minded)? (?:about|to|on) (?:where|what|how)/,
  /keep(?:ing)? an open mind|(?:could|might|may) (?:turn into|become|lead to) (?:something|more|anything)/,
  /(?:date|dating|meet people) and (?:see|find out)/,
  /(?:casual|serious|long-term) or (?:not|otherwise)|rul(?:e|ing) (?:anything|nothing|either|it) out/,
  /undecided|have not (?:really |quite |yet )?(?:decided|made up|figured|worked)/,
  pattern`(?:open to|up for) ${WHATEVER}`,
  pattern`no (?:fixed|set|firm|clear|particular|real|big|grand|specific|strict) ${A_PLAN}`,
  /no (?:labels?|agenda|expectations)|(?:not|without|no need to) (?:\w+ ){0,4}labels?/,
  /(?:do not have|have not got|without|no) (?:a |any |much of a )?(?:plan|agenda|goal)(?: yet)?/,
  /(?:keep(?:ing)?|leav(?:e|ing)) (?:my |an |all )?(?:options?|mind|things|doors?|it) open/,
  /go(?:ing)? with the flow|test(?:ing)? the waters?|dip(?:ping)? (?:my|a) toes?|feel(?:ing)? (?:it|things) out/,
  /see(?:ing)? (?:who|what) (?:is|else is|might be) out there|just (?:browsing|curious)/,
)

/** "Don't know yet, depends on the person": an answer to the question, and to no other. */
export const NOT_KNOWN_YET = anyOf(
  /(?:do not|not) (?:\w+ )?know(?: yet)?|no (?:clue|idea)|depends|not sure(?! what to say| how)/,
  /i am (?:just |only )?curious|we will see|let us see(?: (?:what|where|how)|\W*$)|look around/,
)
/** "Could be serious, could be casual": one as well as the other. */
export const BOTH_POSSIBLE = oneOf(
  /\b(?:(?:could|might|may) be|maybe|perhaps)\b.*\b(?:(?:could|might|may) be|maybe|perhaps)\b/,
  /\bnow\b.*\bmaybe\b.*\blater\b/,
)

/** "Neither set on marriage nor on casual." */
export const NEITHER = /\bneither\b.*\bnor\b/
/** Between two kinds: "either casual or serious". */
export const EITHER = /\b(?:either|both|or|whichever|depending|between|somewhere)\b/
export const NOT_OPEN = /\bnot (?:just |only |here to )?(?:exploring|browsing)\b/
export const NOT_ONLY = everywhere(/\bnot (?:just|only|merely)\b/)
