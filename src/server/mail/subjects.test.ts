import { expect, test } from 'vitest'
import { letterMail, type NewPerson } from '../email-preferences/letter.ts'
import { askedMail, checkInLetter, introducedMail, kindNoMail } from '../introductions/emails.ts'
import { agreedMail, cancelledMail, offeredMail, reminderMail } from '../introductions/meeting/meeting-emails.ts'
import { fraudMail } from '../suspension/emails.ts'

const NAME = 'Zebulon'
const TOWN = 'Quincy'
const person: NewPerson = {
  matchId: 'z',
  displayName: NAME,
  city: TOWN,
  age: 40,
  distanceKm: 5,
  line: `${NAME} of ${TOWN}`,
  reasons: [`${NAME} is near ${TOWN}`],
  shared: [],
}
const links = { preferencesUrl: 'https://overture.example/p', unsubscribeUrl: 'https://overture.example/u' }
const resultsUrl = 'https://overture.example/results'
const plan = { day: 'Saturday', window: 'in the morning', vibe: 'a walk', area: TOWN }
const TIME = { startsAt: '2026-03-07T17:00:00Z', starts: '2026-03-07T11:00', minutes: 120 }
const settled = { zone: 'America/Chicago', agreed: TIME, offered: [], offeredBy: null }
const meeting = { id: 'i', firstName: NAME, invented: false, plan, zone: 'America/Chicago', agreed: TIME, resultsUrl }
const letterOf = (matches: NewPerson[], news = { asks: 0, introductions: 0 }) =>
  letterMail({ firstName: NAME, day: 'Thursday, March 5', matches, introductions: news, resultsUrl, ...links })

// "No names in the subject line", says Email preferences. These mails know a name or a town.
test.each([
  ['asked', askedMail({ resultsUrl })],
  [
    'introduced',
    introducedMail({
      id: 'i',
      firstName: NAME,
      contact: { email: 'z@example.com', phone: null, other: null },
      plan,
      safety: [],
      invented: false,
      resultsUrl,
      words: `${NAME} of ${TOWN} wrote this`,
      youAsked: false,
      firstLines: [],
      side: 'asked',
      ...settled,
    }),
  ],
  ['meeting agreed', agreedMail({ ...meeting, isMoved: false })],
  ['meeting moved', agreedMail({ ...meeting, isMoved: true })],
  ['meeting offered', offeredMail({ ...meeting, times: [TIME] })],
  ['meeting off', cancelledMail(meeting)],
  ['meeting tomorrow', reminderMail(meeting)],
  ['kind no', kindNoMail({ firstName: NAME, resultsUrl })],
  ['check-in', checkInLetter({ firstName: NAME, afterUrl: resultsUrl })],
  ['fraud', fraudMail({ firstName: NAME, privacyUrl: resultsUrl })],
  ['letter about one person', letterOf([person])],
  ['letter about three', letterOf([person, person, person])],
  ['letter about an ask', letterOf([], { asks: 1, introductions: 0 })],
  ['letter about an introduction', letterOf([], { asks: 0, introductions: 1 })],
])('no name and no town is in the subject or the preview of the mail: %s', (_mail, content) => {
  for (const part of [content.subject, content.preheader ?? '']) expect(part).not.toMatch(/Zebulon|Quincy/)
})
