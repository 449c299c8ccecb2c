import type { Proposal } from '../proposal.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyOf, everywhere } from '../reading/words.ts'
import type { Group } from '../slots/definition.ts'
import type { Path, Slot } from '../slots.ts'

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
  /** The entries that stand: those stored, and those of the message so far. */
  standing: readonly { path: Path; value: string | number; words?: string | null }[]
  /** The whole message is only a few words, so it answers what was asked. */
  isBrief: boolean
}

/** Reads one kind of value from one sentence. Never throws; an empty list means: nothing of that kind is said. */
export type Reader = (sentence: Sentence, context: Context) => Proposal[]

/** Words that carry no answer of their own; what stays after taking them out is the substance of a clause. */
const FILLERS = everywhere(
  anyOf(
    /i|i'd|me|my|mine|you|it|that|this|all|am|is|are|be|do|would|will|could|can|had|if|s|let us|let/,
    /a|an|the|to|for|of|with|in|on|at|by|and|but|or|so|then|also|too|about|around|roughly/,
    /like|love|want|say|think|guess|suppose|mean|meant|tell|look|put|down|pick|go|make|us|hang|hold/,
    /just|really|definitely|absolutely|totally|probably|maybe|perhaps|honestly|honest|seriously|basically|simply/,
    /pretty|mostly|mainly|only|ideally|preferably|usually|always|currently|fairly|quite|very/,
    /something|anything|nothing|thing|kind|sort|number|case|point|stage|moment|truth|answer/,
    /yes|yeah|yep|yup|sure|no|not|ok|okay|good|best|fine|right|sounds|works?|suits?|max|tops|limit|up/,
    /hi|hello|hey|there|please|thanks|thank you|well|oh|hmm|hm|um|uh|oops|lol|anyway|now/,
    /wait|actually|sorry|correction|rather|instead|change|second|thoughts?|scratch/,
  ),
)

/** "15 miles rather than 20 km", "31, not 29": a text without the figures that it puts aside. */
export const withoutPutAside = (text: string): string => text.replace(PUT_ASIDE, ' ')
const PUT_ASIDE =
  /(?: ?, ?)?\b(?:rather than|instead of|in place of|not|no longer|sometimes) (?:\d+(?:\.\d+)?|\$+)(?: ?(?:km|miles) ?\b)?(?: ?, ?)?/g

/** Whether little is left beside what matched: "casual, please" is an answer, "my style is casual" is not. */
export function isBare(text: string, matched: RegExp): boolean {
  const rest = text
    .replace(matched.flags.includes('g') ? matched : everywhere(matched), ' ')
    .replace(FILLERS, ' ')
    .replace(/[^a-z0-9$]+/g, ' ')
    .trim()
  return rest === ''
}
