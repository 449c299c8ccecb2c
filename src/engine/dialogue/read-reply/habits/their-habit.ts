import { anyOf, oneOf, pattern } from '../../reading/words.ts'

const SMOKERS_AND_DRINKERS = oneOf(
  /smokers|drinkers|alcoholics|drunks|heavy drinkers/,
  /non-?smokers|non-?drinkers|ex-?smokers|teetotal(?:l)?ers/,
)
const A_SMOKER_OR_DRINKER = /smoker|drinker|alcoholic|drunk|non-?smoker|non-?drinker|ex-?smoker|teetotal(?:l)?er/

/** Verbs of seeking or avoiding people of a kind. */
const SEEKING_SUCH = oneOf(
  /date|dating|dates|be with|live with|kiss|kissing|meet|match|with|partner(?:'s)? who|around/,
  /want|wants|find|prefer|like|love|seek|for|need|go for|into|attracted to/,
  /no|please no|any|avoid|hate|mind|minds?|tolerate|stand|not into/,
)
const SEEKING_ONE = oneOf(
  /date|dating|be with|live with|kiss(?:ing)?|partner(?:ed)? with|match me with|matched with|meet|seeing|be dating/,
  /want|prefer|rather have|looking for|need|find|love|like|attracted to|mind/,
)
const OF_THAT_KIND = oneOf(
  /a |an |any |heavy |daily |regular |fellow |other |another |big |such /,
  /some(?:one|body) (?:who )?|people who /,
)

const OTHER_PEOPLE = oneOf(
  /some(?:one|body)|any(?:one|body)|nobody|no one|else|whoever|partner|person|people|match|matches/,
  /man|woman|men|women|guy|girl|guys|girls|they|he|she|them|those|who|date who|dates who/,
)
const HABIT_WORDS =
  /smok\w*|drink\w*|drank|drunk|alcohol\w*|booze\w*|wine|beer|merlot|whisky|sober|teetotal\w*|vap\w*|cigar\w*/

const VERDICT = oneOf(
  /dealbreaker|hard no|no-?go|turn-?off|red flag|no from me|no for me|big no/,
  /fine in|ok in|okay in|not ok|gross|a problem for me|disgusting/,
)

/** The word stands for other people's habit: what the writer wants in a partner, or what people in general do. */
export const THEIR_HABIT = anyOf(
  /not (?:\w+ )?(?:tolerate|accept|put up with)\b[^.]*\b(?:smok|drink)(?:ing|ers?)/,
  pattern`${SEEKING_SUCH} (?:${OF_THAT_KIND})*${SMOKERS_AND_DRINKERS}`,
  /(?:smokers|drinkers|alcoholics|drunks|non-?smokers|non-?drinkers)\b/,
  pattern`${SEEKING_ONE} (?:a |an )(?:\w+ )?${A_SMOKER_OR_DRINKER}`,
  pattern`${OTHER_PEOPLE}\b[^,.]{0,40}?\b${HABIT_WORDS}`,
  /(?<!\bam |\bnot |\bas )\b(?:a |an )(?:\w+ )?(?:smoker|drinker) (?:is|would|are|can|will)/,
  pattern`(?:smok(?:e|ing)|drink(?:ing)?|alcohol) (?:is|are|would be) (?:a |an )?(?:\w+ )?${VERDICT}`,
  pattern`(?:dated|married|divorced|lived with|was with) (?:a |an )(?:\w+ )?${A_SMOKER_OR_DRINKER}`,
  /draw the line at (?:\w+ )?(?:smok|drink|cigar|booze)\w*/,
  /(?:no|non-?negotiable|rule) (?:no )?is (?:a |an |no )?(?:\w+ )?(?:smok|drink)\w*/,
  /(?:smoking|drinking|cigarettes) (?:would|will) (?:end|kill|ruin)/,
  /(?:will|would) not have (?:a |an |any )(?:\w+ )?(?:smok|drink)ers?/,
  /smoking puts|(?:second|third)[- ]?hand smoke|smoke around me/,
  /(?:must|should|can|may) not (?:smoke|drink|be a (?:smoker|drinker))|must be (?:a )?(?:non-?smoker|sober|teetotal)/,
  /(?:you|your) (?:smoke|drink|smoking|drinking)/,
  /so drunk (?:that )?(?:he|she|they|it)|there (?:was|were|is|are) (?:a |some |\d+ )?(?:drunks?|smokers|drinkers)/,
)

/** "On the smoking front it's a no": the writer's own no. */
export const OWN_TOPIC = /\b(?:smoking|drinking|alcohol|booze)(?: front|[- ]wise)\b/
const HABITS = /smoking|drinking|drink|alcohol|booze|cigarettes|tobacco/
/** "Drinking is a no from me, it upsets my stomach", "smoking isn't for me": the writer's own no. */
export const OWN_NO = oneOf(
  pattern`\b${HABITS} (?:is|are) (?:a )?(?:big |hard |firm )?no\b.*\b${oneOf(
    /agrees?|disagrees?|allergic|stomach|headaches?|migraines?|ill|health|lungs?|liver|doctor|medication|my body/,
    /i (?:(?:have|am|was|had) )?(?:never|not|do not|quit|stopped|gave|given|can not)/,
  )}\b`,
  pattern`^(?:\w+ ){0,2}${HABITS} (?:is|are) (?:just |really )?not (?:really )?(?:for me|my thing|my scene)\b`,
  pattern`(?<!hard |absolute |instant |big )\bno (?:to|on) ${HABITS}\b`,
)
