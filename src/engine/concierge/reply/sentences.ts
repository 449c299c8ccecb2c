import type { Talk } from '../understand/heard.ts'

/** All sentences of the host in two wordings each, except questions (`profile/rows`), facts and help lines. */

export const GREETINGS: readonly string[] = [
  "Hi {name}, I'm the Overture concierge, a program, so short lines work best. {count} questions at most, and you can skip any.",
  "Welcome, {name}. I'm Overture's concierge, a program: one thing at a time works best. {count} short questions at most.",
]
export const AFTER_INTAKE: readonly string[] = [
  "Hi {name}. Your intake is on the card already. I'm a program, so short lines work best: at most {count} {questions} to go.",
  "Welcome, {name}. What you told the intake is on your card. I'm a program, so one thing at a time works best. At most {count} {questions} left.",
]
/** For a saved profile. `{news}` lists what is new since it was saved. */
export const COMING_BACK: readonly string[] = [
  'Welcome back, {name}. Your saved profile is on the card{news}.',
  'Good to see you, {name}. Your card is as you saved it{news}.',
]

export const CLOSING: readonly string[] = [
  'Sound right? Then press "Finish & Save Profile". If not, tell me one thing at a time, or change it on the card.',
  'If that\'s you, "Finish & Save Profile" saves it. If something is off, tell me, or change it on the card.',
]
/** For people who were asked every question before. */
export const STILL_OPEN: readonly string[] = [
  'Anything else to change? If not, "Finish & Save Profile" saves it.',
  'Tell me if something should be different, or press "Finish & Save Profile".',
]
export const NOT_ASKED: readonly string[] = [
  'Still open: {rows}. You can set that on the card.',
  'Left for another day: {rows}. The card has a place for it.',
]

/** For messages with nothing to save that need a reply. */
export const TALK: Partial<Record<Talk, readonly string[]>> = {
  greeting: ['Hello!', "Hi, it's good to have you here."],
  thanks: ["You're welcome.", 'Any time.'],
  bye: [
    'Bye for now! What you told me is kept; "Finish & Save Profile" saves it.',
    'Take care! "Finish & Save Profile" saves what we have.',
  ],
  unsure: ["You don't have to know yet; Skip leaves it open.", 'That can stay open: Skip is fine.'],
  rude: ["I'm only here for your profile, and I'll keep it short.", "Let's stick with your profile."],
  misheard: [
    "Sorry, I lost you there. Say it your way and I'll try again.",
    'Sorry. Tell me in other words what it should be.',
  ],
  chat: ['Fair enough.', 'Ha, all right.', 'I see.'],
  symbols: ['I only read words; one or two are enough.', 'A word or two would help me understand that.'],
  foreign: ['I only read English, sorry; simple words will do.', 'Could you try that in English?'],
  hostile: [
    "Orders to the program do nothing here, so I've left them out.",
    'That part had no effect: I only take what you say about yourself.',
  ],
  empty: ['Nothing arrived just now.', 'That one came through empty.'],
}

/** For an uncertain answer to the open question. Its buttons follow, the likeliest first. */
export const CONFIRM: readonly string[] = ['I half heard that. Is it {likely}?', 'Just to be sure: {likely}?']
/** For an order that a button carries out. */
export const PRESS: readonly string[] = ['Press the one you mean.', 'One of the buttons below may be it.']
/** For words that fit no row; buttons save them. */
export const PLACE: readonly string[] = [
  'Where does that belong? Press one, or go on.',
  'Shall I keep that, and where?',
]
export const ONE_PRESS: readonly string[] = [
  'If the button below is it, press it.',
  "Press the button below if that's it.",
]
/** For an order of which only the row is clear; the page opens that row. */
export const HAND_OVER: readonly string[] = [
  "I'm not sure how you want it. Here is that part of your card, to set yourself.",
  "I didn't get what it should say. Here it is, to change as you like.",
]
/** The page prefills the row with text. */
export const HAND_OVER_WORDS: readonly string[] = [
  'Should it say this? Add it, or change the words first.',
  'Like this? One press adds it; change the words as you like.',
]
/** For an order that failed while other orders worked. Its rows are opened. */
export const UNDONE: readonly string[] = [
  'About {what}: here is that part of your card, to change as you like.',
  "I'm not sure about {what}. Set it here, or say it by itself.",
]
/** For an order to remove what is not on the card. */
export const ABSENT: readonly string[] = ["I don't have {what} on your card.", "Your card doesn't mention {what}."]
/** For private news without another reply. */
export const TOLD: readonly string[] = ['Thank you for telling me.', 'I hear you.', 'Thanks for trusting me with that.']
export const REFUSED: readonly string[] = ["Then I won't keep it.", 'Fine, that stays between us.']
export const MORE: Readonly<Record<number, readonly string[]>> = {
  3: ['Three more at most.', 'Nearly there, three more.'],
  1: ['Last one.', 'One more.'],
}
/** Says how to keep an offer that has no button, if the reply says nothing else. */
export const OFFERED: readonly string[] = [
  'I can put {what}: just say "keep it".',
  'Shall I put {what}? "Keep it" is enough.',
]
/** Said at the end. `{notes}` are the facts that were not saved. */
export const KEEP_ANY: readonly string[] = ['You also told me: {notes}. Shall I keep any of it as a note?']
export const KEEP_IT: readonly string[] = ['You also told me: {notes}. Shall I keep it as a note?']
export const WHICH_QUESTION: readonly string[] = [
  "I'm not sure what you're asking. Is it one of these?",
  'Which of these do you mean?',
]
export const KNOWN: readonly string[] = ['Your card says so already.', "That's on your card already."]
export const NOT_UNDERSTOOD: readonly string[] = [
  "Sorry, I didn't catch an answer there.",
  "I'm not sure how to take that, sorry.",
  'That one went past me, sorry.',
]
export const TOO_LONG =
  'That\'s as long as one chat goes. Everything kept so far is safe: press "Finish & Save Profile" to save it, or correct it on the card.'
