import type { SAFETY } from '#contract/options.ts'
import { anyOf, oneOf, pattern } from '../../reading/words.ts'

export type Choice = (typeof SAFETY)[number]

const BEGINNINGS = oneOf(
  /meet|meets|meeting|met|date|dates|see (?:each other|them|someone)|first time|first one/,
  /date (?:one|1|number one)|first (?:few )?(?:dates?|meet(?:ing|-?up)?)|start(?:ing)?|begin/,
  /coffee|place|somewhere|venue|spot/,
)
const OTHERS_AROUND = /(?:other |lots of |plenty of |some )?(?:people|folks?|others|strangers|witnesses)/
const PUBLIC_PLACE = oneOf(
  /in public|public(?:ly)? (?:place|space|spot|setting|venue|location|area|park|cafe|somewhere)|public\b/,
  /public (?:place|places|spot|setting|venue)/,
  /somewhere (?:\w+ ){0,3}(?:public|busy|crowded|with (?:other )?people|populated|well[- ]lit|neutral)/,
  /(?:busy|crowded|well[- ]lit) (?:\w+ )?(?:place|cafe|spot|bar|restaurant|park|venue|coffee shop|public)/,
  pattern`(?:with|around) ${OTHERS_AROUND} (?:around|about|near ?by)|people around`,
  pattern`where there (?:is|are) (?:a crowd|${OTHERS_AROUND})`,
  pattern`where (?:${OTHERS_AROUND}|everyone|everybody) can see|busy (?:high street|square|market|street)`,
)
const HOME = /home|house|place|flat|apartment/
const SOMEBODYS = /my|their|his|her|someone's|anyone's|somebody's|anybody's|a stranger's/
const NOT_AT_HOME = pattern`not (?:at|in) (?:${SOMEBODYS}|a) (?:\w+ )?${HOME}`
const PUBLIC_BEFORE = oneOf(
  /in public|public (?:place|places|spot|setting|venue|space)|(?:busy|crowded) (?:place|cafe|spot|coffee shop|bar)/,
  /somewhere (?:public|busy|crowded|with (?:lots of |plenty of |other )?people)/,
)
const AT_FIRST = /first|meet|meeting|date|dates|start|begin with|to begin|initially|only|please/
/** Words that make a rule of a public place, without saying that a meeting is meant. */
const AS_A_RULE = oneOf(
  /must|need|want|would like|prefer|insist|essential|rule|has to be|exceptions|precautions?|let us|can we/,
  /safe(?:r|st)?|comfortable|at ease/,
)
const A_PUBLIC_PLACE = oneOf(
  pattern`public (?:places?|spots?|settings?|venues?)|(?:with|around) ${OTHERS_AROUND} (?:around|about|near ?by)`,
  pattern`where (?:${OTHERS_AROUND}|everyone|everybody) can see`,
)
const IN_PUBLIC = anyOf(
  pattern`${BEGINNINGS}\b[^.]{0,60}?\b(?:${PUBLIC_PLACE}|${NOT_AT_HOME})`,
  pattern`${PUBLIC_BEFORE}[^.]{0,50}\b${AT_FIRST}`,
  pattern`${AS_A_RULE}\b[^.]{0,50}\b${A_PUBLIC_PLACE}|${A_PUBLIC_PLACE}\b[^.]{0,40}\b${AS_A_RULE}`,
  /no (?:home|house) (?:visits|dates)|(?:only )?public (?:places|spots|meetings?|first dates?|dates|venues)/,
  pattern`(?:never|not|no|rather not) (?:\w+ ){0,6}(?:at|in|to) ${SOMEBODYS} ${HOME}
    [^.]{0,20}(?:first|straight away|until)`,
  /(?:keep|make) it public|public (?:for )?(?:the )?first|first meet in public/,
)

