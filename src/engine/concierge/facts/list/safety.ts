import { MIN_AGE } from '#contract/limits.ts'
import { SAFETY_SAID } from '#contract/safety-choices.ts'
import type { Topic } from '../topics.ts'
import { type Facts, fact } from './fact.ts'

const CHECKED =
  "No, there's no background check: members prove an email and state that they're 18 or older, nothing more. So meet in public first, and trust your instinct."
const IN_DANGER =
  'If you\'re in danger, call 911 first. Then press "Hard no" on the card and say what happened: the people who run Overture see it, and the other never learns of it.'
const MONEY =
  'Never send any. Press "Hard no" on the card and report it as "asks for money"; if the member is suspended for fraud, everybody introduced to them is warned.'
const UNCOUNTED =
  "I don't know: I can't see from here how many members there are, or who they are. Your list shows who fits."

export const SAFETY_FACTS = {
  Qsafe: {
    measures: fact(
      'how do you keep, how are you protect, keep safe, measures, protect, creep, security of, wrong, stop, safety',
      "Contact is held back until both say yes, your safety choices go into every plan, and you can hide or report anybody from their card. What I can't do is vouch for a stranger.",
    ),
    checked: fact(
      'who she said, who he said, who they said, background, is lying, lies about, lying about, vet, vetted, vetting, verif, check, criminal, id, identity, who they say, genuine, screen, proof, passport, real name, axe, murder',
      CHECKED,
    ),
    meeting: fact(
      'safe to meet, is it safe, meet somebody, meet someone, meeting, stranger, first date, alone, on a date, woman alone, risk, dangerous, trust',
      "As safe as meeting any stranger: I can't vouch for them. Meet in public, get there and home by yourself, and tell a friend where you'll be.",
    ),
    danger: fact(
      'nasty, bad intentions, threat, attack, assault, violent, danger, emergency, turns up, hurt me, goes wrong, bad date, help me, scared',
      IN_DANGER,
    ),
    money: fact('money, scam, fraud, con, conman, catfish, gold digger, bank', MONEY),
    hide: fact(
      'block, hide someone, hide somebody',
      'Press "Hard no" on their card: it hides the two of you from each other for good, and below it you can say what is wrong.',
    ),
    selfie: fact(
      'selfie, photo check, face',
      "No selfie is checked: you can say that you'd be open to one, and that's all.",
    ),
    choices: fact(
      'what choices, what options, which steps, video, public place, check-in, guests, exit',
      `You can pick any of these: ${SAFETY_SAID.join(', ')}.`,
    ),
  },
  Qreal: {
    people: fact(
      'real, human, exist, alive, computer',
      'Members are people who each proved an email; nobody checks more than that. Some may be invented, for trying things out, and those are always marked.',
    ),
    scam: fact(
      'scam, legit, rip-off, rip off, swindle, trick, con, trap',
      'No: nothing here asks for money or bank details, and nobody gets your contact before both have said yes.',
    ),
    invented: fact(
      'invented, fictional, made up, made some, demo, sample, bot, bots, fake, dummy',
      "Some may be, so that Overture can be tried before a city fills up, but they're always marked as invented. Everyone else proved an email.",
    ),
    checked: fact(
      'verif, check, who they say, genuin, real name, catfish, know they, how do i know, vet, vetted, call centre, call center, proof',
      CHECKED,
    ),
    howMany: fact(
      'how many, number of, on your books, members have, how big, enough people, lots of people, popular, crowd, anybody else',
      UNCOUNTED,
    ),
    sort: fact(
      'what sort, what kind, who else, who is on, who joins, what type, widow, divorced, women, men, people like',
      UNCOUNTED,
    ),
    photos: fact('photo, picture', 'There are no photos on the cards at all, so none can be fake.'),
  },
  Qinvented: {
    who: fact(
      '',
      "Only people who are marked as invented are; they're there to try things out. Everyone else proved an email.",
    ),
    tag: fact(
      'tag, label, mark, badge, mean, what is invented, sign, tell which, how do i know, how can i tell',
      'It means that this person is made up, so that you can try things out: they answer by themselves, and send nothing to a real mailbox.',
    ),
    aboutMe: fact(
      'never said, did not say, not say, said that, make things up, making things up, make stuff up, making stuff up, putting words, words in my mouth, where did, come from, invent things, inventing, my profile, about me, hallucinat, not true',
      "I write down only what I take from your own words. If something isn't yours, I misheard: take it out with × or tell me.",
    ),
  },
  Qreport: {
    how: fact(
      '',
      'Press "Hard no" on their card: it hides the two of you from each other for good, and below it you can say what\'s wrong.',
    ),
    consequence: fact(
      'what happens, what will you do, what do you do, ban, banned, suspend, kick, thrown off, taken seriously, consequences, read it, who reads',
      'The people who run Overture read it and can suspend the member at once. The other never learns that you reported.',
    ),
    secret: fact(
      'find out, will he know, will she know, will they know, told it was me, anonymous, know it was, learn of it, my name',
      "No, the other never learns of it. To them you're simply not on any list any more.",
    ),
    danger: fact(
      'attack, assault, violent, danger, hit, rape, threat, unsafe, stalk, follow, emergency, nasty',
      IN_DANGER,
    ),
    money: fact('money, scam, fraud, bank, loan, gift card, crypto', MONEY),
    undo: fact(
      'undo, by mistake, unblock, take back, accident, wrong person',
      'Right after it, yes: Undo stands on the card until the list is next loaded.',
    ),
  },
  Qage: {
    limits: fact('', `It's for adults: ${MIN_AGE} and up, with no upper limit.`),
    tooOld: fact(
      'too old, old for, cut-off, cutoff, upper, over, older, late, pension, retired, seventy, eighty, sixty, long in the tooth, past it, at my age, senior, 60, 65, 70, 72, 75, 79, 80, 82, 85, 90, maximum',
      `Not at all: there's no upper age limit. You're shown only to people whose age range you're in.`,
    ),
    others: fact(
      'are there, any men, any women, anybody, anyone, other people my age, have you got, do you have',
      "I can't see who is here, so I don't know how many are of that age. Your list shows who fits; a wider age range shows more.",
    ),
    young: fact(
      '15, 16, 17, teen, minor, underage, under 18, how old do, minimum, youngest, too young, my son, my daughter, school',
      `You have to be ${MIN_AGE} or older, without exception.`,
    ),
    range: fact(
      'younger men, younger women, older men, older women, age gap, see me, shown to, range, which ages, my own age',
      "You're shown only to people whose age range you're in, and see only those within yours.",
    ),
  },
  Qincl: {
    all: fact(
      '',
      "Yes, you're welcome, whoever you are and whoever you love. You say who you'd like to meet, and I can't tell how many people like you are near.",
    ),
    others: fact(
      'are there, other, any, among, how many, have you got, do you have, on here, only',
      "I can't see who is here, so I don't know how many. Your list shows who fits, and everybody is welcome.",
    ),
    loves: fact(
      'gay, lesbian, bi, bisexual, queer, straight, pansexual, lgbt, guys into guys, same sex, sapphic',
      "Yes, of course. You say who you'd like to meet (women, men, nonbinary people or everyone), and only people open to meeting you see you.",
    ),
    trans: fact(
      'trans, nonbinary, non-binary, enby, pronoun, gender',
      "You're as welcome as anybody. Your pronouns say how you're introduced; nothing else about it's asked or shown, so nobody can tick or filter it.",
    ),
    health: fact(
      'wheelchair, disab, deaf, blind, illness, ill, autis, adhd, diabet, cancer, chronic, hearing, crutch, depress, anxiety, mental, hip, stammer, stutter, body, fat, overweight, plus size',
      'Yes, of course. Nothing about your body or health is asked, and you decide whom you tell and when.',
    ),
    family: fact(
      'divorc, widow, single mother, single father, single mum, single dad, single mom, separated, children, kids, remarr, grandmother, grandfather',
      "Yes, of course. Whether you were married isn't asked, and children of your own are no bar.",
    ),
    poly: fact(
      'poly, open relationship, married, couple, ethical, non-monog, enm, throuple, swing',
      "You're welcome, though it's built for two: there's no setting for it. Say it in your own words, so that nobody is surprised.",
    ),
    faith: fact(
      'muslim, christian, hindu, jew, jewish, sikh, catholic, atheist, faith, religio, buddhist, church, caste, tribe',
      'Yes, any faith or none. I note yours in your own words, and it rules nobody out.',
    ),
    origin: fact(
      'black, asian, indian, african, immigrant, foreigner, accent, english, language, race, colour, color, visa, refugee, second language',
      "Yes, wherever you come from: origin isn't asked. I only understand English, but simple words are plenty.",
    ),
    shy: fact(
      'shy, never dated, never had, virgin, inexperienced, awkward, late starter, rusty, introvert, never been',
      "Yes, and you're not the only one. Nobody here asks how much practice you've had.",
    ),
    problem: fact(
      'problem, put people off, put off, held against, issue, okay, ok with, all right, matter, mind, count against, bother',
      "Not to me: nobody is turned away for it. Only people whose own limits rule it out aren't shown to you.",
    ),
    ordinary: fact(
      'farmer, working class, posh, rich, poor, unemployed, student, country, factory, city folk, nerd, job, professional',
      "Yes, anybody: job, money and schooling aren't asked.",
    ),
  },
} satisfies Partial<Record<Topic, Facts>>
