import { describe, expect, it } from 'vitest'
import { talk } from '../../../../test/talk.ts'
import { entriesOf, snapshotOf, sourcesOf } from '../profile/snapshot.ts'
import { editConversation, editEntries } from './edit.ts'

const told = talk(['Long-term', 'Women', '30 to 40', 'I do not smoke.']).at(-1)?.state ?? never()
function never(): never {
  throw new Error('no turn')
}

describe('a snapshot that the person edits by hand', () => {
  it('an edit sets one value, and its source says that it was edited', () => {
    const { state } = editConversation(told, { path: 'valuesMap.lifestyle.smoking', value: 'sometimes' })
    expect(snapshotOf(state.profile).valuesMap?.lifestyle?.smoking).toBe('sometimes')
    expect(sourcesOf(state.profile)).toContainEqual({
      path: 'valuesMap.lifestyle.smoking',
      from: 'edit',
      words: null,
      turn: null,
    })
  })

  it('entries that stay keep their source', () => {
    const { state } = editConversation(told, { path: 'preferences.must_haves', value: ['Women', 'tall'] })
    const [women, tall] = sourcesOf(state.profile).filter(({ path }) => path.startsWith('preferences.must_haves'))
    expect(women).toMatchObject({ from: 'answer', turn: 1 })
    expect(tall).toMatchObject({ from: 'edit' })
    expect(snapshotOf(state.profile).preferences?.must_haves).toEqual(['Women', 'tall'])
  })

  it('an edit changes both ends of the ages at once', () => {
    const { state } = editConversation(told, { path: 'valuesMap.age_range', value: { min: 50, max: 60 } })
    expect(snapshotOf(state.profile).valuesMap?.age_range).toEqual({ min: 50, max: 60 })
    const lower = editConversation(state, { path: 'valuesMap.age_range', value: { min: 50, max: null } }).state
    expect(snapshotOf(lower.profile).valuesMap?.age_range).toEqual({ min: 50, max: null })
  })

  it('an emptied row is not asked for again, but can be filled again', () => {
    const { state } = editConversation(told, { path: 'valuesMap.lifestyle.smoking', value: null })
    expect(snapshotOf(state.profile).valuesMap?.lifestyle?.smoking).toBeNull()
    expect(state.profile.declined).toContain('smoking')
    const again = editConversation(state, { path: 'valuesMap.lifestyle.smoking', value: 'no' }).state
    expect(again.profile.declined).not.toContain('smoking')
  })

  it('the next question is asked if an edit answers the open question', () => {
    const pending = { ...told, question: 'kids' as const, asked: { ...told.asked, kids: 1 } }
    const { state, reply } = editConversation(pending, { path: 'valuesMap.family.wants_kids', value: 'no' })
    expect(state.question).not.toBe('kids')
    expect(reply).toMatch(/.{20}/)
    expect(editConversation(pending, { path: 'valuesMap.budget', value: '$$' }).reply).toBeNull()
  })

  it('entriesOf restores the entries of a saved snapshot with their sources', () => {
    const entries = entriesOf(snapshotOf(told.profile), sourcesOf(told.profile))
    expect(new Set(entries.map((entry) => JSON.stringify(entry)))).toEqual(
      new Set(told.profile.entries.map((entry) => JSON.stringify(entry))),
    )
    expect(editEntries(entries, { path: 'notes', value: 'Two cats' })).toHaveLength(entries.length + 1)
  })
})
