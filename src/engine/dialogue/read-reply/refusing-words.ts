import { anyOf, oneOf, pattern } from '../reading/words.ts'

const NAMED_SO = oneOf(
  /dealbreaker|deal[- ]?killer|hard (?:no|pass|limit)|no[- ]?gos?\b|no[- ]?nos?\b|red flags?|(?:the )?ick\b/,
  /(?:a |an |big |huge |absolute |instant |total |definite |firm )+no(?: for me| from me)?\b(?!-| one)/,
  /turn-?offs?|absolutely not\b|my limit is people|out of the question|off the table|(?<=: ?)bye\b|forget it\b/,
)
const PUTS_ME_OFF = oneOf(
  /put(?:s|ting)? (?:me |people )?(?:right |straight |completely |totally |really )?off|(?:put|turned) off by/,
  /turn(?:s|ed|ing)?[- ]?(?:me )?(?:right |straight |completely )?[- ]?off|send(?:s)? me running|los(?:e|es|t) me\b/,
  /rules? (?:someone|people|them|anyone|you) out|swipe left|walk away|(?:where i )?draw the line/,
  /where i (?:would )?(?:end|stop|leave|get off|walk)|i (?:would )?(?:leave|walk)\b/,
  /i (?:am|would be) (?:out|gone|off)\b/,
)
const CAN_NOT_STAND = oneOf(
  /(?:can|could) not (?:kiss|share a|sit with|stand|deal with|be with|date|bear|abide|tolerate|cope with|stomach)/,
  /(?:can|could) not (?:do with|put up with|handle|live with)|can not be doing with/,
  /will not (?:date|tolerate|put up with|accept|be with|go near|entertain|stand for)/,
  /would (?:never|not) (?:date|be with|go out with|consider|put up with|tolerate|touch)/,
  /(?:do|could) not (?:want to )?like (?=men |women |man |woman |people |someone |guys |girls )/,
  /(?:do|could) not (?:want to )?(?:date|go out with|be with|put up with|tolerate|live with)/,
  pattern`(?:do|could) not (?:want to )?want ${oneOf(
    /someone|anyone|somebody|a partner|people|to be with|a|any|to end up with/,
  )}`,
  /never (?:date|dating|again with|be with)|zero tolerance|no tolerance|no time for|no thank you to/,
)
const NOT_INTERESTED = oneOf(
  /interested in|into|looking for|ok with|okay with|here for|up for|willing to (?:date|be with|put up with)/,
  /going to date/,
)
const SUCH_PEOPLE = /someone|people|anyone|guys|girls|men|women|dating|a|any|smok\w+|drink\w+|drunks/
const AVOIDING = oneOf(
  /no|not|avoid|without|steer clear of|stay away from|keep away from|allergic to|skip/,
  /hate|despise|loathe|detest|dislike|done with|sick of|tired of/,
)
const BAD_COMPANY = oneOf(
  /smokers|drinkers|drunks|alcoholics|ghosters|ghosting|cheaters|liars|players|bigots|racists/,
  /gamblers|narcissists|flakes|flakers/,
  /(?:people|someone|anyone|anybody|men|women|guys|girls|those|folks|partners) (?:who|that|with)/,
)
const KEPT_AWAY = oneOf(
  pattern`not ${NOT_INTERESTED} ${SUCH_PEOPLE}`,
  pattern`(?:please )?${AVOIDING} (?:heavy |daily |chain |big |habitual |regular )?${BAD_COMPANY}`,
  /(?:must|should|can|may) not (?:smoke|drink|be (?:a )?(?:smoker|drinker|heavy|into))/,
  /nobody who|no one who|no ?body that|(?:is|are|they|he|she) (?:\w+ )?not (?:really )?for me\b|need not apply/,
  /(?:is|are) (?:also )?(?:right |straight )?out(?: too| for me| as well)?(?=\W*$|,)/,
  /(?:can|should) keep (?:walking|scrolling|moving)/,
)
const NON_SMOKER_WANTED = oneOf(
  /must be (?:a )?non-?smok\w+|non-?smokers? (?:only|please)|smoke-?free (?:partner|home|person|someone)/,
  pattern`(?:want|need|prefer|looking for|only date|would like|rather have|seeking|after|date) (?:a |an )?(?:\w+ )?
    non-?smokers?`,
  pattern`(?:someone|partner|somebody|person|they|man|woman|girl|guy) (?:who |that )?
    (?:does not|do not|never|must not|should not|can not|will not) smoke`,
)

/** Words that refuse a kind of partner. */
export const REFUSING = anyOf(NAMED_SO, PUTS_ME_OFF, CAN_NOT_STAND, KEPT_AWAY, NON_SMOKER_WANTED)

