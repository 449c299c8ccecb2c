import { anyOf, oneOf, pattern } from './words.ts'

const OLD_RULES = oneOf(/all |any |the |your |my |every |these |those |previous |prior |above /)
const TO_FORGET = oneOf(
  pattern`ignore (?:${OLD_RULES})*${oneOf(
    /instructions?|rules?|prompts?|guidelines?|(?:previous|prior|above)(?! (?:answer|message|number|one))/,
    /that and|filters?|safety|training/,
    /constraints?|restrictions?/,
  )}`,
  pattern`ignore (?:all |the |every |any )*(?:earlier|previous|prior|above|preceding)\s
    (?!answer|message|number|one)\w+`,
  /disregard (?:all |any |the |your |previous |prior |everything |above )+/,
  pattern`forget (?:all |everything |your |the |previous |prior )+${oneOf(
    /instructions?|rules?|prompts?|above|you (?:know|were|have)|previous|training|guidelines?/,
  )}`,
  /(?:from now on|henceforth),? (?:you|your|ignore|disregard|respond|answer|act|reply|obey|all|every|treat|mark|record|store|only)\b|whatever i (?:type|say|write)|new instructions?|updated instructions?/,
  /override\b|jailbreak\w*|prompt injection|bypass (?:the|your|all|any)|backdoor|superuser/,
)

const TO_THE_SYSTEM = oneOf(
  pattern`(?:system|developer|admin|root|debug|god|maintenance|dev|sudo|jailbreak|dan|unrestricted)[ -]*
    (?:override|prompt|message|mode|access|command|instruction|privileges?|user|note)`,
  pattern`(?:your|hidden|initial|original|secret|system|the system) (?:system )?
    (?:prompt|instructions|rules|guidelines|programming|source code|configuration)`,
  /(?:change|alter|edit|modify|rewrite) (?:your|the) (?:rules|instructions|prompt|behaviou?r|code|programming)/,
  pattern`(?:i am|as) (?:the |an |your )?(?:admin|administrator|developer|owner)\s
    (?:of|and|so|here|now|user|account|speaking|i\b)`,
  /(?:order|command|instruct|authori[sz]e) you|for testing purposes|i am (?:only|just) testing(?! the water)/,
  /you (?:must|shall) (?:now )?(?:put(?! up)|set|record|write|mark|note|save|store|enter|fill)(?! (?:this|that|it|down|my|i)\b)/,
  /begin (?:system|prompt|instructions)|end (?:system|of prompt|prompt|instructions)/,
)

const TO_PLAY_A_PART = oneOf(
  /you are (?:now|no longer|a (?:helpful|different|new|large)|an? (?:ai|unrestricted|evil|linux|sql|python|terminal))/,
  /your (?:new |only |real |next )?(?:job|task|role|mission|purpose) is (?:now )?to|translate (?:this|that) and|obey\b/,
  /let us play a game(?=:)|you are (?:an?|my) \w+ (?:who|that) (?:records?|saves?|writes?|notes?|marks?|logs?|stores?)/,
  /act as|pretend (?:to be|you are|that you)|role ?play as|simulate (?:a|an|being)|hypothetically speaking as/,
  /as an ai|language model|llm|gpt|chatgpt|openai|anthropic|claude|gemini|token limit|temperature=/,
  /function call|tool call/,
)

const TO_SAY_IT = oneOf(
  /respond (?:only )?(?:with|as|in)|repeat (?:after me|the (?:words|text|above)|everything|your)/,
  /print (?:the|your|all|every|out)|output (?:the|your|all|every|only|a|json)/,
  /reveal (?:your|the|all|every|any|other|me)|dump (?:the|all|your)|exfiltrat\w*/,
  /translate the (?:above|system)|decode (?:this|the)|base64|rot13|as json|in json|json (?:object|format|output)/,
)

