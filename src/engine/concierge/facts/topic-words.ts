import type { Topic } from './topics.ts'

/** These words distinguish close topics, in the format of a fact's words, but select no fact. */
export const TOPIC_WORDS: Partial<Record<Topic, string>> = {
  Qbot: 'bored, do you feel, who are you, what are you, robot, bot, human, real person, are a person, machine, computer, program, machine called, your name, yourself, person typing, chatgpt, software',
  Qwhat:
    'who made you, who invented you, who built you, your boss, who runs, what is this\\W*$, what is this (?:about|for|all|site|app|thing\\W*$), what is overture, gist, what do you do, what is it for',
  Qpriv:
    'train, encrypt, hack, server, hosted, continent, eu, europe, recording, data, my data, my answers, my details, information, privacy, stored, sold',
  Qsees:
    'my email, my number, gets my, get my, see, sees, read, reads, visible, get my number, my number to, my phone number',
  Qshown: 'match see, matches see, they see, see of me, shown to',
  Qstaff:
    'staff, employee, moderator, admin, do you lot read, the team, who reads, read this, reading this, your end, people who run, matchmaker, apart from you',
  Qfind:
    'will know, will find out, nobody from, anyone from, must not know, employer, stumble, find me, find out, come across me, know i am, know that i am, my ex, my boss, google',
  Qdel: 'out of here, without saving, if i leave, after i leave, quit, throw away, throw them away, delete, erase, erased, remove all, removed, wipe, forget me, get rid of my, close my account',
  Qcost:
    'the catch, cost, cost me, cost this, pay, paid, is free, it free, commission, free, price, charge, fee, membership, money',
  Qmatch:
    'rank, ranked, sorted, score, limits, match people, match us, matches us, who picks, who chooses, who decides, get a say, a say in, find these, find the (?:wo)?men, matches come from, put together, pair, decide, algorithm, basis, choose, pick, method, with that one, suitable, fancies, fancy',
  Qlong:
    'how many more, many questions, keep answering, is that it, anything else, is there more, are we done, minutes, nearly done, take long, how much longer, halfway, at the end',
  Qwhen:
    'you find me, when i will, when i get, when do i get, when i can, how long i, must i wait, first match, first (?:wo)?man, how many days, how many weeks, how soon, how long until, how long till, until you find, till you find, wait, when will i, how long before, days or weeks, hear from',
  Qskip: 'skip, leave blank, leave this, pass on, rather not, go past',
  Qchange: 'change, alter, edit, correct, put right, put it right, amend',
  Qsafe:
    'who she said, who he said, who they said, safe, safety, is lying, lies about, lying about, verified, vetted, background, security, creep, protect',
  Qage: 'too old, how old, age limit, years old, 18',
  Qincl:
    'against me, too fat, too shy, too ugly, too poor, too thin, welcome, people like me, for me, problem, gay, trans, wheelchair, accept me',
  Qreal: 'scam, is this a scam, legit, is this legit, real, genuine, exist, fake, members',
  Qnear:
    'near, nearby, anyone at all, anybody at all, in my area, anybody round, anyone round, get matched, matched in, signed up, my town, on here',
  Qwhere: 'moving, i move, relocat, time zone, country, cover, available in, work in, abroad, which cities',
  Qphone:
    'my ipad, my tablet, on my phone, my phone number, mobile number, need a phone, give my, app, smartphone, download, install, computer, laptop',
  Qphoto: 'my photo, photo, picture, pic, pics, selfie',
  Qmail:
    'get an email, whatsapp, email me, text me, get emails, email, emails, mails, inbox, newsletter, subject line, lock screen',
  Qpause: 'pause, on hold, break, for a while, come back',
  Qmeet:
    'at once, turned down, two people, have to reply, say no to, says no, stands me up, stand me up, say yes, meet, first date, date, introduc, message them, table, turns me down',
  Qnext:
    'click, do i click, button to finish, to finish, submit this, finish, finish button, sign it, sign off, submit, how (?:do i|to) save, how (?:do i|to) finish, how (?:do i|to) sign, what happens next, what happens after, what happens now, next, after this, then what, after i, once i',
  Qcontact: 'support, telephone, talk to somebody, write to, office, complaint',
  Qpolice: 'police, cops, cop, garda, sheriff, officer',
  Qreport: 'report, complain, blocking, block, complain about, flag, creepy',
  Qinvented: 'invented, made up, never said, make things up',
  Qoff: 'wants me, accessible, step-free, venues, weather, raining, the sky',
  Qsum: 'have on me, got on me, have you on me, tell you about, so far, noted, written down, got down, summary, know about me, have i told',
  Qrepeat: 'repeat, say it again, say that again, question again, what did you ask, once more',
  Qwhy: 'why, reason, what for, how come, point of',
  Qdef: 'is it (?:in )?(?:pounds|dollars|euros), \\$ means, heavy drinker, daily smoker, non-communicator, nice-to-have, must-have, flexible, exit check, surprise guests, early morning, lunch, weeknights, exploring, casual, dollar, pounds, euros, currency, sometimes, vape, mean, means, meaning, count as, counts as, that count, it count, shisha, cigar, hookah, already have kids, already have children, do i say, do i put, should i say, crow flies, difference, explain, wdym',
}
