import { anyOf, oneOf, pattern } from '../reading/words.ts'
import { defined, SLOTS, type Slot } from '../slots.ts'

/** The words that name each topic when it is left out or taken back. */
export const TOPICS: readonly (readonly [Slot, RegExp])[] = SLOTS.flatMap((slot): (readonly [Slot, RegExp])[] => {
  const { leftOut } = defined(slot)
  return leftOut ? [[slot, anyOf(leftOut)]] : []
})

const TO_SPEAK = oneOf(
  /say|talk|answer|share|discuss|go into|get into|tell|specify|disclose|mention|comment|reveal|state/,
  /be asked|give|put|declare|open up|be drawn|speak|do that/,
)
const SPEAKING = oneOf(
  /say|talk(?:ing)?|answer(?:ing)?|shar(?:e|ing)|discuss(?:ing)?|go into|go there|get into|tell(?:ing)?/,
  /specify|disclos(?:e|ing)|mention|comment|reveal(?:ing)?|put/,
)
const UNWILLING = oneOf(
  /want|wish|care|like|feel comfortable|feel like|comfortable|happy|prepared|willing|ready|going|keen/,
)
const RATHER_NOT = oneOf(
  pattern`(?:rather|sooner|prefer|choose|like) (?:to )?not(?: to)? ${TO_SPEAK}`,
  /(?:rather|sooner|prefer)(?: to)? not(?: to)?(?=\W*(?:$|thanks|thank|if|on|about|please|for now|really))/,
  pattern`(?:nor (?:do|would|will) i|do not|not|will not|would not|never)
    (?: really| actually| particularly)? ${UNWILLING}(?: to)? ${SPEAKING}`,
  /(?:will|would) not be (?:answering|saying|telling|sharing|discussing|talking)/,
  /(?:do|will) not (?:discuss|disclose|share|talk about|get into) (?=my |that|this|it\b|those)/,
  /not (?:telling|saying)|not comfortable (?:saying|sharing|answering|talking|with that)/,
  /not answering(?! (?:messages?|texts?|calls?|me\b|back|the phone|people|when|for days))/,
)

const ASKING_TO =
  /prefer|like|want|rather|going|choose|need|please|can we|could we|let us|will|let me|may i|can i|could you|just/
const SKIPPING = oneOf(
  /i am (?:skipping|passing on|leaving out)|move on/,
  /(?:move|skip|jump|pass|gloss) (?:past|over)(?= (?:the|that|this|my|it|any)\b)/,
  /(?:leave|set) (?:\w+ ){0,3}aside|park the/,
  /no (?:answers?|comments?)(?: from me| today| here| please)? (?:on|about|for|to|regarding)/,
  pattern`${ASKING_TO}(?: to| i)? ${oneOf(
    /skip|pass on|leave (?:out|off)|avoid (?:talking|discussing)|not answer|omit|bypass/,
    /keep (?:\w+ ){1,4}(?:private|to myself|blank|out)/,
  )}`,
  pattern`(?:^|[,.;:] ?)(?:skip|pass|next|no comment|omit|decline)\b
    (?! (?:the |my |time|out|me by|breakfast|lunch|dinner))`,
  /(?:next|skip|pass)(?: the)? (?:question|one|this|that|it|please)/,
  /skip (?:this|that|it|anything|everything|the (?:\w+ )?(?:question|bit|part|topic|stuff))/,
  /leave\b[^.]{0,60}\b(?:blank|empty|open|unanswered|out|off|aside|unsaid|unspecified|for now)/,
  pattern`do not (?:ask|put|record|write|note|save|store|log|include|list|mention)
    (?: me)?(?: anything)?(?: down)? (?:about|for|on|under)`,
)
const SEALED = oneOf(
  /my lips are sealed|plead the (?:fifth|5th)|keep(?:ing)? (?:mum|quiet|schtum|silent)|withheld|classified|redacted/,
  /between me and my|(?:stays?|kept) out of (?:this|it)|a private (?:affair|matter|thing)|not up for discussion/,
  /(?:let us not|do not) go there|anything but (?=my |money|that|kids|age|the )/,
  /(?:i )?decline to (?:say|answer|comment)/,
  /you do not need to know|(?:not|no need to|nope,?) shar(?:e|ing) (?=my |that|this)/,
  /a (?:topic|subject|question) i (?:avoid|skip)/,
  pattern`(?:budget|money|age|age range|smoking|drinking|kids|children|religion|faith|distance)(?: habits?)?:\s
    (?:n\/a|none of your)`,
  pattern`rather (?:we )?(?:talk|talked|discuss|discussed|leave|left) (?:about )?(?:that|this|it)?\b.*
    (?:in person|on (?:a|the|our) date|face to face)`,
  /something i (?:would )?(?:rather|prefer to) (?:discuss|talk about|say|tell)/,
  /keep (?:the |my )?(?:\w+ )?(?:field|box|answer|bit) (?:empty|blank)/,
)
const PRIVATE = oneOf(
  /(?:none of your|that is my own|my own|not your|nobody's|no one's|nobody else's|no one else's) business/,
  /too personal|private matter|off limits/,
  pattern`(?:is|are|stays?|keep(?:ing)? (?:that|it|this)) (?:a bit |too |rather |quite |kind of |pretty )?
    (?:private|personal|to myself)`,
  /rather keep (?:\w+ ){1,4}(?:private|to myself|blank)/,
)
/** Words that leave an answer open. */
export const DECLINING = anyOf(RATHER_NOT, SKIPPING, SEALED, PRIVATE)

/** "I'd rather not spend much", "pass the salt": the words of refusing without refusing to answer. */
export const NOT_DECLINING = anyOf(
  /leave (?:my|the|an?) (?:\w+ )?(?:options?|door|mind)|open[- ]minded|put (?:a |any )?labels?/,
  /numbers?|address|phone|contact|digits|instagram|email|surname|last name|pass on (?:my|dating|people)/,
)
