import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { askReword, askWording } from '../ask-back.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { merge } from '../merge.ts'
import { putting } from '../proposal.ts'
import type { Path } from '../slots.ts'
import type { Conversation } from '../state.ts'

const today = '2026-11-20'
const FAITH: Path = 'valuesMap.faith_values_edge'
const MUST: Path = 'preferences.must_haves'
const put = (path: Path, value: string) => putting({ path, value, words: '' })
const { state: standing } = merge(
  { ...beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state, part: null, pending: null, done: true },
  [put(FAITH, 'Catholic but me no'), put(MUST, 'Kind who'), put('notes', 'Shy in first date')],
  { from: 'answer', turn: 0 },
)
const asking = (path: Path): Conversation => {
  const entry = standing.entries.find((one) => one.path === path)
  return { ...standing, offer: entry ? askReword(entry).offer : null }
}
const adding = (path: Path): Conversation => ({ ...standing, offer: askWording(path, 'list').offer })
const valuesAfter = (state: Conversation, text: string, path: Path) =>
  takeTurn(state, text, { today, reader }).state.entries.flatMap((one) => (one.path === path ? [one.value] : []))

describe('words that were asked for', () => {
  it.each([
    [FAITH, 'Atheist.', ['Atheist']],
    [FAITH, 'It should say: Atheist', ['Atheist']],
    [FAITH, 'just write not religious', ['Not religious']],
    [MUST, 'kind', ['Kind']],
    [MUST, 'it should just say kind please', ['Kind']],
    [MUST, '"Kind to waiters"', ['Kind to waiters']],
    [MUST, 'take it out', []],
    [MUST, 'leave it as it is', ['Kind who']],
    ['notes', "nothing, it's fine", ['Shy in first date']],
    [
      FAITH,
      'It should say: Episcopalian; he should be a believing man.',
      ['Episcopalian; he should be a believing man'],
    ],
    [FAITH, 'change it to Catholic, mass every Friday', ['Catholic, mass every Friday']],
    [FAITH, "please just say 'Hindu, not strict'", ['Hindu, not strict']],
    [FAITH, 'Leave that one as it is', ['Catholic but me no']],
    [MUST, 'none of them', ['Kind who']],
    [MUST, 'Well travelled, and patient with my mother', ['Well travelled, and patient with my mother']],
    ['notes', 'Just "Honesty". And add patient and funny to my must-haves', ['Honesty']],
    [
      'notes',
      'Shy on a first date, because a bad ex laughed at my accent. Please somebody kind',
      ['Shy on a first date, because a bad ex laughed at my accent. Please somebody kind'],
    ],
  ] as const)('stand in the place of %s: %s', (path, text, values) =>
    expect(valuesAfter(asking(path), text, path)).toEqual(values),
  )

  it.each([
    ['notes', 'The evening meal in Ulm is good, do you know the dumplings?'],
    ['notes', "You didn't listen to me"],
    [MUST, 'And heavy drinker is the same as drunkards, my dear, take one off.'],
  ] as const)('are not found in a line that is no answer, for %s: %s', (path, text) => {
    const asked = asking(path)
    const { state } = takeTurn(asked, text, { today, reader })
    expect(valuesAfter(asked, text, path)).toEqual(
      standing.entries.flatMap((one) => (one.path === path ? [one.value] : [])),
    )
    expect(state.offer?.group).not.toBe('reword')
  })

  it.each([
    [MUST, 'loyal and ambitious', ['Kind who', 'Loyal', 'Ambitious']],
    [MUST, 'Dance. Only dance', ['Kind who', 'Dance']],
    [
      'notes',
      'My kids are 4 and 6 and live with me. I work second shift',
      ['Shy in first date', 'My kids are 4 and 6 and live with me. I work second shift'],
    ],
    ['notes', 'that I work weekends', ['Shy in first date', 'I work weekends']],
    ['notes', 'nothing, leave it', ['Shy in first date']],
  ] as const)('are added to %s: %s', (path, text, values) =>
    expect(valuesAfter(adding(path), text, path)).toEqual(values),
  )

  it('leave what is said behind them to be read', () => {
    const { state } = takeTurn(asking(FAITH), 'Atheist. And add a deal-breaker: evangelical.', { today, reader })
    expect(state.entries).toContainEqual(expect.objectContaining({ path: FAITH, value: 'Atheist' }))
    expect(state.entries).toContainEqual(
      expect.objectContaining({ path: 'valuesMap.dealbreakers', value: 'Evangelical' }),
    )
  })

  it('are not written down where they tell of need', () => {
    const { state, reply } = takeTurn(adding('notes'), "I don't want to live any more", { today, reader })
    expect(state.entries.filter(({ path }) => path === 'notes')).toHaveLength(1)
    expect(reply).toMatch(/988/)
  })
})
