import { WHO_READS_CHAT } from '#contract/chat-words.ts'
import { rowShown, summaryOf } from '../../profile/said.ts'
import { wordingsOf } from '../../state/next-question.ts'
import { meaningOf, reasonFor } from '../meanings.ts'
import type { Topic } from '../topics.ts'
import { type Asked, type Facts, fact } from './fact.ts'

const notesKept = ({ state }: Asked): readonly string[] => {
  const notes = rowShown(state.profile, 'notes', state.unit)
  return [notes === '' ? 'There are no notes for your matchmaker yet.' : `In the notes for your matchmaker: ${notes}.`]
}

/** Includes the notes. */
const noted = ({ state }: Asked): readonly string[] => [
  summaryOf(state.profile, state.unit) || "Nothing yet; we've only begun.",
]

const isFromIntake = ({ profile }: Asked['state']) => profile.entries.some(({ from }) => from === 'intake')

const again = ({ state }: Asked): readonly string[] =>
  state.question === null
    ? ['I had no question open: add or change whatever you like.']
    : wordingsOf(state.question, state)

export const FACTS_ABOUT_OVERTURE = {
  Qbot: {
    program: fact(
      '',
      "I'm a program, not a person: Overture's concierge. What I understand is shown on your card, and you can correct it there.",
      "I'm software, no human. You can change whatever I've misheard.",
    ),
    model: fact(
      'chatgpt, gpt, openai, claude, gemini, llm, which ai, language model, siri, alexa',
      "I'm Overture's own program. The people who run it can connect a language model that helps me understand you; whether they did, I can't tell from here.",
    ),
    feelings: fact(
      'feel, sleep, tired, lonely, bored, offended, hurt, love, soul, dream, mind, happy, pulse',
      "No, I'm a program: nothing hurts, and nothing is too much. I do listen, though.",
    ),
    name: fact(
      'your name, have a name, called, call you, how old are you, where are you from, married, single, man or a woman, woman, he or she, gender',
      "I've no name, age or gender: I'm a program, Overture's concierge.",
    ),
    typing: fact(
      'typing, reading this, other end, other side, office, behind this, anybody there, anyone there, somebody there, living soul, real person reading, india, call centre',
      `No, I'm a program. ${WHO_READS_CHAT}`,
    ),
    matching: fact(
      'matchmaker, find these, find the women, find the men, who finds, who matches, match us, matches us, chooses, picks',
      "Software does the matching. The people who run Overture read the notes for your matchmaker, and I'm a program as well.",
    ),
    human: fact(
      'or is there a person, person later, human later, speak to a human, talk to a human, talk to a person, real person instead, speak to somebody, speak to someone',
      "Not here: there's no live person in this chat. Leave a note for your matchmaker, and the people who run Overture will read it.",
    ),
  },
  Qwhat: {
    gist: fact(
      '',
      "Overture introduces adults who'd suit each other. You tell me who you'd like to meet, you see people whose limits and yours fit, and when two both say yes each gets the other's contact.",
    ),
    kind: fact(
      'tinder, hinge, bumble, marriage, bureau, agency, dating site, swipe, like other, different, hookup, matrimon',
      "It's a matchmaking service: no swiping and no messaging, but a ranked list of people, and an introduction when both say yes.",
    ),
    noApp: fact(
      'is there an app, an app, the app, download',
      "There's no app to install: it runs in the browser of any phone, tablet or computer.",
    ),
    friends: fact(
      'friend, platonic, companion, company, pen pal, just talk',
      'It\'s made for dating; friendship isn\'t one of the choices. "Exploring" comes closest: seeing where it goes.',
    ),
    runs: fact(
      'who runs, who owns, who invented, who built, your boss, who made, who is behind, which company, owner, founded, startup, charity',
      "I don't know their names from here. Privacy says what the people who run it can see and do.",
    ),
    snapshot: {
      words: 'snapshot, card beside, box beside',
      says: ({ state }) => [meaningOf({ state, text: 'snapshot' })],
    },
    notes: { words: 'note', says: ({ state }) => [meaningOf({ state, text: 'note' })] },
    chat: fact(
      'this chat, your job, what do you do, you help, can you do, are you for, purpose of this, what do you want',
      'I ask a few questions and turn your answers into a profile. You can correct all of it, and then you see who fits.',
    ),
  },
  Qcost: {
    free: fact(
      '',
      'Nothing here asks you to pay, and I know of no price list. What a date costs is between the two of you.',
    ),
    card: fact(
      'card, bank, paypal, details, credit, debit, account number, charge, without knowing',
      "No, there's no place to give a card or bank details, so nothing can be charged.",
    ),
    refund: fact('refund, money back, get it back', 'Nothing is paid here, so there is nothing to give back.'),
    later: fact(
      'month, subscription, paywall, hidden, at the end, afterwards, later, premium, trial, sneaky, catch, upgrade, unlock, per introduction, per match, fee if, fee, when do you, when exactly',
      'No fee that I know of: none a month, none for an introduction, and no paid extras. Nothing here asks you to pay.',
    ),
    same: fact(
      'men pay, women, ladies, discount, pensioner, student, senior, the same, cheaper',
      "It's the same for everybody: nothing here asks anyone to pay.",
    ),
    date: fact(
      'the date cost, on the date, on a date, dinner, the bill, who pays, date itself, first date, restaurant',
      'What a date costs is between the two of you; a plan goes by the lower of your two budgets.',
    ),
    earns: fact(
      'make money, earn, get paid, paid by, commission, how do you live, business model, profit, what is in it',
      "I don't know. Nothing here asks you to pay, there are no ads, and nobody buys your answers.",
    ),
  },
  Qskip: {
    yes: fact(
      '',
      'Yes, any of them: say "skip" and I leave it open. You can fill it in later.',
      'Yes, just say "skip". It stays open until you want to answer it.',
    ),
    photo: fact('photo, picture, pic, pics', 'No, a photo is never needed, and cards show none.'),
    name: fact(
      'real name, my name, full name, surname, last name',
      'No, any name that you go by will do: a first name or a nickname.',
    ),
    must: fact(
      'do i have to, do i gotta, gotta, keep answering, must i, required, obligatory, compulsory, mandatory, necessary, need to answer, have to answer, every answer',
      'No, none of them: say "skip" and I leave it open.',
    ),
    matters: fact(
      'spoil, affect, worse, fewer, count against, hurt my, harm, penal, lower, consequence, less chance, ruin, matter',
      "It spoils nothing, but an open answer helps less: somebody with a limit on it isn't shown people who left it open.",
    ),
  },
  Qchange: {
    yes: fact(
      '',
      'Yes, at any time: tell me here, or press Change or × on the snapshot. In a later visit too.',
      "Yes, nothing's set in stone: say what should be different, or change it on the snapshot.",
    ),
    erase: fact(
      'erase, wipe, everything removed, whole lot, delete everything, kit and',
      'Yes: "Delete my account" on the Privacy page removes everything at once and for good; × on the snapshot takes out one entry.',
    ),
    comeBack: fact(
      'close, window, come back, tomorrow, finish it, continue, lose, lost, battery, die, page, shuts, crash, resume, break, later on, where we were, remember where',
      "What you've said is kept as we go: open this page again in this browser, and we go on. Elsewhere it opens once you've saved it and proved your email.",
    ),
    city: {
      words: 'my city, my town, city to, town to, change my name, my birthdate, where i am, where i live, i live in',
      says: ({ state }) => [
        isFromIntake(state)
          ? "Your city isn't part of this chat: it stands in your intake, and matching goes by it. City, name and birthdate are changed there."
          : "Your city isn't part of this chat: the intake asks for it, with your name and birthdate, and matching goes by what you put there.",
      ],
    },
    gender: fact(
      'i am a woman, i am a man, my gender, my sex, my pronouns, that i am a',
      'That is no part of this chat: the pronouns in the intake say it, and matching goes by them.',
    ),
    undo: fact('undo, wrong button, by mistake, pressed', 'Yes: say "undo", and the last change is taken back.'),
    told: fact(
      'will they know, be told, see that i changed, notified',
      'No, nobody is told that you changed something. Your list simply follows your new answers.',
    ),
    how: fact(
      'how (?:do|can|would) (?:i|you|we|one) (?:change|edit|correct|alter|fix|put|take|amend), how do i do, where do i change, where can i change, what do i press, which button',
      'Tell me here ("make that 40 miles", "take out snobs"), or press Change or × beside it on the snapshot.',
    ),
  },
  Qwhere: {
    browser: fact(
      '',
      "In any browser; it finds people by city, within the distance you both allow. I don't know how many members a place has.",
    ),
    abroad: fact(
      'country, countries, abroad, uk, england, london, scotland, ireland, india, pune, delhi, mumbai, lagos, nigeria, kenya, australia, melbourne, sydney, canada, europe, germany, france, hebrides, outside, overseas, over here, just america, america, states, world, available in',
      "You can join from any city it knows, anywhere, but it's made for the United States: its time zones are all American. I can't promise anybody near you.",
    ),
    cities: fact(
      'which cities, cities, towns, areas, cover, state, regions',
      "No city is left out: it finds people by city and the distance you both allow. Where its members live I can't see.",
    ),
    move: fact(
      'move, moving, travel, relocate, two places, holiday home, second home',
      'It goes by one city, the one in your intake; change it there when you move.',
    ),
  },
  Qsum: {
    all: { words: '', says: noted },
    notes: { words: 'the notes, my notes, notes say', says: notesKept },
    where: fact(
      'where do i see, where can i see, where is it, where do i find, where are my',
      'On the snapshot, the card beside this chat: every row of it can be changed there.',
    ),
  },
  Qwhy: { reason: { words: '', says: ({ state, text }) => [`${reasonFor({ state, text })} You can skip it, too.`] } },
  Qdef: { meaning: { words: '', says: ({ state, text }) => [meaningOf({ state, text })] } },
  Qrepeat: { again: { words: '', says: again } },
} satisfies Partial<Record<Topic, Facts>>
