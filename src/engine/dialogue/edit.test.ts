import { describe, expect, it } from 'vitest'
import { reader } from '../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from './conversation.ts'
import { editConversation, editEntries } from './edit.ts'
import { entriesOf, snapshotOf, sourcesOf } from './snapshot.ts'

const today = '2026-11-20'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const told = ['Long-term. Women, 30 to 40. Must be kind and funny.', 'I do not smoke.'].reduce(
  (state, text) => takeTurn(state, text, { today, reader }).state,
  begun,
)

describe('a snapshot changed by hand', () => {
  it('sets one value and says that it was set by hand', () => {
    const { state } = editConversation(told, { path: 'valuesMap.lifestyle.smoking', value: 'sometimes' })
    expect(snapshotOf(state).valuesMap?.lifestyle?.smoking).toBe('sometimes')
    expect(sourcesOf(state)).toContainEqual({
      path: 'valuesMap.lifestyle.smoking',
      from: 'edit',
      words: null,
      turn: null,
    })
  })

  it('keeps the source of the entries that stay', () => {
    const { state } = editConversation(told, { path: 'preferences.must_haves', value: ['Women', 'tall'] })
    const [women, tall] = sourcesOf(state).filter(({ path }) => path.startsWith('preferences.must_haves'))
    expect(women).toMatchObject({ from: 'answer', turn: 0 })
    expect(tall).toMatchObject({ from: 'edit' })
    expect(snapshotOf(state).preferences?.must_haves).toEqual(['Women', 'tall'])
  })

  it('changes both ends of the ages at once', () => {
    const { state } = editConversation(told, { path: 'valuesMap.age_range', value: { min: 50, max: 60 } })
    expect(snapshotOf(state).valuesMap?.age_range).toEqual({ min: 50, max: 60 })
    const lower = editConversation(state, { path: 'valuesMap.age_range', value: { min: 50, max: null } }).state
    expect(snapshotOf(lower).valuesMap?.age_range).toEqual({ min: 50, max: null })
  })

  it('does not ask again for what was emptied, and takes an answer to it all the same', () => {
    const { state } = editConversation(told, { path: 'valuesMap.lifestyle.smoking', value: null })
    expect(snapshotOf(state).valuesMap?.lifestyle?.smoking).toBeNull()
    expect(state.declined).toContain('smoking')
    const again = editConversation(state, { path: 'valuesMap.lifestyle.smoking', value: 'no' }).state
    expect(again.declined).not.toContain('smoking')
  })

  it('puts the next question when the open one was answered on the snapshot', () => {
    const pending = { ...told, pending: 'kids' as const, part: 'kids' as const, asked: { ...told.asked, kids: 1 } }
    const { state, reply } = editConversation(pending, { path: 'valuesMap.family.wants_kids', value: 'no' })
    expect(state.pending).not.toBe('kids')
    expect(reply).toMatch(/.{20}/)
    expect(editConversation(pending, { path: 'valuesMap.budget', value: '$$' }).reply).toBeNull()
  })

  it('gives the entries of a saved snapshot back with their sources', () => {
    const entries = entriesOf(snapshotOf(told), sourcesOf(told))
    expect(new Set(entries.map((entry) => JSON.stringify(entry)))).toEqual(
      new Set(told.entries.map((entry) => JSON.stringify(entry))),
    )
    expect(editEntries(entries, { path: 'notes', value: 'Two cats' })).toHaveLength(entries.length + 1)
  })
})
