import { expect, test } from 'vitest'
import { emptyValues, type FieldName, type FieldValue, withFields } from '../form/form-values.ts'
import { mergeDrafts } from './draft-merge.ts'

const copy = (fields: Partial<Record<FieldName, FieldValue>> = {}) => withFields(emptyValues(), fields)
const base = copy({ 'basics.displayName': 'Ada', 'location.city': 'Austin', 'preferences.values': ['Service'] })

test('takes what only the other side changed, and keeps what only this side changed', () => {
  const mine = withFields(base, { 'location.city': 'Houston' })
  const theirs = withFields(base, { 'basics.displayName': 'Ada L.', 'preferences.values': ['Service', 'Adventure'] })
  const { merged, conflicts } = mergeDrafts({ base, mine, theirs })
  expect(conflicts).toEqual([])
  expect(merged).toEqual(withFields(theirs, { 'location.city': 'Houston' }))
})

test('names the field that both sides changed, and leaves this side standing until someone decides', () => {
  const mine = withFields(base, { 'location.city': 'Houston' })
  const theirs = withFields(base, { 'location.city': 'Dallas' })
  const { merged, conflicts } = mergeDrafts({ base, mine, theirs })
  expect(conflicts).toEqual(['location.city'])
  expect(merged.location.city).toBe('Houston')
})

test('both sides changing a field to the same answer is no conflict', () => {
  const same = withFields(base, { 'location.city': 'Houston' })
  const theirs = withFields(base, { 'location.city': ' Houston ' })
  expect(mergeDrafts({ base, mine: same, theirs })).toEqual({ merged: same, conflicts: [] })
})

test('an answer taken back on one side stays taken back', () => {
  const mine = withFields(base, { 'preferences.values': [] })
  expect(mergeDrafts({ base, mine, theirs: base }).merged.preferences.values).toEqual([])
  expect(mergeDrafts({ base, mine: base, theirs: mine }).merged.preferences.values).toEqual([])
})

test('what this side sent without hearing an answer is its own when it is met again', () => {
  const sent = withFields(base, { 'basics.displayName': 'Grace' })
  const mine = withFields(base, { 'basics.displayName': 'Grace H.' })
  expect(mergeDrafts({ base, mine, theirs: sent, sent: [sent] })).toEqual({ merged: mine, conflicts: [] })
})

test('the email is never merged: it names the draft', () => {
  const mine = copy({ 'account.email': 'Ada@example.com' })
  const theirs = copy({ 'account.email': 'ada@example.com' })
  expect(mergeDrafts({ base: copy(), mine, theirs })).toEqual({ merged: mine, conflicts: [] })
})
