import { beforeEach, describe, expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf, visitor } from '../../../test/full-member.ts'
import {
  anOffer,
  answer,
  aPlan,
  ask,
  introductionsOf,
  matchIdFor,
  SATURDAY,
  WORDS,
} from '../../../test/introductions.ts'
import { mailFor } from '../../../test/mailbox.ts'
import { testApp } from '../../../test/test-app.ts'
import { sendDigests } from '../email-preferences/send-digests.ts'
import { newsOfIntroductions } from './news-of-introductions.ts'
import { tendIntroductions } from './tend-introductions.ts'

const app = await testApp()
const MONDAY = '2026-03-02T12:00:00.000Z'
beforeEach(() => app.clock.set(MONDAY))
const NOTHING = { made: [], received: [], introduced: [] }
const someone = (name: string, n: number) =>
  aPartner({
    account: { email: `${name.toLowerCase()}@example.com` },
    basics: { displayName: name, birthdate: `198${n}-11-02` },
  })
const pair = async () => ({ bo: await fullMember(app, aPartner()), ada: await fullMember(app, anIntake()) })
const subjectsFor = async (email: string) => {
  await app.deps.jobs.drain()
  const rows = await app.db
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('subject')
    .execute()
  return rows.map(({ subject }) => subject).filter((subject) => !subject.startsWith('Your Overture code'))
}

test("two introduced members leave each other's lists, but other people stay", async () => {
  const bo = await fullMember(app, aPartner())
  await fullMember(app, someone('Cy', 7))
  const ada = await fullMember(app, anIntake())
  const asked = await ask(ada, 'Bo')
  expect((await matchesOf(ada)).items).toHaveLength(2)
  await answer(bo, asked.json().id, 'yes')
  for (const person of [ada, bo])
    expect(JSON.stringify(await matchesOf(person))).not.toMatch(/"displayName":"(Bo|Ada)"/)
  expect((await matchesOf(ada)).items).toHaveLength(1)
})

