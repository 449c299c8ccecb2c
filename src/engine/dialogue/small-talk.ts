import type { Sentence } from './reading/sentences.ts'
import { BYE, GREETING, GRIEF, NERVOUS, NO, RUDE, THANKS, UNSURE, UPSET, YES } from './talk-words.ts'

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

/** Kind, short answers to what is no answer; the open question follows. */
export const TALK_LINES: Record<Talk, readonly string[]> = {
  empty: [
    'Nothing arrived just now.',
    'That message came through empty.',
    'I see a blank there; a word or two is enough.',
    'No text reached me that time.',
  ],
  greeting: ['Hello to you.', 'Good to have you here.', 'Hi there.', 'A good day to you as well.'],
  thanks: ['You are welcome.', 'With pleasure.', 'Any time.', 'Glad to help.'],
  bye: [
    'All right. What you told me is kept; press "Finish & Save Profile" to save it.',
    'Fine by me. "Finish & Save Profile" saves what we have, and the rest can stay open.',
    'Then let us leave it there whenever you press "Finish & Save Profile".',
  ],
  yes: ['Good.', 'Fine.', 'Right then.', 'Very well.'],
  no: ['All right.', 'Understood.', 'No problem.', 'That is fine.'],
  unsure: [
    'There is no need to know yet; we can leave it open.',
    'That is all right, many people are not sure.',
    'No pressure. "Skip" is a good answer too.',
    'Then take your time with that one.',
  ],
  grief: [
    'I am very sorry for your loss. There is no hurry here, and nothing you have to be ready for.',
    'I am sorry. Take all the time you want; any of this can wait.',
    'Thank you for telling me, and I am sorry. We go only as far as you like.',
  ],
  nervous: [
    'Most people are, and there are no wrong answers here.',
    'That is quite normal. Short answers are fine, and any of them can be skipped.',
    'Then we take it one small step at a time.',
  ],
  upset: [
    'I am sorry, that sounds hard. We can go slowly.',
    'Thank you for telling me; that is a lot to carry.',
    'That cannot be easy. There is no hurry here.',
    'I hear you. Be gentle with yourself.',
  ],
  rude: [
    'I am only here for your profile, and happy to keep it short.',
    'Let us stay with the profile, shall we.',
    'That is not something I can help with, but the profile is.',
    'I would rather get back to what is useful to you.',
  ],
  symbols: [
    'I can read words better than pictures.',
    'A few words would help me understand that.',
    'That one is beyond me without words.',
    'Could you put that in a word or two?',
  ],
  foreign: [
    'I am sorry, I only understand English for now. A few simple words will do.',
    'I wish I could read that, but English is all I know.',
    'My reading stops at English; short and simple is fine.',
    'Could you try that in English? Plain words are enough.',
  ],
  code: [
    'I read plain sentences best, so I left that as it is.',
    'That looks like code, which I do not act on. Your own words are better.',
    'Nothing was taken from that text; tell me in a sentence instead.',
    'I keep to ordinary words, so that one had no effect.',
  ],
  question: [
    'I do not know that one, I am afraid; I only look after profiles.',
    'That is outside what I can answer.',
    'I have no good answer to that, and would rather not guess.',
    'I cannot tell you, sorry.',
    'That is a question for someone wiser than a profile keeper.',
  ],
  chat: [
    'Thanks for telling me. I found nothing to note in it.',
    'Good to know, though I could not make a note of that.',
    'I read that, and nothing for the profile stood out.',
    'I may have missed your point; say it another way if it was an answer.',
    'Nothing in that changed the profile.',
  ],
}
/** Said when a message tries to give the machinery orders. */
export const HOSTILE_LINES: readonly string[] = [
  'I only write down what you say about yourself, so that part had no effect.',
  'That is not something a message can change here. Your own answers can.',
  'I left that aside; this chat is about you alone.',
  'Orders like that do nothing here, but I am happy to hear about you.',
  'No effect, I am afraid. Shall we go on with your profile?',
]
