import { convertIcsCalendar } from 'ts-ics'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FoundTimes } from '#contract/meeting/meetings.ts'
import { anIntake } from '../../../../test/builders.ts'
import { aPartner, fullMember } from '../../../../test/full-member.ts'
import {
  anOffer,
  answer,
  ask,
  introductionsOf,
  matchIdFor,
  meetingOf,
  offerAt,
  type Person,
  SATURDAY,
  SUNDAY,
  settle,
} from '../../../../test/introductions.ts'
import { testApp } from '../../../../test/test-app.ts'
import { tendIntroductions } from '../tend-introductions.ts'

const app = await testApp()
beforeEach(() => app.clock.set('2026-03-02T12:00:00.000Z'))

const pair = async () => ({ bo: await fullMember(app, aPartner()), ada: await fullMember(app, anIntake()) })
const askedWith = async (given: object = { offer: anOffer }) => {
  const { bo, ada } = await pair()
  const reply = await ask(ada, 'Bo', given)
  return { bo, ada, reply, id: reply.json<{ id: string }>().id }
}
async function agreed() {
  const all = await askedWith()
  expect((await answer(all.bo, all.id, 'yes', undefined, { startsAt: SATURDAY })).statusCode).toBe(200)
  return all
}
const mailsTo = async ({ email }: Person) => {
  await app.deps.jobs.drain()
  const rows = await app.db
    .selectFrom('outbox')
    .select(['subject', 'text', 'calendar'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
  return rows.filter(({ subject }) => !subject.startsWith('Your Overture code'))
}
const subjects = async (person: Person) => (await mailsTo(person)).map(({ subject }) => subject)
const lastMail = async (person: Person) => (await mailsTo(person)).at(-1)
const sentenceOf = (reply: { json: <T>() => T }) => {
  const { message, issues } = reply.json<{ message: string; issues?: { field: string; message: string }[] }>()
  return issues ? issues.map((issue) => `${issue.field}: ${issue.message}`).join() : message
}
/** Parsed by another package than the one that wrote it. */
function entryOf(file: string | null | undefined) {
  const calendar = convertIcsCalendar(undefined, file ?? '')
  const [event] = calendar.events ?? []
  if (!event) throw new Error('There is no entry.')
  return { method: calendar.method, sequence: 0, ...event, start: event.start.date.toISOString() }
}

describe('times for two', () => {
  test('are found where both weeks are free, in the time zone of the plan', async () => {
    const { ada } = await pair()
    const matchId = await matchIdFor(ada, 'Bo')
    const reply = await ada.browser.get(`/v1/introductions/times?${new URLSearchParams({ matchId })}`)
    expect(reply.json()).toEqual({
      zone: 'America/Chicago',
      times: [
        { starts: '2026-03-04T18:30', minutes: 90, bothFree: true },
        { starts: '2026-03-06T18:30', minutes: 90, bothFree: true },
        { starts: '2026-03-08T14:00', minutes: 120, bothFree: true },
      ],
      from: '2026-03-04',
      to: '2026-03-16',
    })
    expect((await ada.browser.get('/v1/introductions/times?matchId=made-up')).statusCode).toBe(404)
  })

  test("stay in the plan's time zone for a member in another one, before and after the yes", async () => {
    const elsewhere = { availability: { timezone: 'America/New_York' as const } }
    const bo = await fullMember(app, aPartner({ location: elsewhere }))
    const ada = await fullMember(app, anIntake())
    const { id } = (await ask(ada, 'Bo', { offer: anOffer })).json<{ id: string }>()
    const matchId = (await introductionsOf(bo)).received[0]?.other.matchId ?? ''
    const found = () => bo.browser.get(`/v1/introductions/times?${new URLSearchParams({ matchId })}`)
    expect((await found()).json()).toMatchObject({ zone: 'America/Chicago' })
    await answer(bo, id, 'yes', undefined, { startsAt: SATURDAY })
    expect((await found()).json()).toMatchObject({ zone: 'America/Chicago' })
  })

  test('keep to the free times that the proposing member typed in their own words', async () => {
    await fullMember(app, aPartner())
    const availability = { timezone: 'America/Chicago' as const, typicalWeek: ['Mondays', 'when theaters go dark'] }
    const ada = await fullMember(app, anIntake({ location: { availability } }))
    const matchId = await matchIdFor(ada, 'Bo')
    const reply = await ada.browser.get(`/v1/introductions/times?${new URLSearchParams({ matchId })}`)
    expect(reply.json<FoundTimes>().times).toMatchObject([
      { starts: '2026-03-09T18:30', bothFree: true },
      { starts: '2026-03-16T18:30', bothFree: true },
    ])
  })

  test('leave out every time that either side offered before', async () => {
    const { bo, ada } = await pair()
    const proposed = async (person: Person, matchId: string) => {
      const reply = await person.browser.get(`/v1/introductions/times?${new URLSearchParams({ matchId })}`)
      return reply.json<FoundTimes>().times.map(({ starts }) => starts)
    }
    const toAda = await proposed(ada, await matchIdFor(ada, 'Bo'))
    const { id } = (await ask(ada, 'Bo', { offer: offerAt(...toAda) })).json<{ id: string }>()
    const toBo = await proposed(bo, (await introductionsOf(bo)).received[0]?.other.matchId ?? '')
    await answer(bo, id, 'yes', undefined, { offer: offerAt(...toBo) })
    const again = await proposed(ada, await matchIdFor(ada, 'Bo'))
    const all = [...toAda, ...toBo, ...again]
    expect([all.length, new Set(all).size]).toEqual([9, 9])
  })

  test('give their day to a draft that is made for one of them', async () => {
    const { ada } = await pair()
    const time = { starts: '2026-03-04T18:30', minutes: 90 }
    const reply = await ada.browser.post('/v1/matches/intro/draft', { theirName: 'Bo', time })
    expect(reply.json().draft).toMatchObject({
      opener: expect.stringContaining('Wednesday evening'),
      plan: { day: 'Wednesday', window: '6:30 to 8 PM' },
    })
  })
})

describe('an ask with times', () => {
  test('shows its times to the other person, and its plan names the first of them', async () => {
    const { bo, ada } = await askedWith()
    const expected = {
      zone: 'America/Chicago',
      times: [
        { startsAt: SATURDAY, starts: '2026-03-07T14:00', minutes: 120 },
        { startsAt: SUNDAY, starts: '2026-03-08T11:00', minutes: 90 },
      ],
      plan: { day: 'Saturday', window: '2 to 4 PM' },
    }
    expect((await introductionsOf(bo)).received).toMatchObject([expected])
    expect((await introductionsOf(ada)).made).toMatchObject([expected])
  })

  test.each([
    ['in the past', offerAt('2026-02-28T14:00'), 'offer.times.0: That time has passed. Choose one ahead.'],
    [
      'by a clock that makes the night a morning',
      { ...offerAt('2026-03-07T09:00'), zone: 'UTC' },
      'offer.zone: Times of this plan are in Central time.',
    ],
    ['at three in the night', offerAt('2026-03-07T03:00'), 'offer.times.0: Choose a start between 7 AM and 9 PM.'],
    ['beyond fourteen days', offerAt('2026-03-17T14:00'), /^offer\.times\.0: Choose a day from Wednesday, March 4/],
    ['on the hour that is skipped', offerAt('2026-03-08T02:30'), /^offer\.times\.0: The clocks change then/],
    ['twice the same', offerAt('2026-03-07T14:00', '2026-03-07T14:00'), /^offer\.times\.1: .* is there twice\.$/],
    ['in no zone', { ...anOffer, zone: 'Mars/Olympus' }, 'offer.zone: That time zone does not exist.'],
    ['of no length', { ...anOffer, times: [{ starts: '2026-03-07T14:00', minutes: 7 }] }, /Choose how long/],
  ])('%s is refused with a sentence, and nothing is stored', async (_, offer, sentence) => {
    const { ada, reply } = await askedWith({ offer })
    expect(reply.statusCode).toBe(400)
    expect(sentenceOf(reply)).toMatch(sentence)
    expect((await introductionsOf(ada)).made).toEqual([])
  })
})

describe('a yes to one of the times', () => {
  test('agrees on that time, on both pages and in both mails, and one mail says who writes first', async () => {
    const { bo, ada } = await agreed()
    const meeting = { state: 'agreed', agreed: { startsAt: SATURDAY, starts: '2026-03-07T14:00', minutes: 120 } }
    expect((await introductionsOf(ada)).introduced).toMatchObject([{ meeting, youAsked: true, firstLines: [] }])
    const [ofBo] = (await introductionsOf(bo)).introduced
    expect(ofBo).toMatchObject({ meeting, youAsked: false })
    // Without the third line, which proposes another time.
    expect(ofBo?.firstLines).toHaveLength(2)
    const [toAda, toBo] = [await lastMail(ada), await lastMail(bo)]
    for (const mail of [toAda, toBo])
      expect(mail?.text).toMatch(/Saturday, March 7, 2 to 4 PM\nCentral time\nA café in Logan Square/)
    expect(toAda?.text).toMatch(/Bo said yes to Saturday\.[\s\S]*You wrote:[\s\S]*Bo writes first/)
    expect(toBo?.text).toMatch(/Ada wrote to you:[\s\S]*You write first, because Ada asked/)
    for (const line of ofBo?.firstLines ?? []) expect(toBo?.text).toContain(line)
    expect(toBo?.text).toContain(
      `mailto:ada@example.com?subject=Hello%20from%20Overture&body=${encodeURIComponent(ofBo?.firstLines[0] ?? '')}`,
    )
  })

  test('comes with a calendar file that another package reads as the same instant', async () => {
    const { ada, id } = await agreed()
    const entry = entryOf((await lastMail(ada))?.calendar)
    expect(entry).toMatchObject({
      method: 'PUBLISH',
      uid: `${id}@overture`,
      start: SATURDAY,
      sequence: 0,
      status: 'CONFIRMED',
      summary: 'Meet Bo',
      location: 'A café in Logan Square',
    })
    expect(entry.end?.date.toISOString()).toBe('2026-03-07T22:00:00.000Z')
    const url = (await meetingOf(ada))?.calendarUrl ?? ''
    const file = await app.browser().get(url)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, expect.stringContaining('text/calendar')])
    expect(entryOf(file.body)).toMatchObject({ uid: `${id}@overture`, start: SATURDAY })
    expect((await app.browser().get(url.replace('.asker.', '.asked.'))).statusCode).toBe(404)
  })

  test('is refused for a time that was not offered, and the ask stays open', async () => {
    const { bo, id } = await askedWith()
    const reply = await answer(bo, id, 'yes', undefined, { startsAt: '2026-03-09T20:00:00.000Z' })
    expect([reply.statusCode, sentenceOf(reply)]).toEqual([
      409,
      'That time is not open any more. Look at the times again: nothing was changed.',
    ])
    expect((await introductionsOf(bo)).received).toHaveLength(1)
  })

  test('is refused if another meeting is within four hours, and the page hides that time', async () => {
    const { bo, ada } = await agreed()
    const cy = await fullMember(app, anIntake({ account: { email: 'cy@example.com' }, basics: { displayName: 'Cy' } }))
    await ask(cy, 'Bo', { offer: offerAt('2026-03-07T17:30', '2026-03-10T18:30') })
    const [received] = (await introductionsOf(bo)).received
    expect(received?.times.map(({ starts }) => starts)).toEqual(['2026-03-10T18:30'])
    const reply = await answer(bo, received?.id ?? '', 'yes', undefined, { startsAt: '2026-03-07T23:30:00.000Z' })
    expect(sentenceOf(reply)).toBe('You have another meeting within four hours of that time. Take another one.')
    expect((await introductionsOf(ada)).introduced).toHaveLength(1)
  })
})

