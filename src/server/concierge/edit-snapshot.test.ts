import { describe, expect, test } from 'vitest'
import { chatOf, conciergeOf } from '../../../test/chat.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp()
const SMOKING = 'valuesMap.lifestyle.smoking'

describe('a snapshot edited by hand', () => {
  test('changes in the open conversation, which continues with the edit', async () => {
    const chat = await chatOf(app.browser())
    await chat.say('I never smoke')
    const { sessionId, calls } = chat
    const edited = await calls.edit({ sessionId, path: SMOKING, value: 'sometimes' })
    expect(edited.statusCode).toBe(200)
    expect(edited.json()).toMatchObject({
      snapshot: { valuesMap: { lifestyle: { smoking: 'sometimes' } } },
      done: false,
    })
    expect(edited.json().sources).toContainEqual(expect.objectContaining({ path: SMOKING, from: 'edit' }))
    const { snapshot } = await chat.say('And I want kids')
    expect(snapshot?.valuesMap).toMatchObject({ lifestyle: { smoking: 'sometimes' }, family: { wants_kids: 'yes' } })
  })

  test('loses a value that is set to null, and a list entry without the others', async () => {
    const chat = await chatOf(app.browser())
    await chat.say('I never smoke, and I am free on weekends and weeknights')
    const { sessionId, calls } = chat
    const without = await calls.edit({ sessionId, path: SMOKING, value: null })
    expect(without.json().snapshot.valuesMap.lifestyle.smoking).toBeNull()
    const fewer = await calls.edit({ sessionId, path: 'valuesMap.availability', value: ['Weekends'] })
    expect(fewer.json().snapshot.valuesMap.availability).toEqual(['Weekends'])
  })

  test('answers the open question: the next question follows, and a reload shows it', async () => {
    const chat = await chatOf(app.browser())
    const { sessionId, calls } = chat
    const edited = await calls.edit({ sessionId, path: 'valuesMap.intent', value: 'casual' })
    expect(edited.json().reply).toMatch(/.{20}/)
    const { turns } = (await calls.open()).json()
    expect(turns.at(-1)).toMatchObject({ from: 'concierge', text: edited.json().reply })
  })

  test("changes after the end as the saved profile, with the conversation's id and without it", async () => {
    const email = 'ada@example.com'
    const chat = await chatOf(app.browser(), { name: 'Ada', email })
    await chat.say('I never smoke')
    await chat.complete(email)
    const { sessionId, calls } = chat
    await calls.edit({ sessionId, email, path: SMOKING, value: 'yes' })
    expect((await calls.previous(email)).json().snapshot.valuesMap.lifestyle.smoking).toBe('yes')
    await calls.edit({ email, path: SMOKING, value: 'no' })
    expect((await calls.previous(email)).json().snapshot.valuesMap.lifestyle.smoking).toBe('no')
  })

  test.each([
    ['a value of another list', SMOKING, 'often'],
    ['a text where a figure belongs', 'valuesMap.distance_km', 'far'],
    ['ages the wrong way round', 'valuesMap.age_range', { min: 50, max: 40 }],
    ['too many entries', 'preferences.must_haves', Array.from({ length: 21 }, (_, at) => `wish ${at}`)],
    ['a path that is not of the snapshot', 'valuesMap.secret', 'x'],
  ])('refuses %s with an error', async (_, path, value) => {
    const chat = await chatOf(app.browser())
    const refused = await chat.calls.edit({ sessionId: chat.sessionId, path, value })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ error: 'validation_failed', issues: [{ message: expect.any(String) }] })
  })

  test('cannot be edited by another browser, which gets the same 404 as for no conversation', async () => {
    const chat = await chatOf(app.browser())
    const stranger = conciergeOf(app.browser())
    const foreign = await stranger.edit({ sessionId: chat.sessionId, path: SMOKING, value: 'no' })
    expect(foreign.statusCode).toBe(404)
    const none = await stranger.edit({ path: SMOKING, value: 'no' })
    expect([none.statusCode, none.body]).toEqual([404, foreign.body])
  })
})
