import {
  ASK_DAYS,
  INTAKE_MINUTES,
  MATCHES_A_PAGE,
  MAX_ASKS_A_WEEK,
  MAX_OPEN_ASKS,
  PREVIEW_MATCHES,
} from '#contract/limits.ts'
import { isOpen, questionsLeft } from '../../state/next-question.ts'
import type { Topic } from '../topics.ts'
import { type Asked, type Facts, fact } from './fact.ts'

const howLong = ({ state }: Asked): readonly string[] => {
  if (state.done) return ['That was everything I wanted to ask; "Finish & Save Profile" saves it.']
  const left = questionsLeft(state)
  if (left === 0 && !isOpen(state)) return ["That was everything I ask; what you'd like to add is up to you."]
  const some =
    left === 0
      ? "This one, and we're through: 0 after it"
      : `At most ${left} short ${left === 1 ? 'question' : 'questions'} to go`
  return [
    `${some}; a few minutes. You can stop any time and what you said stays.`,
    `Not long. ${some}, and you can leave any of them open.`,
    `${some}. The whole chat takes less than the ${INTAKE_MINUTES} minutes of the intake.`,
  ]
}

const NO_PHOTOS =
  "No, cards show no photos, neither yours nor theirs. You'd see each other on a video call or when you meet."
const SOON =
  "At once: your list is there as soon as your profile is saved. How soon one of them says yes I can't promise."

const NOBODY =
  'Then your list stays short for now. It says which of your limits costs most, and fills by itself as people join.'