describe('a yes at another time', () => {
  test('introduces both at once, and the asker picks a time', async () => {
    const { bo, ada, id } = await askedWith()
    expect((await answer(bo, id, 'yes', undefined, { offer: offerAt('2026-03-10T18:30') })).statusCode).toBe(200)
    expect((await introductionsOf(ada)).introduced).toMatchObject([
      {
        contact: { email: 'bo@example.com' },
        meeting: { state: 'proposed', agreed: null, offer: { by: 'them', times: [{ starts: '2026-03-10T18:30' }] } },
      },
    ])
    expect((await lastMail(ada))?.text).toMatch(
      /Bo offers these times[\s\S]*Tuesday, March 10: 6:30 to 8 PM, Central time[\s\S]*Once a time is fixed, your page has a link/,
    )
    expect((await settle(ada, 'pick', { id, startsAt: '2026-03-10T23:30:00.000Z' })).statusCode).toBe(200)
    expect([(await meetingOf(ada))?.takenBy, (await meetingOf(bo))?.takenBy]).toEqual(['you', 'them'])
    for (const each of [bo, ada]) {
      expect(await meetingOf(each)).toMatchObject({ state: 'agreed', agreed: { starts: '2026-03-10T18:30' } })
      expect((await lastMail(each))?.subject).toBe('Your meeting has a time')
    }
  })

  test('has one agreed time if the asker picks twice at once in two tabs', async () => {
    const { bo, ada, id } = await askedWith()
    await answer(bo, id, 'yes', undefined, { offer: offerAt('2026-03-10T18:30', '2026-03-12T18:30') })
    const picks = ['2026-03-10T23:30:00.000Z', '2026-03-12T23:30:00.000Z', '2026-03-10T23:30:00.000Z']
    const replies = await Promise.all(picks.map((startsAt) => settle(ada, 'pick', { id, startsAt })))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect((await subjects(bo)).filter((subject) => subject === 'Your meeting has a time')).toHaveLength(1)
  })
})

