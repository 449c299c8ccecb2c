import type { Path } from '../slots.ts'

export const MUST = 'preferences.must_haves'
export const NICE = 'preferences.nice_to_haves'

const NICE_LABEL =
  '(?:nice[- ]to[- ]?haves?|nice to have|nice(?=:)|bonus(?: points?)?|pluses|plus points?|would be nice|extras?|cherry on top|brownie points|perks?|icing on the cake|would love|added bonus|what i would (?:like|love|enjoy))'
const MUST_LABEL =
  '(?:must[- ]?haves?|musts?|essentials?|non-?negotiables?|needs|requirements?|deal-?makers?|has to have|what matters(?: most)?|top priorit(?:y|ies)|priorit(?:y|ies)|must)'

/** Words that name a quality of a person, or lead to one. */
export const TRAIT_WORDS =
  '\\b(?:kind\\w*|funny|humou?r|honest\\w*|loyal\\w*|respect\\w*|smart|intelligen\\w*|clever|patient|patience|ambitio\\w*|car(?:es|ing)|warm\\w*|gentle|adventur\\w*|activ\\w*|outdoors\\w*|travel\\w*|music\\w*|dogs?|cats?|animals?|cook\\w*|read\\w*|books?|hik\\w*|danc\\w*|sport\\w*|fit|health\\w*|creativ\\w*|curious|curiosity|trust\\w*|faithful|communicat\\w*|open\\w*|listen\\w*|affection\\w*|family|romantic|generous|spontane\\w*|calm|stable|stability|independen\\w*|confiden\\w*|polite|manners|reliab\\w*|thoughtful\\w*|empath\\w*|compassion\\w*|laugh\\w*|banter|wit|witty|playful\\w*|easy-?going|positive|optimis\\w*|passion\\w*|mature|maturity|emotional\\w*|job|career|employed|educated|vegan|vegetarian|garden\\w*|art|arts|theatre|films?|movies|games?|gaming|food|foodie|nerdy?|geeky?|tall|chemistry|attract\\w*|sings?|plays?|loves?|likes?|enjoys?|shares?|sense of|conversation\\w*|integrity|supportive|understanding|driven|consider\\w*)\\b'

