import { describe, expect, it } from 'vitest'
import { learned } from '../../cases/reading.ts'

describe('deal-breakers', () => {
  it.each([
    ["I don't date smokers", ['Daily smoker']],
    ['no smokers', ['Daily smoker']],
    ['heavy drinkers are a hard no for me', ['Heavy drinker']],
    ["I can't stand people who ghost", ['Non-communicator']],
    ["People who are mean to kids put me off, that's a deal-breaker", ['Dismissive of kids']],
    ['Deal-breakers: daily smokers, people who are rude to waiters', ['Daily smoker', 'Rude to waiters']],
    ['Dishonesty is a dealbreaker', ['Dishonesty']],
    ['big dealbreaker 4 me is ppl who never text back', ['Non-communicator']],
    ["I won't date anyone who gets drunk all the time", ['Heavy drinker']],
  ])('%s', (text, found) => expect(learned(text).values.dealbreakers).toEqual(found))

  it.each([
    "smoking isn't a deal-breaker",
    "I don't mind if they smoke",
    'I have no deal-breakers',
    'My ex said my smoking was a deal-breaker',
    'I smoke, about ten a day',
    "I don't want kids",
    'I am not looking for anything serious',
  ])('says of none: %s', (text) => expect(learned(text).values.dealbreakers).toEqual([]))
})

describe('must-haves and nice-to-haves', () => {
  it.each([
    ['Must-haves: kindness, a sense of humour', ['Kindness', 'A sense of humour']],
    ['They have to be kind', ['Kind']],
    ['Honesty is non-negotiable', ['Honesty']],
    ['Must love dogs', ['Loves dogs']],
    ['I need someone who listens', ['Listens']],
    ['A must-have for me is that they love dogs', ['Loves dogs']],
  ])('needs: %s', (text, found) => expect(learned(text).values.must_haves).toEqual(found))

  it.each([
    ['Nice to have: plays an instrument', ['Plays an instrument']],
    ['It would be a bonus if they like hiking', ['Likes hiking']],
    ['Someone who can cook would be lovely', ['Can cook']],
    ["Ideally they'd play tennis", ['Play tennis']],
    ['If they can bake, even better', ['Can bake']],
  ])('would like: %s', (text, found) => expect(learned(text).values.nice_to_haves).toEqual(found))
})

describe('what they would rather not say', () => {
  it.each([
    ["I'd rather not talk about money", ['budget']],
    ['Skip the kids question please', ['kids']],
    ['leave smoking and drinking blank', ['smoking', 'drinking']],
    ['no comment on religion', ['faith']],
    ['my age preferences are my own business', ['age']],
  ])('%s', (text, slots) => expect(learned(text).state.declined).toEqual(slots))

  it('means the question asked when it names none', () => {
    expect(learned('rather not say', 'kids').state.declined).toEqual(['kids'])
    expect(learned('pass', 'habits').state.declined).toEqual(['smoking', 'drinking'])
  })
  it('does not swallow the rest of the message', () => {
    const { values, state } = learned("I'd rather not say about smoking, but 20 miles is fine")
    expect(state.declined).toEqual(['smoking'])
    expect(values.distance_km).toBe(32)
  })
  it.each([
    "I'd rather not spend much on dates",
    "I'd rather not drive over 20 miles for a date",
    'leave my number private until we match',
  ])('is no refusal: %s', (text) => expect(learned(text).state.declined).toEqual([]))
})