describe('after an agreed time', () => {
  test('when one side offers another time, the old time counts until the new one is taken, and the calendar follows', async () => {
    const { bo, ada, id } = await agreed()
    expect((await settle(bo, 'offer', { id, offer: offerAt('2026-03-11T18:30') })).statusCode).toBe(200)
    expect(await meetingOf(ada)).toMatchObject({
      state: 'agreed',
      agreed: { startsAt: SATURDAY },
      offer: { by: 'them' },
    })
    expect((await lastMail(ada))?.text).toContain('Saturday, March 7 at 2 PM holds until you take one.')
    expect((await settle(ada, 'pick', { id, startsAt: '2026-03-11T23:30:00.000Z' })).statusCode).toBe(200)
    expect(await meetingOf(bo)).toMatchObject({ state: 'moved', agreed: { starts: '2026-03-11T18:30' }, movesLeft: 1 })
    const mail = await lastMail(bo)
    expect(mail?.subject).toBe('Your meeting has a new time')
    expect(entryOf(mail?.calendar)).toMatchObject({
      uid: `${id}@overture`,
      sequence: 1,
      start: '2026-03-11T23:30:00.000Z',
    })
  })

  test('each side may offer other times twice at most', async () => {
    const { bo, ada, id } = await agreed()
    const offer = offerAt('2026-03-11T18:30')
    const statuses = []
    for (const person of [bo, bo, bo, ada]) statuses.push((await settle(person, 'offer', { id, offer })).statusCode)
    expect(statuses).toEqual([200, 200, 409, 200])
  })

  test('if one member cancels, the other gets a kind sentence, the introduction stays, and no new time can be agreed', async () => {
    const { bo, ada, id } = await agreed()
    const before = (await mailsTo(ada)).length
    expect((await settle(ada, 'cancel', { id })).statusCode).toBe(200)
    expect((await introductionsOf(bo)).introduced).toMatchObject([
      {
        contact: { email: 'ada@example.com' },
        meeting: { state: 'cancelled', cancelledBy: 'them', calendarUrl: expect.any(String) },
      },
    ])
    const mail = await lastMail(bo)
    expect(mail?.text).toContain("Ada can't make it after all, and wanted you to hear it now.")
    expect(entryOf(mail?.calendar)).toMatchObject({ uid: `${id}@overture`, sequence: 1, status: 'CANCELLED' })
    expect(await mailsTo(ada)).toHaveLength(before)
    const late = await settle(bo, 'pick', { id, startsAt: SUNDAY })
    expect([late.statusCode, sentenceOf(late)]).toEqual([
      409,
      'This meeting was called off. You can still write to each other.',
    ])
  })

  test('both get one reminder at five the day before, and none if the meeting is off', async () => {
    const { bo, ada, id } = await agreed()
    app.clock.set('2026-03-06T22:59:59Z')
    await tendIntroductions(app.deps)
    expect(await subjects(bo)).not.toContain('Tomorrow: your meeting')
    app.clock.set('2026-03-06T23:00:00Z')
    await Promise.all([tendIntroductions(app.deps), tendIntroductions(app.deps)])
    const waiting = await app.db.selectFrom('mail').select('subject').execute()
    expect(waiting.filter(({ subject }) => subject === 'Tomorrow: your meeting')).toHaveLength(2)
    await settle(ada, 'cancel', { id })
    for (const each of [bo, ada]) expect(await subjects(each)).not.toContain('Tomorrow: your meeting')
  })

  test('the reminder says hour, zone and area, and links to both buttons', async () => {
    const { bo } = await agreed()
    app.clock.set('2026-03-06T23:10:00Z')
    await tendIntroductions(app.deps)
    await tendIntroductions(app.deps)
    const reminders = (await mailsTo(bo)).filter(({ subject }) => subject === 'Tomorrow: your meeting')
    expect(reminders).toHaveLength(1)
    expect(reminders[0]?.text).toMatch(
      /2 to 4 PM\nCentral time\nA café in Logan Square[\s\S]*Another time:[\s\S]*I can't after all:/,
    )
  })

  test.each(['hard no', 'deletion'])(
    'after a %s, the other member reads that the meeting is off, but not why',
    async (how) => {
      const { bo, ada } = await agreed()
      const matchId = await matchIdFor(ada, 'Bo')
      await app.deps.jobs.drain()
      if (how === 'deletion') await ada.browser.delete('/api/account')
      else await ada.browser.post('/v1/feedback', { email: ada.email, matchId, action: 'hard_no' })
      const mail = await lastMail(bo)
      expect(mail).toMatchObject({ subject: 'Your meeting is off', text: expect.stringContaining("please don't go") })
      expect(JSON.stringify(mail)).not.toContain('Ada')
      expect(entryOf(mail?.calendar)).toMatchObject({ status: 'CANCELLED', sequence: 1 })
    },
  )
})

