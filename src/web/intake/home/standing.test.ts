import { expect, test } from 'vitest'
import type { Home } from '#contract/home.ts'
import type { Meeting } from '#contract/meeting/meetings.ts'
import { letterDay, standingItems, standingOf } from './standing.ts'

const NOW = new Date('2026-11-24T18:00:00Z')
const other = (firstName: string) => ({
  matchId: firstName,
  firstName,
  age: 38,
  city: 'Evanston, Illinois',
  score: 88,
  shared: [],
  demo: false,
})
const plan = { day: 'Saturday', window: '2 to 4 PM', vibe: 'Soup, then the bakery', area: 'Lincoln Square' }
const made = {
  id: 'm',
  text: '',
  plan,
  zone: 'America/Chicago',
  times: [],
  state: 'asked' as const,
  askedAt: '2026-11-22T18:00:00Z',
  endsAt: '2026-12-06T18:00:00Z',
}
const received = (firstName: string) => ({ ...made, id: firstName, other: other(firstName) })
const introduced = (firstName: string, part: object = {}) => ({
  id: firstName,
  other: other(firstName),
  text: '',
  plan,
  meeting: null,
  youAsked: true,
  firstLines: [],
  safety: [],
  contact: null,
  shared: null,
  introducedAt: '2026-11-23T18:00:00Z',
  state: 'introduced' as const,
  outcome: null,
  ...part,
})
const SATURDAY = { startsAt: '2026-11-28T17:00:00Z', starts: '2026-11-28T11:00', minutes: 120 }
const IN_TEN_DAYS = { startsAt: '2026-12-05T00:30:00Z', starts: '2026-12-04T18:30', minutes: 90 }
const meeting = (part: Partial<Meeting> = {}): Meeting => ({
  state: 'agreed',
  zone: 'America/Chicago',
  agreed: SATURDAY,
  offer: null,
  cancelledBy: null,
  movesLeft: 2,
  calendarUrl: null,
  friendUrl: null,
  ...part,
})
const home = (part: Partial<Home> = {}, introductions: Partial<Home['introductions']> = {}): Home => ({
  firstName: 'Maya',
  access: 'full',
  missing: [],
  hasSaidWhom: true,
  introductions: { made: [], received: [], introduced: [], ...introductions },
  matches: { count: 19, fresh: 0, since: '2026-11-19T23:00:00Z' },
  letterAt: '2026-11-26T23:00:00Z',
  ...part,
})
const headingOf = (given: Home) => standingOf(given, NOW).title

