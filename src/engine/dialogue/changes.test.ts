import { expect, it } from 'vitest'
import { noted } from './changes.ts'
import { beginConversation } from './conversation.ts'
import { merge } from './merge.ts'
import type { Proposal } from './proposal.ts'

const begun = beginConversation({ name: 'Ada', known: {}, today: '2026-11-22', seed: 1 }).state
const distance = (value: number): Proposal => ({ kind: 'set', path: 'valuesMap.distance_km', value, words: '' })
const weekends = (kind: 'add' | 'remove'): Proposal => ({
  kind,
  path: 'valuesMap.availability',
  value: 'Weekends',
  words: '',
})
const changes = (proposals: Proposal[], stands: Proposal[] = []) => {
  const before = merge(begun, stands, { from: 'answer', turn: 0 }).state
  return noted(before, { before, proposals }).changes
}

it('tells a value put right within one message once, against what was known before it', () => {
  const said = [distance(32), distance(24)]
  expect(changes(said)).toMatchObject([{ kind: 'set', value: 24, before: null }])
  expect(changes(said, [distance(50)])).toMatchObject([{ kind: 'set', value: 24, before: 50 }])
})

it('keeps silent on what ends as it began', () => {
  expect(changes([distance(32), distance(24)], [distance(24)])).toEqual([])
  expect(changes([weekends('add'), weekends('remove')])).toEqual([])
})

it('keeps an entry that was there before and is taken out', () => {
  expect(changes([weekends('remove')], [weekends('add')])).toMatchObject([{ kind: 'removed', value: 'Weekends' }])
})