const KEPT_HERE = oneOf(
  /members?|users?|profiles?|people's|everyone's|emails?|addresses|phone numbers|passwords?|admins?|accounts?/,
  /database|records|tables?|api keys?|secrets?|tokens?|credentials|snapshots?|conversations?|chats?/,
)
const ON_OTHER_MEMBERS = oneOf(
  pattern`(?:list|show|give|send|tell|export|return|fetch|read out|display|find|name|leak|share) (?:me |us )?
    (?:all |every |the |any |some |other |of )*(?:other )?${KEPT_HERE}`,
  pattern`(?<!\bon account )(?!on account of)(?:for|of|to|on|with|all|every|each|about|between|any) (?!(?:the )?(?:profile|account)\b)(?:all |every |each |any |the )*(?:other )?
    (?:users?|members?|profiles?|accounts?|customers?)\b`,
  /other (?:members?|users?|people's (?:data|profiles|answers|emails))|another (?:user|member|person's|account)/,
  pattern`(?:the|this) (?:user|member|customer)\s
    (?:is|has|wants|smokes|drinks|prefers|would|said|does|asked|must|should|lives|loves)`,
  pattern`(?:everyone|everybody)'s ${oneOf(
    /data|dealbreaker|profiles?|budget|answers?|age|settings?|preferences|emails?|numbers?|intent/,
  )}`,
)
const ON_THE_RECORDS = oneOf(
  pattern`(?:give|grant|assign|set|put|mark|make|treat) (?:this|that|the|each|every|any|all|these)\s
    (?:members?|users?|persons?|profiles?|accounts?|customers?|chats?)`,
  /new (?:rules?|orders?|directives?|polic(?:y|ies)|tasks?)(?=:)/,
  /(?:the|your|whole|entire|user|member) database|(?:the|my|every|a) snapshot|values ?map|must_haves|dealbreakers\[/,
  /(?:store|log|save|insert|assign|output|write) \w+ ?[:=]|set (?:every|all|everyone|everybody|each)/,
  pattern`(?:match|rank|put|place|move|score|boost|promote) me\s
    (?:first|top|highest|at the top|with (?:everyone|all))`,
  /set (?:my )?[a-z_]+(?: [a-z_]+)? ?= ?\w+|(?:the|my) score to|score (?:of|to|=) ?\d+/,
)

const QUERIES_AND_CODE = oneOf(
  /sql (?:injection|query)|drop table|select \*|insert into|update \w+ set|delete from|union select/,
  /<script|javascript:|\$\{|\{\{|\{%|<\||\|>|\[inst\]|\[\/inst\]|###|```|<<sys>>/,
  /execute (?:the|this|following)|eval\(|curl |wget |rm -rf|sudo |os\.system|import os/,
)

export const ORDERS = anyOf(
  TO_FORGET,
  TO_THE_SYSTEM,
  TO_PLAY_A_PART,
  TO_SAY_IT,
  ON_OTHER_MEMBERS,
  ON_THE_RECORDS,
  QUERIES_AND_CODE,
)

/** "Assistant: …": imitates a role in a conversation with a model. */
export const ROLE_PREFIX = pattern`^\W*${oneOf(
  /system|assistant|developer|user|human|ai|admin|instruction|prompt|root|tool|function|bot|concierge|model/,
  /note to (?:the )?(?:ai|model|system)/,
)}\s*(?:\([^)]*\))?\s*(?:>|:|-|#|=|override)`

export const CODE = oneOf(
  /[{}]|<\s*>|\b\w+=\w|\\[nux]|"\s*:\s*["[{\d]|<\/?\w+[^>]*>|^\s*[[\]]/,
  /;\s*--|'\s*or\s+'?1|\bor 1 ?= ?1\b|==|&&|\|\||=>|\/\*|\*\/|\b\w+\(\)/,
)

const SERVICE_VERB = oneOf(
  /write|say|tell|show|open|forward|fetch|call|run|translate|send|paste|mark|verify|summari[sz]e|compare/,
)
const SERVICE_THING = oneOf(
  /members?|matchmaker of|profiles?|sessions?|the tool|this chat|database|browsers?|rows|links?|https?/,
  /verified|submissions?|rules/,
)
/** A demand for the service's data or actions, in any wording. */
export const DEMANDS = oneOf(
  pattern`\b${SERVICE_VERB}\b[^.?!]{0,40}\b${SERVICE_THING}\b|select \* from`,
  anyOf(
    /(?:you are|be|called) dan|dan (?:will|has|can)|do as (?:she|he|they) did/,
    /who has no (?:rules|limits|filters|restrictions)/,
  ),
)

/** Tags of a prompt or a page. Cleaning removes them, so the raw text is searched. */
export const MACHINE_TAGS = new RegExp(
  `</?\\s*(?:${
    oneOf(
      /script|style|iframe|message|messages|instructions?|system|user|assistant|prompt|context|data|input/,
      /output|tool|im_start|im_end/,
    ).source
  })\\b`,
  'i',
)