describe('a link for a friend', () => {
  const share = ({ browser }: Person, id: string) => browser.post('/v1/introductions/meeting/share', { id })
  const open = (url: string) => app.browser().get(`/v1/introductions/plan?token=${url.split('#')[1]}`)

  test('shows only first name, date, hour and area, and expires after the following day', async () => {
    const { bo, id } = await agreed()
    const { url } = (await share(bo, id)).json<{ url: string }>()
    expect((await open(url)).json()).toEqual({
      firstName: 'Ada',
      starts: '2026-03-07T14:00',
      minutes: 120,
      zone: 'America/Chicago',
      area: 'A café in Logan Square',
      isOff: false,
    })
    app.clock.set('2026-03-09T04:59:59Z')
    expect((await open(url)).statusCode).toBe(200)
    app.clock.set('2026-03-09T05:00:00Z')
    expect((await open(url)).statusCode).toBe(404)
  })

  test('can be revoked by the member who made it, and says if the meeting is off', async () => {
    const { bo, ada, id } = await agreed()
    const [ofBo, ofAda] = [(await share(bo, id)).json().url, (await share(ada, id)).json().url]
    await bo.browser.delete('/v1/introductions/meeting/share', { id })
    expect([(await open(ofBo)).statusCode, (await open(ofAda)).statusCode]).toEqual([404, 200])
    expect((await open(`${ofAda}x`)).statusCode).toBe(404)
    await settle(bo, 'cancel', { id })
    expect((await open(ofAda)).json()).toMatchObject({ isOff: true })
  })
})

