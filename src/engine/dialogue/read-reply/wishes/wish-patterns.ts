import { oneOf, pattern } from '../../reading/words.ts'
import { TRAIT } from './traits.ts'
import { LABELLED, MUST, NICE, type WishPath } from './wish-labels.ts'

/** "It would be a lovely bonus if …". */
const A_TREAT = oneOf(
  /bonus|plus|(?:nice|lovely|great) (?:surprise|touch|extra|thing)|nice|lovely|great|cool|sweet|fun|good/,
  /wonderful|brilliant|amazing|fab|perk|treat|dream|ideal|icing on the cake|cherry on (?:top|the cake)|handy/,
  /useful|welcome/,
)
const VERY = /(?:a|an|quite|really|such|very|so|also|just|kind of) /
const WOULD_LOVE = oneOf(
  pattern`i would (?:(?:really|also|just|definitely|totally|honestly|so) )*${oneOf(
    /love|like|adore|enjoy|appreciate|be (?:thrilled|delighted|pleased|happy|over the moon|chuffed)(?: to bits)?/,
  )}(?: it)?`,
  /would love it|i would not (?:mind|complain|say no)|would not (?:hurt|go amiss|be a bad thing)/,
)
const BONUS_IF = oneOf(
  pattern`(?:it )?(?:would|will|might|could) be ${VERY}{0,3}(?:\w+ )?${A_TREAT}`,
  /(?:it is|that is) (?:a )?(?:bonus|plus)|(?:bonus|extra|brownie|plus) (?:points?|credit)/,
  /(?:(?:big|huge|added|extra|nice|real|total) )?(?:bonus|plus)/,
  WOULD_LOVE,
  /nice|points|perk|ideally|preferably|with any luck|hopefully|a dream/,
)
const THAT_THEY = oneOf(
  /if|when|for|were|to (?:have|find|meet) (?:someone|somebody|a partner)(?: who)?|it if|they|she|he/,
  /that (?=they|she|he|someone)|someone who|somebody who|a partner who/,
)
const AS_A_BONUS: readonly RegExp[] = [
  pattern`\bas an? (?:\w+ )?(?:extra|bonus|plus),? (.+)`,
  /\bi (?:am hoping|hope) (?:that )?(?:they|she|he)(?: will| would| can)? (?:be )?(.+)/,
  pattern`\b${BONUS_IF}(?: for me)?(?:, (?:though|but) [^,]{3,30})?,? ${THAT_THEY}\s*
    ((?:they |she |he |someone |somebody |my partner |the person |who |we |also |to )?.+)`,
  pattern`(?:^|[,;] )([^,;]+?),? (?:would|will|might|could) (?:also )?${oneOf(
    pattern`be (?:(?:a|an|quite|really|such|very|so|the|just|kind of|also) ){0,3}(?:\w+ )?${oneOf(
      /bonus|plus|nice|lovely|great|cool|nice to have|perk|treat|extra|fun|wonderful|brilliant|amazing|handy|welcome/,
      /icing on the cake|cherry on (?:top|the cake)/,
    )}`,
    /not hurt|be nice/,
  )}\b`,
  pattern`(?:^|[,;] )((?:(?!\b(?:must|essential|need|non-?negotiable)\b)[^;])+?)\s
    (?:is|are|counts? as|gets?) (?:a |an )?
    (?:(?:big|huge|nice|definite|real|added|total|small|lovely) )*
    (?:bonus|plus|nice[- ]to[- ]have|perk|extra|brownie points|bonus points)\b`,
  pattern`\b(?:some ?one|somebody|a (?:partner|man|woman|guy|girl|person)) (?:who )?(.+?)\s
    (?:would be (?:nice|lovely|great|a bonus|a plus|ideal)|is a (?:bonus|plus))`,
  pattern`\b(?:nice to have|a bonus|a plus|ideally|preferably|hopefully),?\s
    (?:someone|somebody|a partner|a person|they|she|he)(?: who| that| would| will)? (.+)`,
]
const WIN_ME = /win me over|melt my heart|make my (?:day|year|heart sing)|sweep me off my feet|turn my head|seal it/
const PREFERRED: readonly RegExp[] = [
  pattern`^(.+?) (?:would|will) ${WIN_ME}\b`,
  pattern`^(.+?) (?:is|are) not (?:required|essential|necessary|needed|vital|a must),? but\s
    (?:i would (?:love|like) it|.*(?:nice|lovely|bonus|great|fun))\b`,
  pattern`\bi would (?:be (?:delighted|thrilled|happy|chuffed) (?:with|to (?:meet|find))|welcome)\s
    (?:someone |somebody )?(an? .+)`,
  pattern`\bi (?:would )?(?:prefer|rather have|lean towards|have a soft spot for|have a weakness for)(?: it if)?\s
    (?:someone|somebody|a partner|people|a person|they)(?: who)? (.+)`,
  /\bi (?:would )?(?:want|like|love|prefer) (?:him|her|them) (?:to (?:be |have )?)(.+)/,
]

