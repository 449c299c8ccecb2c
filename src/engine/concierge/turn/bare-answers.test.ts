import { describe, expect, it } from 'vitest'
import { asked, holding, say } from '../../../../test/talk.ts'
import type { Operation } from '../profile/operation.ts'
import { defined, optionsOf, pathsOf, type RowName, rowOf, rowsWith } from '../profile/rows.ts'

const ROWS = rowsWith(({ isNeverAsked }) => !isNeverAsked)
const ANSWERS: Record<string, readonly string[]> = {
  number: ['40', 'about 25', '15, maybe 20 tops'],
  range: ['30 to 45', '10-20', 'between 25 and 35'],
  yes: ['yes', 'Yeah, sure', 'yep'],
  no: ['no', 'nope', 'not really'],
  both: ['both', 'both of them', 'Both please'],
  first: ['the first', 'the first one', 'the second one'],
  any: ['any', "I don't mind", 'whatever'],
  nothing: ['none', 'nothing', 'nothing really'],
  habit: ['sometimes, at parties', 'Sometimes', 'now and then'],
  list: ['a, b', 'kind, funny', 'the first two'],
}
const optionsSaid = (row: RowName) => optionsOf(row).flatMap((one) => [one, one.toLowerCase(), `${one}, please`])

const FULL: readonly Operation[] = [
  { op: 'set', path: 'valuesMap.intent', value: 'casual', words: '' },
  { op: 'add', path: 'preferences.must_haves', value: 'Women', words: '' },
  { op: 'add', path: 'preferences.must_haves', value: 'tall', words: '' },
  { op: 'add', path: 'preferences.nice_to_haves', value: 'sings', words: '' },
  { op: 'set', path: 'valuesMap.age_range.min', value: 33, words: '' },
  { op: 'set', path: 'valuesMap.age_range.max', value: 44, words: '' },
  { op: 'set', path: 'valuesMap.distance_km', value: 40, words: '' },
  { op: 'add', path: 'valuesMap.availability', value: 'Weekends', words: '' },
  { op: 'set', path: 'valuesMap.budget', value: '$$', words: '' },
  { op: 'set', path: 'valuesMap.lifestyle.smoking', value: 'no', words: '' },
  { op: 'set', path: 'valuesMap.lifestyle.drinking', value: 'no', words: '' },
  { op: 'set', path: 'valuesMap.family.wants_kids', value: 'open', words: '' },
  { op: 'set', path: 'valuesMap.faith_values_edge', value: 'Quaker', words: '' },
  { op: 'add', path: 'valuesMap.dealbreakers', value: 'snobs', words: '' },
  { op: 'add', path: 'valuesMap.safety_prefs', value: 'No surprise guests', words: '' },
]
const rowOfValue = (one: Operation) => ('path' in one && 'value' in one ? rowOf(one) : null)
const others = (row: RowName, state: ReturnType<typeof asked>) => ({
  entries: state.profile.entries.filter((one) => rowOf(one) !== row),
  settled: state.profile.settled.filter((one) => one !== row),
  declined: state.profile.declined.filter((one) => one !== row),
})

describe.each(ROWS)('a bare answer to the question about %s', (row) => {
  const blank = asked(row)
  const full = asked(row, holding(FULL.filter((one) => rowOfValue(one) !== row)))
  it.each([...Object.values(ANSWERS).flat(), ...optionsSaid(row)])('the answer changes no other row: %s', (text) => {
    for (const before of [blank, full]) {
      const { state } = say(text, before)
      expect(others(row, state)).toEqual(others(row, before))
    }
  })
})

describe('a bare answer', () => {
  const values = (row: RowName, text: string) =>
    say(text, asked(row))
      .state.profile.entries.filter(({ path }) => pathsOf(row).includes(path))
      .map(({ value }) => value)

  it.each([
    ['distance', '15, maybe 20 tops', [32]],
    ['age', '30 to 45', [30, 45]],
    ['smoking', 'sometimes, at parties', ['sometimes']],
    ['drinking', 'nope', ['no']],
    ['kids', 'Yeah, sure', ['yes']],
    ['meet', 'both', ['Women', 'Men']],
    ['intent', 'the first one', ['long_term']],
    ['budget', '$$', ['$$']],
    ['availability', 'Sundays after mass and Tuesday evening', ['Sundays after mass', 'Tuesday evening']],
    ['mustHaves', 'Ambitious, emotionally available.', ['Ambitious', 'emotionally available']],
    ['dealbreakers', "bloody hell, drama merchants. that's it", ['drama merchants']],
    ['safety', 'First meet in public, No surprise guests', ['First meet in public', 'No surprise guests']],
  ] as const)('the answer about %s is noted: %s', (row, text, expected) => expect(values(row, text)).toEqual(expected))

  it('the answer "nothing" settles a row that takes the person\'s own words', () => {
    const { state } = say('nothing', asked('dealbreakers'))
    expect(state.profile.settled).toContain('dealbreakers')
    expect(defined('dealbreakers').isInWords).toBe(true)
  })
})
