import { CHALLENGE_MS, MAIL_PAUSE_DAYS, REST_DAYS } from '#contract/limits.ts'
import type { Topic } from '../topics.ts'
import { type Facts, fact } from './fact.ts'

const CODE_MINUTES = CHALLENGE_MS / 60_000

export const CONTACT_FACTS = {
  Qcontact: {
    staff: fact(
      '',
      "There's no phone line and no live person here. Leave a note for your matchmaker in this chat: the people who run Overture read those.",
    ),
    member: fact(
      'him, her, them, match, member, someone, somebody, person i like, lady, man, woman, guy',
      "Ask for an introduction on their card; there's no messaging here. Once you've both said yes, each gets what the other ticked.",
    ),
    number: fact(
      'telephone, a number, number to, number i can, your number, ring, call, hotline, helpline, speak',
      "No, there's no number to ring. Leave a note for your matchmaker in this chat: the people who run Overture read those.",
    ),
    matchmaker: fact(
      'matchmaker, note',
      'Just tell me what the note should say ("note for my matchmaker: …"), and the people who run Overture will read it.',
    ),
    complaint: fact(
      'complain, problem, bug, broken, not working, stuck, error, help',
      'Leave it as a note for your matchmaker: the people who run Overture read those. About a member, press "Hard no" on the card and say what\'s wrong.',
    ),
  },
  Qphoto: {
    needed: fact(
      '',
      'No photo is needed, and cards show none. Any you add is kept for you and never shown to anyone else.',
    ),
    theirs: fact(
      'see what, looks like, look like, see him, see her, see them, their photo, theirs, his photo, her photo, before we meet, photos of people, get photos',
      "No, cards show no photos, neither yours nor theirs. You'd see each other on a video call or when you meet.",
    ),
    seen: fact(
      'see my, sees my, see mine, show my, shown, people see, who sees, public, visible',
      'Nobody else does: your photos are kept for you alone, and cards show none.',
    ),
    add: fact(
      'how do i add, upload, put up, put one, add a photo, add one, where do i, can i add, send a picture',
      'You can add one by its web address in the Media step of the intake, but nobody needs it: cards show no photos.',
    ),
  },
  Qmail: {
    what: fact(
      '',
      'New matches once a week, or monthly if you prefer, and letters with news and tips that you can untick. Mail you start yourself, such as a code, always comes.',
    ),
    often: fact(
      'how often, every day, daily, clog, fill, flood, spam, bombard, inbox, lot of, many',
      'Rarely: new matches once a week unless you choose monthly, and now and then news or tips until you untick them.',
    ),
    stop: fact(
      'stop, unsubscribe, opt out, turn off, off, no emails, none, without, get rid',
      'Yes: every mail but the ones you start yourself (a code, an introduction) can be stopped with one press, in the mail or under email preferences.',
    ),
    code: fact(
      'code, link, verif, confirm, did not get, not arrived, no email, have not received, not come, expired, resend, prove',
      `The mail's link and code work for ${CODE_MINUTES} minutes, once. If it hasn't come, look in the spam folder, then ask for another in the intake's Account step.`,
    ),
    why: fact(
      'why do you, need my email, what for, what do you need',
      'To be sure that your profile opens for you alone, and to send you your matches. Nobody sees it before both have said yes to an introduction.',
    ),
    texts: fact(
      'text me, sms, whatsapp, call me, push, notification, phone',
      'By email only: no text messages, no calls and no notifications. Your mail app may announce an email on its own.',
    ),
    subject: fact(
      'subject, lock screen, pop up, preview, sender, discreet',
      'The sender is Overture, and a subject says "3 new matches", "Somebody would like to meet you" or "You and Sam are introduced". If your mail app shows mail on the lock screen, it shows those; only its settings hide them.',
    ),
    change: fact(
      'change my email, other email, new address, wrong email, different email',
      'Yes, with "Change email" in the Account step of the intake; the new address has to be proven as well.',
    ),
  },
  Qpause: {
    both: fact(
      '',
      `In part: emails pause for ${MAIL_PAUSE_DAYS} days under email preferences. The profile has no pause button; it rests by itself after ${REST_DAYS} days away, until you confirm your email again.`,
    ),
    lose: fact(
      'lose, losing, keep my, still be there, lost, come back, return, pick up, away',
      `Nothing is lost: your profile stays until you delete it. After ${REST_DAYS} days away it rests and is shown to nobody, until you confirm your email again.`,
    ),
    hide: fact(
      'hide, invisible, not shown, off the list, stop showing, met somebody, met someone, seeing someone, go quiet',
      `There's no button for that. Your profile rests by itself after ${REST_DAYS} days away; to be gone sooner, delete it on the Privacy page.`,
    ),
    mails: fact(
      'email, mail, inbox',
      `Yes: emails can pause for ${MAIL_PAUSE_DAYS} days under email preferences, then they come weekly again.`,
    ),
  },
  Qphone: {
    no: fact(
      '',
      "No: any browser will do, on a computer, a tablet or a phone. There's nothing to install, and a mobile number is optional.",
    ),
    app: fact(
      'app, download, install, app store, play store, iphone, android, apk',
      "There's no app: it runs in the browser of any phone, tablet or computer.",
    ),
    number: fact(
      'number, mobile number, cell number, give my, give you my, need my, have to give',
      "No, a mobile number is optional. If you give one, it goes to somebody only when you've both said yes and you ticked it.",
    ),
    works: fact(
      'on my phone, on a phone, from my phone, on my mobile, on my tablet, ipad, laptop, computer, old phone, smart',
      "Yes, it works in the browser of any phone, tablet or computer; there's nothing to install.",
    ),
  },
} satisfies Partial<Record<Topic, Facts>>
