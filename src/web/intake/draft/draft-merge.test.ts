import { expect, test } from 'vitest'
import { emptyValues, type FieldName, type FieldValue, withFields } from '../form/form-values.ts'
import { mergeDrafts } from './draft-merge.ts'

const copy = (fields: Partial<Record<FieldName, FieldValue>> = {}) => withFields(emptyValues(), fields)
const base = copy({ 'basics.displayName': 'Ada', 'location.city': 'Austin', 'preferences.values': ['Service'] })

test('a change on only one side is kept, from both sides', () => {
  const mine = withFields(base, { 'location.city': 'Houston' })
  const theirs = withFields(base, { 'basics.displayName': 'Ada L.', 'preferences.values': ['Service', 'Adventure'] })
  const { merged, conflicts } = mergeDrafts({ base, mine, theirs })
  expect(conflicts).toEqual([])
  expect(merged).toEqual(withFields(theirs, { 'location.city': 'Houston' }))
})

test("a field changed on both sides is a conflict, and this side's answer stays until the person chooses", () => {
  const mine = withFields(base, { 'location.city': 'Houston' })
  const theirs = withFields(base, { 'location.city': 'Dallas' })
  const { merged, conflicts } = mergeDrafts({ base, mine, theirs })
  expect(conflicts).toEqual(['location.city'])
  expect(merged.location.city).toBe('Houston')
})

test('the same answer from both sides is no conflict', () => {
  const same = withFields(base, { 'location.city': 'Houston' })
  const theirs = withFields(base, { 'location.city': ' Houston ' })
  expect(mergeDrafts({ base, mine: same, theirs })).toEqual({ merged: same, conflicts: [] })
})

test('an answer cleared on one side stays cleared', () => {
  const mine = withFields(base, { 'preferences.values': [] })
  expect(mergeDrafts({ base, mine, theirs: base }).merged.preferences.values).toEqual([])
  expect(mergeDrafts({ base, mine: base, theirs: mine }).merged.preferences.values).toEqual([])
})

test('if the reply to an own save was lost, the saved values are no conflict later', () => {
  const sent = withFields(base, { 'basics.displayName': 'Grace' })
  const mine = withFields(base, { 'basics.displayName': 'Grace H.' })
  expect(mergeDrafts({ base, mine, theirs: sent, sent: [sent] })).toEqual({ merged: mine, conflicts: [] })
})

test('the email is never merged, because it identifies the draft', () => {
  const mine = copy({ 'account.email': 'Ada@example.com' })
  const theirs = copy({ 'account.email': 'ada@example.com' })
  expect(mergeDrafts({ base: copy(), mine, theirs })).toEqual({ merged: mine, conflicts: [] })
})
