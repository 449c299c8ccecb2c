import type { Slot } from './slots.ts'
import type { Group } from './state.ts'

/** Each question in several wordings; the first is the plainest. The half of a double question has its own. */
type Bank = { id: string; ways: readonly string[] }

const WHOLE: Record<Group, readonly string[]> = {
  intent: [
    'What are you hoping for: something long-term, something casual, or are you still exploring?',
    'To begin with what matters: are you looking for long-term, casual, or seeing where things go?',
    'Which comes closest to what you want right now: long-term, casual, or exploring?',
    'Let me ask about the aim first. Long-term, casual, or open to finding out?',
  ],
  who: [
    'Who would you like to meet (women, men, nonbinary people, everyone), and between what ages?',
    'Whom should I look for: women, men, nonbinary people or everyone? And roughly what ages?',
    'Now the person. Which genders are you open to, and from what age to what age?',
    'Tell me who you would like to be introduced to, and the ages that feel right.',
  ],
  distance: [
    'How far would you travel for a date? Miles or kilometers, as you like.',
    'What is the longest trip you would make to meet someone, in miles or km?',
    'How wide should I look around you? A figure in miles or km is enough.',
    'Distance next: up to how many miles (or km) from home would you go?',
  ],
  week: [
    'When are you usually free to meet, and what do you like to spend on a date, from $ to $$$$?',
    'Which parts of the week suit you, and is your kind of date closer to $ or to $$$$?',
    'Two practical things: your free times (weeknights, weekends, lunch, early mornings), and a date budget from $ to $$$$?',
    'What does your week leave open for dates, and which budget feels comfortable, $ to $$$$?',
  ],
  habits: [
    'Do you smoke or drink yourself? No, sometimes and yes are all fine answers.',
    'A word on habits: how about smoking and drinking, for you?',
    'What should I put for your own smoking and drinking: no, sometimes or yes?',
    'Smoking and drinking: where do you stand, yourself?',
  ],
  kids: [
    'Would you like to have children one day? Yes, no and open are all fine.',
    'How do you feel about having children?',
    'Children in your future: yes, no, or undecided?',
    'And children: something you want, something you do not, or open?',
  ],
  faith: [
    'Is there a faith, or a value you would not bend on, that a partner should know about?',
    'Does faith or some firm conviction shape your life in a way that matters here?',
    'Any belief or principle that has to fit between you and someone?',
    'What about faith and values: is there an edge there that I should respect?',
  ],
  wishes: [
    'What must be there in a person for you, and is there anything that rules someone out?',
    'Tell me your must-haves and your deal-breakers; a nice-to-have or two is welcome as well.',
    'What do you need in someone, what would be a bonus, and what would be a no?',
    'Which qualities count most for you, and what would end it before it begins?',
  ],
  safety: [
    'What would help you feel safe: a first meeting in public, a video call before, contact details only after a match, no surprise guests, a check-in afterwards?',
    'For a first meeting, would you like any of these: somewhere public, a video check before, your contact shared only after a match, no surprise guests, a check-in after?',
    'Which safety steps would you like: public place, video first, contact after a match, no surprise guests, a check-in when it is over?',
    'How careful should we be around a first date? Public place, video call, private contact details, no guests, check-in: any or none.',
  ],
  ownAge: [
    'You would like someone near your own age. How old are you?',
    'To work that out, may I ask your age?',
    'What is your own age, so that I can count from it?',
  ],
}

const HALF: Partial<Record<Slot, readonly string[]>> = {
  meet: [
    'Who would you like to meet: women, men, nonbinary people, or everyone?',
    'Which genders should I introduce you to? Everyone is an answer too.',
    'And whom are you open to: women, men, nonbinary people, everyone?',
  ],
  age: [
    'Between what ages should they be?',
    'What age range feels right for a partner?',
    'From what age to what age should I look?',
  ],
  availability: [
    'Which times suit you: weeknights, weekends, lunch hours, early mornings, or flexible?',
    'When in the week could you meet someone?',
    'What parts of your week are free for a date?',
  ],
  budget: [
    'What do you like to spend on a date, from $ to $$$$?',
    'And a date budget: $, $$, $$$ or $$$$?',
    'How much should a date cost, roughly, on a scale of $ to $$$$?',
  ],
  smoking: [
    'Do you smoke: no, sometimes or yes?',
    'And smoking, for you?',
    'How about cigarettes: no, sometimes, yes?',
  ],
  drinking: ['Do you drink: no, sometimes or yes?', 'And alcohol, for you?', 'How about drinking: no, sometimes, yes?'],
  mustHaves: [
    'What must be there in a person, and what would be a bonus?',
    'Which qualities do you need in someone? Bonuses count too.',
    'What do you hope to find in a person, above all?',
  ],
  dealbreakers: [
    'Is there anything that rules someone out for you?',
    'Any deal-breakers? "None" is a fine answer.',
    'What would be a clear no?',
  ],
}

/** The wordings for a question whose `missing` slots are still open. */
export function questionBank(group: Group, missing: readonly Slot[]): Bank {
  const [only] = missing
  const half = missing.length === 1 && only && group !== 'ownAge' ? HALF[only] : undefined
  return half ? { id: `ask.${only}`, ways: half } : { id: `ask.${group}`, ways: WHOLE[group] }
}

const TOPIC: Record<Group, string> = {
  intent: 'what you are looking for',
  who: 'who you would like to meet',
  distance: 'how far you would travel',
  week: 'when you are free and what a date may cost',
  habits: 'smoking and drinking',
  kids: 'children',
  faith: 'faith and values',
  wishes: 'what you need and what rules someone out',
  safety: 'feeling safe on a first date',
  ownAge: 'your own age',
}
const HALF_TOPIC: Partial<Record<Slot, string>> = {
  age: 'the ages you have in mind',
  availability: 'when you are free',
  budget: 'what a date may cost',
  smoking: 'smoking',
  drinking: 'drinking',
  mustHaves: 'what you need in someone',
  dealbreakers: 'what rules someone out',
}
/** A question's subject in a few words, for coming back to it: the `missing` half where only that is open. */
export function topicOf(group: Group, missing: readonly Slot[]): string {
  const [only] = missing
  const half = missing.length === 1 && only && group !== 'ownAge' ? HALF_TOPIC[only] : undefined
  return half ?? TOPIC[group]
}

/** The same after something sad was said. */
export const GENTLE_WAYS_BACK: readonly string[] = [
  'If you feel like going on, my question was about {topic}.',
  'When you are ready, we can talk about {topic}.',
  'Only if you like: the next thing is {topic}.',
]

/** Ways back to the open question after something else was talked about; `{topic}` is filled in. */
export const WAYS_BACK: readonly string[] = [
  'Back to {topic}, whenever you like.',
  'We were at {topic}.',
  'One question is still open: {topic}.',
  'Shall we go on with {topic}?',
  'What is missing here is {topic}.',
  'When you are ready: {topic}.',
  'Let us return to {topic}.',
  'On to {topic}, then.',
  'My last question was about {topic}.',
  'I had asked about {topic}.',
]
