import type { Proposal } from '../proposal.ts'
import type { Sentence } from '../reading/sentences.ts'
import type { Path, Slot } from '../slots.ts'
import type { Group } from '../state.ts'

/** What a reader may know besides the sentence itself. */
export type Context = {
  /** The question the person was just asked: it lets a short answer stand alone. */
  pending: Group | null
  lastPath: Path | null
  lastUnit: 'km' | 'miles' | null
  /** What is known so far: a passing mention does not take its place. */
  known: readonly Slot[]
  /** The sentence before was about the person they hope to meet. */
  afterPartner: boolean
  /** The whole message is only a few words, so it answers what was asked. */
  isBrief: boolean
}

/** Reads one kind of value from one sentence. Never throws; an empty list means: nothing of that kind is said. */
export type Reader = (sentence: Sentence, context: Context) => Proposal[]

/** Words that carry no answer of their own; what stays after taking them out is the substance of a clause. */
const FILLERS =
  /\b(?:just|something|anything|really|please|thanks|thank you|definitely|absolutely|totally|i|am|is|are|be|do|would|will|like|love|want|say|think|guess|suppose|mean|a|an|the|to|for|of|with|me|my|mine|now|probably|maybe|perhaps|honestly|honest|yes|yeah|yep|yup|sure|hmm|hm|um|uh|well|so|ok|okay|oh|and|but|then|thing|kind|sort|pretty|mostly|mainly|only|ideally|also|about|around|roughly|no|not|it|that|in|on|at|put|down|let us|go|or|good|best|fine|hi|hello|hey|there|wait|actually|sorry|correction|meant|rather|instead|change|make|hang|hold|second|thoughts?|scratch|oops|anyway|look|right|basically|simply|seriously|currently|fairly|quite|very|by|tell|you|this|will|usually|nothing|always|or|preferably|sounds|could|can|max|tops|limit|up|suppose|moment|point|stage|truth|lol|i'd|s|too|also|guess|pick|number|had|if|all|am|answer|mine|case|works?|suits?|is|let|us|go|with)\b/g

/** Whether little is left beside what matched: "casual, please" is an answer, "my style is casual" is not. */
export function isBare(text: string, matched: RegExp): boolean {
  const afterColon = /^[^:]{3,60}:\s*(.+)$/.exec(text)?.[1]
  if (afterColon && afterColon.search(matched) >= 0 && isBare(afterColon, matched)) return true
  const rest = text
    .replace(new RegExp(matched.source, matched.flags.includes('g') ? matched.flags : `${matched.flags}g`), ' ')
    .replace(FILLERS, ' ')
    .replace(/[^a-z0-9$]+/g, ' ')
    .trim()
  return rest === '' || /^[a-z]{1,2}$/.test(rest)
}
