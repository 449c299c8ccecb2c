import { expect, test } from 'vitest'
import { afterEdit, afterReply, begun } from './conversation-turns.ts'

const started = { sessionId: '6f1f7e0a-0000-7000-8000-000000000000', reply: 'What brings you here?' }
const here = begun('Maya', { ...started, choices: null, done: false })
const snapshot = { valuesMap: { distance_km: 24 } }

test('a conversation begins with the first question, and a finished one accepts no message [spec 154]', () => {
  expect(here).toMatchObject({ name: 'Maya', turns: [{ from: 'concierge', text: started.reply }], restored: 0 })
  expect(here.isClosed).toBe(false)
  expect(begun('Maya', { ...started, done: true }).isClosed).toBe(true)
})

test('a reply adds both messages, and removes the buttons of the reply before', () => {
  const offered = {
    ...here,
    choices: { group: 'kids', multiple: false, options: [{ label: 'Yes', text: 'Yes' }] },
    change: [{ path: 'notes' as const, isMeet: false, label: 'Change notes' }],
    progress: { at: 3, of: 9 },
  }
  const after = afterReply(offered, 'Within 15 miles', {
    reply: 'Noted.',
    done: false,
    snapshot,
    sources: [],
  })
  expect(after.turns.slice(1)).toMatchObject([
    { from: 'member', text: 'Within 15 miles' },
    { from: 'concierge', text: 'Noted.' },
  ])
  expect(after).toMatchObject({ choices: null, change: null, progress: null, snapshot, isClosed: false })
})

test('a reply without a snapshot keeps the current one; an end with snapshot null closes the conversation', () => {
  const known = { ...here, snapshot }
  expect(afterReply(known, 'Hello', { reply: 'Hello.' })).toMatchObject({ snapshot, isClosed: false })
  const ended = afterReply(known, 'I am 15', { reply: 'Goodbye.', done: true, snapshot: null })
  expect(ended).toMatchObject({ snapshot: null, isClosed: true })
})

test('a value edited by hand adds the next question only if there is one', () => {
  const offered = { ...here, progress: { at: 3, of: 9 } }
  const silent = afterEdit(offered, { snapshot, sources: [] })
  expect(silent).toMatchObject({ turns: here.turns, progress: { at: 3, of: 9 }, snapshot, done: false })
  const asking = afterEdit(offered, { snapshot, sources: [], reply: 'And who?' })
  expect(asking.turns.at(-1)).toEqual({ from: 'concierge', text: 'And who?' })
  expect(asking.progress).toEqual({ at: 4, of: 9 })
})
