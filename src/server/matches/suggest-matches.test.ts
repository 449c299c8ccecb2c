import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Snapshot } from '#contract/concierge.ts'
import { type Suggestion, suggestionSchema } from '#contract/suggestions.ts'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf, submit, visitor } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

const app = await testApp()

const suggest = async ({ browser }: { browser: TestBrowser }, snapshot: Snapshot = {}) => {
  const reply = await browser.post('/v1/matches/suggestions', { snapshot, yourName: 'Ada' })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return reply.json<{ ok: boolean; suggestions: Suggestion[] }>().suggestions
}
const namesOf = (suggestions: Suggestion[]) => suggestions.map(({ name }) => name)
const cat = () =>
  aPartner({ account: { email: 'cat@example.com' }, basics: { displayName: 'Cat', pronouns: 'she/her' } })

describe('suggestions', () => {
  test("use the snapshot that was sent, and the owner's own age, city and pronouns [spec 227]", async () => {
    await fullMember(app, aPartner())
    await fullMember(app, cat())
    const ada = await fullMember(app, anIntake())
    expect(namesOf(await suggest(ada)).toSorted()).toEqual(['Bo', 'Cat'])
    expect(namesOf(await suggest(ada, { preferences: { must_haves: ['Women'] } }))).toEqual(['Cat'])
    expect(namesOf(await suggest(ada, { preferences: { must_haves: ['Women'] } }))).toEqual(['Cat'])
    expect(namesOf(await suggest(ada, { valuesMap: { age_range: { min: 50, max: null } } }))).toEqual([])
    const [bo] = await suggest(ada, { preferences: { must_haves: ['Men'] } })
    expect(bo).toMatchObject({ name: 'Bo', age: 37, distance_km: 0, demo: false })
    expect(bo?.brief).toContain('Austin')
  })

  test('have the same ids as the list, and feedback accepts these ids', async () => {
    await fullMember(app, aPartner())
    const ada = await fullMember(app, anIntake())
    const [suggested, listed] = [(await suggest(ada))[0], (await matchesOf(ada)).items[0]]
    expect(suggested?.id).toBe(listed?.id)
    expect(suggested?.score).toBe(listed?.score)
    const body = { email: ada.email, matchId: suggested?.id, action: 'hard_no' }
    expect((await ada.browser.post('/v1/feedback', body)).statusCode).toBe(200)
    expect(await suggest(ada)).toEqual([])
  })

  test('are at most six, all different, and show only what a card has [spec 124]', async () => {
    for (let at = 0; at < 8; at += 1)
      await fullMember(app, aPartner({ account: { email: `p${at}@example.com` }, basics: { displayName: `P${at}` } }))
    const ada = await fullMember(app, anIntake())
    const suggestions = await suggest(ada)
    expect(suggestions).toHaveLength(6)
    expect(new Set(suggestions.map(({ brief }) => brief)).size).toBe(6)
    const card = z.strictObject(suggestionSchema.shape)
    const [text, figure] = [expect.any(String), expect.any(Number)]
    for (const suggestion of suggestions) {
      expect(card.safeParse(suggestion)).toMatchObject({ success: true })
      expect(suggestion).toMatchObject({
        id: text,
        name: text,
        age: figure,
        distance_km: 0,
        score: figure,
        brief: text,
      })
    }
  })

  test('show a browser without a verified email only people of its list', async () => {
    for (let at = 0; at < 10; at += 1)
      await fullMember(app, aPartner({ account: { email: `p${at}@example.com` }, basics: { displayName: `P${at}` } }))
    const ada = await visitor(app, anIntake())
    const listed = (await matchesOf(ada)).items.map(({ id }) => id)
    for (const snapshot of [
      {},
      { valuesMap: { distance_km: 500 } },
      { valuesMap: { age_range: { min: 18, max: 99 } } },
    ])
      for (const { id } of await suggest(ada, snapshot)) expect(listed).toContain(id)
  })

  test('show no real people to a browser without an intake', async () => {
    await fullMember(app, aPartner())
    expect(await suggest({ browser: app.browser() }, { valuesMap: { intent: 'long_term' } })).toEqual([])
  })

  test('are refused for an invalid snapshot, with the fields', async () => {
    const ada = await fullMember(app, anIntake())
    for (const [snapshot, field] of [
      [{ valuesMap: { age_range: { min: 40, max: 30 } } }, 'snapshot.valuesMap.age_range.max'],
      [{ valuesMap: { distance_km: 'far' } }, 'snapshot.valuesMap.distance_km'],
      [{ valuesMap: { gender: 'woman' } }, 'snapshot.valuesMap.gender'],
    ] as const) {
      const reply = await ada.browser.post('/v1/matches/suggestions', { snapshot })
      expect(reply.statusCode).toBe(400)
      expect(reply.json().issues).toMatchObject([{ field }])
    }
  })

  test('treat a blank key of the snapshot as absent', async () => {
    await fullMember(app, aPartner())
    const ada = await fullMember(app, anIntake())
    const blank = {
      valuesMap: { intent: '', distance_km: '', budget: '', age_range: { min: '', max: '' }, availability: '' },
      preferences: { must_haves: '', nice_to_haves: '' },
      notes: '',
    }
    const reply = await ada.browser.post('/v1/matches/suggestions', { snapshot: blank, yourName: '' })
    expect([reply.statusCode, reply.json().suggestions]).toEqual([200, await suggest(ada)])
  })

  test('are limited to sixty calls an hour', async () => {
    const browser = app.browser()
    for (let call = 0; call < 60; call += 1) await suggest({ browser })
    const reply = await browser.post('/v1/matches/suggestions', { snapshot: {} })
    expect([reply.statusCode, reply.json().error]).toEqual([429, 'rate_limited'])
  })
})

test('a saved snapshot changes the list at once', async () => {
  await fullMember(app, aPartner())
  await fullMember(app, cat())
  const ada = await fullMember(app, anIntake())
  expect((await matchesOf(ada)).items).toHaveLength(2)
  const { sessionId } = (await ada.browser.post('/v1/concierge/intake/start', { name: 'Ada', email: ada.email })).json<{
    sessionId: string
  }>()
  for (const text of ['I would like to meet women'])
    await ada.browser.post('/v1/concierge/intake/reply', { sessionId, text })
  const { snapshot } = (await ada.browser.post('/v1/concierge/intake/complete', { sessionId, email: ada.email })).json<{
    snapshot: Snapshot
  }>()
  expect(snapshot.preferences?.must_haves).toEqual(['Women'])
  expect((await matchesOf(ada)).items).toMatchObject([{ safeProfileSummary: { displayName: 'Cat' } }])
  await app.deps.jobs.drain()
  app.clock.pass({ seconds: 1 })
  await submit(ada.browser, anIntake())
  expect((await matchesOf(ada)).items).toHaveLength(1)
})
