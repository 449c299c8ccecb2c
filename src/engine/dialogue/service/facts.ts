import { ASK_DAYS, INTAKE_MINUTES, MAX_ASKS_A_WEEK, MAX_OPEN_ASKS } from '#contract/limits.ts'
import { questionsLeft } from '../groups.ts'
import { inWords, together } from '../phrasing.ts'
import type { Conversation } from '../state.ts'
import { questionBank } from '../wording/questions.ts'
import { summaryOf } from '../wording/summary.ts'
import { meaningOf, reasonFor } from './meanings.ts'
import type { Topic } from './topics.ts'

/** What a question was asked in: `text` in plain words. */
type Asked = { state: Conversation; text: string }
type Says = readonly string[] | ((asked: Asked) => readonly string[])

/**
 * What is true of the service, in plain words: one entry for each topic. Whoever changes what the service does changes
 * it here.
 */
const FACTS: Record<Topic, Says> = {
  Qbot: [
    "I'm a program, not a person: Overture's concierge. What I understand is shown beside the chat, and you can correct it there.",
    "No human here, only software. Nobody is typing along, and you can change whatever I've misheard.",
  ],
  Qwhat: [
    "Overture introduces adults who'd suit each other. You tell me who you are and who you'd like to meet, I turn it into a profile, and you see people whose limits and values fit yours. When two people both say yes, each gets the other's contact.",
  ],
  Qpriv: [
    "Nobody buys your answers and no advertiser gets them: they're used to find people who suit you and to keep both sides safe. The people who run the server can reach its database. The words of this chat are deleted after 180 days, or 30 if no email was proven.",
    'Your answers serve the matching and nothing else; they are never sold. The chat itself goes after 180 days, or 30 if no email was proven, and with a proven email you can export or delete everything on the Privacy page.',
  ],
  Qsees: [
    "Other members see your first name, age, city, a rough distance, and only what you both chose. Never your deal-breakers, safety choices, notes, photos or birthdate. Ways to reach you go to one person only: somebody you said yes to who said yes as well, and only those you ticked. And you're shown to nobody before your email is proven.",
    'This chat stays between you and the service. A card shows your first name, age, city, a distance in bands and what the two of you share. Email and phone go out only after both have said yes to an introduction, and only what you ticked.',
  ],
  Qdel: [
    '"Delete my account" on the Privacy page deletes your answers, chats, matches and reactions at once, for good. It asks for a code from your mailbox, so that nobody else can do it. You can also export everything there first.',
  ],
  Qcost: [
    'Nothing here asks you to pay, and I know of no price list: no fee a month, none a date. What you spend on the date itself is between the two of you.',
  ],
  Qmatch: [
    'By rules, not by hand: first your limits and theirs must fit both ways (who you each want to meet, ages, distance, deal-breakers, children, intent). Nobody outside them is shown. Everyone else is on your list, however many they are, ranked by what you share: values, interests, intent, times, budget, distance. Each card says why.',
    "It's software. Your limits and theirs are never relaxed, in either direction; within them, what you have in common decides the order, and every reason shown on a card is part of its score.",
  ],
  Qlong: ({ state }) => {
    if (state.done)
      return [
        'That was everything I wanted to ask; "Finish & Save Profile" saves it. Your list then shows at once who fits. How soon one of them says yes nobody can promise.',
      ]
    const left = questionsLeft(state)
    const some =
      left === 0 ? "That's nearly all" : `At most ${left} short ${left === 1 ? 'question' : 'questions'} to go`
    return [
      `${some}; a few minutes. You can stop any time and what you said stays.`,
      `Not long. ${some}, and you can leave any of them open.`,
      `${some}. The whole chat takes less than the ${INTAKE_MINUTES} minutes of the intake.`,
    ]
  },
  Qskip: [
    'Yes, any of them: say "skip" and I leave it open. An answer left open just counts for less, and you can fill it in later.',
  ],
  Qchange: [
    'Yes, at any time. Tell me here ("make that 40 miles", "take out snobs"), or press Change or × on the snapshot; in a later visit too.',
    'Nothing is set in stone: say what should be different, or change it on the snapshot, today or next year.',
  ],
  Qsafe: [
    "Members confirm an email and state that they're 18 or older. There's no background check, so I can't vouch for a stranger. What there is: contact goes out only after both say yes, your safety choices go into every plan, you can hide or report anybody, and afterwards you're both asked how it went. Meet in public first, and trust your instinct.",
    'We confirm an email, not a past: nobody is vetted beyond that. Your email and phone stay hidden until you both say yes, and the safety choices (a public place, a video call first, no surprise guests, a check-in after) are kept for both of you.',
  ],
  Qage: [
    "It's for adults: 18 and up, with no upper limit. You're shown only to people whose age range you're in, and who are in yours.",
  ],
  Qincl: [
    "You're welcome here, whoever you are and whoever you love: gay, straight, bi, trans, any faith or none, any body, any background. You say who you'd like to meet, and your pronouns say how you're introduced. I can't tell how many people like you are near; the list shows who fits.",
  ],
  Qreal: [
    "Some people you see may be invented, so that Overture can be tried before a city fills up; they're always marked as invented. Everyone else confirmed an email. I don't know how many members there are.",
  ],
  Qwhere: [
    "It works in any browser and finds people by city, within the distance that you both allow. I don't know how many members a place has; the list of matches shows who's near.",
  ],
  Qwhy: ({ state, text }) => [`${reasonFor({ state, text })} You can skip it, too.`],
  Qdef: ({ state, text }) => [meaningOf({ state, text })],
  Qrepeat: ({ state }) =>
    state.part === null
      ? ['I had no question open: add or change whatever you like.']
      : questionBank(state.part, state).ways,
  Qsum: ({ state }) => {
    const notes = state.entries.filter(({ path }) => path === 'notes').map(({ value }) => `"${value}"`)
    const kept = notes.length === 0 ? '' : `In the notes for your matchmaker: ${inWords(notes)}.`
    const said = together(summaryOf(state), kept)
    return said === '' ? ["Nothing yet; we've only begun."] : [said]
  },
  Qnext: [
    'When you\'re through, press "Finish & Save Profile", then "See Matches". With a proven email you see everyone who fits and can ask for an introduction on a card. If the other says yes too, you both get each other\'s contact. Nobody rings you.',
  ],
  Qcontact: [
    "There's no phone line and no live person in this chat. What you leave as a note for your matchmaker is read by the people who run Overture. To reach another member, ask for an introduction on their card: once you've both said yes, each gets what the other ticked.",
  ],
  Qphoto: [
    "No photo is needed. Cards show none: photos you add are kept for you and never shown to anyone else. You'd see each other on a video call or when you meet.",
  ],
  Qmail: [
    'New matches weekly, unless you choose monthly or a pause of 30 days, and news only on topics you tick. Mail you start yourself (a code, an introduction) always comes. Every other mail can be stopped with one press, under email preferences.',
  ],
  Qpause: [
    'Emails can be paused for 30 days under email preferences. The profile has no pause button: it rests by itself after 60 days away and is then shown to nobody, until you confirm your email again. To leave sooner, delete it on the Privacy page.',
  ],
  Qoff: [
    "I don't know that one, I'm afraid; I only know about this service and your profile. Leave it as a note for your matchmaker, and the people who run Overture will read it.",
    "That's outside what I know. If it's about the service, leave it as a note for your matchmaker: the people who run Overture read those.",
  ],
  Qmeet: [
    `You press "Ask for an introduction" on a card, with a few words and a plan (day, time, place) that you can change. The other answers "yes" or "not this time" within ${ASK_DAYS} days. If it's yes, you both get the ways to reach each other that you ticked, with the plan and the safety wishes of both. Afterwards you're both asked how it went. The two of you arrange the rest.`,
    `Only when both want it: you ask on a card (up to ${MAX_OPEN_ASKS} at a time, ${MAX_ASKS_A_WEEK} a week), they say yes or not this time. With two yeses you each get the other's contact and a suggested plan, in a public place if either wished so. Nobody books a table for you.`,
  ],
  Qinvented: [
    "Invented people are always marked as invented; they're there to try things out. And about you I write down only what you say: if something on the snapshot isn't yours, I misheard, so take it out with × or tell me.",
  ],
  Qpolice: [
    "No, I don't contact the police, and nobody reads along. Reports of members go to the people who run Overture. If you're in danger, call 911 yourself; don't wait for us.",
  ],
  Qstaff: [
    'Yes, the people who run Overture can: they read reports, and the notes for your matchmaker. Nobody reads along while we chat, and other members never see any of it.',
  ],
  Qfind: [
    'No, there\'s no search and no list of members. You\'re shown only to people who fit you and whom you fit. Somebody you know could be among them; "Hard no" on their card hides you from each other for good.',
  ],
  Qshown: [
    'A match sees your first name, age, city, a rough distance, and what the two of you share. No photo, no deal-breakers, no notes.',
  ],
  Qnear: [
    "I can't see that from here: I don't know how many members are near you. The list of matches shows who fits, with a rough distance; a wider distance shows more.",
  ],
  Qphone: [
    'No: any browser will do, on a computer or a phone. There is no app to install, and a mobile number is needed only if you want to share it.',
  ],
  Qwhen: [
    `At once: your list of matches is there as soon as your profile is saved. How soon one of them says yes I can't promise; an introduction is answered within ${ASK_DAYS} days, or it lapses.`,
  ],
  Qreport: [
    'Press "Hard no" on the card: it hides the two of you from each other for good, and below it you can say what\'s wrong. The people who run Overture see the report; the other never learns of it. If you\'re in danger, call 911 first.',
  ],
}

/** The ways to answer a question on a topic. */
export function factsOn(topic: Topic, asked: Asked): readonly string[] {
  const says = FACTS[topic]
  return typeof says === 'function' ? says(asked) : says
}
