import { WHO_READS_CHAT } from '#contract/chat-words.ts'
import { CHAT_DAYS, REST_DAYS, UNPROVEN_DAYS } from '#contract/limits.ts'
import type { Topic } from '../topics.ts'
import { type Asked, type Facts, fact } from './fact.ts'

const YES_OR_NO = /^(?:(?!\b(?:who|what|how|which|where)\b).)*\b(?:do|does|can|could|will|would|is|are|did|has)\b/
/** About something that no card shows. A yes-no question gets a direct answer. */
const notShown = ({ text }: Asked): readonly string[] => {
  const never = YES_OR_NO.test(text) ? 'No' : 'No other member does'
  return [
    `${never}: a card shows the name you go by, your age, your city, a rough distance and the answers you share. The rest is yours to tell.`,
  ]
}

const FAMILY = fact(
  'laptop, computer, browser, son, daughter, husband, wife, flatmate, roommate, housemate, family, kids see, over my shoulder, ipad, tablet, shared, set up the, set me up, set it up, signed me up, signs in, log in as',
  "On this device, yes: whoever opens this browser can see what you see. Elsewhere it opens only with a code from your mailbox. Sign out when you're through, or use a private window.",
)

/** What other members, or a match, can see. */
const SEEN: Facts = {
  out: fact(
    'out me, outs me, outing me, outed, trans, nonbinary, gay, lesbian, bisexual, queer, pronoun, they/them, sexuality, orientation, closet',
    "No. A card says nothing of it and shows no pronouns: it's yours to tell, when and to whom you like.",
  ),
  life: {
    words:
      'see that i, sees that i, see i am, sees i am, know that i, know i am, told that, told i, told about, get told, told up front, appear, show up, divorc, widow, my past, was married, debt',
    says: notShown,
  },
  tell: fact(
    'tell him, tell her, tell them, tell my, tell whoever, let him, let her, let them, let my, pass it on, pass on to',
    "I can't pass anything on: no card shows it, and a note stays with your matchmaker. You can write it yourself in the words that go with an introduction, or tell them once you're introduced.",
  ),
  dealbreakers: fact(
    'deal, rule out, ruled out, must-not, refuse, picky, fussy, dislike',
    'No, never. Deal-breakers work quietly: they decide who is shown to you, and nobody reads them.',
  ),
  safety: fact(
    'safety, safe choice, nervous about',
    'No. What either of you chose protects you both, and neither is told who chose it.',
  ),
  notes: fact(
    'note, matchmaker',
    'Not other members. Notes for your matchmaker are read by the people who run Overture, and by nobody else.',
  ),
  contact: fact(
    'email, e-mail, mail address, phone, number, mobile, contact, telephone',
    "Nobody, until you've both said yes to an introduction; then that one person, and only what you ticked.",
  ),
  photos: fact(
    'photo, picture, pic, pics, selfie, look like',
    'No photo is shown to anybody: the ones you add are kept for you alone.',
  ),
  range: fact(
    'age range, ages i, my range, how far i, how old i want, budget, afford',
    'No, what you set is shown to nobody. A card only ever names what the two of you have in common.',
  ),
  age: fact('age, birthday, birthdate, date of birth, born, how old', 'Your age in years, yes; your birthdate, no.'),
  place: fact(
    'where i live, home, exact, street, postcode, zip, location, live, town, village, city, gps, track',
    "Your city and a rough distance, never an address: it's measured from city center to city center.",
  ),
  job: fact(
    'job, my (?:\\w+ )?job, where i work, workplace, my work, employer, profession, salary, income, earn, occupation, do for a living, rich',
    "No. I don't ask about your job or income, and no card shows them.",
  ),
  name: fact(
    'surname, last name, full name, real name, name, nickname, maiden',
    'Only the name you go by here, so a first name or a nickname will do. A surname shows only if you typed one.',
  ),
  answers: fact(
    'faith, religio, smok, drink, kids, child, my answer, ticked',
    "An answer shows only where the two of you gave the same. What you alone said isn't shown to them.",
  ),
  family: FAMILY,
  health: fact(
    'health, ill, illness, sick, disab, condition, wheelchair, depress, diagnos, medical, cancer',
    'No. What you tell me of your health is shown to no member; you decide whom you tell, and when.',
  ),
  pressed: fact(
    'hard no, less like, more like, press, turned down, reject, said no, say no, disliked, passed on, skip someone',
    "No, nobody learns what you pressed. After a Hard no you're simply gone from each other's lists.",
  ),
  before: fact(
    'yet, now already, already shown, before i save, before i finish, until i, straight away, when do, go live, public yet',
    "Nobody sees you yet: you're shown once your email is proven, you're 18 or older and you gave both consents.",
  ),
}

