import type { Proposal } from '../proposal.ts'
import type { Clause, Sentence } from '../reading/sentences.ts'
import type { Slot } from '../slots.ts'

const TOPICS: readonly (readonly [Slot, RegExp])[] = [
  ['smoking', /\b(?:smok\w*|cigarettes?|tobacco)\b/],
  ['drinking', /\b(?:drink(?:ing|s)?|alcohol|booze)\b/],
  ['kids', /\b(?:kids?|children|child|family (?:plans?|question)|having a family|babies)\b/],
  ['budget', /\b(?:budget|money|spend(?:ing)?|costs?|finances|financial|dollar signs?)\b/],
  ['distance', /\b(?:distance|travel(?:ling|ing)?|how far|miles|km|location|where i live|radius)\b/],
  ['age', /\b(?:age|ages|age range|how old)\b/],
  ['faith', /\b(?:faith|religion|religious|beliefs?|church|god|politics)\b/],
  ['availability', /\b(?:availability|schedule|free time|when i am free|typical week|timetable|calendar)\b/],
  ['dealbreakers', /\bdealbreaker\b/],
  ['safety', /\bsafety\b/],
  ['intent', /\b(?:intent(?:ions?)?|what i am looking for|relationship type|type of relationship|what i want)\b/],
  ['meet', /\b(?:gender|sexuality|orientation|who i (?:would )?(?:like|want|date|meet))\b/],
  ['mustHaves', /\b(?:must[- ]?haves?|wish ?list)\b/],
]

const DECLINING =
  /\b(?:i am (?:skipping|passing on|leaving out)|(?:will|would) not be (?:answering|saying|telling|sharing|discussing|talking)|(?:rather|sooner|prefer|choose|like) (?:to )?not(?: to)? (?:say|talk|answer|share|discuss|go into|get into|tell|specify|disclose|mention|comment|reveal|state|be asked|give|put|declare|open up|be drawn|speak|do that)|(?:rather|sooner|prefer)(?: to)? not(?: to)?(?=\W*(?:$|thanks|thank|if|on|about|please|for now|really))|(?:prefer|like|want|rather|going|choose|need|please|can we|could we|let us|will|let me|may i|can i|could you|just)(?: to| i)? (?:skip|pass on|leave (?:out|off)|avoid (?:talking|discussing)|not answer|omit|keep (?:\w+ ){1,4}(?:private|to myself|blank|out)|bypass)|(?:^|[,.;] ?)(?:skip|pass|next|no comment|omit|decline)\b(?! (?:the |my |time|out|me by|breakfast|lunch|dinner))|leave\b[^.]{0,60}\b(?:blank|empty|open|unanswered|out|off|aside|unsaid|unspecified|for now)|(?:nor (?:do|would|will) i|do not|not|will not|would not|never)(?: really| actually| particularly)? (?:want|wish|care|like|feel comfortable|comfortable|happy|prepared|willing|ready|going|keen)(?: to)? (?:say|talk(?:ing)?|answer(?:ing)?|shar(?:e|ing)|discuss(?:ing)?|go into|go there|get into|tell(?:ing)?|specify|disclos(?:e|ing)|mention|comment|reveal(?:ing)?|put)|not (?:telling|saying|answering(?! (?:messages?|texts?|calls?|me\b|back|the phone|people|when|for days))|comfortable (?:saying|sharing|answering|talking|with that))|(?:none of your|that is my own|my own|not your) business|(?:is|are|stays?|keep(?:ing)? (?:that|it|this)) (?:a bit |too |rather |quite |kind of |pretty )?(?:private|personal|to myself)|too personal|private matter|(?:next|skip|pass)(?: the)? (?:question|one|this|that|it|please)|skip (?:this|that|it|anything|everything|the (?:\w+ )?(?:question|bit|part|topic|stuff))|do not (?:ask|put|record|write|note|save|store|log|include|list|mention)(?: me)?(?: anything)?(?: down)? (?:about|for|on|under)|(?:do|will) not (?:discuss|disclose|share|talk about|get into) (?=my |that|this|it\b|those)|no (?:answer|comment) (?:on|about|for|to)|move on|off limits|rather keep (?:\w+ ){1,4}(?:private|to myself|blank))\b/
