import type { Part } from './state.ts'

/** A question in several wordings. */
type Bank = { id: string; ways: readonly string[] }

/** Each asks one thing. */
const WAYS: Record<Part, readonly string[]> = {
  intent: [
    'What are you hoping for: something long-term, something casual, or are you still exploring?',
    'First things first: are you after something long-term, something casual, or do you want to see where it goes?',
    'What would you like to find: long-term, casual, or are you still exploring?',
  ],
  meet: [
    'Who would you like to meet: women, men, nonbinary people, or everyone?',
    'Who should I introduce you to: women, men, nonbinary people? Everyone is an answer too.',
    'And who are you hoping to meet: women, men, nonbinary people, everyone?',
  ],
  age: [
    'What ages would feel right, from about what to what?',
    'How old should they be, roughly? A range is perfect.',
    'From what age to what age should I look?',
  ],
  distance: [
    'How far would you travel for a date? Miles or kilometers, as you like.',
    "What's the longest trip you'd make to meet someone, in miles or km?",
    'How far from home should I look? A rough figure in miles or km is plenty.',
  ],
  availability: [
    'When are you usually free: weeknights, weekends, lunch hours, early mornings, or is it flexible?',
    'Which parts of your week are free for a date? Weeknights, weekends, lunch, early mornings?',
    'When could you meet someone, as a rule: weeknights, weekends, lunch hours, early mornings?',
  ],
  budget: [
    'What do you like to spend on a date, from $ to $$$$?',
    'And a date that feels right for you: is it $, $$, $$$ or $$$$?',
    'How much should an evening out cost, on a scale from $ to $$$$?',
  ],
  smoking: [
    'Do you smoke yourself: no, sometimes, or yes?',
    'How about smoking, for you: no, sometimes, yes?',
    'What should I put for your own smoking?',
  ],
  drinking: [
    'And do you drink: no, sometimes, or yes?',
    'How about drinking, for you: no, sometimes, yes?',
    'What should I put for your own drinking?',
  ],
  kids: [
    'Would you like children one day? Yes, no and open are all fine.',
    'How do you feel about having children?',
    'Children in your future: yes, no, or open?',
  ],
  faith: [
    'Is there a faith, or a value you hold firmly, that somebody should know about?',
    'Does a faith or a firm conviction shape your life in a way that matters here?',
    'Any faith, belief or principle that has to fit between you and someone?',
  ],
  mustHaves: [
    'What do you need in a person? A word or two is enough.',
    'What do you hope to find in somebody, above all?',
    'Which qualities count most for you? What would be a bonus can go in as well.',
  ],
  niceToHaves: ['What would be a bonus in somebody?'],
  dealbreakers: [
    'Is there anything that rules someone out for you?',
    'Any deal-breakers? "None" is a fine answer.',
    'What would be a clear no for you?',
  ],
  safety: [
    'What would help you feel safe: a first meeting in public, a video call before, contact details only after a match, no surprise guests, a check-in afterwards?',
    'For a first meeting, would you like any of these: somewhere public, a video check before, your contact shared only after a match, no surprise guests, a check-in after?',
    'Which safety steps would you like: public place, video first, contact after a match, no surprise guests, a check-in when it is over? Any or none.',
  ],
  notes: ['Is there anything else your matchmaker should know?'],
  ownAge: [
    "You'd like someone near your own age. How old are you?",
    'To work that out, may I ask your age?',
    "What's your own age, so that I can count from it?",
  ],
}

/** The wordings of a question. */
export const questionBank = (part: Part): Bank => ({ id: `ask.${part}`, ways: WAYS[part] })

const TOPIC: Record<Part, string> = {
  intent: "what you're looking for",
  meet: "who you'd like to meet",
  age: 'the ages you have in mind',
  distance: "how far you'd travel",
  availability: "when you're free",
  budget: 'what a date may cost',
  smoking: 'smoking',
  drinking: 'drinking',
  kids: 'children',
  faith: 'faith and values',
  mustHaves: 'what you need in someone',
  niceToHaves: 'what would be a bonus',
  dealbreakers: 'what rules someone out',
  safety: 'feeling safe on a first date',
  notes: 'anything else to note',
  ownAge: 'your own age',
}
/** A question's subject in a few words, for coming back to it. */
export const topicOf = (part: Part): string => TOPIC[part]

/** The same after something sad was said. */
export const GENTLE_WAYS_BACK: readonly string[] = [
  'If you feel like going on, my question was about {topic}.',
  "When you're ready, we can talk about {topic}.",
  'Only if you like: the next thing is {topic}.',
]

/** Ways back to the open question after something else was talked about; `{topic}` is filled in. */
export const WAYS_BACK: readonly string[] = [
  'Back to {topic}, whenever you like.',
  'We were at {topic}.',
  'One question is still open: {topic}.',
  'Shall we go on with {topic}?',
  "What's missing here is {topic}.",
  "When you're ready: {topic}.",
  "Let's go back to {topic}.",
  'On to {topic}, then.',
  'My last question was about {topic}.',
  'I had asked about {topic}.',
]
