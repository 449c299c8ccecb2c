import type { Sentence } from './reading/sentences.ts'
import { anyOf, oneOf, pattern } from './reading/words.ts'

const HOW_LONG = anyOf(
  /how (?:long|much (?:time|longer)|many (?:more )?questions|far (?:along|through))/,
  /(?:take|be|need) (?:very |too )?long/,
  /almost (?:done|finished)|nearly (?:done|finished|there)|are we (?:done|nearly)|quick\b/,
  /when (?:are|will) we (?:be )?(?:done|finish)/,
  /(?:is|was) (?:that|this|it) (?:all|everything|it|the (?:end|last))|(?:that is|are we all|am i|is it) (?:it|all|done)/,
  /(?:any ?thing|what) else(?= (?:do )?you\b|\W*$)|^done/,
)

const WHAT_I_SAY = /data|information|info|answers|details|conversation|chat|messages/
const KEPT_AND_USED = oneOf(/sell|sold|share|store|stored|keep|kept|save|saved|record|use|collect/)
const MY_DATA = anyOf(
  pattern`(?:what|where|how) (?:do|does|will|happens?|is|are|you) .*\b${WHAT_I_SAY}`,
  pattern`(?:data|privacy|gdpr|personal information)\b.*
    (?:policy|safe|stored|protected|used|sold|kept|share|collect)`,
  pattern`${KEPT_AND_USED} (?:my|this|our|the|any of|all) (?:\w+ )?(?:${WHAT_I_SAY}|stuff)`,
  pattern`(?:is|are) (?:this|it|my \w+|that)\s
    (?:private|confidential|secure|encrypted|anonymous|stored|recorded|saved)`,
  /privacy|how (?:private|secure|confidential)|delete (?:my|everything|all|the|this)|(?:export|download) my/,
)

const OTHERS = oneOf(
  /any ?one|any ?body|some ?one|people|others?|my match(?:es)?|they|other (?:members|people)/,
  /a human|staff|the public/,
)
const WHO_SEES = anyOf(
  pattern`who (?:\w+ )?${oneOf(
    /sees?|reads?|can (?:see|read|view|access)|gets? to see|will (?:see|read)|has access|looks at|knows/,
  )}`,
  pattern`(?:does|do|will|can|could) ${OTHERS} (?:\w+ )?(?:see|read|view|look at|know|find)`,
  /(?:is|are) (?:this|it|my (?:\w+ ){0,2}\w+) (?:public|visible|shown|shared|given)|visible to/,
  /what (?:do|will|can) (?:my )?(?:match(?:es)?|others?|people|they) (?:see|know)/,
)

const A_PROGRAM = /bot|robot|chatbot|ai|machine|computer/
const A_PERSON = /real (?:person|human)|human|person/
const ARE_YOU_REAL = anyOf(
  /you(?: are|r)? (?:a |an )?(?:robot|bot|chatbot|ai|computer)\b|(?:are|r) (?:you|u) single/,
  pattern`(?:are|r) you (?:\w+ )?(?:a |an )?${oneOf(
    A_PROGRAM,
    /real|human|person|program|alive|automated|woman|man|gpt|chatgpt/,
  )}`,
  pattern`(?:is|am) (?:this|i|it) (?:\w+ )?
    (?:a |an |(?:talking to|speaking (?:to|with)|chatting (?:to|with)) (?:a |an )?)?
    (?:${A_PERSON}|${A_PROGRAM}|automated)`,
  /who (?:are|r) you|what are you|what is your name|do you have (?:a name|feelings)/,
  /talking to a (?:bot|robot|human|person|machine|computer)/,
)

const WHY_ASK = anyOf(
  pattern`why (?:do|are|would|should|does|is) (?:you|this|that|it|i)\b.*
    (?:ask|need|want|know|matter|question|relevant|tell)`,
  /what (?:is|are) (?:this|that|these|it) (?:questions? )?(?:for|about)/,
  /what (?:do|will) you (?:do|need|use) (?:with )?(?:this|that|it)/,
  /is (?:this|that) (?:necessary|required|mandatory|needed)|do i (?:have|need) to (?:answer|say|tell)|must i/,
  /can i (?:skip|leave|not answer)/,
)

const CAN_I_CHANGE = anyOf(
  pattern`(?:can|could|may|how (?:do|can)|will i be able) (?:i |to )?(?:\w+ )?
    (?:change|edit|fix|correct|update|undo|go back|redo|amend|start over|restart)`,
  /what if i (?:change|make a mistake|get it wrong)|change (?:my )?(?:mind|answers?) later|start over/,
)