/** "I'd rather not spend much", "pass the salt": the words of refusing without refusing to answer. */
const NOT_DECLINING =
  /\b(?:leave (?:my|the|an?) (?:\w+ )?(?:options?|door|mind)|open[- ]minded|my number|phone|contact|digits|instagram|email|pass on (?:my|dating|people)|put (?:a |any )?labels?|surname|last name)\b/

const CLEARING =
  /\b(?:(?:remove|delete|clear|erase|forget|scrap|drop|take (?:off|out|away)|get rid of|undo|wipe|cancel|ignore|never mind|disregard|unset|strike|cross out)\b[^.]{0,40}|(?:take|cross|leave)\b[^.]{1,40}\b(?:off|out))/
const CLEAR_OBJECT =
  /\b(?:my|the|that|what i (?:said|told you)|everything i said|whole|answer|anything|about|on|for|bit|thing|part|question|limit|any)\b/

/** Which topics a stretch of text names. */
export const topicsIn = (text: string): Slot[] =>
  TOPICS.filter(([, pattern]) => pattern.test(text)).map(([slot]) => slot)

/**
 * What the person would rather leave out. Returns the proposals and the sentence without the clauses that refuse, for
 * the other readers; null when nothing is left.
 *
 * @param askedSlots what the pending question is about: a refusal that names no topic means that one
 */
export function readDeclines(
  sentence: Sentence,
  askedSlots: readonly Slot[],
): { proposals: Proposal[]; rest: Sentence | null } {
  if (isClearing(sentence)) {
    const slots = topicsIn(sentence.text)
    return { proposals: slots.map((slot) => ({ kind: 'clear', slot, words: sentence.original })), rest: null }
  }
  if (!DECLINING.test(sentence.text) || NOT_DECLINING.test(sentence.text)) return { proposals: [], rest: sentence }
  const refusing = sentence.clauses.filter(({ text, about }) => about !== 'third' && DECLINING.test(text))
  const whole = refusing.length === 0
  const text = whole ? sentence.text : refusing.map((clause) => clause.text).join(', ')
  const kept = whole ? [] : sentence.clauses.filter((clause) => !refusing.includes(clause) && !continues(clause, text))
  const named = topicsIn(
    whole
      ? text
      : [text, ...sentence.clauses.filter((clause) => !kept.includes(clause)).map((clause) => clause.text)].join(', '),
  )
  const slots = named.length > 0 ? named : askedSlots
  return {
    proposals: slots.map((slot) => ({ kind: 'decline', slot, words: sentence.original })),
    rest: restOf(sentence, kept),
  }
}

/** "…about money, or drinking": a clause that only names another topic belongs to the refusal. */
const continues = (clause: Clause, refusal: string) =>
  topicsIn(clause.text).length > 0 &&
  clause.text.split(' ').length <= 4 &&
  !/\d|\b(?:yes|no|never|some|i)\b/.test(clause.text) &&
  refusal !== ''

function restOf(sentence: Sentence, kept: Clause[]): Sentence | null {
  if (kept.length === 0) return null
  return {
    ...sentence,
    clauses: kept,
    text: kept.map(({ text }) => text).join(', '),
    original: kept.map(({ original }) => original).join(', '),
  }
}

function isClearing({ text, asks }: Sentence) {
  if (asks || topicsIn(text).length === 0 || /\d|\$/.test(text)) return false
  const found = CLEARING.exec(text)
  return (
    found !== null &&
    CLEAR_OBJECT.test(text) &&
    /^(?:\W*(?:oh|actually|please|and|also|wait|hmm|no|sorry|ok|can you|could you|you can|i would like to|i want to|let us|just|on second thoughts?|in fact) ?,? ?)*$/.test(
      text.slice(0, found.index),
    )
  )
}
