import { describe, expect, it } from 'vitest'
import { learned } from '../cases/reading.ts'

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