const PROBLEM = /dealbreaker|red flag|hard no|problem|turn-?off|issue/
/** Words of refusing that refuse nothing, or that quote somebody else. */
export const NOT_ONE = anyOf(
  pattern`(?:is|are|would be|be)(?: really| necessarily| exactly)? not (?:really )?(?:a |an |my )?${PROBLEM}`,
  /not (?:a |an )?(?:dealbreaker|red flag|problem|issue|hard no)|never been a dealbreaker/,
  pattern`(?:is|are|would be|that is) (?:hardly|scarcely|barely|never|no) (?:a |an )?${PROBLEM}`,
  /(?:do not|not) (?:mind|care|bothered|fussed)|no problem with|fine with|ok with|okay with/,
  /dealbreaker for (?:him|her|them|my ex|some)|(?:his|her|their|ex's) dealbreaker/,
)

const NOT_ANY = oneOf(
  /no|not any|zero|without|have no|do not (?:really )?have (?:any )?|have not got any|can not think of any/,
)
/** "No real deal-breakers", "deal-breakers: none". */
export const NONE = oneOf(
  pattern`\b${NOT_ANY} ?(?:real |particular |specific |strict |big |major |hard )?
    (?:dealbreaker|red flags|turn-?offs|hard no)`,
  /\bdealbreaker\W{0,3}(?:none|nothing|nope|n\/a|no(?= (?:not|none|nothing|real|big)|\W*$))/,
)

const LABEL = oneOf(
  /dealbreaker|another(?: one| thing| dealbreaker)?|red flags?|turn-?offs?|(?:the )?icks?|hard (?:no|pass)|no-?gos?/,
  /rules? (?:someone|people|them|anyone) out|no time for|zero tolerance for|no tolerance for/,
  pattern`what (?:really |always )?${oneOf(
    /(?:puts|turns) me (?:\w+ )?off|annoys me|kills it(?: for me)?|i (?:can not stand|hate|avoid|do not want)/,
  )}`,
)
/** "Deal-breakers are: …": what follows the label. */
export const AFTER_LABEL = pattern`\b${LABEL}(?: for me| in a partner| of mine)?\s*
  (?::|=| - |\b(?:is|are|would be|includes?|has to be)\b|(?<=for|off|out) )\s*(.+)`
/** "A hard no to …". */
export const AFTER_HARD_NO =
  /\b(?:hard|instant|absolute|big|firm|immediate|automatic) (?:no|pass) (?:on|to|for|with) (?!me\b)(.+)/

const VERDICT = oneOf(
  /out(?: too| for me| as well)?(?=\W*$|,)|out of the question|off the table|need not apply|no thanks|absolutely not\b/,
  /would lose me\b|loses me\b|sends me running|where i (?:(?:would )?(?:end|stop|leave|get off|walk)|draw the line)/,
  /(?<=: ?)bye\b|(?:they |he |she )?(?:is |are )?not (?:really )?for me/,
  pattern`(?:a |an |my |the |big |huge |absolute |instant |total |definite |major |biggest |firm )*${oneOf(
    /dealbreaker|hard no|hard pass|no-?go|no-?no|red flags?|turn-?offs?|ick|no for me|no from me/,
    /(?:hard|big|huge|absolute|instant|total|definite|firm|clear) no/,
  )}`,
  /put(?:s|ting)? (?:me |people )?(?:\w+ )?off|turns? me (?:\w+ )?off|gives? me the ick/,
)
/** "… is a deal-breaker": what stands before the verdict. */
export const BEFORE_VERDICT = pattern`^(.+?)[,;]?\s
  (?:that is |it is |this is |which is |is |are |would be |also |really |just |always )*${VERDICT}\b`
/** "… is a deal-breaker, and so are …": where another refusal begins. */
export const SO_IS =
  /[,;]? (?:and |but )?(?:(?:so|as) (?:is|are|do|does|would)|(?:the )?same (?:goes )?(?:for|with)|ditto|likewise) /
/** "I am out" is the verdict's subject, not what is refused. */
export const ONLY_I = /^\W*(?:so |and |but )*i(?: am| get| would be| feel)?$/

const REFUSING_VERB = oneOf(
  /(?:put|turned) off by|can not be doing with|never (?:date|dating)|please no|no time for|no/,
  /(?:could|can) not (?:kiss|stand|deal with|be with|date|bear|abide|tolerate|cope with|live with)/,
  /can not (?:stomach|do with|put up with|handle)/,
  /will not (?:date|tolerate|put up with|accept|be with|entertain|stand for)/,
  /would (?:never|not) (?:date|be with|go out with|consider|put up with|tolerate)/,
  /(?:do|could) not (?:want to )?(?:date|go out with|be with|put up with|tolerate|want)/,
  /not (?:interested in|into|looking for|ok with|okay with|willing to (?:date|put up with)|here for|up for)/,
  /hate|despise|loathe|avoid|steer clear of|stay away from|done with|sick of|tired of/,
)
const WHAT_IS_REFUSED = oneOf(
  /someone|people|anyone|somebody|anybody|those|men|women|guys|girls|a |any |dating |with /,
  /smok|drink|drunk|heavy|chain|daily|ghost|cheat|liar|play|bigot|racis|gambl|narciss|flak|alcohol/,
  /dis|rud|mean|games|drama|lying|lies|jealous|arrogan|controlling|violen|abus|sexis|homophob|infidel/,
)
/** "I don't date …": what follows the verb. */
export const AFTER_REFUSAL = pattern`\b${REFUSING_VERB}\s+(${WHAT_IS_REFUSED}.*)`

/** "No gamblers, that is what ended my marriage": a remark on it is no part of it. */
export const ASIDE = pattern`,? (?:and |but |because |since )?
  (?:${oneOf(
    /i (?:did|had|have|was|am|do not need|lived|grew|get|got|see|smell|want|need|would|prefer|like|love)|been there/,
    /(?:that|it) (?:is (?:what|why|how)|was|ended|cost|took|ruined)/,
  )})\b[^,;]*$`

/** A list of refusals that goes on from the sentence before. */
export const GOING_ON = /^(?:also|and|oh|plus|same (?:for|with|goes for)|or|another)\b/