test.each([
  ['nothing is new', home(), 'Nothing new today, Maya.', undefined],
  [
    'people are new',
    home({ matches: { count: 19, fresh: 3, since: '2026-11-19T23:00:00Z' } }),
    '3 new people since Thursday.',
    'See who they are',
  ],
  [
    'they submitted after the last Thursday',
    home({ matches: { count: 4, fresh: 1, since: '2026-11-19T23:00:00Z', isFirstWeek: true } }),
    '4 people suit you so far.',
    'See who they are',
  ],
  [
    'they have not said who they would like to meet',
    home({ hasSaidWhom: false }),
    'Who would you like to meet?',
    'Talk with the concierge',
  ],
  [
    'they left a talk before they said whom',
    home({ hasSaidWhom: false, isTalking: true }),
    'Shall we pick up where you left off?',
    'Go on with your concierge',
  ],
  [
    'they left a later talk, and an ask is out',
    home({ isTalking: true }, { made: [{ ...made, other: other('Ben') }] }),
    'Shall we pick up where you left off?',
    'Go on with your concierge',
  ],
  [
    'they left a later talk, and people are new',
    home({ isTalking: true, matches: { count: 19, fresh: 3, since: '2026-11-19T23:00:00Z' } }),
    '3 new people since Thursday.',
    'See who they are',
  ],
  [
    'nobody may see them',
    home({ access: 'preview', missing: ['birthdate'] }),
    'Nobody sees you yet.',
    'Add your birthdate',
  ],
  [
    'they are introduced',
    home({}, { introduced: [introduced('Ben')] }),
    'You and Ben are introduced.',
    'See how to reach Ben',
  ],
  [
    'they have a date',
    home({}, { introduced: [introduced('Theo'), introduced('Ben', { meeting: meeting() })] }),
    'Saturday, 11\u00a0AM with Ben.',
    'See the plan',
  ],
  [
    'the other said yes and offers another time',
    home(
      {},
      {
        introduced: [
          introduced('Ben', {
            meeting: meeting({ state: 'proposed', agreed: null, offer: { by: 'them', times: [SATURDAY] } }),
          }),
        ],
      },
    ),
    'Ben said yes, and offers another time.',
    'Choose a time',
  ],
  [
    'the other offers another time than the agreed one',
    home({}, { introduced: [introduced('Ben', { meeting: meeting({ offer: { by: 'them', times: [SATURDAY] } }) })] }),
    'Ben offers another time.',
    'Choose a time',
  ],
  [
    'a date is a week away or more',
    home({}, { introduced: [introduced('Ben', { meeting: meeting({ agreed: IN_TEN_DAYS }) })] }),
    'Friday, December 4, 6:30\u00a0PM with Ben.',
    'See the plan',
  ],
  ['an ask is out', home({}, { made: [{ ...made, other: other('Ben') }] }), 'Waiting for Ben.', undefined],
  [
    'two asks are out',
    home({}, { made: [other('Ben'), other('Sam')].map((each) => ({ ...made, other: each })) }),
    'Waiting for Ben and Sam.',
    undefined,
  ],
  [
    'the meeting was called off',
    home({}, { introduced: [introduced('Ben', { meeting: meeting({ state: 'cancelled' }) })] }),
    'You and Ben are introduced.',
    'See how to reach Ben',
  ],
  [
    'the meeting is over',
    home({}, { introduced: [introduced('Ben', { state: 'check_in' })] }),
    'How did it go with Ben?',
    'Tell us how it went',
  ],
  [
    'somebody waits, whatever else there is',
    home({ hasSaidWhom: false }, { received: [received('Ben')], introduced: [introduced('Theo')] }),
    'Ben would like to meet you.',
    'Read what Ben wrote',
  ],
  [
    'two wait',
    home({}, { received: [received('Ben'), received('Sam')] }),
    'Ben and Sam would like to meet you.',
    'Read what they wrote',
  ],
])('when %s, the heading says so, with the right button or none', (_when, given, title, label) => {
  const standing = standingOf(given, NOW)
  expect([standing.title, standing.action?.label]).toEqual([title, label])
})

test.each([
  ['2026-11-24T09:00:00Z', 'today'],
  ['2026-11-22T18:00:00Z', 'on Sunday'],
  ['2026-11-14T18:00:00Z', 'on November 14'],
])('an ask of %s is described as sent %s', (askedAt, when) => {
  const [ask] = standingItems(home({}, { made: [{ ...made, askedAt, other: other('Ben') }] }), NOW)
  expect(ask?.text).toBe(`Your ask went out ${when} and stays open until December 6.`)
})

test('a heading or item about one introduction links to it', () => {
  const theo = introduced('Theo', { meeting: meeting() })
  const given = home({}, { introduced: [introduced('Ben'), theo] })
  expect(standingOf(given, NOW).action?.to).toBe('/results#introduction-Theo')
  expect(standingItems(given, NOW)[0]).toMatchObject({ title: 'Ben', to: '/results#introduction-Ben' })
})

test('a real introduction comes before an invented one, which is marked as invented', () => {
  const daniel = introduced('Daniel', { other: { ...other('Daniel'), demo: true }, meeting: meeting() })
  const both = home({}, { introduced: [daniel, introduced('Ben')] })
  expect(headingOf(both)).toBe('You and Ben are introduced.')
  expect(standingItems(both, NOW)[0]).toMatchObject({
    title: 'Daniel',
    text: expect.stringMatching(/^You are introduced\. Daniel is invented: nobody will come\. Saturday/),
  })
  expect(standingOf(home({}, { introduced: [daniel] }), NOW)).toMatchObject({
    title: 'Saturday, 11\u00a0AM with Daniel.',
    text: expect.stringMatching(/^Daniel is invented: nobody will come\. Saturday/),
  })
  const over = home({}, { introduced: [{ ...daniel, state: 'check_in' }, introduced('Ben')] })
  expect(headingOf(over)).toBe('You and Ben are introduced.')
})

