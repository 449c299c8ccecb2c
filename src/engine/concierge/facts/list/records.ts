import { WHO_READS_CHAT } from '#contract/chat-words.ts'
import { BACKUP_NIGHTS, UNPROVEN_DAYS } from '#contract/limits.ts'
import type { Topic } from '../topics.ts'
import { type Facts, fact } from './fact.ts'

export const RECORDS_FACTS = {
  Qstaff: {
    who: fact('', `${WHO_READS_CHAT} Notes for the matchmaker and reports they do read.`),
    notes: fact(
      'note, matchmaker',
      'Yes: notes for your matchmaker are read by the people who run Overture. Other members never see them.',
    ),
    matchmaker: fact(
      'who is the matchmaker, who is my matchmaker, is the matchmaker, is my matchmaker, matchmaker a, human matchmaker, real matchmaker, person choose, by hand',
      'No, software does the matching. The people who run Overture read what you leave as a note for your matchmaker.',
    ),
    watched: fact(
      'logged, written down, snoop, nosy, curious, look me up, check up, employee, staff look, spy',
      "They can look a member up, and each time they do so or act, it's written down.",
    ),
    shared: fact(
      'tell anyone, share, pass on, gossip, sell, colleagues',
      'Nobody sells or passes on your answers. The people who run Overture read notes and reports to look after members, and for nothing else.',
    ),
  },
  Qfind: {
    search: fact(
      '',
      "No, there's no search and no list of members to browse. You're shown only to people who fit you and whom you fit, and not before your email is proven.",
    ),
    known: fact(
      'village, my town, my street, ex, husband, wife, boss, cousin, colleague, coworker, neighbour, neighbor, someone i know, somebody i know, people i know, family, son, daughter, recogni, employer, sister, brother, friend, student, patient, parish, church, stalk, mother, uncle, auntie, work',
      "Not by looking: there's no search, and typing your email tells nobody that you're here. Only a member whom you fit and who fits you could be shown your card.",
    ),
    google: fact(
      'google, search engine, internet, online, public, web, facebook, linkedin, bing',
      'No. Nothing about members is public, and search engines get none of it.',
    ),
    block: fact(
      'block, hide, avoid, prevent, keep him from, keep her from, stop him, stop her, stop my, make sure, exclude, never see',
      'Not ahead of time. If their card comes up, "Hard no" hides the two of you from each other for good, and they aren\'t told.',
    ),
    email: fact(
      'email, phone number, address book, contacts, by name, my name',
      'No. Nobody can look you up by name, email or number, and typing your email tells them nothing.',
    ),
    iSearch: fact(
      'can i search, can i find, can i look, look for someone, look up someone, find someone, search for, browse',
      "No, there's no search. You see the people whose limits and yours fit, best first, and nobody else.",
    ),
  },
  Qdel: {
    how: fact(
      '',
      '"Delete my account" on the Privacy page does it at once and for good. It asks for a code from your mailbox, so that nobody else can do it.',
    ),
    leftovers: fact(
      'trace, left, stay, remain, keep, kept, backup, really, completely, forget, forgotten, hold on, after i leave, after somebody quits, how long, what happens',
      `All your answers, chats and matches go at once. What stays is a scrambled form of your address, the bare fact of a report, and nightly backups for ${BACKUP_NIGHTS} nights.`,
    ),
    hidden: fact(
      'hidden, hide, deactivate, only hidden, suspend, wiped or, cancel',
      'Wiped, not hidden: deleting your account removes your answers, chats and matches at once and for good.',
    ),
    unproven: fact(
      'without saving, out of here, no account, without email, without an email, never finish, do not finish, not finish, halfway, half way, walk away, just leave, stop now, give up, close this',
      `Then it goes by itself: what no email was proven for is deleted after ${UNPROVEN_DAYS} days.`,
    ),
    one: fact(
      'one answer, one thing, that answer, single, that bit, this bit, what i just said, last message, part of, the last',
      "Yes: press × beside it on the snapshot, or tell me what to take out. You needn't delete everything for that.",
    ),
    can: fact(
      'can i, could i, could you, can you, possible, is there, am i able, way to, may i, change my mind',
      'Yes, at once and for good: "Delete my account" on the Privacy page, with a code from your mailbox. You can export everything first.',
    ),
  },
  Qpolice: {
    tell: fact(
      '',
      "No, I don't contact the police, and nobody reads along while you chat. If you're in danger, call 911 yourself; don't wait for us.",
    ),
    handOver: fact(
      'hand, court, warrant, legal, lawyer, subpoena, obliged, request, ask for, asks for, garda, guards, give, law',
      "I hand nothing over. What a court could ask of the people who run Overture, I don't know; they alone can reach the database.",
    ),
    reports: fact(
      'report',
      'No, reports go to the people who run Overture, not to the police. In danger, or after a crime, call 911 yourself.',
    ),
  },
} satisfies Partial<Record<Topic, Facts>>
