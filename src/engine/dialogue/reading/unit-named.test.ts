import { expect, it } from 'vitest'
import { choicesOf } from '../choices.ts'
import { takeTurn } from '../conversation.ts'
import { EMPTY } from '../state.ts'
import { valueSaid } from '../wording/spoken.ts'
import { plainWords } from './plain-words.ts'
import { unitNamed } from './unit-named.ts'

it.each([
  ['km please not miles', 'km'],
  ["kilometres please, we're in sydney", 'km'],
  ['instead of miles, kms', 'km'],
  ["km please, we're in sydney. 20 tops", 'km'],
  ['miles, please', 'miles'],
  ['show it in miles', 'miles'],
  ["I'd go miles for the right one", null],
  ['miles or km, I know both', null],
  ['I run 10 km a day', null],
])('"%s" names the unit %s', (text, unit) => {
  expect(unitNamed(plainWords(text))).toBe(unit)
})

it('distances are said and offered in the unit that was asked for, before one stands and after', () => {
  const before = { ...EMPTY, name: 'Ada', seed: 1, part: 'distance', pending: 'distance' } as const
  const turn = takeTurn(before, "km please, we're in sydney", { today: '2026-11-20' })
  const { state } = turn
  expect(valueSaid('valuesMap.distance_km', 20, state)).toBe('20 km')
  const asked = { ...state, part: 'distance', pending: 'distance', offer: null } as const
  expect(choicesOf(asked)?.options.map(({ label }) => label)).toEqual([
    '10 km',
    '20 km',
    '30 km',
    '50 km',
    '80 km',
    'No limit',
  ])
  const told = takeTurn(
    { ...before, entries: [{ path: 'valuesMap.distance_km', value: 30, from: 'intake', words: null, turn: null }] },
    'km please not miles',
    { today: '2026-11-20' },
  )
  expect(told.reply).toMatch(/30 km/)
  expect(told.reply).not.toMatch(/mile/)
})
