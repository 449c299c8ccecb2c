import { describe, expect, it } from 'vitest'
import { reader } from '../../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../../conversation.ts'
import { groupOf } from '../../groups.ts'
import type { Slot } from '../../slots.ts'
import type { Conversation } from '../../state.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const known = takeTurn(begun, "Long-term. I don't smoke and I drink now and then.", { today, reader }).state
const asked = (slot: Slot | null, state = begun): Conversation =>
  slot === null
    ? { ...state, part: null, pending: null, done: true, offer: null }
    : { ...state, part: slot, pending: groupOf(slot), offer: null }
const say = (text: string, state: Conversation) => takeTurn(state, text, { today, reader }).state
const at = (state: Conversation, path: string) =>
  state.entries.flatMap((one) => (one.path === path ? [String(one.value)] : []))
const refusedIn = (state: Conversation) => at(state, 'valuesMap.dealbreakers')

describe('what somebody refuses of the habits of the other', () => {
  it.each([
    ['a wee sherry on a Sunday that is all. And a smoker would be a no for me, write that down dear', 'drinking'],
    ['no. also anyone who smokes is a hard pass', 'kids'],
    ["nothing there. I can't stand cigarette smoke though", 'faith'],
    ["$$. oh and she mustn't smoke", 'budget'],
    ['no. and please write: he must not smoke, I said it', 'kids'],
    ['Never. And nobody who smokes', 'drinking'],
  ] as const)('is a deal-breaker beside an answer: %s', (text, slot) => {
    const { entries, handover } = say(text, asked(slot))
    expect(entries.filter(({ path }) => path === 'valuesMap.dealbreakers')).toHaveLength(1)
    expect([entries.filter(({ path }) => path.endsWith('smoking') || path === 'notes'), handover]).toEqual([[], null])
  })

  it.each([
    ['if she smokes, for me is problem now, add it to the no', 'Smokers'],
    ["he can't be a smoker", 'Smoker'],
    ["I don't want her to drink", 'Drinkers'],
    ['a drinker is not for me', 'Drinkers'],
    ['vaping is a turn-off', 'Vaping'],
    ['she should be a non smoker', 'Smokers'],
    ['nobody that smokes much', 'Daily smoker'],
  ])('is a deal-breaker out of the blue, and no answer of their own: %s', (text, value) => {
    const then = say(text, asked(null, known))
    expect(refusedIn(then)).toEqual([value])
    expect([at(then, 'valuesMap.lifestyle.smoking'), at(then, 'valuesMap.lifestyle.drinking')]).toEqual([
      ['no'],
      ['sometimes'],
    ])
    expect(then.offer).toBeNull()
  })

  it.each([
    ["I'm not a smoker", 'smoking', 'no'],
    ['not a smoker', 'smoking', 'no'],
    ["I don't like smoking", 'smoking', 'no'],
    ['not a big drinker', 'drinking', 'sometimes'],
    ['I never drink', 'drinking', 'no'],
  ] as const)('is not heard in what they say of themselves: %s', (text, slot, value) => {
    const then = say(text, asked(slot))
    expect(at(then, `valuesMap.lifestyle.${slot}`)).toEqual([value])
    expect(refusedIn(then)).toEqual([])
  })

  it.each(["I don't mind a smoker", 'smokers are fine', "she doesn't have to drink", 'my husband was a smoker'])(
    'is not heard where nothing is refused: %s',
    (text) => expect(refusedIn(say(text, asked(null, known)))).toEqual([]),
  )

  it('is not asked of the member themselves', () =>
    expect(say('Yes it is good now, thank you. Smoker is one, ok', asked(null, known)).offer).toBeNull())
})
