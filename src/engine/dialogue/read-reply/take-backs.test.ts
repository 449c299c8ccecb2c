import { describe, expect, it } from 'vitest'
import { learned } from '../cases/reading.ts'

describe('a habit put right in the same breath', () => {
  it.each([
    ['I smoke. Sorry, smoked, I stopped in May.', 'no'],
    ["I never smoke. Hang on, that's a lie, I have one at parties.", 'sometimes'],
    ['I smoke. No, I tell a lie, I gave up last year.', 'no'],
    ["I said I don't smoke but truthfully I have the odd one.", 'sometimes'],
    ['Earlier I said yes to smoking, it should be sometimes.', 'sometimes'],
  ])('%s → %s', (text, habit) => expect(learned(text).values.lifestyle?.smoking).toBe(habit))
})

describe('a listed entry taken back', () => {
  it.each(['Remove the bit about heavy drinkers.', 'Please delete the heavy drinker thing.'])('%s', (text) =>
    expect(learned(`No heavy drinkers please. ${text}`).values.dealbreakers).toEqual([]),
  )
  it('leaves the others', () =>
    expect(
      learned('Deal-breakers: daily smokers, ghosting. Take back the one about ghosting.').values.dealbreakers,
    ).toEqual(['Daily smoker']))
  it('takes nothing back that is named with a no of its own', () =>
    expect(learned("Forget it if they're a heavy drinker.").values.dealbreakers).toEqual(['Heavy drinker']))
})