export const MATCHING_FACTS = {
  Qmatch: {
    how: fact(
      'how do you decide, how does, rank, order, sort, on what basis, algorithm, criteria, grounds, method, compatib',
      'By your answers and theirs: first both sets of limits must fit, then what you have in common decides the order, such as values, interests, free times and distance. Each card says why.',
      'Software compares answers both ways: nobody outside your limits or theirs is shown, and the more you share, the higher they stand. Each card says why.',
    ),
    who: fact(
      'who decides, who picks, who chooses, who finds, find these, match us, matches us, some body, somebody does, committee, by hand, human, person decide, somebody think, computer, software, machine, ai, matchmaker choose',
      'Software does it, by rules and not by hand: your limits and theirs must fit, and what you share decides the order.',
    ),
    strict: fact(
      'strict, limit, relax, outside, exception, bend, ignore, would i still, still be, still see, still get, rule out, ruled out, smoker, non-smoker, put in front of, shown to me anyway, respect, filter',
      "No, limits are never bent: nobody outside yours is shown to you, and you're shown to nobody whose limits leave you out.",
    ),
    howMany: fact(
      'how many, number of, at a time, how often, a day, a week, per week',
      `Everyone who fits is on your list, ${MATCHES_A_PAGE} to a page, best first. Before your email is proven you see ${PREVIEW_MATCHES} real people at most.`,
    ),
    few: fact(
      'so few, none, empty, no matches, not enough, only one, only two, why few, why so, fewer',
      'Mostly because a limit is narrow, yours or theirs. Your list then says which of your limits costs most, and how many more people a wider one would bring.',
    ),
    nobody: fact('nobody, no one, what if there, if nobody, if no one, nothing happen', NOBODY),
    habits: fact(
      'compatible, does not drink, does not smoke, drink at all, smoke at all, non-drinker, mixed',
      'Different habits keep two people apart only where one of them made it a deal-breaker; otherwise they count a little in the order.',
    ),
    no: fact(
      'say no, turn down, reject, refuse, decline, do not like, not like, fancy, not interested, dislike, not my type, neither of us',
      'Yes, you can say no to anyone, and they aren\'t told. "Less like this" moves people like that down your list, and "Hard no" hides the two of you from each other for good.',
    ),
    choose: fact(
      'get a say, a say in, random, do i choose, do i pick, can i choose, choose from, list, swipe, browse, send me one, choose blind, pick myself, do i get to',
      'You choose: you get a list, best first, and press "Ask for an introduction" on whoever appeals to you. There\'s no swiping.',
    ),
    score: fact(
      'score, percent, points, rating, out of 100, mean number',
      'From 0 to 100, it says how well two people suit each other, both ways. The reasons on the card are its parts.',
    ),
    photos: fact('photo, picture, pics, look like, looks, face, handsome, pretty, beautiful', NO_PHOTOS),
    learns: fact(
      'learn, feedback, improve, taste, more like, less like, remember what i like, get better, better over time',
      'Yes, slowly: "More like this" and "Less like this" shift your own list, and nobody else learns what you pressed.',
    ),
    words: fact(
      'own words, must-have, must have, nice-to-have, wish, count, matter, important, weigh, priority',
      'Limits decide who is on your list; everything else decides the order. Wishes in your own words lift people whose answers meet them, and rule nobody out.',
    ),
    faith: fact(
      'faith, religion, religious, church, muslim, christian, hindu, god',
      'Faith lifts people who name the same one, and rules nobody out.',
    ),
    unasked: fact(
      'race, ethnic, height, tall, weight, education, degree, star sign, horoscope, politic, income, salary, caste, zodiac',
      "No, that plays no part: it's not asked. If it matters to you, tell me in your own words.",
    ),
    opposite: fact(
      'opposite, alike, same, different, similar, interests',
      'Having things in common puts people higher, but only your limits keep anybody off the list.',
    ),
    source: fact(
      'come from, coming from, find them, find these people, where do you get, where do they',
      'From the members: the matches are people who answered the same questions, within your limits and you within theirs.',
    ),
    works: fact(
      'work, success, married, guarantee, promise, chance, soulmate, true love',
      'Nobody can promise that. I can only show you people whose limits and yours fit, those with most in common first.',
    ),
  },
  Qlong: {
    left: { words: '', says: howLong },
    meet: fact('match, meet, find, introduc, date, hear', SOON),
  },
  Qwhen: {
    list: fact('', SOON),
    told: fact(
      'let me know, tell me, notif, hear from you, hear back, email, message, know if, find out, alert',
      'New matches come by mail, weekly unless you choose otherwise, and you get a mail at once when somebody asks to meet you. Your list itself is always up to date.',
    ),
    answer: fact(
      'reply, replies, respond, answer me, say yes, they answer, ghost, ignored, they have to',
      `They have ${ASK_DAYS} days to answer; after that the ask lapses, quietly.`,
    ),
    nobody: fact('nobody, no one, what if, never, nothing happen, no match', NOBODY),
  },
  Qnext: {
    save: fact(
      '',
      'Press "Finish & Save Profile", then "See Matches". With a proven email you see everyone who fits and can ask for an introduction.',
    ),
    soon: fact('how long, how soon, when will, when do i, until you find, days, weeks, wait', SOON),
    no: fact(
      'say no, says no, turn down, turns me down, decline, reject',
      'Nothing more: a "not this time" and no answer look the same, and both end quietly.',
    ),
    call: fact(
      'ring, call, phone, somebody contact, someone contact, get in touch, contact me, interview',
      'No, nobody rings you. Press "Finish & Save Profile", and your list of matches is there at once.',
    ),
    match: fact(
      'after i match, once you find, when you find, when i like, like someone, like somebody, find someone, they like',
      'You press "Ask for an introduction" on the card. If the other says yes too, each of you gets the other\'s contact.',
    ),
  },
  Qmeet: {
    how: fact(
      '',
      'You press "Ask for an introduction" on a card, with a few words and a plan. If the other says yes, each of you gets the other\'s contact, and you arrange the rest.',
    ),
    plans: fact(
      'plan, arrange, arranging, organis, organiz, where, which place, what time, what day, fixed, sets up, set up, decides where, location',
      'I suggest two or three times and an area from what you both said, and you can change them before you ask. The other takes one, or offers others.',
    ),
    days: fact(
      'monday, tuesday, wednesday, thursday, friday, saturday, sunday, other day, which day, wrong day',
      "I suggest a day in the parts of the week that suit you both, so it may be another day of them. You can change it before you ask, and say no to one that doesn't suit.",
    ),
    books: fact(
      'book, table, reserve, reservation, restaurant, tickets',
      'No, nobody books a table for you: the plan is a suggestion, and the two of you arrange the rest.',
    ),
    pays: fact(
      'pay, pays, bill, tab, go dutch, split, treat, afford, cost',
      "That's between the two of you. The plan goes by the lower of your two budgets, so that it's awkward for neither.",
    ),
    both: fact(
      'both, agree, consent, without my, have to accept, force, have to meet, obliged, must i meet',
      'Yes, both of you must want it: nothing is passed on until each has said yes.',
    ),
    write: fact(
      'message, text, write, chat with, talk to, first move, who starts, speak, dm, phone them, before meeting, before we meet',
      "Not here: there's no messaging. Whoever likes a card asks for an introduction, and after two yeses you write to each other directly.",
    ),
    answer: fact(
      'how long do they, have to reply, quick, days to answer, respond, reply, ignored, ghost, does not answer, no answer',
      `They have ${ASK_DAYS} days. After that the ask ends quietly, as if it had been a "not this time".`,
    ),
    no: fact(
      'says no, say no, declin, reject, refuse, not interested, turn me down, turned down, does not want, do not want to meet',
      'Then nothing happens: a "not this time" and no answer look the same, and both end quietly. The same goes for your own no.',
    ),
    howMany: fact(
      'how many, at once, two people, several, more than one, limit, number',
      `Up to ${MAX_OPEN_ASKS} asks may be open at a time, and you can make ${MAX_ASKS_A_WEEK} a week.`,
    ),
    after: fact(
      'after the date, after the first, afterwards, after we, how did it go, follow up, second date, next date',
      "You're both asked how it went, and neither sees what the other said. A second date is up to the two of you.",
    ),
    video: fact(
      'video, zoom, call first, facetime, whatsapp, online first',
      'By whatever you both use; there are no calls in Overture. With "Video check before meeting" every plan begins with a short video call.',
    ),
    bring: fact(
      'bring, chaperone, come along, come with me, tag along',
      'That\'s between the two of you; say it when you arrange to meet. With "No surprise guests" every plan says: just the two of you.',
    ),
    back: fact(
      'cancel, withdraw, back out, pull out, cold feet, take it back, change my mind, late, does not turn up, not turn up, does not show, stood up, stands me up, stand me up',
      "You can withdraw an ask until it's answered. After that you tell the other yourself, and I ask you both later how it went.",
    ),
    ask: fact(
      'what do they see, what do they get, what does she get, what does he get, passed on, what is sent',
      'Whom you ask sees the name you go by, your age, your city, what you share, your words and the plan. Contact follows only after their yes.',
    ),
  },
  Qnear: {
    unknown: fact(
      '',
      "I can't see that from here: I don't know how many members are near you. Your list shows who fits, with a rough distance.",
    ),
    age: fact(
      'my age, older, old, over 50, over 60, over 70, over 80, seventy, sixty, eighty, young, widow, pension, retired, generation',
      "I can't see who is here, so I don't know how many are your age. Your list shows who fits; a wider age range shows more.",
    ),
    like: fact(
      'gay, lesbian, bi, queer, trans, muslim, christian, hindu, jewish, indian, black, asian, like me, my community, divorced',
      "I can't see who is here, so I'd only be guessing. Your list shows who fits you and wants to meet somebody like you.",
    ),
    small: fact(
      'small town, village, countryside, rural, middle of nowhere, island, farm, remote, sticks',
      "I can't see how many are near you. In a small place a wider distance helps most, and your list says how many it would add.",
    ),
  },
} satisfies Partial<Record<Topic, Facts>>
