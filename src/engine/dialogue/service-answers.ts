import { INTAKE_MINUTES } from '#contract/limits.ts'
import { questionsLeft } from './groups.ts'
import type { ServiceQuestion } from './service-questions.ts'
import type { Conversation } from './state.ts'

type Says = readonly string[] | ((state: Conversation) => readonly string[])

/** The true answers to what people ask about the service. */
const ANSWERS: Record<ServiceQuestion, Says> = {
  long: (state) => {
    const left = questionsLeft(state)
    if (state.done)
      return [
        'That is everything I wanted to ask. "Finish & Save Profile" saves it.',
        'Nothing more from my side. Save it with "Finish & Save Profile", or go on adding.',
      ]
    const some =
      left === 0 ? 'That was nearly all' : `At most ${left} short ${left === 1 ? 'question' : 'questions'} to go`
    return [
      `${some}; a few minutes. You can stop any time and what you said stays.`,
      `Not long. ${some}, and you may leave any of them open.`,
      `${some}. The whole of it takes less than the ${INTAKE_MINUTES} minutes of the intake.`,
    ]
  },
  data: [
    'Your answers are used only to find matches that share your values and to keep both sides safe. The text of this chat is deleted after 180 days, and with a verified email you can export or delete everything at any time.',
    'Your answers stay with your profile and serve the matching, nothing else. Chat text goes after 180 days; once your email is verified, you can export or delete all of it yourself.',
  ],
  who: [
    'You do. A match sees your first name, age, city and a rough distance, and what you both chose; never your deal-breakers, safety choices, notes, birthdate, email or phone.',
    'This chat is yours alone. Other members only learn your first name, age, city, a distance in bands, and choices you share with them.',
  ],
  bot: [
    'I am a program, not a person: the concierge of Overture. I turn what you tell me into a profile that you can check and correct.',
    'No human here, only software. What I understand is shown beside the chat, so you can put right whatever I get wrong.',
  ],
  why: [
    'Each answer narrows whom you are shown. Nothing is required: say "skip" and I leave it open.',
    'It helps to introduce only people who fit both ways. If you would rather not answer, that is fine, and I go on.',
  ],
  change: [
    'Yes, at any time. Tell me here ("make that 40 miles"), or correct it on the snapshot beside the chat.',
    'Of course. Just say what should be different, now or in another visit.',
  ],
  match: [
    'Your limits and theirs must fit both ways first; then values, intent, lifestyle, times and distance decide the order. Press "Finish & Save Profile" when you are ready, then "See Matches".',
    'Nobody outside your limits is shown, nor you outside theirs; the rest is ranked by what you share. "Finish & Save Profile", then "See Matches", shows the first ones.',
  ],
  safe: [
    'Members confirm their email and state that they are 18 or older. I cannot promise more about a stranger than that, which is why there are safety choices such as a public place or a video call first.',
    'The email of a member is confirmed and contact details stay hidden. Please still meet in public first and trust your instinct; the safety choices are there for it.',
  ],
  app: [
    'There is no separate app. This page works in the browser of a phone just as well.',
    'Only the website, which is made for phones too. A chat you began here goes on where you left it.',
  ],
  cost: [
    'Nothing in this chat asks you to pay, and I know of no price list. If that ever changes, it would have to be told to you beforehand.',
    'I have no prices to quote; building this profile costs you nothing here.',
  ],
  usual: [
    'There is no usual answer to go by. Put what feels comfortable to you; it can be changed at any time.',
    'Nobody else sees it as right or wrong. Say what suits you, and change it whenever you like.',
  ],
  help: [
    'Answer in your own words, as short or long as you like; several things at once are fine, and "skip" leaves one open.',
    'Plain words are enough: "women, 30 to 40", "25 miles", "I rarely drink". I say back what I understood.',
  ],
  recall: [],
}

/** The ways to answer a question about the service; none for `recall`, which is answered with the profile itself. */
export function answersFor(question: ServiceQuestion, state: Conversation): readonly string[] {
  const says = ANSWERS[question]
  return typeof says === 'function' ? says(state) : says
}
