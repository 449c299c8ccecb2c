import { VALUE_LABELS } from '../learned/labels.ts'
import type { Likelihood } from '../learned/reader.ts'
import { sayOne } from '../phrasing.ts'
import { plainWords } from '../reading/plain-words.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyOf } from '../reading/words.ts'
import type { Conversation } from '../state.ts'
import type { Met } from './kind-word.ts'
import { BYE, GREETING, NO, RUDE, THANKS, UNSURE, YES } from './talk-words.ts'

/** What kind of message it is when it holds no answer. */
export type Talk =
  | 'empty'
  | 'greeting'
  | 'thanks'
  | 'bye'
  | 'yes'
  | 'no'
  | 'unsure'
  | 'rude'
  | 'symbols'
  | 'foreign'
  | 'question'
  | 'chat'

/** The first that fits is taken. */
const KINDS: readonly (readonly [Talk, RegExp])[] = [
  ['rude', RUDE],
  ['greeting', GREETING],
  ['bye', BYE],
  ['thanks', THANKS],
  ['unsure', UNSURE],
  ['yes', YES],
  ['no', NO],
]

const LETTERS = /\p{L}/gu
const LATIN = /\p{Script=Latin}/gu

/**
 * @param raw the message as sent, for what cleaning takes away
 * @param sentences the message as read
 */
export function talkOf(raw: string, sentences: readonly Sentence[]): Talk {
  if (raw.trim() === '') return 'empty'
  const letters = raw.match(LETTERS)?.length ?? 0
  if (letters === 0) return 'symbols'
  if ((raw.match(LATIN)?.length ?? 0) < letters / 2) return 'foreign'
  const text = sentences.map((sentence) => sentence.text).join(' ')
  const kind = KINDS.find(([, pattern]) => pattern.test(text))
  if (kind) return kind[0]
  return sentences.some(({ asks, original }) => asks || original.endsWith('?')) ? 'question' : 'chat'
}

/** From here on somebody says that they were misheard. */
const MISHEARS = 0.6
/** Who only changes their mind blames nobody: "actually make it 30 to 40, not 32 to 42". */
const BLAMES =
  /\b(?:you|your|i (?:said|say|told|tell|meant|mean|asked|wrote|never)|wrong|mis\w+|never|time|already|again|correct|mistake|contrary|opposite|not what|not right)\b|(?:^|[.!?] )(?:no|nope|nah|naw)\b/
export const isMisheard = (likely: Likelihood, text: string): boolean =>
  likely('C') >= MISHEARS && BLAMES.test(plainWords(text))

/** "For the fifth time", "I told you", "you dropped quick": something is said again, or was done without a word of theirs. */
const SAYS_AGAIN = anyOf(
  /(?:for )(?:the |a )?(?:2nd|3rd|[4-9]th|second|third|fourth|fifth|sixth|seventh|umpteenth|hundredth|last) time(?!\W+(?:this|since|in)\b)/,
  /how many times|i (?:have )?(?:already|just) (?:said|told|say|answered)|i (?:have )?(?:said|say) (?:it|that|this) (?:already|before|twice|3 times)/,
  /that (?:is )?(?:already )?(?:the )?\w+ time you (?:have )?(?:asked|said|done)|i (?:have )?(?:answered|said|told you) (?:that|this|it) (?:already|before|twice)|you (?:have )?(?:already |just )?asked (?:me )?(?:that|this)|(?:stop|keep|kept) asking/,
  /(?:read|listen to) what i (?:wrote|said|told)|(?:do|can|are) you (?:even |not |ever )(?:listen\w*|read\w*|hear\w*)|are you (?:listening|deaf|blind|paying attention)|pay attention|patroni[sz]\w+|condescending|you (?:do|are) not (?:listen\w*|read\w*|hear\w*)/,
  /i never (?:said|asked|told|wanted|wrote|chose|mentioned)|i did not (?:say|ask for|choose|mean|write) (?:that|it|this|[a-z]+)/,
  /you (?:have )?(?:just |also |only |still )?(?:dropped|left out|missed|forgot|forgotten|lost|wiped|skipped|ignored|mangled|cut|kept only) (?!me\b|my question|that i\b)[a-z]+/,
)
const LEADS_AGAIN = /^\W*(?:(?:no|but|and|look|oh|yes|hey)\W+)*i (?:told you|said)\b(?! (?:i|we) (?:was|were)\b)/
export const saysAgain = (text: string): boolean => {
  const said = plainWords(text)
  return SAYS_AGAIN.test(said) || LEADS_AGAIN.test(said)
}

