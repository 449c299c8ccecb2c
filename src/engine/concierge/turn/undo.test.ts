import { describe, expect, it } from 'vitest'
import { asked, entriesAfter, holding, say } from '../../../../test/talk.ts'

const add = (path: 'preferences.must_haves' | 'valuesMap.dealbreakers', value: string) =>
  ({ op: 'add', path, value, words: '' }) as const

describe('undo of one line in a receipt', () => {
  const kept = say('kind, funny, patient', asked('mustHaves'))

  it('undo removes that entry and keeps the others of its row', () => {
    const undo = kept.kept.find(({ quote }) => quote === 'funny')?.undo ?? ''
    expect(entriesAfter(say(undo, kept.state))).toEqual([
      'preferences.must_haves=kind',
      'preferences.must_haves=patient',
    ])
  })

  it('undo keeps what was added later', () => {
    const later = say('Must-have: tall', kept.state)
    const undo = kept.kept.find(({ quote }) => quote === 'kind')?.undo ?? ''
    expect(entriesAfter(say(undo, later.state))).toContain('preferences.must_haves=tall')
    expect(entriesAfter(say(undo, later.state))).not.toContain('preferences.must_haves=kind')
  })

  it('undo of a removal brings the entry back and keeps the others', () => {
    const state = holding([add('preferences.must_haves', 'kind'), add('preferences.must_haves', 'funny')])
    const off = say('remove funny', state)
    expect(entriesAfter(off)).toEqual(['preferences.must_haves=kind'])
    expect(entriesAfter(say(off.kept[0]?.undo ?? '', off.state))).toEqual([
      'preferences.must_haves=kind',
      'preferences.must_haves=funny',
    ])
  })

  it('the typed word "undo" takes back the whole turn', () => expect(entriesAfter(say('undo', kept.state))).toEqual([]))
})