describe('an ask', () => {
  test('is shown to the other person with its words and its plan, but without contact details', async () => {
    const { bo, ada } = await pair()
    const reply = await ask(ada, 'Bo')
    expect([reply.statusCode, reply.json().ok]).toEqual([200, true])
    const mine = await introductionsOf(ada)
    expect(mine).toMatchObject({
      made: [{ other: { firstName: 'Bo' }, text: WORDS, state: 'asked' }],
      received: [],
      introduced: [],
      openAsksLeft: 2,
    })
    const theirs = await introductionsOf(bo)
    expect(theirs.received).toMatchObject([
      { other: { firstName: 'Ada', demo: false }, text: WORDS, plan: { day: 'Saturday' } },
    ])
    expect(JSON.stringify(theirs.received)).not.toContain('ada@example.com')
  })

  test('sends the other person one mail without a name or the words of the ask', async () => {
    const { bo, ada } = await pair()
    await ask(ada, 'Bo')
    expect(await subjectsFor(bo.email)).toEqual(['Somebody would like to meet you'])
    const mails = await app.db.selectFrom('outbox').select(['text', 'html']).where('recipient', '=', bo.email).execute()
    expect(JSON.stringify(mails)).not.toMatch(/Ada|live music/)
  })

  test.each([
    ['a number', { text: 'Call me: 312 555 0142' }, 'text', /phone number/],
    ['a link', { text: 'See www.example.com' }, 'text', /link/],
    ['an address in the plan', { plan: { ...aPlan, area: '44 Elm Street' } }, 'plan.area', /street address/],
    [
      'a home in the plan',
      { plan: { ...aPlan, area: 'My flat, Elm 12' } },
      'plan.area',
      /Name a public place or a neighborhood/,
    ],
    ['a threat', { text: 'I know where you work, and I will kill you.' }, 'text', /threat/],
    ['an insult', { text: 'Hello, you ugly bitch.' }, 'text', /insulting or crude/],
    ['the voice of staff', { text: 'Overture staff says you must pay.' }, 'text', /only Overture itself/],
    ['a threat in the plan', { plan: { ...aPlan, vibe: 'Pie, and I will hurt you' } }, 'plan.vibe', /threat/],
    ['a threat for contact', { share: { other: 'I will kill you' } }, 'share.other', /threat/],
    ['a name in an app', { text: 'telegram theobakes' }, 'text', /name of an app/],
    ['nothing to share', { share: { email: false } }, 'share', /at least one way/],
  ])('with %s is refused with an error on its field, and nothing is stored', async (_, given, field, message) => {
    const { bo, ada } = await pair()
    const reply = await ask(ada, 'Bo', given)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().issues).toMatchObject([{ field, message: expect.stringMatching(message) }])
    expect((await introductionsOf(bo)).received).toEqual([])
  })

  test('gets the same 404 from a preview member, about a member not shown, and about a made-up one', async () => {
    const { bo, ada } = await pair()
    const eve = await visitor(app, anIntake({ account: { email: 'eve@example.com' } }))
    const body = { text: WORDS, plan: aPlan, share: {} }
    const made = [
      await ask(eve, 'Bo'),
      await ada.browser.post('/v1/introductions', { ...body, matchId: 'made-up' }),
      await ada.browser.post('/v1/introductions', { ...body, matchId: bo.memberId }),
      await app.browser().post('/v1/introductions', { ...body, matchId: await matchIdFor(ada, 'Bo') }),
    ]
    for (const reply of made) {
      expect(reply.statusCode).toBe(404)
      expect(reply.body).toBe('{"error":"not_found","message":"Nothing here by that name."}')
    }
    expect(await introductionsOf(eve)).toEqual(NOTHING)
    expect(await introductionsOf({ browser: ada.browser, email: 'bo@example.com' })).toEqual(NOTHING)
  })

  test('is limited to one a pair in 90 days, three open at a time and five a week', async () => {
    const ada = await fullMember(app, anIntake())
    for (const [n, name] of ['Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'].entries())
      await fullMember(app, someone(name, 4 + n))
    await app.deps.jobs.drain()
    const first = await ask(ada, 'Bo')
    expect((await ask(ada, 'Bo')).json()).toMatchObject({ error: 'asked_already' })
    for (const name of ['Cy', 'Di']) expect((await ask(ada, name)).statusCode).toBe(200)
    const fourth = await ask(ada, 'Ed')
    expect([fourth.statusCode, fourth.json().error]).toEqual([409, 'too_many_asks'])
    const withdraw = (id: string) => ada.browser.post('/v1/introductions/withdraw', { id })
    expect((await withdraw(first.json().id)).statusCode).toBe(200)
    expect((await withdraw(first.json().id)).statusCode).toBe(404)
    expect((await ask(ada, 'Bo')).json()).toMatchObject({ error: 'asked_already' })
    const ed = await ask(ada, 'Ed')
    expect(ed.statusCode).toBe(200)
    await withdraw(ed.json().id)
    const flo = await ask(ada, 'Flo')
    await withdraw(flo.json().id)
    const sixth = await ask(ada, 'Gus')
    expect([sixth.statusCode, sixth.json().error]).toEqual([429, 'asks_used_up'])
    expect(sixth.json().retryInMs).toBeGreaterThan(0)
  })

  test('waits while the other person has three open asks, and arrives when one of them ends', async () => {
    const bo = await fullMember(app, aPartner())
    const askers = []
    for (const [n, name] of ['Ann', 'Bea', 'Cleo', 'Dora'].entries())
      askers.push(
        await fullMember(
          app,
          anIntake({
            account: { email: `${name.toLowerCase()}@example.com` },
            basics: { displayName: name, birthdate: `199${n}-04-01` },
          }),
        ),
      )
    for (const asker of askers) expect((await ask(asker, 'Bo')).statusCode).toBe(200)
    const before = (await introductionsOf(bo)).received
    expect(before).toHaveLength(3)
    expect(await subjectsFor(bo.email)).toHaveLength(3)
    await answer(bo, before[0]?.id ?? '', 'not_this_time')
    const names = (await introductionsOf(bo)).received.map(({ other }) => other?.firstName)
    expect(names).toHaveLength(3)
    expect(names).toContain('Dora')
    expect(await subjectsFor(bo.email)).toHaveLength(4)
  })
})

