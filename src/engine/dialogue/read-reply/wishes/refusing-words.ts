import { anyOf, oneOf, pattern } from '../../reading/words.ts'

/** Qualities that people refuse; with one of these, a plain no or a dislike refuses it. */
export const BAD_TRAIT = oneOf(
  /ghost\w*|cheat\w*|liars?|lying|lies|dishonest\w*|play(?:ers?|boys?)|mind games|games|drama|flak\w*/,
  /workaholic\w*|time[- ]?wast\w*|show[- ]?boat\w*|flirts?|cruel\w*|mean\w*/,
  /bigot\w*|racis\w*|sexis\w*|misogyn\w*|homophob\w*|transphob\w*|xenophob\w*|chauvin\w*|prejudic\w*|intoleran\w*/,
  /gambl\w*|debts?|drugs?|druggies|addict\w*|narciss\w*|toxic\w*|abus\w*|violen\w*|aggress\w*|temper\w*|shout\w*/,
  /jealous\w*|controlling|possessive\w*|clingy|clinginess|manipulat\w*|passive[- ]aggress\w*|insecur\w*|negativ\w*/,
  /snob\w*|arrogan\w*|bull(?:y|ies|ying)|brag\w*|show-?offs?|selfish\w*|vain|vanity|stingy|stinginess/,
  /rude\w*|disrespect\w*/,
  /laz(?:y|iness)|bor(?:es?|ing)|moan\w*|whin\w*|know-it-alls?|gossip\w*|hygiene|swear\w*|infidel\w*|unfaithful\w*/,
  /smokers|drunks|drunkards|drinkers|alcoholics|silent treatment/,
)
/** "… and we are done": how a refusal ends. */
export const END_OF_IT = oneOf(
  /me (?:done|gone|out)\b|unforgivable|unacceptable|inexcusable|intolerable|not (?:really )?my (?:type|cup of tea)/,
  /a waste of (?:my )?time|off the menu|off the cards|(?:would|will) (?:end|kill|ruin|finish) it(?: for me)?/,
  /(?:ends|kills|ruins) it(?: for me)?/,
  /(?:can|should) (?:move along|jog on|swipe on|look elsewhere|stay away)/,
  /(?:would be )?gone (?:by|before) (?:the )?\w+/,
  /(?:the |a )?(?:one |only |very )?things? i (?:can|could) not (?:forgive|stand|abide|bear|get past|get over)/,
  /a (?:man|woman|person|guy|girl) i (?:leave|avoid|walk away from)/,
)
const NAMED_SO = oneOf(
  /dealbreaker|deal[- ]?killer|hard (?:no|pass|limits?)|no[- ]?gos?\b|no[- ]?nos?\b|red flags?|(?:the )?ick\b/,
  /(?:a |an |big |huge |absolute |instant |total |definite |firm ){1,5}no(?: for me| from me)?\b(?!-| one)/,
  /turn-?offs?|absolutely not\b|my limit is people|out of the question|off the table|(?<=: ?)bye\b|forget it\b/,
)
const PUTS_ME_OFF = oneOf(
  /put(?:s|ting)? (?:me |people )?(?:right |straight |completely |totally |really )?off|(?:put|turned) off by/,
  /turn(?:s|ed|ing)?[- ]?(?:me )?(?:right |straight |completely )?[- ]?off|send(?:s)? me running|los(?:e|es|t) me\b/,
  /rules? (?:someone|people|them|anyone|you|a man|a woman|him|her) out|swipe left|walk away|(?:where i )?draw the line/,
  /where i (?:would )?(?:end|stop|leave|get off|walk)|i (?:would )?(?:leave|walk)\b/,
  /(?<!(?:when|while|since|once|as|because) )i (?:am|would be) (?:out|gone|off)\b(?! (?:work|on|at|to|the))/,
)
const CAN_NOT_STAND = oneOf(
  /(?:can|could) not (?:kiss|share a|sit with|stand|deal with|be with|date|bear|abide|tolerate|cope with|stomach)/,
  /(?:can|could) not (?:do with|put up with|handle|live with)|can not be doing with/,
  /will not (?:date|tolerate|put up with|accept|be with|go near|entertain|stand for)/,
  /would not be able to (?:date|be with|live with|stand|put up with)|do not bother me with/,
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
  /[:,] (?:straight |right )?out(?=\W*$)/,
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

const SENT_AWAY = oneOf(
  /(?:do not|never) (?:send|show|match|pair|introduce|set) me|refuse to (?:date|be with|go out with|meet|see)/,
  /(?:deal|date|whole thing) is off|we (?:will|would) not (?:get on|get along|work)|we are (?:done|finished|through)/,
  /(?:will|would) not have (?:a|an|any)|(?:zero|no|little) patience (?:for|with)/,
  /drives? me (?:up the wall|mad|crazy|nuts)/,
  pattern`${BAD_TRAIT}(?: \w+){0,3}[,:]? (?:no|no thanks?|no thank you|no way)(?=\W*$)`,
  pattern`(?:no|hate|despise|avoid|dislike|can not (?:abide|bear|stand)) (?:\w+ )?${BAD_TRAIT}`,
)

/** Words that refuse a kind of partner. */
export const REFUSING = anyOf(NAMED_SO, PUTS_ME_OFF, CAN_NOT_STAND, KEPT_AWAY, NON_SMOKER_WANTED, END_OF_IT, SENT_AWAY)

const PROBLEM = /dealbreaker|red flag|hard no|problem|turn-?off|issue/
/** Words of refusing that refuse nothing, or that quote somebody else. */
export const NOT_ONE = anyOf(
  pattern`(?:is|are|would be|be)(?: really| necessarily| exactly)? not (?:really )?(?:a |an |my )?${PROBLEM}`,
  /not (?:a |an )?(?:dealbreaker|red flag|problem|issue|hard no)|never been a dealbreaker/,
  pattern`(?:is|are|would be|that is) (?:hardly|scarcely|barely|never|no) (?:a |an )?${PROBLEM}`,
  /(?:do not|not) (?:mind|care|bothered|fussed)|no problem with|fine with|ok with|okay with/,
  pattern`${PROBLEM} (?:in|at)
    (?: my| our| the)?(?: office| work| job| company| firm| trade| industry| business| team| court| kitchen)`,
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

/** A list of refusals that goes on from the sentence before. */
export const GOING_ON = /^(?:also|and|oh|plus|same (?:for|with|goes for)|or|another)\b/
