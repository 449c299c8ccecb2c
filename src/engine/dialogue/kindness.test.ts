import { describe, expect, it } from 'vitest'
import { reader } from '../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from './conversation.ts'
import { snapshotOf } from './snapshot.ts'

const TODAY = { today: '2026-11-20' }

/** The turns of a conversation with someone of whom nothing is known. */
function converse(...lines: string[]) {
  let { state } = beginConversation({ name: 'Ruth', known: {}, today: TODAY.today, seed: 3 })
  const turns = lines.map((line) => {
    const turn = takeTurn(state, line, { ...TODAY, reader })
    state = turn.state
    return turn
  })
  return { turns, snapshot: snapshotOf(state) }
}

describe('how people are met', () => {
  it('says it is sorry for a loss, once, before it goes on', () => {
    const { turns } = converse('My husband passed last year.', 'Since the funeral I only want company, a man, 60 to 70')
    expect(turns[0]?.reply).toMatch(/sorry/)
    expect(turns[1]?.reply).not.toMatch(/sorry/)
    expect(turns[1]?.noted).toContain('ages 60 to 70')
  })

  it('takes neither a marriage that ended in death nor a greeting for an answer', () => {
    const { snapshot } = converse('Evening. I lost my wife in March.')
    expect(snapshot.valuesMap?.intent).toBeNull()
    expect(snapshot.valuesMap?.availability).toEqual([])
  })

  it('notes what is said after words of despair, and is glad only when asked for', () => {
    const { turns } = converse('long term', 'i feel like ending it all sometimes', 'women, 30 to 40', '15 miles')
    expect(turns[1]?.reply).toContain('988')
    expect(turns[2]?.noted).toContain('women')
    for (const turn of turns.slice(2)) expect(turn.reply).not.toMatch(/still here|staying/)
  })

  it('takes the intent that a message begins with, and not what else it says', () => {
    const { snapshot } = converse("Something serious. I'm not dating for fun anymore, my dad is a pastor")
    expect(snapshot.valuesMap?.intent).toBe('long_term')
  })

  it('says a correction inside one message back once', () => {
    const { turns } = converse('Say 20 miles? Actually make that 15.')
    expect(turns[0]?.noted).toBe('Noted: 15 miles.')
  })

  it('leaves open what is missing on a skip, never what was answered', () => {
    const { snapshot } = converse('casual', 'women 30-40', '20 miles', 'weekends, $$', 'I drink socially', 'skip')
    expect(snapshot.valuesMap?.lifestyle).toEqual({ smoking: null, drinking: 'sometimes' })
  })

  it('reads safety steps by their names alone', () => {
    const { snapshot } = converse('public, video and check-in')
    expect(snapshot.valuesMap?.safety_prefs).toEqual([
      'First meet in public',
      'Video check before meeting',
      'Exit check-in with concierge',
    ])
  })

  it("keeps a wish about a partner's children apart from the person's own", () => {
    const { snapshot } = converse(
      'undecided about kids tbh',
      'just someone kind who likes hiking. No kids already ideally',
    )
    expect(snapshot.valuesMap?.family?.wants_kids).toBe('open')
    expect(snapshot.preferences?.nice_to_haves).toContain('No kids already')
    expect(snapshot.preferences?.must_haves).toEqual(['Kind', 'Likes hiking'])
  })
})