describe('a yes', () => {
  test('introduces both at once on the page and by mail, with the shared contact and the safety wishes of both', async () => {
    const bo = await fullMember(app, aPartner({ dealbreakers: { safety: ['No surprise guests'] } }))
    const ada = await fullMember(
      app,
      anIntake({ account: { phone: '512 555 0100' }, dealbreakers: { safety: ['First meet in public'] } }),
    )
    await ask(ada, 'Bo', { share: { email: true, phone: true } })
    const [received] = (await introductionsOf(bo)).received
    const said = await answer(bo, received?.id ?? '', 'yes', { email: false, other: 'bo_bakes on the messenger' })
    expect(said.json()).toEqual({ ok: true })
    const [ofBo] = (await introductionsOf(bo)).introduced
    const [ofAda] = (await introductionsOf(ada)).introduced
    expect(ofBo).toMatchObject({
      other: { firstName: 'Ada' },
      contact: { email: 'ada@example.com', phone: '512 555 0100', other: null },
    })
    expect(ofAda).toMatchObject({
      other: { firstName: 'Bo' },
      contact: { email: null, phone: null, other: 'bo_bakes on the messenger' },
    })
    for (const each of [ofBo, ofAda])
      expect(each).toMatchObject({
        safety: ['Meet in a public place.', 'Just the two of you.'],
        plan: { area: 'A café in Logan Square', vibe: 'An art walk, then pie, just the two of you' },
        state: 'introduced',
        outcome: null,
      })
    expect(await subjectsFor('ada@example.com')).toEqual(['You are introduced'])
    expect(await subjectsFor('bo@example.com')).toEqual(['Somebody would like to meet you', 'You are introduced'])
    expect((await answer(bo, received?.id ?? '', 'yes')).statusCode).toBe(404)
  })

  test('shows the safety rules that both wrote, and removes a kind of place that one of them avoids', async () => {
    const bo = await fullMember(app, aPartner({ dealbreakers: { safety: ['Not in a bar, please'] } }))
    const ada = await fullMember(app, anIntake({ dealbreakers: { safety: ['Daylight only', 'Call 312 555 0142'] } }))
    expect((await introductionsOf(bo)).offers?.avoids).toEqual(['A bar'])
    await ask(ada, 'Bo', { plan: { ...aPlan, area: 'A bar, Logan Square' } })
    const [received] = (await introductionsOf(bo)).received
    expect(received?.safety).toEqual(['“Not in a bar, please”'])
    await answer(bo, received?.id ?? '', 'yes')
    for (const one of [ada, bo]) {
      const [introduced] = (await introductionsOf(one)).introduced
      expect(introduced?.safety).toEqual(['“Daylight only”', '“Not in a bar, please”'])
      expect(introduced?.plan?.area).toBe('A public place, Logan Square')
      expect((await mailFor(app, one.email))[0]?.text).toContain('“Daylight only” “Not in a bar, please”')
    }
  })

  test('is also given by asking a person back, although their ask was not opened yet', async () => {
    const { bo, ada } = await pair()
    await ask(ada, 'Bo')
    await app.deps.jobs.drain()
    expect((await ask(bo, 'Ada')).statusCode).toBe(200)
    expect((await introductionsOf(ada)).introduced).toMatchObject([{ contact: { email: 'bo@example.com' } }])
    expect((await introductionsOf(bo)).made).toEqual([])
  })

  test('a number that waits for the check-in is not the only way to be reached', async () => {
    await fullMember(app, aPartner())
    const phone = { account: { phone: '512 555 0100' } }
    const ada = await fullMember(
      app,
      anIntake({ ...phone, dealbreakers: { safety: ['Share contact only after match'] } }),
    )
    const alone = await ask(ada, 'Bo', { share: { email: false, phone: true } })
    expect(alone.statusCode).toBe(400)
    expect(alone.json()).toMatchObject({ issues: [{ field: 'share', message: /opens after the first check-in/ }] })
    expect((await ask(ada, 'Bo', { share: { email: false, phone: true, other: 'Signal: ada.5' } })).statusCode).toBe(
      200,
    )
  })

  test('hides phone numbers until the check-in if either member wished so', async () => {
    const bo = await fullMember(app, aPartner({ dealbreakers: { safety: ['Share contact only after match'] } }))
    const ada = await fullMember(app, anIntake({ account: { phone: '512 555 0100' } }))
    await ask(ada, 'Bo', { share: { email: true, phone: true } })
    await answer(bo, (await introductionsOf(bo)).received[0]?.id ?? '', 'yes')
    expect((await introductionsOf(bo)).introduced[0]?.contact?.phone).toBeNull()
    expect((await introductionsOf(ada)).introduced[0]).toMatchObject({ shared: { phone: true }, phoneWaits: true })
    app.clock.pass({ days: 8 })
    expect((await introductionsOf(ada)).introduced[0]).toMatchObject({ shared: { phone: true }, phoneWaits: false })
    expect((await introductionsOf(bo)).introduced[0]).toMatchObject({
      state: 'check_in',
      contact: { phone: '512 555 0100' },
    })
  })
})