test('an introduction is not in the heading after the member said how it went, or weeks later', () => {
  const quiet = 'Nothing new today, Maya.'
  expect(headingOf(home({}, { introduced: [introduced('Ben', { outcome: 'met_again' })] }))).toBe(quiet)
  const old = introduced('Ben', { introducedAt: '2026-10-24T18:00:00Z' })
  expect(headingOf(home({}, { introduced: [old] }))).toBe(quiet)
})

test.each([
  [12, '12 people suit you, Maya.', 'Meet the first'],
  [1, 'One person suits you, Maya.', 'See who it is'],
  [0, 'Nothing new today, Maya.', undefined],
])('a list of %i people that was never opened is the subject of the heading', (count, title, label) => {
  const given = home({ matches: { count, fresh: 0, since: '2026-11-19T23:00:00Z' } })
  const standing = standingOf(given, NOW, { hasSeenMatches: false })
  expect([standing.title, standing.action?.label]).toEqual([title, label])
})

test('in the first week the heading does not count from Thursday', () => {
  const matches = { count: 1, fresh: 1, since: '2026-11-19T23:00:00Z', isFirstWeek: true }
  expect(headingOf(home({ matches }))).toBe('One person suits you so far.')
  expect(standingItems(home({ matches }), NOW)[0]?.text).toBe('One person suits you.')
})

test.each([
  [13, 13, '13 people suit you, all invented for a look around.'],
  [13, 12, '13 people suit you, 12 of them invented for a look around.'],
  [1, 1, 'One person suits you, invented for a look around.'],
  [13, 0, '13 people suit you.'],
])('of %i people %i are invented, and the text says: %s', (count, invented, words) => {
  const given = home({ matches: { count, invented, fresh: 0, since: '2026-11-19T23:00:00Z' } })
  expect(standingItems(given, NOW)[0]?.text).toBe(words)
  const unseen = standingOf(given, NOW, { hasSeenMatches: false }).text
  expect(unseen.includes('invented for a look around.')).toBe(invented > 0)
})

test('if nothing is new, the text names the day of the letter, or says that letters are off', () => {
  expect(standingOf(home(), NOW).text).toContain('Your letter comes on Thursday')
  expect(letterDay('2026-12-24T23:00:00Z', NOW)).toBe('Thursday, December 24')
  expect(standingOf(home({ letterAt: null }), NOW).text).toContain('Letters are off')
})

test('the items are what the heading leaves out: asks, other introductions, matches, the concierge', () => {
  const titles = (given: Home) => standingItems(given, NOW).map(({ title }) => title)
  const under = home({}, { made: [{ ...made, other: other('Theo') }], introduced: [introduced('Ben')] })
  expect(titles(under)).toEqual(['Theo', 'Matches', 'Concierge'])
  expect(titles({ ...under, introductions: { ...under.introductions, received: [received('Sam')] } })).toEqual([
    'Ben',
    'Theo',
    'Matches',
    'Concierge',
  ])
})

test('if the list is empty, the text does not forget an introduced person', () => {
  const none = { matches: { count: 0, fresh: 0, since: '2026-11-19T23:00:00Z' } }
  const lineOf = (given: Home) => standingItems(given, NOW).find(({ title }) => title === 'Matches')?.text
  const met = { introduced: [introduced('Ben')] }
  expect(lineOf(home(none))).toBe('Nobody is within your limits yet. We write when somebody is.')
  expect(lineOf(home(none, met))).toBe('Nobody else is within your limits yet. We write when somebody is.')
})

test('an unfinished conversation has its own item, under every heading', () => {
  for (const hasSaidWhom of [true, false])
    expect(standingItems(home({ isTalking: true, hasSaidWhom }), NOW).at(-1)).toEqual({
      title: 'Concierge',
      text: 'Your talk is not finished. What you said is kept, and counts once you save it.',
      link: 'Go on',
      to: '/concierge',
    })
})