const ADVERB = /(?:really|absolutely|definitely|do|just|only) /
const NEED = oneOf(
  /need|require|insist on|have to have|must have|can not (?:be|do|live) without|could not (?:be|live|do) without/,
  /will not settle for less than|would only date|only want|only date/,
)
const THE_PARTNER = oneOf(/someone|somebody|a partner|a man|a woman|a guy|a girl|a person|people|them|partners?/)
const QUALITY = oneOf(
  /sense of humou?r|kindness|honesty|loyalty|trust|respect|communication|empathy|patience|ambition|intelligence/,
  /warmth|chemistry|banter|laughter|curiosity|integrity|generosity|maturity|stability|openness|reliability|wit/,
  /(?:good |great |real )?conversations?|manners|good manners|affection|passion|creativity|compassion/,
  /confidence|humility|emotional \w+/,
)
const SOME = oneOf(
  /a |an |some |a bit of |a little |plenty of |lots of |good |real |basic |great |emotional |total |mutual /,
)
const THEY = oneOf(
  /they|she|he|whoever it is|anyone i (?:date|meet)|a partner|someone|partner|my (?:partner|match|person|date)/,
  /the (?:person|right person|one|right one)/,
)
const NEEDED: readonly RegExp[] = [
  pattern`\b(?:i |we )?${ADVERB}*(?<!\bnot )${NEED}(?: to (?:have|be with|find|meet))? ${THE_PARTNER}
    (?: to| that| who(?: is| are)?| with|,)* (.+)`,
  pattern`\b(?:need|require|insist on|must have|have to have|can not (?:be|do|live|go) without
    |could not (?:live|do|go) without|absolutely need) (${SOME}?${QUALITY}[^.]*)`,
  pattern`\b${THEY} (?:really |absolutely |definitely |just )?
    (?:must(?! not)|has to|have to|(?:have|has) got to|needs? to|should(?! not))(?: also| really| definitely)?\s
    (?:be |have )?(.+)`,
  pattern`\b(?:it is|that is) (?:really |absolutely |so |very |quite )?
    (?:essential|important|crucial|vital|key|a must|necessary|non-?negotiable)(?: (?:to|for) me)?(?: that)?\s
    (?:they|she|he|we|my partner|someone|a partner)(?: are| is| can| have| has)? (.+)`,
]

const IS_ESSENTIAL = oneOf(
  /must(?:[- ]have)?s?|essential|non[- ]?negotiable|a requirement|a given|everything|king|key|crucial|vital/,
  /everything to me|paramount/,
  /what matters most|(?:top|number one|biggest) priority/,
)
const BEFORE_A_NEED: readonly (readonly [WishPath, RegExp])[] = [
  [MUST, /^(.+?) (?:is|are) (?:exactly |really |just )?(?:what|who|the kind) i (?:\w+ )?need\b/],
  [
    NICE,
    pattern`^(.+?) (?:is|are) (?:exactly |really |just )?(?:what|who|the kind) i (?:\w+ )?
      (?:want|hope for|am (?:looking for|after))\b`,
  ],
  [
    MUST,
    pattern`^(.+?) (?:matters?|counts?|means?)\s
      (?:most|the most|more than anything|everything|a lot|the world|above all|hugely|a great deal)\b`,
  ],
  [MUST, pattern`^(.+?) (?:is|are) (?:an? |absolutely |totally |really |just |completely |my )*${IS_ESSENTIAL}\b`],
]

const EVEN_BETTER = /even better|all the better|so much the better/
const DELIGHTED = oneOf(
  /i would (?:be (?:over the moon|thrilled|delighted|happy|chuffed|in heaven|sold)|love (?:it|that)|not complain)/,
)
const EVEN_BETTER_IF: readonly RegExp[] = [
  pattern`\bif (?:they|she|he|someone|my partner) (.+?),? (?:then )?${DELIGHTED}\b`,
  pattern`\bif (?:they|she|he|someone|my partner) (.+?),? (?:${EVEN_BETTER}
    |(?:that is |it is |that would be |it would be )?(?:a |an )?
    (?:bonus|plus|lovely|great|wonderful|amazing|brilliant|perfect|ideal|nice|fab|icing))`,
  pattern`^(.+?)(?:,|:| -)? ${EVEN_BETTER}\W*$`,
]