const HOW_MATCHED = anyOf(
  pattern`how (?:does|do|will|is|are) (?:it|this|you|the|that|matching|matches|i|people) .*
    \b(?:work|match(?:ed|es|ing)?|choose|chosen|decide|find|pick|select|suggest)`,
  pattern`(?:when|how soon|where) (?:do|will|can|are) (?:i|my|the|you) .*\b(?:match|matches|see|meet|people|hear)`,
  pattern`(?:who|how many) (?:are|have you got|do you have|is) .*\b(?:match|members|people|around|near)`,
  /how (?:does|do) (?:it|this|you) work|what (?:will )?(?:happens?|is|comes) (?:next|now|after|then)|next step/,
  /(?:see|show|find|got|get) (?:me )?(?:my |any |some )?matches|anyone (?:near|for me|good)/,
)

const IS_IT_SAFE = anyOf(
  pattern`is (?:this|it|overture|the site|the service) (?:\w+ )?
    (?:safe|legit|real|a scam|trustworthy|genuine)`,
  pattern`(?:are|is) (?:people|members|profiles|everyone|they) (?:\w+ )?
    (?:verified|real|checked|vetted|genuine|fake)`,
  /(?:am i|will i|could i) (?:\w+ ){0,3}(?:get |be )?(?:murdered|kidnapped|robbed|scammed|ripped off)|(?:axe|serial) \w+/,
  /fake profiles|catfish|scam(?:mers?)?|background checks?|how (?:do|are) you (?:verify|check|vet)/,
)

const AN_APP = anyOf(
  /(?:is there|do you have|have you got|got) (?:a |an )?(?:\w+ )?(?:app|mobile version|android|iphone|ios)\b/,
  /app (?:version|store)|(?:download|install) (?:an |the )?app|on my phone|play store/,
)

const THE_COST = anyOf(
  pattern`(?:how much|what) (?:does|do|will|is|would) (?:it|this|the|you|i|membership|a) .*
    \b(?:cost|pay|charge|price|fee)`,
  /is (?:it|this|overture|the service) (?:\w+ )?free|free trial|cost me|subscription/,
  /(?:is there|are there) (?:a |any )?(?:fees?|charges?|subscription)|do i (?:have to |need to )?pay/,
)

const WHAT_IS_USUAL = pattern`\b(?:what|how (?:far|much|long|old|often)|when)\s
  (?:do|does|would|is|are|will|should) (?:\w+ )?${oneOf(
    /most|other|people|folks|everyone|everybody|others|usual|normal|average|typical/,
    /you (?:suggest|recommend|think)/,
  )}\b`

const HOW_TO_ANSWER = anyOf(
  /what (?:can|should|do|could) (?:i|you) (?:\w+ )?(?:do|say|write|type|tell|answer|ask|put)|what now|huh/,
  /how (?:do|should) i (?:\w+ )?(?:answer|reply|use|do this|write)|what (?:do|did) you mean/,
  /can you (?:explain|repeat|rephrase|help)|i do not (?:understand|get it|follow)/,
  /give me (?:an )?example|such as|like what|what are (?:the|my) options/,
)

const WHAT_IS_NOTED = anyOf(
  pattern`what (?:have|did|do) (?:you|i)\s
    (?:got|have|understood|understand|noted?|know|written|write|wrote|said|say|recorded?|put)`,
  /summary|summarise|summarize|recap|read (?:it|that) back|so far|show me (?:what|my (?:answers|profile|snapshot))/,
)

/** What people ask about the service. The first that fits is answered. */
const QUESTIONS = [
  ['long', HOW_LONG],
  ['data', MY_DATA],
  ['who', WHO_SEES],
  ['bot', ARE_YOU_REAL],
  ['why', WHY_ASK],
  ['change', CAN_I_CHANGE],
  ['match', HOW_MATCHED],
  ['safe', IS_IT_SAFE],
  ['app', AN_APP],
  ['cost', THE_COST],
  ['usual', WHAT_IS_USUAL],
  ['help', HOW_TO_ANSWER],
  ['recall', WHAT_IS_NOTED],
] as const
export type ServiceQuestion = (typeof QUESTIONS)[number][0]

const BEGINNINGS = oneOf(
  /how (?:long|do|does|many|much|private|secure|safe)|who (?:sees|can|will|are|reads)|why (?:do|are)/,
  /what (?:do|does|happens|is this|are|have|did|can|should|now)|is (?:this|it|there)|are (?:you|there|people)/,
  /do (?:you|i)|can (?:you|i)|am i|you(?: are|r) (?:a |an )?(?:robot|bot|ai)/,
  /huh|i do not understand|summary|recap|tell me (?:how|who|what|about)/,
)
/** The beginning of a question that came without its question mark. */
const ASKING = pattern`^(?:(?:so|and|but|ok|okay|hey|hi|um|wait|sorry|quick question)[ ,]+)*${BEGINNINGS}\b`

/** Which question about the service a message asks, if any. `recall` asks for what has been noted so far. */
export function serviceQuestion(sentences: readonly Sentence[]): ServiceQuestion | null {
  const asking = sentences.filter(({ text, original }) => original.includes('?') || ASKING.test(text))
  for (const { text } of asking) {
    const found = QUESTIONS.find(([, asks]) => asks.test(text))
    if (found) return found[0]
  }
  return null
}
