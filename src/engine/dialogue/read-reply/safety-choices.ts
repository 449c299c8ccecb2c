import { SAFETY } from '#contract/options.ts'
import type { Proposal } from '../proposal.ts'
import { SOMEBODY_ELSE } from '../reading/people.ts'
import type { Sentence } from '../reading/sentences.ts'
import type { Reader } from './reader.ts'

type Choice = (typeof SAFETY)[number]

const CHOICES: readonly (readonly [Choice, RegExp])[] = [
  [
    'First meet in public',
    /\b(?:(?:meet|meets|meeting|met|date|dates|see (?:each other|them|someone)|first time|first one|date (?:one|1|number one)|first (?:few )?(?:dates?|meet(?:ing|-?up)?)|start(?:ing)?|coffee|place|somewhere|venue|spot|begin)\b[^.]{0,60}?\b(?:in public|public(?:ly)? (?:place|space|spot|setting|venue|location|area|park|cafe|somewhere)|somewhere (?:\w+ ){0,3}(?:public|busy|crowded|with (?:other )?people|populated|well[- ]lit|neutral)|public (?:place|places|spot|setting|venue)|public\b|(?:busy|crowded|well[- ]lit) (?:\w+ )?(?:place|cafe|spot|bar|restaurant|park|venue|coffee shop|public)|(?:with|around) (?:other |lots of |plenty of )?people (?:around|about)|where there are (?:other )?people|people around|not (?:at|in) (?:my|their|his|her|someone's|anyone's|a) (?:\w+ )?(?:home|house|place|flat|apartment))|(?:in public|public (?:place|places|spot|setting|venue|space)|somewhere (?:public|busy|crowded|with (?:lots of |plenty of |other )?people)|(?:busy|crowded) (?:place|cafe|spot|coffee shop|bar))[^.]{0,50}\b(?:first|meet|meeting|date|dates|start|begin with|to begin|initially|only|please)|no (?:home|house) (?:visits|dates)|(?:only )?public (?:places|spots|meetings?|first dates?|dates|venues)|(?:never|not|no|rather not) (?:\w+ ){0,6}(?:at|in|to) (?:my|their|his|her|someone's|anyone's|a stranger's) (?:home|house|place|flat|apartment)[^.]{0,20}(?:first|straight away|until)|first meet in public)\b/,
  ],
  [
    'Video check before meeting',
    /\b(?:(?:video|face-?time|facetime|zoom|skype|whatsapp video|video-?chat|video call|webcam)\b[^.]{0,70}\b(?:before|first|beforehand|prior|ahead|in advance|meet|meeting|date|dates|in person|each other|face|verify|comfortable|with (?:them|someone|a match|any match)|to start|catfish)|(?:before|prior to|ahead of|first)\b[^.]{0,60}\b(?:video|facetime|face-?time|zoom|skype)|(?:see|seeing) (?:their|his|her|someone's) face (?:on|over|first|before)|(?:want|would like|need|prefer|insist on|always do|do|love|happy with)(?: to (?:do|have))? (?:a |an )?(?:quick |short )?(?:video|facetime|zoom) (?:call|chat|check)|(?:screen|camera) (?:call|chat) (?:first|before))\b/,
  ],
  [
    'Share contact only after match',
    /\b(?:(?:numbers?|phone|contact(?:s| details| info| information)?|digits|email(?: address)?|instagram|insta|socials?|social media|whatsapp|surname|last name|(?:my|personal) (?:details|info|information|data)|mobile|details)\b[^.]{0,70}\b(?:until|till|unless|only (?:after|once|when|if)|after (?:we|a|the|matching|i|there|we have|both)|before (?:we|a|matching|i)|once (?:we|there|matched|i|both|it)|when we (?:match|have)|private|to (?:myself|strangers|anyone|people i)|hidden|secret|with strangers|matched|with (?:anyone|people) (?:i have not|until|before|who|unless|i do not))|(?:do not|not|never|no|keep|hold|hide|withhold|protect|only|rather not|without|would not|hold back|wait)\b[^.]{0,40}\b(?:share|sharing|give|giving|hand|handing|pass|swap|swapping|exchange|exchanging|show|release|reveal|let (?:anyone|them|people) (?:have|see)|numbers?|contact)\b[^.]{0,30}\b(?:numbers?|phone|contact|details|digits|email|instagram|insta|socials|whatsapp|surname|mobile|info)|(?:only|just) (?:share|swap|exchange|give)[^.]{0,30}(?:number|contact|details|phone)|share contact only after match)\b/,
  ],
  [
    'No surprise guests',
    /\b(?:(?:surprise|unexpected|uninvited|unannounced|extra|random|third) (?:guests?|friends?|plus[- ]?ones?|company|people|visitors|wheels?|additions?|tag-?alongs?)|(?:bring(?:s|ing)?|brought|tag(?:s|ging)? along|drag(?:s|ging)?|invit(?:e|es|ing)|turn(?:s|ing)? up with|show(?:s|ing)? up with|rock(?:s|ing)? up with|appear(?:s|ing)? with|come|coming|arriv(?:e|ing)) (?:\w+ ){0,3}?(?:friends?|mates?|pals|others|people|someone else|anyone else|roommates?|buddies|a buddy|plus[- ]?ones?|company|their (?:friends|mates|crew|group|gang|mother|mum|mom|kids)|extra|along|entourage)|(?:no|without) (?:surprise|unannounced|plus[- ]?ones?|third wheels?|tag-?alongs?|entourage|extras|friends tagging|groups?)|(?:just|only) (?:the )?(?:two|2) of us|one[- ](?:on|to)[- ]one|1[- ](?:on|to)[- ]1|1:1|(?:friends|mates) (?:\w+ )?(?:tagging|turning up|showing up|joining)|no friends (?:along|joining|in tow)|no guests|come alone|comes alone|on their own please)\b/,
  ],
  [
    'Exit check-in with concierge',
    /\b(?:check(?:ing|s)?[- ]?(?:in|up)?s? (?:in )?(?:with|on) me|check[- ]?ins?\b|check (?:i am|that i am|if i am|i got|i have got|how it went|how i)|(?:message|text|call|ping|email|contact|ring|reach out to) me (?:\w+ ){0,3}(?:after|afterwards|once (?:it|the)|when (?:it|the))|drop me a (?:line|text|message|note|quick)|see (?:if |that |whether )?i (?:am|got home|got back) ?(?:\w+ )?(?:ok|okay|alright|all right|fine|safe|safely)?|(?:get in touch|reach out)(?: with| to)? me (?:\w+ ){0,2}(?:after|when|once)|touch base|follow up (?:with me )?after|ask (?:me )?how it went|see (?:if|that) i (?:am|got) (?:\w+ )?(?:ok|okay|home|safe|safely)|make sure i (?:am|got|get) (?:\w+ )?(?:ok|okay|home|safe|safely)|know(?:s)? i (?:am|got) (?:home|safe|back|ok)|exit check|debrief|someone (?:checks|checking|to check))\b/,
  ],
]

const AFTER_A_DATE =
  /\b(?:after|afterwards|post|once|when|exit|end of|following|how it (?:went|goes)|home|safe|concierge|date|dates|evening)\b/
const NO_NEED =
  /\b(?:do not (?:need|mind|care|want)|not (?:bothered|fussed|necessary|needed|worried)|no need|skip the|without the|would rather not (?:do|have)|not a fan of|no (?:video calls?|video chats?|check-?ins?))\b/
/** Guests and contact details are refused with a "not"; there it belongs to the choice itself. */
const SAID_WITH_NOT: readonly Choice[] = [
  'No surprise guests',
  'Share contact only after match',
  'First meet in public',
]

/** Safety choices, in the spec's spelling. */
export const readSafety: Reader = (sentence, context) => {
  if (sentence.asks || isAboutSomebodyElse(sentence)) return []
  const text = sentence.text
  if (
    /\b(?:no (?:safety )?(?:preferences|concerns|worries|requirements)|nothing special|none) (?:for|about|on|as|regarding)? ?(?:safety)\b|\bsafety\W+(?:none|nothing|no preference)/.test(
      text,
    )
  )
    return [{ kind: 'settle', slot: 'safety', words: sentence.original }]
  const terse = tersely(sentence)
  if (terse.length > 0) return terse
  if (context.pending === 'safety' && context.isBrief) {
    if (ALL.test(text))
      return SAFETY.map(
        (value): Proposal => ({ kind: 'add', path: 'valuesMap.safety_prefs', value, words: sentence.original }),
      )
    if (NONE.test(text)) return [{ kind: 'settle', slot: 'safety', words: sentence.original }]
  }
  return CHOICES.filter(([choice, pattern]) => applies(choice, pattern, text)).map(
    ([choice]): Proposal =>
      NO_NEED.test(text) && !SAID_WITH_NOT.includes(choice)
        ? { kind: 'remove', path: 'valuesMap.safety_prefs', value: choice, words: sentence.original }
        : { kind: 'add', path: 'valuesMap.safety_prefs', value: choice, words: sentence.original },
  )
}

/** Short answers to the question that lists all five. */
const ALL =
  /^\W*(?:yes,? )?(?:all|all (?:of )?(?:them|those|these|five|5)|every one|everything|the lot|all please|all of the above)(?: of them)?(?:,? please| would be \w+| (?:are|is|sounds?) (?:\w+ ){0,2}(?:good|fine|great|sensible|nice|right|important|reasonable)(?: to me)?)?\W*$/
const TERSE: readonly (readonly [Choice, RegExp])[] = [
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

/** The choices by name alone: "public, video, check-in". Nothing unless every part of the sentence is one. */
function tersely({ text, original }: Sentence): Proposal[] {
  const parts = text
    .split(/\s*(?:,|;|\/| and |\+)\s*/)
    .map((part) =>
      part
        .replace(/[^a-z -]+/g, '')
        .replace(/ ?please$/, '')
        .trim(),
    )
    .filter((part) => part !== '')
  const choices = parts.map((part) => TERSE.find(([, pattern]) => pattern.test(part))?.[0])
  return choices.flatMap((value): Proposal[] =>
    value === undefined || choices.includes(undefined)
      ? []
      : [{ kind: 'add', path: 'valuesMap.safety_prefs', value, words: original }],
  )
}
const NONE =
  /^\W*(?:no|nope|nah|none|nothing|not really|none (?:of (?:them|those|these)|needed)|any or none|no need|i am (?:fine|good|ok))(?:,? (?:thanks|thank you|really|needed|special))?\W*$/

/** "He would come along at Christmas" is welcome; guests have to be refused. */
const REFUSED =
  /\b(?:no|not|never|nobody|no one|without|hate|dislike|uncomfortable|alone|only|just|unannounced|surprises?|uninvited|unexpected|on their own|one[- ](?:on|to)[- ]one|1[-: ]?(?:on|to)?[- ]?1|put me off|avoid|weird|annoying|dealbreaker|(?:2|two) of us)\b/

function applies(choice: Choice, pattern: RegExp, text: string): boolean {
  if (!pattern.test(text)) return false
  if (choice === 'First meet in public')
    return (
      !/\bpublic (?:transport|speaking|school|sector|library|holiday|relations|health|figure|displays?)\b/.test(text) &&
      !/\b(?:we|i) met (?:in|at)\b/.test(text)
    )
  if (choice === 'Exit check-in with concierge')
    return AFTER_A_DATE.test(text) && !/\b(?:hotel|airport|flight|luggage|gym)\b/.test(text)
  if (choice === 'No surprise guests')
    return (
      REFUSED.test(text) &&
      !/\b(?:i (?:am|like|love) (?:\w+ )?(?:bring|invit)|wedding|hostel|party)\b/.test(text) &&
      !/\bfriends? (?:are|is) (?:welcome|fine)\b/.test(text)
    )
  if (choice === 'Video check before meeting')
    return !/\b(?:video games?|video editor|music video|videographer|for work|at work|all day)\b/.test(text)
  return true
}

/** "My sister and I had a video call": said of others, or of what already happened. */
function isAboutSomebodyElse({ text, clauses }: Sentence): boolean {
  if (clauses.every(({ about }) => about === 'third')) return true
  const somebody = SOMEBODY_ELSE.exec(text.replace(/\bfriends?\b|\bmates?\b/g, ' '))
  return (
    somebody !== null &&
    /\b(?:had|was|were|did|went|called|texted|said|asked|used|works?|lives?)\b/.test(text) &&
    !/\b(?:want|would like|prefer|please|need|must|should)\b/.test(text)
  )
}