const VIDEO = /video|face[- ]?time|zoom|skype/
const BEFORE_MEETING = oneOf(
  /before|first|beforehand|prior|ahead|in advance|to start|meet|meeting|date|dates|in person|each other/,
  /face|verify|comfortable|catfish|with (?:them|someone|a match|any match)/,
)
const VIDEO_FIRST = anyOf(
  pattern`(?:${VIDEO}|whatsapp video|video-?chat|video call|webcam)\b[^.]{0,70}\b${BEFORE_MEETING}`,
  pattern`(?:before|prior to|ahead of|first)\b[^.]{0,60}\b${VIDEO}`,
  pattern`(?:them|him|her|someone|each other|matches|a match) (?:first )?(?:by|over|on|via) ${VIDEO}`,
  /(?:see|seeing) (?:their|his|her|someone's) face (?:on|over|first|before)/,
  /(?:on )?(?:screen|camera|webcam)(?: call| chat)? (?:first|before)/,
  pattern`${VIDEO}(?: call| chat)? (?:so (?:that )?i|to (?:check|make sure|see|prove|confirm|be sure|know))`,
  pattern`(?:want|would like|need|prefer|insist on|always do|do|love|happy with)(?: to (?:do|have))? (?:a |an )?
    (?:quick |short )?(?:video|facetime|zoom) (?:call|chat|check)`,
)

const CONTACT = oneOf(
  /numbers?|phone|mobile|digits|contact(?:s| details| info| information)?|details|email(?: address)?/,
  /instagram|insta|socials?|social media|whatsapp|surname|last name/,
  /(?:my|personal) (?:details|info|information|data)/,
)
const UNTIL_MATCHED = oneOf(
  /until|till|unless|only (?:after|once|when|if)|after (?:we|a|the|matching|i|there|we have|both)/,
  /before (?:we|a|matching|i)|once (?:we|there|matched|i|both|it)|when we (?:match|have)|matched/,
  /private|hidden|secret|with strangers|to (?:myself|strangers|anyone|people i)/,
  /with (?:anyone|people) (?:i have not|until|before|who|unless|i do not)/,
)
const HOLDING_BACK = oneOf(
  /do not|not|never|no|keep|hold|hide|withhold|protect|only|rather not|without|would not|hold back|wait/,
)
const SHARING = oneOf(
  /share|sharing|give|giving|hand|handing|pass|swap|swapping|exchange|exchanging|show|release|reveal/,
  /let (?:anyone|them|people) (?:have|see)|numbers?|contact|give out|hand out/,
)
const CONTACT_KEPT = anyOf(
  pattern`${CONTACT}\b[^.]{0,70}\b${UNTIL_MATCHED}`,
  pattern`${HOLDING_BACK}\b[^.]{0,40}\b${SHARING}\b[^.]{0,30}\b${oneOf(
    /numbers?|phone|contact|details|digits|email|instagram|insta|socials|whatsapp|surname|mobile|info/,
  )}`,
  /(?:only|just) (?:share|swap|exchange|give)[^.]{0,30}(?:number|contact|details|phone)/,
  pattern`only (?:after|once|when) (?:we|there|it|a)\b[^.]{0,40}\bmy (?:numbers?|contact|details|email|phone|insta)`,
  /share contact only after match/,
)

const UNASKED = /surprise|unexpected|uninvited|unannounced/
const TURNING_UP_WITH = oneOf(
  /bring(?:s|ing)?|brought|invit(?:e|es|ing)|come|coming|arriv(?:e|ing)|tag(?:s|ging)? along|drag(?:s|ging)?/,
  /(?:turn|show|rock)(?:s|ed|ing)? up with|appear(?:s|ed|ing)? with/,
)
const COMPANY = oneOf(
  /friends?|mates?|pals|others|people|someone else|anyone else|roommates?|buddies|a buddy|plus[- ]?ones?|company/,
  /their (?:friends|mates|crew|group|gang|mother|mum|mom|kids)|extra|along|entourage/,
)
const GUESTS = anyOf(
  pattern`(?:${UNASKED}|extra|random|third) ${oneOf(
    /guests?|friends?|plus[- ]?ones?|company|people|visitors|wheels?|additions?|tag-?alongs?/,
  )}`,
  pattern`${TURNING_UP_WITH} (?:\w+ ){0,3}?${COMPANY}`,
  /(?:no|without) (?:surprise|unannounced|plus[- ]?ones?|third wheels?|tag-?alongs?|entourage|extras|groups?)/,
  /(?:no|without) friends tagging|no friends (?:along|joining|in tow)|no guests/,
  /(?:friends|mates) (?:\w+ )?(?:tagging|turning up|showing up|joining)/,
  /(?:just|only) (?:the )?(?:two|2) of us|one[- ](?:on|to)[- ]one|1[- ](?:on|to)[- ]1|1:1/,
  /(?:nobody|no one) else (?:at the table|there|joining|coming|along|tagging)/,
  /come alone|comes alone|(?:come|comes|coming|turn up) (?:on their own|by themsel(?:f|ves))|on their own please/,
  /(?:just|only) (?:me and (?:them|him|her)|us(?: two)?)\b|no third part(?:y|ies)/,
  /(?:date|table|evening) for (?:two|2)(?=,| not)/,
)

const SAFE_AND_WELL = /ok|okay|alright|all right|fine|safe|safely/
const A_LINE = /text|message|call|line|note|ping|ring|follow-?up|word/
const AFTERWARDS = /after|afterwards|once|when/
const CHECK_IN = anyOf(
  /check(?:ing|s|ed)?[- ]?(?:in|up)?s? (?:in |up )?(?:with|on) me|check[- ]?ins?\b|exit check|debrief/,
  /check (?:i am|that i am|if i am|i got|i have got|how it went|how i)|someone (?:checks|checking|to check)/,
  /(?:message|text|call|ping|email|contact|ring|reach out to) me (?:\w+ ){0,3}(?:after|afterwards)/,
  /(?:message|text|call|ping|email|contact|ring|reach out to) me (?:\w+ ){0,3}(?:once|when) (?:it|the)/,
  /get in touch (?:after|afterwards|once)/,
  /drop me a (?:line|text|message|note|quick)|touch base|follow up (?:with me )?after|ask (?:me )?how it went/,
  /(?:get in touch|reach out)(?: with| to)? me (?:\w+ ){0,2}(?:after|when|once)/,
  pattern`see (?:if |that |whether )?i (?:am|got home|got back) ?(?:\w+ )?${SAFE_AND_WELL}?`,
  /see (?:if|that) i (?:am|got) (?:\w+ )?(?:ok|okay|home|safe|safely)/,
  pattern`${A_LINE} (?:from (?:you|the concierge|someone) )?(?:\w+ ){0,3}${AFTERWARDS}\b.*
    \b(?:${SAFE_AND_WELL}|home|went)\b`,
  pattern`${A_LINE} from (?:you|the concierge) ${AFTERWARDS}|ask (?:me )?(?:after|afterwards) (?:if|whether|how)`,
  pattern`make sure i (?:am|got|get) (?:\w+ )?(?:${SAFE_AND_WELL}|home)`,
  /make sure i (?:am|got|get) (?:\w+ )?(?:ok|okay|home|safe|safely)|know(?:s)? i (?:am|got) (?:home|safe|back|ok)/,
)

/** Each choice, and the ways people ask for it. */
export const CHOICES: readonly (readonly [Choice, RegExp])[] = [
  ['First meet in public', IN_PUBLIC],
  ['Video check before meeting', VIDEO_FIRST],
  ['Share contact only after match', CONTACT_KEPT],
  ['No surprise guests', GUESTS],
  ['Exit check-in with concierge', CHECK_IN],
]

/** "All of the safety things, please." */
export const ALL_BY_NAME = pattern`\b(?:all|every(?: (?:one|single))?)(?: of)? (?:the |your |those |these )?
  (?:safety|security) (?:things?|options?|choices?|steps?|measures?|features?|stuff|precautions?|bits?)\b`

/** The choices by name alone, as the parts of a list. */
export const BY_NAME: readonly (readonly [Choice, RegExp])[] = [
  [
    'First meet in public',
    /^(?:in )?(?:(?:a |some(?:where|place) )?public(?: (?:places?|spots?|meeting|first|only))?)$/,
  ],
  [
    'Video check before meeting',
    /^(?:a )?(?:video|video (?:call|chat|check)|facetime|zoom)(?: first| before(?:hand)?)?$/,
  ],
  [
    'Share contact only after match',
    /^(?:contact (?:details )?(?:only )?after (?:a |the )?match|private (?:contact|number|details))$/,
  ],
  ['No surprise guests', /^no (?:surprise )?guests$/],
  ['Exit check-in with concierge', /^(?:a |the )?check-?in(?: after(?:wards)?)?$/],
]
