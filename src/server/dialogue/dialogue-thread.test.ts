import { afterEach, expect, test, vi } from 'vitest'
import { type DialogueThread, dialogueThread } from './dialogue-thread.ts'

const today = '2026-03-02'
const open: DialogueThread[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const thread of open.splice(0)) await thread.close()
})

async function aConversation() {
  const thread = dialogueThread()
  open.push(thread)
  const { state } = await thread.begin({ name: 'Sam', known: {}, today, seed: 1 })
  return { thread, before: state }
}

test("a turn in the thread gives the engine's result", async () => {
  const { thread, before } = await aConversation()
  const { state, kept } = await thread.turn({ before, text: 'Up to 15 miles' })
  expect(kept).toMatchObject([{ label: 'Distance', value: '15 miles' }])
  expect(state.profile.entries).toContainEqual(expect.objectContaining({ path: 'valuesMap.distance_km', value: 24 }))
})

test('long messages in the thread do not block the main thread', async () => {
  const { thread, before } = await aConversation()
  const text = 'I like hiking with my dog, and my sister says that I am too picky. '.repeat(60)
  let ticks = 0
  let computing = true
  const count = () => {
    ticks += 1
    if (computing) setImmediate(count)
  }
  setImmediate(count)
  await Promise.all(Array.from({ length: 10 }, () => thread.turn({ before, text })))
  computing = false
  // On the main thread there would be one tick at most.
  expect(ticks).toBeGreaterThan(100)
})

test('calls over the limit of the queue are refused with 503, and the others are answered', async () => {
  const { thread, before } = await aConversation()
  const asked = Array.from({ length: 300 }, () => thread.turn({ before, text: 'Weekends' }))
  const ended = await Promise.allSettled(asked)
  const refused = ended.filter((one) => one.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThanOrEqual(100)
  for (const { reason } of refused) expect(reason).toMatchObject({ status: 503 })
})

test('turns also work under node --watch', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
  const { before } = await aConversation()
  expect(before.name).toBe('Sam')
})