/** Each pattern's first group is the wish. Patterns with a label take a whole list. */
export const WISH_PATTERNS: readonly (readonly [Path, RegExp])[] = [
  [
    NICE,
    new RegExp(
      `\\b${NICE_LABEL}(?: for me| things?| in a partner)?\\s*(?::|=| - |\\b(?:is|are|would be|includes?)(?: (?:that|if|when|someone who|having))?\\b)\\s*(.+)`,
    ),
  ],
  [
    MUST,
    new RegExp(
      `\\b${MUST_LABEL}(?: for me| in a partner| things?| qualities)?\\s*(?::|=| - |\\b(?:is|are|would be|includes?)(?: (?:that|having))?\\b)\\s*(.+)`,
    ),
  ],
  [
    NICE,
    /\b(?:(?:it )?(?:would|will|might|could) be (?:(?:a|an|quite|really|such|very|so|also|just|kind of) ){0,3}(?:\w+ )?(?:bonus|plus|(?:nice|lovely|great) (?:surprise|touch|extra|thing)|nice|lovely|great|cool|sweet|fun|good|wonderful|brilliant|amazing|fab|perk|treat|dream|ideal|icing on the cake|cherry on (?:top|the cake))|(?:it is|that is) (?:a )?(?:bonus|plus)|(?:bonus|extra|brownie|plus) points?|(?:(?:big|huge|added|extra|nice|real|total) )?(?:bonus|plus)|i would (?:(?:really|also|just|definitely|totally|honestly|so) )*(?:love|like|adore|enjoy|appreciate|be (?:thrilled|delighted|happy|over the moon|chuffed))(?: it)?|would love it|i would not (?:mind|complain|say no)|would not hurt|nice|points|perk|ideally|preferably|with any luck|hopefully|a dream)(?: for me)?,? (?:if|when|for|were|to (?:have|find|meet) (?:someone|somebody|a partner)(?: who)?|it if|they|she|he|that (?=they|she|he|someone)|someone who|somebody who|a partner who)\s*((?:they |she |he |someone |somebody |my partner |the person |who |we |also |to )?.+)/,
  ],
  [
    NICE,
    /(?:^|[,;] )([^,;]+?),? (?:would|will|might|could) (?:also )?(?:be (?:(?:a|an|quite|really|such|very|so|the|just|kind of|also) ){0,3}(?:\w+ )?(?:bonus|plus|nice|lovely|great|cool|nice to have|perk|treat|icing on the cake|cherry on (?:top|the cake)|extra)|not hurt|be nice)\b/,
  ],
  [
    NICE,
    /^(.+?) (?:is|are|counts? as|gets?) (?:a |an )?(?:(?:big|huge|nice|definite|real|added|total|small|lovely) )*(?:bonus|plus|nice[- ]to[- ]have|perk|extra|brownie points|bonus points)\b/,
  ],
  [
    NICE,
    /\b(?:some ?one|somebody|a (?:partner|man|woman|guy|girl|person)) (?:who )?(.+?) (?:would be (?:nice|lovely|great|a bonus|a plus|ideal)|is a (?:bonus|plus))/,
  ],
  [
    NICE,
    /\b(?:nice to have|a bonus|a plus|ideally|preferably|hopefully),? (?:someone|somebody|a partner|a person|they|she|he)(?: who| that| would| will)? (.+)/,
  ],
  [
    NICE,
    /\bi (?:would )?(?:prefer|rather have|lean towards|have a soft spot for|have a weakness for)(?: it if)? (?:someone|somebody|a partner|people|a person|they)(?: who)? (.+)/,
  ],
  [NICE, /\bi (?:would )?(?:want|like|love|prefer) (?:him|her|them) (?:to (?:be |have )?)(.+)/],
  [MUST, /^(.+?) (?:is|are) (?:exactly |really |just )?(?:what|who|the kind) i (?:\w+ )?need\b/],
  [
    NICE,
    /^(.+?) (?:is|are) (?:exactly |really |just )?(?:what|who|the kind) i (?:\w+ )?(?:want|hope for|am (?:looking for|after))\b/,
  ],
  [
    MUST,
    /^(.+?) (?:matters?|counts?|means?) (?:most|the most|more than anything|everything|a lot|the world|above all|hugely|a great deal)\b/,
  ],
  [
    MUST,
    /^(.+?) (?:is|are) (?:an? |absolutely |totally |really |just |completely |my )*(?:must(?:[- ]have)?s?|essential|non-?negotiable|a requirement|key|crucial|vital|everything to me|what matters most|(?:top|number one|biggest) priority|paramount)\b/,
  ],
  [
    MUST,
    /\b(?:i |we )?(?:(?:really|absolutely|definitely|do|just|only) )*(?:need|require|insist on|have to have|must have|can not (?:be|do|live) without|could not (?:be|live|do) without|will not settle for less than|would only date|only want|only date)(?: to (?:have|be with|find|meet))? (?:someone|somebody|a partner|a man|a woman|a guy|a girl|a person|people|them|partners?)(?: to| that| who(?: is| are)?| with|,)* (.+)/,
  ],
  [
    MUST,
    /\b(?:need|require|insist on|must have|have to have|can not (?:be|do|live|go) without|could not (?:live|do|go) without|absolutely need) ((?:a |an |some |a bit of |a little |plenty of |lots of |good |real |basic |great |emotional |total |mutual )?(?:sense of humou?r|kindness|honesty|loyalty|trust|respect|communication|empathy|patience|ambition|intelligence|warmth|chemistry|banter|laughter|curiosity|integrity|generosity|maturity|stability|openness|reliability|wit|manners|good manners|affection|passion|creativity|compassion|confidence|humility|emotional \w+)[^.]*)/,
  ],
  [
    MUST,
    /\b(?:they|she|he|my (?:partner|match|person|date)|the (?:person|right person|one|right one)|whoever it is|anyone i (?:date|meet)|a partner|someone|partner) (?:really |absolutely |definitely |just )?(?:must(?! not)|has to|have to|(?:have|has) got to|needs? to|should(?! not))(?: also| really| definitely)? (?:be |have )?(.+)/,
  ],
  [
    MUST,
    /\b(?:it is|that is) (?:really |absolutely |so |very |quite )?(?:essential|important|crucial|vital|key|a must|necessary|non-?negotiable)(?: (?:to|for) me)?(?: that)? (?:they|she|he|we|my partner|someone|a partner)(?: are| is| can| have| has)? (.+)/,
  ],
  [
    NICE,
    /\bif (?:they|she|he|someone|my partner) (.+?),? (?:even better|all the better|so much the better|(?:that is |it is |that would be |it would be )?(?:a |an )?(?:bonus|plus|lovely|great|wonderful|amazing|brilliant|perfect|ideal|nice|fab|icing))/,
  ],
  [NICE, /^(.+?)(?:,|:| -)? (?:even better|all the better|so much the better)\W*$/],
  [
    MUST,
    /^(?:but |and |so |also |dogs? |cats? )?must (?!not\b|have\b|haves?\b|be \d|say\b|admit\b|i\b|confess\b|go\b)(?:be |have )?(.+)/,
  ],
  [
    MUST,
    /\b(?:most important(?: thing)?(?: (?:to|for) me)?|what (?:really )?matters(?: most)?(?: to me)?|what i (?:value|need)(?: most| above all)?|above all|non-?negotiable(?: for me)?|the main thing(?: for me)?|key thing|(?:the )?(?:one|only|main|first|biggest|top) thing (?:that )?i (?:\w+ )?(?:need|want|ask(?: for)?|look for|care about|insist on))(?: (?:is|are)|,|:)(?: that)? (.+)/,
  ],
  [
    MUST,
    /\bi (?:really |absolutely )?(?:value|prize|care (?:\w+ )?about|look for) (.+?)(?: (?:above|over|more than) .*| most| (?:in (?:a |people|partner|someone)).*)?$/,
  ],
  [
    NICE,
    /\b(?:looking for|want|after|seeking|would love|would like|hoping (?:for|to (?:meet|find))|dream of|ideal (?:partner|match|person|date) is|interested in|find|meet|prefer)(?: to (?:meet|find|be with|date))? (?:someone|somebody|an? (?:\w+ ){0,2}(?:partner|person|man|woman|guy|girl|lady|gentleman))(?:,| that is| who(?: is|'s)?| that) (.+)/,
  ],
  [
    NICE,
    new RegExp(
      `\\b(?:looking for|want|after|seeking|would love|would like|hoping for|find|meet|prefer) (?:someone|somebody) ((?:very |really |genuinely |just |as )?${TRAIT_WORDS}.*)`,
    ),
  ],
]
