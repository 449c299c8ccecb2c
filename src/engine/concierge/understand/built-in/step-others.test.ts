import { describe, expect, it } from 'vitest'
import { asked, begun, entriesAfter, say } from '../../../../../test/talk.ts'
import type { Question } from '../../state/conversation.ts'

const offered = (text: string, question: Question) => say(text, asked(question)).state.beside.map(({ label }) => label)

describe('words about the other person', () => {
  it.each<[string, Question, string]>([
    ['no smokers', 'smoking', 'valuesMap.dealbreakers=smokers'],
    ['no vapes', 'smoking', 'valuesMap.dealbreakers=vapes'],
    ['no gamblers please', 'intent', 'valuesMap.dealbreakers=gamblers'],
    ["couldn't be with anyone who drinks too much", 'drinking', 'valuesMap.dealbreakers=Heavy drinker'],
    ["I won't date anyone who vapes", 'drinking', 'valuesMap.dealbreakers=anyone who vapes'],
    ['not another doctor', 'age', 'valuesMap.dealbreakers=another doctor'],
    ['not another musician', 'kids', 'valuesMap.dealbreakers=another musician'],
    ['dogs are fine', 'intent', 'preferences.nice_to_haves=dogs are fine'],
    ['horses are fine', 'dealbreakers', 'preferences.nice_to_haves=horses are fine'],
    ['someone with kids is fine', 'kids', 'preferences.nice_to_haves=someone with kids is fine'],
  ])('the words become a wish or a deal-breaker, and the question stays open: %s', (text, question, entry) => {
    const turn = say(text, asked(question))
    expect(entriesAfter(turn)).toEqual([entry])
    expect(turn.state.question).toBe(question)
  })

  it.each<[string, Question, string]>([
    ["she doesn't smoke", 'smoking', "Must have: “she doesn't smoke”"],
    ["he doesn't drink", 'drinking', "Must have: “he doesn't drink”"],
    ['no kids for him please', 'kids', 'Must have: “no kids for him”'],
  ])('words with two meanings are offered as a button and not noted: %s', (text, question, label) => {
    expect(entriesAfter(say(text, asked(question)))).toEqual([])
    expect(offered(text, question)).toContain(label)
  })

  it('a deal-breaker next to an answer is noted too, but "she shouldn\'t either" is not', () => {
    expect(entriesAfter(say('20 miles, not a heavy drinker', asked('distance'))).toSorted()).toEqual([
      'valuesMap.dealbreakers=Heavy drinker',
      'valuesMap.distance_km=32',
    ])
    expect(entriesAfter(say("no, and she shouldn't either", asked('smoking')))).toEqual([
      'valuesMap.lifestyle.smoking=no',
    ])
  })

  it.each<[string, Question, string]>([
    ['not a smoker', 'smoking', 'valuesMap.lifestyle.smoking=no'],
    ['no cigarettes', 'smoking', 'valuesMap.lifestyle.smoking=no'],
    ['no children', 'kids', 'valuesMap.family.wants_kids=no'],
    ['women are fine', 'meet', 'preferences.must_haves=Women'],
  ])('an answer about the person themselves is not noted as a deal-breaker: %s', (text, question, entry) =>
    expect(entriesAfter(say(text, asked(question, begun)))).toEqual([entry]),
  )
})