/** From here on a message is small talk. */
const PASSES_BY = 0.3
export const isPassing = (likely: Likelihood): boolean => likely('ST') >= PASSES_BY

// Of 1,084 lines of small talk of the unseen sets 2 to 5, 461 were asked to be said again, and of their 900 answers 90.
// With it 116 and 45 are; the others get a light line and the question in other words.
/** Under it a message says nothing for the profile, and asks or orders nothing. */
const SAYS_NOTHING = 0.1
const SAYING = [...VALUE_LABELS, 'R', 'Q', 'SK', 'C']
export const saysNothing = (likely: Likelihood): boolean => SAYING.every((label) => likely(label) < SAYS_NOTHING)

/** Kind, short answers to what is no answer; the open question follows. */
export const TALK_LINES: Record<Talk, readonly string[]> = {
  empty: [
    'Nothing arrived just now.',
    'That one came through empty.',
    'I see a blank there; a word or two is enough.',
    "I didn't get any text that time.",
  ],
  greeting: ['Hello!', "Hi there, it's good to have you here.", 'Hi again.', 'Hello to you, too.'],
  thanks: ["You're welcome.", 'Of course!', 'Any time.', 'Happy to help.'],
  bye: [
    'Bye for now! What you told me is kept; press "Finish & Save Profile" to save it.',
    'Goodbye, and good luck! "Finish & Save Profile" saves what we have.',
    'Take care! Just press "Finish & Save Profile" when you\'re ready.',
  ],
  yes: ['Good.', 'Okay!', 'Great.', 'All right then.'],
  no: ['Okay.', 'Fair enough.', 'No problem.', "That's fine."],
  unsure: [
    "You don't have to know yet; we can leave it open.",
    "That's all right, plenty of people aren't sure.",
    'No pressure. "Skip" works too.',
    'Take your time with that one.',
  ],
  rude: [
    "I'm only here for your profile, and I'll keep it short.",
    "Ouch. Let's stick with your profile.",
    "I can't help with that one, but I can with your profile.",
    "I'd rather get back to your profile; that's where I'm some use.",
  ],
  symbols: [
    "I'm better with words than with pictures.",
    'A word or two would help me understand that.',
    "That one's beyond me without words.",
    'Could you put that in a word or two?',
  ],
  foreign: [
    "I'm sorry, I only understand English for now. A few simple words will do.",
    'I wish I could read that, but English is all I know.',
    'My reading stops at English, and short and simple is fine.',
    'Could you try that in English? Plain words are enough.',
  ],
  question: [
    "That's outside what I know, I'm afraid: I only know Overture and your profile.",
    'I wish I knew! I only know my way around Overture and your profile.',
    "No idea, sorry; profiles are all I'm any good at.",
    "You'd have to ask somebody wiser. I only know Overture and your profile.",
  ],
  chat: [
    'I may have missed your point. If that was an answer, could you say it another way?',
    "I didn't quite get that. Could you say it in other words?",
    "I'm not sure what to make of that one. Say it once more?",
    'That one went past me, sorry. Once more, in other words?',
  ],
}
/** To what passes by and asks for nothing. */
export const PASSING_LINES: readonly string[] = [
  'Fair enough.',
  'Ha, all right.',
  'So it goes.',
  'Right you are.',
  "I'll take your word for it.",
  'There you go.',
  'I see.',
  'As you say.',
]
/** To a plain fact that a button beside the question would keep. */
export const FACT_LINES: readonly string[] = [
  'Good to know. I can keep that as a note for your matchmaker, if you like.',
  "That's worth knowing; there's a button if you'd like it kept as a note.",
  'Nice to know that about you.',
  'Good to know.',
  "That says something about you. Keep it as a note if you'd like it passed on.",
]
/** Said when somebody says that they were misheard. */
const MISHEARD: readonly string[] = [
  'Sorry, I got that wrong.',
  "I'm sorry, I misheard you.",
  'Sorry about that; I heard you wrong.',
]
/** An apology for what was misheard. */
export const sorryMisheard = (state: Conversation): Met => ({ ...sayOne(state, 'misheard', MISHEARD), tone: null })
/** Said when a message tries to give the machinery orders. */
export const HOSTILE_LINES: readonly string[] = [
  'I only write down what you say about yourself, so that part had no effect.',
  "That's not something a message can change here. Your own answers can.",
  "I've left that aside; this chat is about you alone.",
  "Orders like that do nothing here, but I'd be happy to hear about you.",
  "That had no effect, I'm afraid. Shall we go on with your profile?",
]
