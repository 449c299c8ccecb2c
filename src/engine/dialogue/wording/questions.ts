import { isBegun } from '../groups.ts'
import { type Conversation, isPastParenting, type Part } from '../state.ts'

/** A question in several wordings. */
type Bank = { id: string; ways: readonly string[] }

/** Each asks one thing. */
const WAYS: Record<Part, readonly string[]> = {
  intent: [
    'What are you hoping for: something long-term, something casual, or are you still exploring?',
    'Are you after something long-term, something casual, or would you rather see where it goes?',
    'What would you like to find: long-term, casual, or are you still exploring?',
  ],
  meet: [
    'Who would you like to meet: women, men, nonbinary people, or everyone?',
    'Who can I introduce you to: women, men, nonbinary people? Everyone is an answer too.',
    'And who are you hoping to meet: women, men, nonbinary people, everyone?',
  ],
  age: [
    'What ages would feel right, from about what to what?',
    'How old should they be, roughly? A range is perfect.',
    'From what age to what age should I look?',
  ],
  distance: [
    "How far would you go for a date? Miles or kilometers, whichever you're used to.",
    "What's the longest trip you'd make to meet someone, in miles or km?",
    'How far from home should I look? A rough figure in miles or km is plenty.',
  ],
  availability: [
    'When are you usually free: weeknights, weekends, lunch hours, early mornings, or is it flexible?',
    'Which parts of your week could hold a date: weeknights, weekends, lunch, early mornings?',
    "When's a good time to meet you: weeknights, weekends, lunch hours, early mornings?",
  ],
  budget: [
    'What do you like to spend on a date, from $ to $$$$?',
    "What's a comfortable date for you: $, $$, $$$ or $$$$?",
    'How much should an evening out cost, on a scale from $ to $$$$?',
  ],
  smoking: [
    'Do you smoke yourself: no, sometimes, or yes?',
    'How about you and smoking: no, sometimes, yes?',
    'And smoking, on your side: no, sometimes, or yes?',
  ],
  drinking: [
    'And do you drink: no, sometimes, or yes?',
    'How about you and a drink: no, sometimes, yes?',
    'Do you drink at all: no, sometimes, or yes?',
  ],
  kids: [
    'Would you like children one day? Yes, no and open are all fine.',
    'How do you feel about having children?',
    "Would you like kids in your future: yes, no, or you're open?",
  ],
  faith: [
    'Is there a faith, or something else you hold firmly, that matters in who you meet?',
    "Does faith play a part in who you'd be happy with? Tell me in your own words.",
    'Any faith, belief or principle that has to fit between you and someone?',
  ],
  mustHaves: [
    'What do you need in a person? A word or two is enough.',
    'What do you hope to find in somebody, above all?',
    "What matters most to you in someone? If something's just a bonus, say so.",
  ],
  niceToHaves: ['What would be a bonus in somebody?'],
  dealbreakers: [
    'Is there anything that rules someone out for you?',
    'Any deal-breakers? "None" is a fine answer.',
    'What would be a clear no for you?',
  ],
  safety: [
    'What would help you feel safe: a first meeting in public, a video call before, contact details only after a match, no surprise guests, a check-in afterwards?',
    "For a first meeting, would you like any of these: somewhere public, a video check before, your contact shared only after a match, no surprise guests, a check-in after? It's fine to want none.",
    'Which of these would you like: a public place, video first, contact only after a match, no surprise guests, a check-in afterwards? Any or none.',
  ],
  notes: ['Is there anything else your matchmaker should know?'],
  ownAge: [
    "You'd like someone near your own age. How old are you?",
    'So I can work that out, what is your age?',
    "What's your own age? I'll count from there.",
  ],
}

/** The question about children for people past fifty, or whose own are grown. "Yes" means wanting them, as always. */
const KIDS_FROM_HERE_ON: readonly string[] = [
  'Would raising children still be something you want? Yes, no and open are all fine.',
  'From here on, would you want children: yes, no, or open?',
  "Are children in your plans from here on: yes, no, or you're open?",
]

/** The same to somebody who told some of it on the way. */
const MORE: Partial<Record<Part, readonly string[]>> = {
  mustHaves: [
    'What else do you need in a person? "Nothing" is a fine answer.',
    'And besides what you told me, what matters most to you in someone?',
  ],
  safety: [
    'Would you like any of these for your safety as well: a public place, video first, contact only after a match, no surprise guests, a check-in afterwards? Any or none.',
    'For a first meeting, would any of these help too: somewhere public, a video check before, contact only after a match, no surprise guests, a check-in after? None is fine.',
  ],
}

/** The wordings of a question. */
export function questionBank(part: Part, state: Conversation): Bank {
  if (part === 'kids' && isPastParenting(state)) return { id: 'ask.kids.later', ways: KIDS_FROM_HERE_ON }
  const more = part !== 'ownAge' && isBegun(state, part) ? MORE[part] : undefined
  return more ? { id: `more.${part}`, ways: more } : { id: `ask.${part}`, ways: WAYS[part] }
}

const TOPIC: Record<Part, string> = {
  intent: "what you're looking for",
  meet: "who you'd like to meet",
  age: 'the ages you have in mind',
  distance: "how far you'd go for a date",
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
  "If you feel like going on, we were at {topic}. If not, that's fine too.",
  "When you're ready, we can talk about {topic}.",
  'Only if you like: the next thing is {topic}.',
]

/** Before the next question after something sad. */
export const GENTLE_LEADS: readonly string[] = [
  "Whenever you're ready.",
  'In your own time.',
  "There's no hurry with this one.",
  'Only if you feel like going on.',
]

/** Ways back to the open question after something else was talked about; `{topic}` is filled in. */
export const WAYS_BACK: readonly string[] = [
  'Shall we go on with {topic}?',
  "What I'd still like to know is {topic}.",
  "Back to {topic}, when you're ready.",
  "Let's go back to {topic}.",
  'On to {topic}, then.',
  'We were at {topic}.',
  "I'd asked about {topic}.",
]
