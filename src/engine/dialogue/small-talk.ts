import type { Likelihood } from './learned/reader.ts'
import type { Sentence } from './reading/sentences.ts'
import { BYE, GREETING, GRIEF, GROWN_CHILDREN, NERVOUS, NO, RUDE, THANKS, UNSURE, UPSET, YES } from './talk-words.ts'

/** What kind of message it is when it holds no answer. */
export type Talk =
  | 'empty'
  | 'greeting'
  | 'thanks'
  | 'bye'
  | 'yes'
  | 'no'
  | 'unsure'
  | 'grief'
  | 'nervous'
  | 'upset'
  | 'rude'
  | 'symbols'
  | 'foreign'
  | 'code'
  | 'question'
  | 'chat'

/** The first that fits is taken: what hurts comes before what is polite. */
const KINDS: readonly (readonly [Talk, RegExp])[] = [
  ['rude', RUDE],
  ['grief', GRIEF],
  ['nervous', NERVOUS],
  ['upset', UPSET],
  ['greeting', GREETING],
  ['thanks', THANKS],
  ['bye', BYE],
  ['unsure', UNSURE],
  ['yes', YES],
  ['no', NO],
]

const LETTERS = /\p{L}/gu
const LATIN = /\p{Script=Latin}/gu
const MARKUP = /^\s*[[{<]|"\s*:\s*["[{\d]|<\/?\w+[^>]*>|[;{}]\s*$/

/**
 * @param raw the message as sent, for what cleaning takes away
 * @param sentences the message as read
 */
export function talkOf(raw: string, sentences: readonly Sentence[]): Talk {
  if (raw.trim() === '') return 'empty'
  const letters = raw.match(LETTERS)?.length ?? 0
  if (letters === 0) return 'symbols'
  if ((raw.match(LATIN)?.length ?? 0) < letters / 2) return 'foreign'
  if (MARKUP.test(raw)) return 'code'
  const text = sentences.map((sentence) => sentence.text).join(' ')
  const kind = KINDS.find(([, pattern]) => pattern.test(text))
  if (kind) return kind[0]
  return sentences.some(({ asks, original }) => asks || original.endsWith('?')) ? 'question' : 'chat'
}

/** From here on the learned reader alone hears a goodbye. */
const PLAIN_GOODBYE = 0.5
export const isGoodbye = (likely: Likelihood): boolean => likely('BYE') >= PLAIN_GOODBYE

/** From here on somebody says that they were misheard. */
const MISHEARS = 0.6
export const isMisheard = (likely: Likelihood): boolean => likely('C') >= MISHEARS

/** Whether a message speaks of children who are grown, or of grandchildren. Whose they are does not matter here. */
export const speaksOfGrownChildren = (raw: string) => GROWN_CHILDREN.test(raw.toLowerCase())

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
    'All right, bye for now. What you told me is kept; press "Finish & Save Profile" to save it.',
    'No problem. "Finish & Save Profile" saves what we have, and the rest can stay open.',
    'Let\'s leave it there, then. Just press "Finish & Save Profile" when you\'re ready.',
  ],
  yes: ['Good.', 'Okay!', 'Great.', 'All right then.'],
  no: ['Okay.', 'Fair enough.', 'No problem.', "That's fine."],
  unsure: [
    "You don't have to know yet; we can leave it open.",
    "That's all right, plenty of people aren't sure.",
    'No pressure. "Skip" works too.',
    'Take your time with that one.',
  ],
  grief: [
    "I'm so sorry for your loss. There's no hurry here, and nothing you have to be ready for.",
    "I'm sorry. Take all the time you want; any of this can wait.",
    "Thank you for telling me, and I'm sorry. We'll go only as far as you like.",
  ],
  nervous: [
    'Most people are, and there are no wrong answers here.',
    "That's normal. Short answers are fine, and you can skip any of these.",
    "Then let's take it one small step at a time.",
  ],
  upset: [
    "I'm sorry, that sounds hard. We can go slowly.",
    "Thank you for telling me. That's a lot to carry.",
    "That can't be easy. There's no hurry here.",
    'I hear you. Be gentle with yourself.',
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
  code: [
    "I read plain sentences best, so I've left that as it is.",
    "That looks like code, and I don't act on code. Your own words are better.",
    "I haven't taken anything from that. Could you tell me in a sentence?",
    'I stick to ordinary words, so that one had no effect.',
  ],
  question: [
    "I don't know that one, sorry; I only look after profiles.",
    "That's outside what I can answer.",
    "I don't have a good answer to that, and I'd rather not guess.",
    "I can't tell you, sorry.",
    "You'd have to ask someone wiser than me.",
  ],
  chat: [
    "Thanks for telling me. I've put nothing on your profile for it.",
    "I'm listening, and your profile stays as it was.",
    "Thanks, I heard you. I've noted nothing from it.",
    'I may have missed your point. If that was an answer, could you say it another way?',
    "I haven't noted anything from that one, so tell me if I should have.",
  ],
}
/** Said when somebody says that they were misheard. */
export const MISHEARD: readonly string[] = [
  'Sorry, I got that wrong.',
  "I'm sorry, I misheard you.",
  'Sorry about that; I heard you wrong.',
]
/** Said when a message tries to give the machinery orders. */
export const HOSTILE_LINES: readonly string[] = [
  'I only write down what you say about yourself, so that part had no effect.',
  "That's not something a message can change here. Your own answers can.",
  "I've left that aside; this chat is about you alone.",
  "Orders like that do nothing here, but I'd be happy to hear about you.",
  "That had no effect, I'm afraid. Shall we go on with your profile?",
]
