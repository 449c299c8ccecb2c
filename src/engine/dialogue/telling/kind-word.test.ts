import { describe, expect, it } from 'vitest'
import { beginConversation } from '../conversation.ts'
import { TOLD_LABELS, type ToldLabel } from '../learned/labels.ts'
import type { Conversation } from '../state.ts'
import { NAMING, WAYS } from '../wording/kind-words.ts'
import { kindWords } from './kind-word.ts'
import type { Told } from './told.ts'

const begun = beginConversation({ name: 'Ruth', known: {}, today: '2026-11-20', seed: 3 }).state
const of = (kind: ToldLabel, words = 'so it is'): Told => ({ kind, words, weight: 1 })
const met = (told: readonly Told[], state: Conversation = begun, isAll = true) => kindWords(state, told, { isAll })

describe('the kind word', () => {
  it.each(TOLD_LABELS)('has five ways at least for %s, each short', (kind) => {
    const ways = [...WAYS[kind], ...(NAMING[kind] ?? [])]
    expect(WAYS[kind].length).toBeGreaterThanOrEqual(5)
    for (const way of ways) expect(way.length).toBeLessThan(80)
  })

  it('names whom it is about', () => {
    expect(met([of('Mloss', 'My husband died in May')]).text).toMatch(/your husband/i)
    expect(met([of('Mkids', 'I have two grandsons')]).text).toMatch(/two grandsons/i)
  })

  it('does without a name where none is plain', () => {
    expect(met([of('Mloss', 'I am a widow')]).text).toMatch(/sorry/)
  })

  it('does not condole twice for one death, and does for another', () => {
    const first = met([of('Mloss', 'My husband died in May')])
    const again = met([of('Mloss', 'since my husband died I stay in')], first.state)
    expect(again.text).not.toMatch(/sorry/)
    expect(again.text).toContain('him')
    expect(met([of('Mloss', 'and then my mother died')], first.state).text).toMatch(/your mother/i)
  })

  it('says of other things told again nothing more beside an answer', () => {
    const first = met([of('Mwork', 'I lost my job in May')])
    const again = met([of('Mwork', 'since I lost my job I stay in')], first.state, false)
    expect(again).toMatchObject({ text: '', tone: null })
  })

  it('is never the same twice', () => {
    let state = begun
    const said = Array.from({ length: 12 }, () => {
      const one = met([of('Mjoke')], state)
      state = one.state
      return one.text
    }).filter((text) => text !== '')
    expect(new Set(said).size).toBe(said.length)
  })

  it('keeps the tone of the first thing told', () => {
    expect(met([of('Mloss'), of('Mlove')]).tone).toBe('grave')
    expect(met([of('Mtired')]).tone).toBe('plain')
    expect(met([of('Mjoy')]).tone).toBe('light')
    expect(met([]).tone).toBeNull()
  })
})
