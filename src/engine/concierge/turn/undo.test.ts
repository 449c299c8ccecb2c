import { describe, expect, it } from 'vitest'
import { asked, entriesAfter, holding, say } from '../../../../test/talk.ts'

const add = (path: 'preferences.must_haves' | 'valuesMap.dealbreakers', value: string) =>
  ({ op: 'add', path, value, words: '' }) as const

describe('Undo of one line of a receipt', () => {
  const kept = say('kind, funny, patient', asked('mustHaves'))

  it('takes out that entry and leaves the others of its row', () => {
    const undo = kept.kept.find(({ quote }) => quote === 'funny')?.undo ?? ''
    expect(entriesAfter(say(undo, kept.state))).toEqual([
      'preferences.must_haves=kind',
      'preferences.must_haves=patient',
    ])
  })

  it('leaves what came later', () => {
    const later = say('Must-have: tall', kept.state)
    const undo = kept.kept.find(({ quote }) => quote === 'kind')?.undo ?? ''
    expect(entriesAfter(say(undo, later.state))).toContain('preferences.must_haves=tall')
    expect(entriesAfter(say(undo, later.state))).not.toContain('preferences.must_haves=kind')
  })

  it('brings back what was taken off, beside what stands', () => {
    const state = holding([add('preferences.must_haves', 'kind'), add('preferences.must_haves', 'funny')])
    const off = say('remove funny', state)
    expect(entriesAfter(off)).toEqual(['preferences.must_haves=kind'])
    expect(entriesAfter(say(off.kept[0]?.undo ?? '', off.state))).toEqual([
      'preferences.must_haves=kind',
      'preferences.must_haves=funny',
    ])
  })

  it('typed as a word takes back the whole turn', () => expect(entriesAfter(say('undo', kept.state))).toEqual([]))
})
