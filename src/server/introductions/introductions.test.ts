import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp()
const OPENERS = '/v1/matches/openers'
const INTRO = '/v1/matches/intro/draft'
const pair = {
  yourName: 'Sam',
  theirName: 'Ada',
  brief: 'You both chose Cycling and Live music. Lives in Austin, Texas.',
}

test('three different openers mention an interest that both chose according to the brief [spec 125, 228, 270]', async () => {
  const reply = await app.browser().post(OPENERS, pair)
  expect(reply.statusCode).toBe(200)
  const { ok, openers } = reply.json<{ ok: boolean; openers: string[] }>()
  expect(ok).toBe(true)
  expect(new Set(openers)).toHaveProperty('size', 3)
  expect(openers.join(' ')).toMatch(/cycl|bike|ride|music|gig|band/i)
})

test('a drafted intro has an opener and a plan [spec 126, 229]', async () => {
  const reply = await app.browser().post(INTRO, pair)
  expect(reply.json()).toEqual({
    ok: true,
    draft: {
      opener: expect.stringContaining('Ada'),
      plan: { day: expect.any(String), window: expect.any(String), vibe: expect.any(String), area: expect.any(String) },
    },
  })
})

test("a drafted plan keeps to the writer's own week, safety choices and city", async () => {
  const sam = app.browser()
  await sam.post(
    '/v1/intake/submit',
    anIntake({
      location: { city: 'Denver, Colorado', availability: { typicalWeek: ['Lunch hours'], budget: '$' } },
      dealbreakers: { safety: ['First meet in public', 'Video check before meeting'] },
    }),
  )
  const { draft } = (await sam.post(INTRO, { theirName: 'Ada', brief: '' })).json()
  expect(draft.plan.area).toMatch(/Denver.*public place/)
  expect(draft.plan.vibe).toMatch(/video hello/)
  expect(draft.plan.window).toMatch(/12|noon|1/i)
})

test.each([
  ['chicago', 'Chicago, Illinois', /^In Chicago, in a public place$/],
  ['Chicago IL', 'Chicago, Illinois', /^In Chicago, in a public place$/],
  ['NYC', 'New York City, New York', /^In New York City, in a public place$/],
  ['Austin, TX', 'Austin, Texas', /^In Austin, in a public place$/],
  ['chicago', 'Austin, Texas', /^Halfway between Austin and Chicago/],
])('for a city typed as %s, the plan names the right place if the other lives in %s', async (city, theirs, area) => {
  const sam = app.browser()
  await sam.post('/v1/intake/submit', anIntake({ location: { city, coordinates: undefined } }))
  const { draft } = (await sam.post(INTRO, { theirName: 'Ada', brief: `Lives in ${theirs}.` })).json()
  expect(draft.plan.area).toMatch(area)
})

test.each([
  ['nothing at all', {}],
  ['blanks', { yourName: '', theirName: ' ', brief: null }],
  ['another alphabet', { yourName: 'Мария', theirName: '美咲', brief: 'キャンプが好き' }],
  ['emoji', { theirName: '🦊', brief: '🏕️🏕️' }],
  ['the longest that fits', { yourName: 'n'.repeat(80), theirName: 'm'.repeat(80), brief: 'b '.repeat(250) }],
])('a request with %s gets three openers and an intro', async (_, body) => {
  const openers = await app.browser().post(OPENERS, body)
  expect(openers.json().openers).toHaveLength(3)
  expect((await app.browser().post(INTRO, body)).statusCode).toBe(200)
})

test('a link, address, phone number or markup in a name or brief is never repeated', async () => {
  const hostile = '<img src=x onerror=alert(1)> http://evil.example me@evil.example 512 555 0142'
  const body = { yourName: hostile.slice(0, 80), theirName: hostile.slice(0, 80), brief: `Lives in ${hostile}` }
  const said = (await app.browser().post(OPENERS, body)).body + (await app.browser().post(INTRO, body)).body
  expect(said).not.toMatch(/evil|@|http|555|<|onerror/)
})

test.each([
  ['a name', { theirName: 'n'.repeat(81) }, 'theirName'],
  ['a brief', { brief: 'b'.repeat(501) }, 'brief'],
])('%s that is too long is refused', async (_, body, field) => {
  for (const url of [OPENERS, INTRO]) {
    const reply = await app.browser().post(url, body)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().issues).toMatchObject([{ field }])
  }
})

test.each([OPENERS, INTRO])('%s allows one browser 60 calls an hour, and then says how long to wait', async (url) => {
  const sam = app.browser()
  for (let call = 1; call <= 60; call += 1) expect((await sam.post(url, pair)).statusCode).toBe(200)
  const refused = await sam.post(url, pair)
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ error: 'rate_limited', retryInMs: expect.any(Number) })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.browser().post(url, pair)).statusCode).toBe(200)
})

test('a new draft differs from the plans that the page already shows', async () => {
  const browser = app.browser()
  const draft = async (said: readonly string[]) =>
    (await browser.post(INTRO, { ...pair, said })).json<{ draft: { plan: { vibe: string } } }>().draft.plan.vibe
  const first = await draft([])
  const second = await draft([first])
  expect(second).not.toBe(first)
  expect([first, second]).not.toContain(await draft([first, second]))
})

test('a request with more texts than a page can hold is refused', async () => {
  const reply = await app.browser().post(OPENERS, { ...pair, said: Array.from({ length: 31 }, () => 'A walk') })
  expect(reply.statusCode).toBe(400)
})
