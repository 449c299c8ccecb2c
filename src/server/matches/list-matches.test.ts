import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { matchSchema } from '#contract/matches.ts'
import { aDraft, anIntake } from '../../../test/builders.ts'
import { checksums } from '../../../test/database-contents.ts'
import { allMatchesOf, aPartner, fullMember, matchesOf, namesOf, submit, visitor } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { testMember } from '../../../test/test-member.ts'
import { saveSnapshot } from '../concierge/store.ts'

const app = await testApp()
const ADA = 'ada@example.com'

/** Ages differ, so the order is known: nearer to Ada's is better. */
const partners = async (count: number) => {
  const made = []
  for (let at = 0; at < count; at += 1)
    made.push(
      await fullMember(
        app,
        aPartner({
          account: { email: `p${at}@example.com` },
          basics: { displayName: `P${at}`, birthdate: `${1990 - Math.floor(at / 2)}-${at % 2 ? '01' : '06'}-17` },
          preferences: { ageMin: 18, ageMax: 99 },
        }),
      ),
    )
  return made
}

describe('the list', () => {
  test('has everybody that both sides accept, from the moment the intake is submitted [spec 4]', async () => {
    const bo = await fullMember(app, aPartner())
    const ada = await fullMember(app, anIntake())
    const page = await matchesOf(ada)
    expect(page).toMatchObject({ access: 'full', missing: [], nextCursor: null })
    expect(page.items).toMatchObject([
      {
        safeProfileSummary: { displayName: 'Bo', city: 'Austin, Texas' },
        age: 37,
        distance_km: 0,
        demo: false,
        feedback: null,
      },
    ])
    expect(page.items[0]?.reasons).toContain('You both live in Austin, Texas')
    expect(page.items[0]?.explanations.personaNarrative).not.toBe('')
    await app.deps.jobs.drain()
    expect(namesOf((await matchesOf(bo)).items)).toEqual(['Ada'])
  })

  test('shows of other members only what a card has [spec 127]', async () => {
    await fullMember(app, aPartner({ review: { notesForMatchmaker: 'secret notes' } }))
    const ada = await fullMember(app, anIntake())
    const reply = await ada.browser.get(`/v1/matches?email=${ADA}`)
    const [match] = reply.json().items
    const card = z.strictObject({
      ...matchSchema.shape,
      safeProfileSummary: z.strictObject(matchSchema.shape.safeProfileSummary.shape),
      explanations: z.strictObject(matchSchema.shape.explanations.shape),
    })
    expect(card.safeParse(match)).toMatchObject({ success: true })
    expect(match).toMatchObject({
      id: expect.any(String),
      score: expect.any(Number),
      safeProfileSummary: { displayName: 'Bo', city: 'Austin, Texas' },
      reasons: expect.any(Array),
      conflicts: expect.any(Array),
      explanations: {
        personaNarrative: expect.any(String),
        personaReasons: expect.any(Array),
        personaConflicts: expect.any(Array),
      },
      age: 37,
      distance_km: 0,
    })
    for (const kept of ['bo@example.com', '512', 'secret', '1988', 'Daily smoker', '30.26', 'photos.', 'First meet'])
      expect(reply.body).not.toContain(kept)
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test('uses 50 miles for a member without a travel distance, and says so', async () => {
    const far = { location: { city: 'San Antonio, Texas', willingToTravelKm: 500 } }
    await fullMember(app, aPartner({ account: { email: 'far@example.com' }, basics: { displayName: 'Far' }, ...far }))
    await fullMember(app, aPartner())
    const ada = await fullMember(app, anIntake({ location: { willingToTravelKm: undefined } }))
    const page = await matchesOf(ada)
    expect(page.hasUsualDistance).toBe(true)
    expect(namesOf(page.items)).toEqual(['Bo'])
    app.clock.pass({ seconds: 1 })
    await submit(ada.browser, anIntake({ location: { willingToTravelKm: 500 } }))
    const wide = await matchesOf(ada)
    expect(wide.hasUsualDistance).toBeUndefined()
    expect(namesOf(wide.items).toSorted()).toEqual(['Bo', 'Far'])
  })

  test('says that it shows everyone until the viewer has chosen who to meet', async () => {
    await fullMember(app, aPartner())
    const ada = await fullMember(app, anIntake())
    expect((await matchesOf(ada)).showsEveryone).toBe(true)
    const said = {
      snapshot: { preferences: { must_haves: ['Everyone'] } },
      sources: [],
      memory: { declined: [], settled: [], removed: [] },
      intakeSummary: null,
    }
    const saved = { ...said, ownerId: ada.memberId, email: ADA, name: 'Ada', updatedAt: app.clock.now() }
    await saveSnapshot(app.db, saved)
    expect(await matchesOf(ada)).not.toHaveProperty('showsEveryone')
  })

  test('has another id for a member on each list, and none contains the stored member id', async () => {
    const bo = await fullMember(app, aPartner())
    const ada = await fullMember(app, anIntake())
    const eve = await fullMember(
      app,
      anIntake({ account: { email: 'eve@example.com' }, basics: { displayName: 'Eve' } }),
    )
    const [one, other] = [(await matchesOf(ada)).items, (await matchesOf(eve)).items]
    const idOf = (items: typeof one) =>
      items.find(({ safeProfileSummary: { displayName } }) => displayName === 'Bo')?.id
    expect(idOf(one)).toMatch(/^[\w-]{20,64}$/)
    expect(idOf(one)).not.toBe(idOf(other))
    expect(Buffer.from(idOf(one) ?? '', 'base64url').toString('hex')).not.toContain(bo.memberId.replaceAll('-', ''))
  })

  test('has no two cards with the same text', async () => {
    await partners(10)
    const items = await allMatchesOf(await fullMember(app, anIntake()))
    expect(items).toHaveLength(10)
    expect(new Set(items.map(({ explanations }) => explanations.personaNarrative)).size).toBe(10)
  })

  test('can be read without changing the database', async () => {
    await partners(8)
    const ada = await fullMember(app, anIntake())
    const before = await checksums(app.db)
    await allMatchesOf(ada)
    expect(await checksums(app.db)).toEqual(before)
  })

  test('is empty, but gives advice, if nobody fits', async () => {
    await fullMember(app, aPartner({ location: { city: 'San Marcos, Texas', willingToTravelKm: 100 } }))
    await fullMember(app, aPartner({ account: { email: 'cy@example.com' }, basics: { birthdate: '1982-01-01' } }))
    const ada = await fullMember(app, anIntake())
    expect(await matchesOf(ada)).toEqual({
      items: [],
      nextCursor: null,
      access: 'full',
      missing: [],
      advice: [
        { limit: 'travel', text: 'Travelling 10 miles further adds 1 person', adds: 1 },
        { limit: 'ageMax', text: 'A maximum age of 44 adds 1 person', adds: 1 },
      ],
      town: { city: 'Austin, Texas', people: 0, seats: 40 },
    })
  })

  test('marks a limit in its advice if it comes from the chat, because the intake cannot change it', async () => {
    await fullMember(app, aPartner({ basics: { birthdate: '1982-01-01' } }))
    const ada = await fullMember(app, anIntake())
    const said = {
      snapshot: { valuesMap: { age_range: { max: 42 } } },
      sources: [],
      memory: { declined: [], settled: [], removed: [] },
      intakeSummary: null,
    }
    await saveSnapshot(app.db, { ...said, ownerId: ada.memberId, email: ADA, name: 'Ada', updatedAt: app.clock.now() })
    const text = 'A maximum age of 44 adds 1 person'
    expect((await matchesOf(ada)).advice).toEqual([{ limit: 'ageMax', text, adds: 1, inSnapshot: true }])
  })
})

describe('pages', () => {
  test('hold six people, and show everybody once [spec 230]', async () => {
    await partners(14)
    const ada = await fullMember(app, anIntake())
    const first = await matchesOf(ada)
    expect(first.items).toHaveLength(6)
    const second = await matchesOf(ada, first.nextCursor ?? '')
    const third = await matchesOf(ada, second.nextCursor ?? '')
    expect([second.items.length, third.items.length, third.nextCursor]).toEqual([6, 2, null])
    const ids = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(14)
  })

  test('still hold six people if one stored card cannot be read', async () => {
    await partners(8)
    const ada = await fullMember(app, anIntake())
    await app.deps.jobs.drain()
    const [first] = (await matchesOf(ada)).items
    await sql`update match set card = '{}' where owner_id = ${ada.memberId} and position = 0`.execute(app.db)
    const page = await matchesOf(ada)
    expect(page.items).toHaveLength(6)
    expect(namesOf(page.items)).not.toContain(first?.safeProfileSummary.displayName)
    expect((await matchesOf(ada, page.nextCursor ?? '')).items).toHaveLength(1)
  })

  test('neither repeat nor skip a person if the list changes between them', async () => {
    await partners(14)
    const ada = await fullMember(app, anIntake())
    const first = await matchesOf(ada)
    const everybody = namesOf(await allMatchesOf(ada))
    const last = (await allMatchesOf(ada)).at(-1)
    await ada.browser.post('/v1/feedback', { email: ADA, matchId: last?.id, action: 'more_like_this' })
    await ada.browser.post('/v1/feedback', { email: ADA, matchId: first.items[0]?.id, action: 'less_like_this' })
    const shown = [...first.items]
    for (let cursor = first.nextCursor; cursor !== null; ) {
      const page = await matchesOf(ada, cursor)
      shown.push(...page.items)
      cursor = page.nextCursor
    }
    const { liked = [] } = await matchesOf(ada)
    expect(namesOf([...shown, ...liked]).toSorted()).toEqual(everybody.toSorted())
  })

  test('are refused for a cursor that was altered, made up, or given to another owner or address', async () => {
    await partners(8)
    const ada = await fullMember(app, anIntake())
    const eve = await fullMember(app, anIntake({ account: { email: 'eve@example.com' } }))
    const cursor = (await matchesOf(ada)).nextCursor ?? ''
    const altered = cursor.slice(0, -1) + (cursor.endsWith('A') ? 'B' : 'A')
    for (const [browser, email, sent] of [
      [ada.browser, ADA, altered],
      [ada.browser, ADA, `${cursor}AA`],
      [ada.browser, ADA, 'x'],
      [eve.browser, 'eve@example.com', cursor],
      [ada.browser, 'other@example.com', cursor],
    ] as const) {
      const reply = await browser.get(`/v1/matches?${new URLSearchParams({ email, cursor: sent })}`)
      expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_cursor'])
    }
  })
})

describe('access to a list', () => {
  test("another browser gets the same empty reply for a member's address and for an unknown one", async () => {
    await fullMember(app, aPartner())
    await fullMember(app, anIntake())
    const stranger = app.browser()
    await stranger.post('/v1/intake/save-draft', { email: 'stranger@example.com', draft: aDraft() })
    for (const browser of [stranger, app.browser()]) {
      const [foreign, unknown] = [
        await browser.get(`/v1/matches?email=${ADA}`),
        await browser.get('/v1/matches?email=nobody@example.com'),
      ]
      expect(foreign.body).toBe('{"items":[],"nextCursor":null,"access":"none"}')
      expect(unknown.body).toBe(foreign.body)
    }
  })

  test('a browser without a verified email sees a preview, but no member sees its owner [spec 5]', async () => {
    const bo = await fullMember(app, aPartner())
    const ada = await visitor(app, anIntake())
    const page = await matchesOf(ada)
    expect(page).toMatchObject({ access: 'preview', missing: ['email'] })
    expect(namesOf(page.items)).toEqual(['Bo'])
    await app.deps.jobs.drain()
    expect((await matchesOf(bo)).items).toEqual([])
  })

  test('a preview holds the same six real people after any answers, and a verified email opens the whole list', async () => {
    await partners(10)
    await fullMember(
      app,
      aPartner({ account: { email: 'far@example.com' }, location: { city: 'Boston, Massachusetts' } }),
    )
    const ada = await visitor(app, anIntake())
    const before = namesOf(await allMatchesOf(ada))
    expect(before).toHaveLength(6)
    for (const part of [{ preferences: { ageMin: 30, ageMax: 50 } }, { location: { city: 'Boston, Massachusetts' } }]) {
      app.clock.pass({ seconds: 1 })
      await submit(ada.browser, anIntake(part))
      for (const name of namesOf(await allMatchesOf(ada))) expect(before).toContain(name)
    }
    app.clock.pass({ seconds: 1 })
    await submit(ada.browser, anIntake())
    expect(namesOf(await allMatchesOf(ada)).toSorted()).toEqual(before.toSorted())
    await ada.browser.post('/api/auth/request-email', { email: ADA })
    await app.deps.jobs.drain()
    const { text } = await app.db
      .selectFrom('outbox')
      .select('text')
      .where('recipient', '=', ADA)
      .executeTakeFirstOrThrow()
    const code = /^ {4}([A-Z0-9]{4}-[A-Z0-9]{4})$/m.exec(text)?.[1]
    await ada.browser.post('/api/auth/verify', { email: ADA, code })
    expect(await matchesOf(ada)).toMatchObject({ access: 'full', missing: [] })
    expect(await allMatchesOf(ada)).toHaveLength(10)
  })

  test.each([
    ['no birthdate', anIntake({ basics: { birthdate: undefined } }), 'birthdate'],
    ['a city nobody knows', anIntake({ location: { city: 'Nowhere at all' } }), 'city'],
    ['no pronouns', anIntake({ basics: { pronouns: undefined } }), 'pronouns'],
  ] as const)(
    'a member without one of their own facts (%s) sees no real people, and learns which fact is missing',
    async (_, intake, fact) => {
      await fullMember(app, aPartner())
      const ada = await fullMember(app, intake)
      expect(await matchesOf(ada)).toMatchObject({ items: [], missing: [fact] })
    },
  )

  test('a draft that was not submitted makes no list', async () => {
    await fullMember(app, aPartner())
    const browser = app.browser()
    await testMember(app, browser, ADA)
    await browser.post('/v1/intake/save-draft', { email: ADA, draft: anIntake() })
    expect(await matchesOf({ browser, email: ADA })).toMatchObject({
      items: [],
      missing: ['intake'],
      access: 'preview',
    })
  })
})

test('a member who moved away disappears at once from the list of another', async () => {
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  expect(namesOf((await matchesOf(ada)).items)).toEqual(['Bo'])
  app.clock.pass({ seconds: 1 })
  await submit(bo.browser, aPartner({ location: { city: 'Boston, Massachusetts' } }))
  expect((await matchesOf(ada)).items).toEqual([])
})

test('a card is written again after the other member changes an answer that it mentions', async () => {
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  app.clock.pass({ seconds: 1 })
  await submit(bo.browser, aPartner({ preferences: { values: ['Service'] } }))
  await app.deps.jobs.drain()
  const [card] = (await matchesOf(ada)).items
  expect(card?.reasons.join()).not.toContain('Adventure')
  expect(card?.safeProfileSummary.displayName).toBe('Bo')
})

test('a deleted account disappears from the lists of others', async () => {
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  expect((await bo.browser.delete('/api/account')).statusCode).toBe(200)
  expect((await matchesOf(ada)).items).toEqual([])
  await app.deps.matching.catchUp()
  expect(app.deps.matching.index.has(bo.memberId)).toBe(false)
})
