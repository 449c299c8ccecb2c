import { describe, expect, it } from 'vitest'
import { reader } from '../../../server/dialogue/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { groupOf } from '../groups.ts'
import { merge } from '../merge.ts'
import type { Proposal } from '../proposal.ts'
import type { Path } from '../slots.ts'
import type { Conversation } from '../state.ts'

const today = '2026-11-22'
const add = (path: Path, value: string): Proposal => ({ kind: 'add', path, value, words: '' })
const set = (path: Path, value: string | number): Proposal => ({ kind: 'set', path, value, words: '' })
const known = merge(
  beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state,
  [
    add('preferences.must_haves', 'Men'),
    set('valuesMap.age_range.min', 32),
    set('valuesMap.age_range.max', 40),
    set('valuesMap.distance_km', 40),
    set('valuesMap.lifestyle.smoking', 'sometimes'),
    set('valuesMap.lifestyle.drinking', 'sometimes'),
    set('valuesMap.budget', '$$'),
  ],
  { from: 'intake', turn: null },
).state
const state: Conversation = { ...known, part: 'safety', pending: groupOf('safety'), lastUnit: 'miles', turn: 3 }
const keys = ({ entries }: Conversation) => entries.map(({ path, value }) => `${path.split('.').at(-1)}: ${value}`)
const come = (text: string) =>
  keys(takeTurn(state, text, { today, reader }).state).filter((one) => !keys(state).includes(one))

describe('an order on a row with a figure or a closed value', () => {
  it.each([
    ['my upper age is 38, not 40', 'max: 38'],
    ['the youngest should be 34 not 32', 'min: 34'],
    ['32 is too young make it 36', 'min: 36'],
    ['The minimum age ought to be 38.', 'min: 38'],
    ['actually make it 30 miles', 'distance_km: 48'],
    ['Twenty five miles is too far for me now, ten will do', 'distance_km: 16'],
    ['change the budget to $$$', 'budget: $$$'],
    ['drinking should say yes', 'drinking: yes'],
    ['put me down as a non-drinker please', 'drinking: no'],
    ["i've changed my mind on smoking, put yes, no point being coy at 36", 'smoking: yes'],
  ])('changes what the intake said: %s', (text, value) => expect(come(text)).toEqual([value]))

  it('names old and new', () => {
    expect(takeTurn(state, 'my upper age is 38, not 40', { today, reader }).reply).toMatch(/38.*40/)
  })

  it('loses no answer beside it', () => {
    expect(come("make it 45 on the top end, and I'm free at weekends")).toEqual(['max: 45', 'availability: Weekends'])
  })

  it.each(['my mother is 40 and smokes', 'my ex wanted 32 kids', 'remove the bit about horses', 'like $20 30 max'])(
    'is not heard in: %s',
    (text) => expect(come(text)).toEqual([]),
  )
})