describe('the asker', () => {
  test('gets the same bytes after a decline, a hard no and silence, for fourteen days and after', async () => {
    const names = ['Bo', 'Cy', 'Di']
    const people = []
    for (const name of names) people.push(await fullMember(app, someone(name, 5)))
    const [, cy, di] = people
    const ada = await fullMember(app, anIntake())
    await app.deps.jobs.drain()
    for (const name of names) await ask(ada, name)
    if (!cy || !di) throw new Error('nobody to ask')
    await answer(cy, (await introductionsOf(cy)).received[0]?.id ?? '', 'not_this_time')
    const hardNo = {
      email: di.email,
      matchId: await matchIdFor(di, 'Ada'),
      action: 'hard_no',
      reason: 'other',
      words: 'Hm',
    }
    expect((await di.browser.post('/v1/feedback', hardNo)).statusCode).toBe(200)
    const masked = async () => {
      const all = await introductionsOf(ada)
      const made = all.made.map(({ id, other, ...rest }) => {
        const { firstName, matchId, ...seen } = other ?? { firstName: '', matchId: '' }
        return JSON.stringify({ id: id.length, firstName: firstName.length, matchId: matchId.length, seen, ...rest })
      })
      return { made: new Set(made), left: all.openAsksLeft }
    }
    for (let day = 0; day < 16; day += 1) {
      const { made, left } = await masked()
      expect([day, made.size, left]).toEqual([day, 1, day < 14 ? 0 : 3])
      app.clock.pass({ days: 1 })
      await ada.browser.post('/v1/intake/save-draft', { email: ada.email, draft: {} })
      await tendIntroductions(app.deps)
    }
    expect(await subjectsFor('ada@example.com')).toEqual([])
  })
})

describe('the digest', () => {
  test('says that a person waits for an answer, also if there is no new match', async () => {
    const { bo, ada } = await pair()
    await ask(ada, 'Bo')
    await app.deps.jobs.drain()
    app.clock.set('2026-03-05T23:05:00Z')
    const send = () => sendDigests(app.deps, async () => [], { newsOfIntroductions: newsOfIntroductions(app.deps) })
    await send()
    await send()
    const letter = "Thursday's letter: somebody would like to meet you"
    expect((await subjectsFor(bo.email)).filter((subject) => subject === letter)).toHaveLength(1)
    expect(await subjectsFor(ada.email)).not.toContain(letter)
  })
})