/** A stretch that names a quality: what makes a wish of words that may also be said of oneself. */
const A_QUALITY = pattern`(?:[\w'-]+ ){0,4}?${TRAIT}`
const WHAT_MATTERS = oneOf(
  /what (?:really )?counts(?: most)?(?: (?:for|to) me)?|top of (?:my|the) list|number one for me/,
  /most important(?: thing)?(?: (?:to|for) me)?|what (?:really )?matters(?: most)?(?: to me)?|above all/,
  /what i (?:value|need)(?: most| above all)?|non-?negotiable(?: for me)?|the main thing(?: for me)?|key thing/,
  pattern`(?:the )?(?:one|only|main|first|biggest|top) thing (?:that )?i (?:\w+ )?
    (?:need|want|ask(?: for)?|look for|care about|insist on)`,
)
const MATTERING: readonly RegExp[] = [
  pattern`^(${A_QUALITY}[^,]*?),? first(?=\W*$|, (?:everything|the rest|then|and))`,
  pattern`^(${A_QUALITY}[^,]*?)(?:,| -|:) (?:above (?:all|everything)|non[- ]?negotiable|a must|no compromises?
    |first and foremost|obviously|naturally)\W*$`,
  pattern`^(?:but |and |also )?(?:has to|have to|needs? to|has got to|got to|better)\s
    (?:be |have )?((?:${A_QUALITY}|good with).*)`,
  /\bwill not (?:budge|compromise) on (.+)/,
  pattern`^(?:first and foremost|above all|most of all)[,:] ((?:an? (?:good|kind|warm|big) \w+|${A_QUALITY}).*)`,
  /\b(?:they|she|he) (?:had |would )?better (?:be |have )?(?!not\b|than\b)(.+)/,
  pattern`\bnothing (?:less|but) (?:than )?(${A_QUALITY}.*)`,
  pattern`\bit is all about (${A_QUALITY}.*)`,
  pattern`^(?:but |and |so |also |dogs? |cats? )?must\s
    (?!not\b|have\b|haves?\b|be \d|say\b|admit\b|i\b|confess\b|go\b)(?:be |have )?(.+)`,
  pattern`\b${WHAT_MATTERS}(?: (?:is|are)|,|:)(?: that)? (.+)`,
  pattern`\bi (?:really |absolutely )?(?:(?:value|prize|care (?:\w+ )?about) (?!my\b)
    |look for (?=.* in (?:a |people|partner|someone)|${A_QUALITY}))(.+?)
    (?: (?:above|over|more than) .*| most| (?:in (?:a |people|partner|someone)).*)?$`,
]

const LOOKING_FOR = oneOf(
  /looking for|want|after|seeking|would love|would like|hoping (?:for|to (?:meet|find))|dream of/,
  /ideal (?:partner|match|person|date) is|interested in|find|meet|prefer/,
)
const SOUGHT: readonly RegExp[] = [
  pattern`\b${LOOKING_FOR}(?: to (?:meet|find))? an? ((?:[\w-]+,? (?:and )?){0,2}${TRAIT},? (?:[\w-]+ ){0,2})
    (?:soul|person|man|woman|guy|girl|lady|gentleman|partner|companion|human)\b`,
  pattern`\b${LOOKING_FOR}(?: to (?:meet|find|be with|date))? ${oneOf(
    /someone|somebody|an? (?:\w+ ){0,2}(?:partner|person|man|woman|guy|girl|lady|gentleman)/,
  )}(?:,| that is| who(?: is|'s)?| that) (.+)`,
  pattern`\b(?:looking for|want|after|seeking|would love|would like|hoping for|find|meet|prefer)\s
    (?:someone|somebody) ((?:very |really |genuinely |just |as )?${TRAIT}.*)`,
]

const each = (path: WishPath, ways: readonly RegExp[]) => ways.map((one) => [path, one] as const)

/** Each pattern's first group is the wish. Patterns with a label take a whole list. The first that fits is taken. */
export const WISH_PATTERNS: readonly (readonly [WishPath, RegExp])[] = [
  ...LABELLED,
  ...each(NICE, [...AS_A_BONUS, ...PREFERRED]),
  ...BEFORE_A_NEED,
  ...each(MUST, NEEDED),
  ...each(NICE, EVEN_BETTER_IF),
  ...each(MUST, MATTERING),
  ...each(NICE, SOUGHT),
]
