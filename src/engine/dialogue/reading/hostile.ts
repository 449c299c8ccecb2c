import type { Sentence } from './sentences.ts'

/** Text that talks to a machine instead of about the person: orders to a model, roles, code, queries on other people. */
const ORDERS =
  /\b(?:ignore (?:all |any |the |your |my |every |these |those |previous |prior |above )*(?:instructions?|rules?|prompts?|guidelines?|previous|prior|above|that and|filters?|safety|training|constraints?|restrictions?)|disregard (?:all |any |the |your |previous |prior |everything |above )+|forget (?:all |everything |your |the |previous |prior )+(?:instructions?|rules?|prompts?|above|you (?:know|were|have)|previous|training|guidelines?)|(?:system|developer|admin|root|debug|god|maintenance|dev|sudo|jailbreak|dan|unrestricted)[ -]*(?:override|prompt|message|mode|access|command|instruction|privileges?|user|note)|override\b|jailbreak\w*|prompt injection|(?:your|hidden|initial|original|secret|system|the system) (?:system )?(?:prompt|instructions|rules|guidelines|programming|source code|configuration)|you are (?:now|no longer|a (?:helpful|different|new|large)|an? (?:ai|unrestricted|evil|linux|sql|python|terminal))|act as|pretend (?:to be|you are|that you)|role ?play as|simulate (?:a|an|being)|respond (?:only )?(?:with|as|in)|repeat (?:after me|the (?:words|text|above)|everything|your)|print (?:the|your|all|every|out)|output (?:the|your|all|every|only|a|json)|reveal (?:your|the|all|every|any|other|me)|dump (?:the|all|your)|exfiltrat\w*|(?:list|show|give|send|tell|export|return|fetch|read out|display|find|name|leak|share) (?:me |us )?(?:all |every |the |any |some |other |of )*(?:other )?(?:members?|users?|profiles?|people's|everyone's|emails?|addresses|phone numbers|passwords?|database|records|tables?|api keys?|secrets?|tokens?|credentials|accounts?|snapshots?|conversations?|chats?|admins?)|(?:for|of|to|on|with|all|every|each|about|between|any) (?:all |every |each |any |the )*(?:other )?(?:users?|members?|profiles?|accounts?|customers?)\b|other (?:members?|users?|people's (?:data|profiles|answers|emails))|another (?:user|member|person's|account)|(?:the|your|whole|entire|user|member) database|sql (?:injection|query)|drop table|select \*|insert into|update \w+ set|delete from|union select|<script|javascript:|\$\{|\{\{|\{%|<\||\|>|\[inst\]|\[\/inst\]|###|```|<<sys>>|begin (?:system|prompt|instructions)|end (?:system|of prompt|prompt|instructions)|from now on|henceforth|whatever i (?:type|say|write)|(?:store|log|save|insert|assign|output|write) \w+ ?[:=]|new instructions?|updated instructions?|(?:change|alter|edit|modify|rewrite) (?:your|the) (?:rules|instructions|prompt|behaviou?r|code|programming)|as an ai|language model|llm|gpt|chatgpt|openai|anthropic|claude|gemini|token limit|temperature=|function call|tool call|execute (?:the|this|following)|eval\(|curl |wget |rm -rf|sudo |os\.system|import os|base64|decode (?:this|the)|rot13|translate the (?:above|system)|(?:i am|as) (?:the |an |your )?(?:admin|administrator|developer|owner) (?:of|and|so|here|now|user|account|speaking|i\b)|(?:order|command|instruct) you|superuser|bypass (?:the|your|all|any)|backdoor|hypothetically speaking as|(?:the|this) (?:user|member|customer) (?:is|has|wants|smokes|drinks|prefers|would|said|does|asked|must|should|lives|loves)|(?:the|my|every|a) snapshot|values ?map|must_haves|dealbreakers\[|as json|in json|json (?:object|format|output)|set (?:every|all|everyone|everybody|each)|(?:match|rank|put|place|move|score|boost|promote) me (?:first|top|highest|at the top|with (?:everyone|all))|(?:my|the) score to|score (?:of|to|=) ?\d+|(?:everyone|everybody)'s (?:data|dealbreaker|profiles?|budget|answers?|age|settings?|preferences|emails?|numbers?|intent))\b/
const ROLE_PREFIX =
  /^\W*(?:system|assistant|developer|user|human|ai|admin|instruction|prompt|root|tool|function|bot|concierge|model|note to (?:the )?(?:ai|model|system))\s*(?:\([^)]*\))?\s*(?:>|:|-|#|=|override)/
const CODE =
  /[{}]|<\s*>|\b\w+=\w|\\[nux]|"\s*:\s*["[{\d]|<\/?\w+[^>]*>|;\s*--|'\s*or\s+'?1|\bor 1 ?= ?1\b|^\s*[[\]]|==|&&|\|\||=>|\/\*|\*\/|\b\w+\(\)/

/** A demand for something the service keeps or does, whatever it is wrapped in. */
const DEMANDS =
  /\b(?:write|say|tell|show|open|forward|fetch|call|run|translate|send|paste|mark|verify|summari[sz]e|compare)\b[^.?!]{0,40}\b(?:members?|matchmaker of|profiles?|sessions?|the tool|this chat|database|browsers?|rows|links?|https?|verified|submissions?|rules)\b|select \* from|\b(?:you are|be|called) dan\b|\bdan (?:will|has|can)\b|\bwho has no (?:rules|limits|filters|restrictions)\b|\bdo as (?:she|he|they) did\b/
/** Tags of a prompt or a page. They are gone from the cleaned text, so they are looked for in the raw one. */
const MACHINE_TAGS =
  /<\/?\s*(?:script|style|iframe|message|messages|instructions?|system|user|assistant|prompt|context|data|input|output|tool|im_start|im_end)\b/i

/** Whether a sentence is addressed to the machinery. */
export const isHostile = ({ text, original }: Sentence) =>
  ORDERS.test(text) || DEMANDS.test(text) || ROLE_PREFIX.test(text) || CODE.test(original)

const IN_THE_FIRST_PERSON = /\b(?:i|i am|me|my|mine|myself)\b/
const TO_THE_MACHINE =
  /^\W*(?:please |now |then |and |also |next |finally |instead |just |so )*(?:set|put|change|add|write|output|print|give|make|return|say|mark|store|record|save|update|use|include|assign|fill|enter|insert|append|replace|overwrite|reply|answer|respond|confirm|treat|consider|assume|pretend|imagine|remember|note|from now on|every|all|always)\b/

/**
 * The sentences that may hold the person's own answers. In a message that also gives orders to the machine, only what
 * the person says of themselves is left.
 *
 * @param raw the message as it came, with its markup
 */
export function genuine(sentences: readonly Sentence[], raw: string): { sentences: Sentence[]; isHostile: boolean } {
  const clean = sentences.filter((sentence) => !isHostile(sentence))
  if (clean.length === sentences.length && !MACHINE_TAGS.test(raw)) return { sentences: clean, isHostile: false }
  return {
    sentences: clean.filter(({ text }) => IN_THE_FIRST_PERSON.test(text) && !TO_THE_MACHINE.test(text)),
    isHostile: true,
  }
}