describe('after an introduction', () => {
  const introduced = async (part: object = {}, offer?: object) => {
    const bo = await fullMember(app, aPartner(part))
    const ada = await fullMember(app, anIntake())
    await ask(ada, 'Bo', offer ? { offer } : {})
    await answer(
      bo,
      (await introductionsOf(bo)).received[0]?.id ?? '',
      'yes',
      undefined,
      offer ? { startsAt: SATURDAY } : {},
    )
    return { bo, ada, id: (await introductionsOf(ada)).introduced[0]?.id ?? '' }
  }

  test('both members get one mail with the question how it went, the morning after they met', async () => {
    const { bo } = await introduced({}, anOffer)
    app.clock.set('2026-03-08T13:59:59Z')
    await tendIntroductions(app.deps)
    expect(await subjectsFor(bo.email)).not.toContain('How did it go?')
    app.clock.set('2026-03-08T14:00:00Z')
    await Promise.all([tendIntroductions(app.deps), tendIntroductions(app.deps)])
    await tendIntroductions(app.deps)
    for (const email of ['ada@example.com', bo.email])
      expect((await subjectsFor(email)).filter((subject) => subject === 'How did it go?')).toHaveLength(1)
  })

  test('opening the mailed link changes nothing, and one press stores an answer that the other never sees', async () => {
    const { bo, ada, id } = await introduced()
    app.clock.pass({ days: 8 })
    await tendIntroductions(app.deps)
    await app.deps.jobs.drain()
    const [mail] = await mailFor(app, bo.email)
    const token = /how-did-it-go#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const anybody = app.browser()
    expect((await anybody.get(`/v1/introductions/after?${new URLSearchParams({ token })}`)).json()).toEqual({
      firstName: 'Ada',
      day: 'Saturday',
      outcome: null,
    })
    expect((await anybody.post('/v1/introductions/after', { token, outcome: 'met_again' })).json()).toEqual({
      ok: true,
    })
    expect((await introductionsOf(bo)).introduced[0]?.outcome).toBe('met_again')
    const before = JSON.stringify(await introductionsOf(ada))
    expect(before).not.toContain('met_again')
    expect(
      (await anybody.post('/v1/introductions/after', { token: `${token}x`, outcome: 'met_again' })).statusCode,
    ).toBe(404)
    expect((await anybody.post('/v1/introductions/after', { id, outcome: 'met_again' })).statusCode).toBe(404)
    expect((await ada.browser.post('/v1/introductions/after', { id, outcome: 'did_not_meet' })).statusCode).toBe(200)
    // Answers from the next day on count as after the meeting.
    app.clock.pass({ days: 1 })
    await app.deps.matching.load()
    expect(app.deps.matching.feedback.answerOf(bo.memberId, ada.memberId)).toBe('more_like_this')
    expect(app.deps.matching.feedback.isAfterMeeting(bo.memberId, ada.memberId)).toBe(true)
  })

  test('after "felt unsafe" both members are hidden from each other at once, and the contact is gone from both pages', async () => {
    const { bo, ada, id } = await introduced()
    const reply = await ada.browser.post('/v1/introductions/after', {
      id,
      outcome: 'felt_unsafe',
      reason: 'harassment',
      words: 'He followed me.',
    })
    expect(reply.statusCode).toBe(200)
    for (const each of [bo, ada]) {
      expect((await introductionsOf(each)).introduced).toMatchObject([{ other: null, contact: null, state: 'ended' }])
      expect((await matchesOf(each)).items).toEqual([])
    }
    expect(await app.db.selectFrom('report').select(['reason', 'words']).execute()).toEqual([
      { reason: 'harassment', words: 'He followed me.' },
    ])
  })

  test('deleting an account ends the open ask of another member, and shows no ask that was withdrawn', async () => {
    const { bo, ada } = await pair()
    const cy = await fullMember(app, someone('Cy', 5))
    await app.deps.jobs.drain()
    await ask(ada, 'Bo')
    const withdrawn = (await ask(ada, 'Cy')).json<{ id: string }>().id
    await ada.browser.post('/v1/introductions/withdraw', { id: withdrawn })
    for (const { browser } of [bo, cy]) expect((await browser.delete('/api/account')).statusCode).toBe(200)
    expect((await introductionsOf(ada)).made).toMatchObject([{ other: null, text: '', state: 'ended' }])
  })

  test('deleting an account shows the other member only that the introduction ended', async () => {
    const { bo, ada } = await introduced()
    expect((await bo.browser.delete('/api/account')).statusCode).toBe(200)
    expect((await introductionsOf(ada)).introduced).toMatchObject([
      { other: null, text: '', plan: null, contact: null, safety: [], state: 'ended' },
    ])
  })
})

test.each(['hard no', 'withdrawal'])('a waiting mail is not sent after a %s', async (end) => {
  const { bo, ada } = await pair()
  const matchId = await matchIdFor(ada, 'Bo')
  const { id } = (await ask(ada, 'Bo', { share: { email: true } })).json<{ id: string }>()
  if (end === 'withdrawal') await ada.browser.post('/v1/introductions/withdraw', { id })
  else {
    expect((await answer(bo, id, 'yes')).statusCode).toBe(200)
    await ada.browser.post('/v1/feedback', { email: ada.email, matchId, action: 'hard_no' })
  }
  expect(await app.db.selectFrom('mail').select('recipient').execute()).not.toEqual([])
  expect([await subjectsFor(bo.email), await subjectsFor(ada.email)]).toEqual([[], []])
})
