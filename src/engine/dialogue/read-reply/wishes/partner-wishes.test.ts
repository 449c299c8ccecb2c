import { describe, expect, it } from 'vitest'
import { learned } from '../../cases/reading.ts'

describe('whom they would like to meet', () => {
  it.each([
    ['women only', ['Women']],
    ['I only want to meet men', ['Men']],
    ['looking for a girlfriend', ['Women']],
    ["I'm a lesbian", ['Women']],
    ["I'm a straight guy", ['Women']],
    ["I'm bi", ['Women', 'Men']],
    ['men and women both', ['Women', 'Men']],
    ['open to everyone', ['Everyone']],
    ["gender doesn't matter to me", ['Everyone']],
    ['women and nonbinary people', ['Women', 'Nonbinary people']],
    ['a bloke 30 to 40', ['Men']],
    ['a lady to go dancing with', ['Women']],
    ['A man who can cook', ['Men']],
    ['straight woman here', ['Men']],
    ["I'm a woman who loves women", ['Women']],
    ["I'm bi, so all genders really", ['Everyone']],
    ['My type: men', ['Men']],
  ])('%s', (text, meet) => expect(learned(text).values.must_haves).toEqual(meet))

  it.each([
    'I work with women',
    'Everyone in my office loves cake',
    "I'm a man",
    'hey guys',
    'my girlfriend left me',
    "Man, it's cold",
    'Three things rule a man out for me',
    'My boyfriend and I split up in May',
    "I'm the only girl in the band",
  ])('says nothing of it: %s', (text) => expect(learned(text).values.must_haves).toEqual([]))

  it('the newer statement stands in place of the older', () =>
    expect(learned('Women please. Actually, open to everyone.').values.must_haves).toEqual(['Everyone']))
})

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
    const { values, state } = learned("I'd rather not say about smoking, but I drink socially")
    expect(state.declined).toEqual(['smoking'])
    expect(values.lifestyle?.drinking).toBe('sometimes')
  })
  it.each([
    "I'd rather not spend much on dates",
    "I'd rather not drive over 20 miles for a date",
    'leave my number private until we match',
  ])('is no refusal: %s', (text) => expect(learned(text).state.declined).toEqual([]))
})