describe('asks without an answer', () => {
  test('a kind no sends the asker one sentence, and the asker may ask another person at once', async () => {
    const { bo, ada, id } = await askedWith()
    expect((await answer(bo, id, 'tell_kindly')).statusCode).toBe(200)
    expect(await introductionsOf(ada)).toMatchObject({ made: [{ state: 'refused' }], openAsksLeft: 3 })
    expect((await lastMail(ada))?.text).toContain(
      "Bo has read your ask and thanks you for it. It isn't a match this time, and you shouldn't have to wait to hear that.",
    )
    expect((await introductionsOf(bo)).received).toEqual([])
  })

  test('an ask that nobody opened for two days causes one reminder', async () => {
    const { bo, ada, id } = await askedWith()
    const nudge = 'Somebody still hopes to hear from you'
    const pass = async (hours: number) => {
      app.clock.pass({ hours })
      await Promise.all([tendIntroductions(app.deps), tendIntroductions(app.deps)])
      return (await subjects(bo)).filter((subject) => subject === nudge).length
    }
    expect([await pass(47), await pass(1), await pass(72)]).toEqual([0, 1, 1])
    expect(await subjects(ada)).not.toContain(nudge)
    await ada.browser.post('/v1/introductions/withdraw', { id })
  })

  test('an opened ask causes no reminder', async () => {
    const { bo, id } = await askedWith()
    expect((await bo.browser.post('/v1/introductions/open', { id })).statusCode).toBe(200)
    app.clock.pass({ days: 3 })
    await tendIntroductions(app.deps)
    expect(await subjects(bo)).toEqual(['Somebody would like to meet you'])
  })
})

test('the stored meeting is in the export, and is deleted with either account', async () => {
  const { bo, ada } = await agreed()
  const exported = (await bo.browser.post('/api/account/export', {})).json()
  expect(exported.introductions).toMatchObject([
    { meeting: { state: 'agreed', zone: 'America/Chicago', minutes: 120 } },
  ])
  expect((await ada.browser.delete('/api/account')).statusCode).toBe(200)
  expect(await app.db.selectFrom('meeting').select('introduction_id').execute()).toEqual([])
})