export const PRIVACY_FACTS = {
  Qpriv: {
    use: fact(
      'use, used, purpose, do with, happen, becomes, for what',
      'They are used to find people who suit you and to keep both sides safe, and for nothing else.',
      "Your answers serve the matching, and nothing else: they're never sold.",
    ),
    confidential: fact(
      'confidential, private, privacy, secret, between us, between you and me, trust you, discreet',
      'Yes, as far as other members go: no member reads this chat, and nothing is sold. The people who run the server could reach it in their database.',
    ),
    sold: fact(
      'sell, sold, buy, buys, advert, ads, marketing, money from, spam, broker, profit',
      'No, never sold: nobody buys your answers and no advertiser gets them.',
      'No. No advertiser and no data broker gets any of it.',
    ),
    howLong: fact(
      'how long, how many, months, years, days, for ever, forever, until when, period',
      `This chat is kept for ${CHAT_DAYS} days after our last word, or ${UNPROVEN_DAYS} if no email was proven. Your profile stays until you delete it.`,
    ),
    death: fact(
      'i die, dies, died, dying, i am dead, death, expire, pass away, passed away, no longer here, outlive, funeral',
      `Nobody here would know, so nobody would be told. Your profile rests after ${REST_DAYS} days without you and is shown to nobody then. Someone who can read your mailbox could delete it, on the Privacy page.`,
    ),
    gone: fact(
      'after i leave, if i leave, once i leave, i am gone, quit, throw, leave the site',
      `Nothing of your answers, once you delete your account. If you only stay away, your profile rests; what no email was proven for goes after ${UNPROVEN_DAYS} days.`,
    ),
    saved: fact(
      'save, saving, store, storing, record, keep, kept, remember, file, log, memory',
      `Yes, so that you can come back to it: this chat for ${CHAT_DAYS} days, or ${UNPROVEN_DAYS} if no email was proven. Your profile stays until you delete it.`,
    ),
    trained: fact(
      'train, ai, machine learn, learn from, model, chatgpt, openai, teach, algorithm',
      'No, Overture trains nothing on your words. If the people who run it connect a language model to help me understand you, its provider is sent the last lines; Privacy says so.',
    ),
    secure: fact(
      'encrypt, secure, security, hack, breach, leak, stolen, safe, protect, password',
      "Nobody can promise that a server is never broken into, and answers aren't encrypted one by one. What you said opens only in your browser or with your proven email, and logs hold none of it.",
    ),
    where: fact(
      'where, this country, my country, is kept, are kept, is stored, are stored, server, country, continent, eu, europe, america, usa, states, hosted, cloud, located, which country, abroad, india, germany, uk',
      "On the server of the people who run Overture, in its own database. Which country that's in I don't know.",
    ),
    shared: fact(
      'share, sharing, pass, third, compan, facebook, google, meta, instagram, partner, insur, other firms, anybody else, anyone else, employer',
      'No, no other company gets your answers and no tracker runs here. One exception: if a language model is connected to help me understand you, its provider is sent the last lines.',
    ),
    authorities: fact(
      'government, authorit, ministry, tax office, immigration, embassy, secret service',
      "No, I pass nothing to any authority. What a court could ask of the people who run Overture, I don't know; they alone can reach the database.",
    ),
    tracking: fact(
      'cookie, track, location, gps, ip, microphone, camera, listen in, listen to my, listening in, listening to my',
      'No tracking: two cookies so that we know this browser again, and nothing is read from your device. Your place is the city you typed.',
    ),
    family: FAMILY,
    rights: fact(
      'gdpr, copy, export, download, rights, law, data protection, request, dpdp, ccpa',
      'Yes: with a proven email, the Privacy page gives you a copy of everything and deletes everything, both at once.',
    ),
  },
  Qsees: {
    all: {
      words: '',
      says: (asked) =>
        YES_OR_NO.test(asked.text)
          ? notShown(asked)
          : [
              'No member reads this chat. A card shows the name you go by, your age, your city, a rough distance, and only those answers that the two of you share.',
            ],
    },
    chat: fact(
      'chat, type, typing, conversation, read this, reads this, reading this, read it, reads it, what i say, tell you, telling you, write here, private, confidential, between us',
      `No member does. ${WHO_READS_CHAT}`,
      `This chat isn't shown to any member. ${WHO_READS_CHAT}`,
    ),
    google: fact(
      'google, search engine, internet, facebook, online',
      'No. Nothing about members is public, and search engines get none of it.',
    ),
    found: fact(
      'find me, find out, come across, stumble, know i am, i am on here, i am here, on this site, my ex, my boss, my mum, my mother, employer, sister, brother, cousin, colleague, coworker, neighbour, neighbor, at work, i know, village, my town, church',
      'Only if one of them is a member whom you fit and who fits you, and not before your email is proven. Nobody can look you up: there is no search.',
    ),
    police: fact(
      'police, cops, sheriff, garda, court, law',
      "I don't contact the police. What a court could ask of the people who run Overture, I don't know; they alone can reach the database.",
    ),
    card: fact(
      'profile, card, my card, see about me, see of me',
      'The name you go by, your age, your city, a rough distance, and what the two of you have in common. Nothing else.',
    ),
    ...SEEN,
  },
  Qshown: {
    card: fact(
      '',
      'The name you go by, your age, your city, a rough distance, and what the two of you have in common. No photo, no deal-breakers, no notes.',
    ),
    chat: fact(
      'chat, type, typing, conversation, what i say, tell you, telling you, write here, word for word',
      'No, none of this chat: only the name you go by, your age, your city, a rough distance and what you have in common.',
    ),
    theirs: fact(
      'see of them, know about them, see about them, about him, about her, what do i see, what will i see, do i see, do i get to see, can i see',
      'The same as they see of you: a name, an age, a city, a rough distance, and what the two of you have in common. No photos.',
    ),
    ...SEEN,
  },
} satisfies Partial<Record<Topic, Facts>>
