import { describe, expect, it } from 'vitest'
import { learned } from '../../cases/reading.ts'

describe('how people say what must be', () => {
  it.each([
    ['Kindness first, everything else second.', ['Kindness']],
    ["It's important to me that he reads.", ['Reads']],
    ["Somebody who can hold a conversation, that's a must.", ['Can hold a conversation']],
    ['A good listener, above all.', ['A good listener']],
    ["I'd settle for nothing less than honesty.", ['Honesty']],
    ['She must be able to laugh at herself.', ['Able to laugh at herself']],
    ['Top of my list: loyalty. Bottom of the list but still on it: likes jazz.', ['Loyalty']],
    ["It's essential they're financially independent.", ['Financially independent']],
    ['Somebody curious about the world, please.', ['Curious about the world']],
    ['No ifs or buts: honesty.', ['Honesty']],
    ['My one requirement is patience.', ['Patience']],
    ["They'd better like dogs.", ['Likes dogs']],
    ['I need a partner with ambition.', ['Ambition']],
    ['A sense of humour is a given.', ['A sense of humour']],
    ['Loyalty is everything.', ['Loyalty']],
    ['I really value punctuality.', ['Punctuality']],
    ['Emotional maturity, non negotiable.', ['Emotional maturity']],
    ['What counts for me is trust.', ['Trust']],
    ['He has to make me laugh.', ['Make me laugh']],
    ["For me it's all about respect.", ['Respect']],
    ['Two musts: honest and active. Two pluses: tall, and a good dancer.', ['Honest', 'Active']],
    ['Chemistry, obviously.', ['Chemistry']],
  ])('%s', (text, found) => expect(learned(text).values.must_haves).toEqual(found))
})

describe('how people say what would be a bonus', () => {
  it.each([
    ['Bonus points for a dog.', ['A dog']],
    ["If she plays chess I'd be over the moon.", ['Plays chess']],
    ["Being able to cook isn't required but I'd love it.", ['Able to cook']],
    ["I'd like it if he had a beard, but it's no biggie.", ['Had a beard']],
    ['A shared love of the sea would be the cherry on top.', ['A shared love of the sea']],
    ['Top of my list: loyalty. Bottom of the list but still on it: likes jazz.', ['Likes jazz']],
    ['Musical? Even better.', ['Musical']],
    ['I want someone witty.', ['Witty']],
    ['Someone who speaks Spanish would be a treat.', ['Speaks Spanish']],
    ["It wouldn't go amiss if they could sing.", ['Could sing']],
    ["I'd be delighted with a fellow bookworm.", ['A fellow bookworm']],
    ['Ideally a vegetarian.', ['Vegetarian']],
    ['A great cook would win me over.', ['A great cook']],
    ["I'd be chuffed to bits if she was into cycling.", ['Was into cycling']],
    ['Two musts: honest and active. Two pluses: tall, and a good dancer.', ['Tall', 'A good dancer']],
    ['Would be handy if he could fix a bike.', ['Could fix a bike']],
    ['Looking for a gentle, bookish soul.', ['Gentle', 'Bookish']],
    ["I'd want her to be honest with me, always.", ['Honest with me']],
  ])('%s', (text, found) => expect(learned(text).values.nice_to_haves).toEqual(found))
})

describe('needs and bonuses side by side', () => {
  it.each([
    ['Need: honesty, patience. Want: someone tall.', ['Honesty', 'Patience'], ['Tall']],
    ['I need loyalty, and as a nice extra, someone who bakes.', ['Loyalty'], ['Bakes']],
    ['liking dogs is a must, liking cats is a bonus', ['Liking dogs'], ['Liking cats']],
    ['Must: he respects my work hours. Nice: he likes sushi.', ['Respects my work hours'], ['Likes sushi']],
    ['If possible, someone who can dance.', [], ['Can dance']],
    ["It'd be lovely, though not vital, if she sang.", [], ['Sang']],
    ["I won't budge on honesty.", ['Honesty'], []],
    ['First and foremost, a good heart.', ['A good heart'], []],
    ["It's a must that he gets on with my cats.", ['Gets on with my cats'], []],
    ['must haves r humour n honesty', ['Humour', 'Honesty'], []],
    ["I'm hoping she'll be into jazz.", [], ['Into jazz']],
    ['Preferably taller than me.', [], ['Taller than me']],
    ['Wish list: books, long walks.', [], ['Books', 'Long walks']],
  ])('%s', (text, musts, bonuses) => {
    const { must_haves, nice_to_haves } = learned(text).values
    expect([must_haves, nice_to_haves]).toEqual([musts, bonuses])
  })
})

describe('a label of any kind before the wish', () => {
  it.each([
    ['A plus: they own a bike.', ['Own a bike']],
    ['Not required but lovely: knows how to make dal.', ['Knows how to make dal']],
    ['Lovely but not needed: he sings in a choir.', ['Sings in a choir']],
    ["Would like but don't need: lives near water.", ['Lives near water']],
  ])('%s', (text, found) => expect(learned(text).values.nice_to_haves).toEqual(found))

  it('names a wish even where it speaks of their family', () =>
    expect(learned('My must-have: she is kind to her parents.').values.must_haves).toEqual(['Kind to her parents']))
})

describe('what only sounds like a wish', () => {
  it.each([
    'Saturday would be good for me.',
    "I have to be home by ten, I've a babysitter.",
    'Needs must, as they say.',
    'It needs to be within 20 miles.',
    'A date at the weekend would be great.',
    'I should be so lucky.',
    "I don't smoke but I wouldn't mind if you did.",
    'First things first, how does this work?',
    'My dream is a house by the sea.',
    'Nothing but rain here today.',
    'The café has to be open late.',
    'I am happy with a walk.',
  ])('%s', (text) => {
    const { must_haves, nice_to_haves } = learned(text).values
    expect([must_haves, nice_to_haves]).toEqual([[], []])
  })
})

describe('right after the question about wishes', () => {
  it.each([
    'I play bass in a covers band on the side.',
    'I sleep badly and read a lot.',
    'I like being by the sea.',
    'My job involves a lot of talking.',
    "I'd love to see Japan one day.",
    'Nothing beats a good thunderstorm.',
    'I was married for eleven years, it ended kindly.',
  ])('is about their own life: %s', (text) => {
    const { values, state } = learned(text, 'wishes')
    expect([values.must_haves, values.nice_to_haves, state.settled]).toEqual([[], [], []])
  })

  it.each([
    ['Funny and kind', ['Funny', 'Kind']],
    ['Just someone with a sense of humour', ['A sense of humour']],
    ['I like people who read.', ['Likes people who read']],
  ])('is a wish: %s', (text, found) => expect(learned(text, 'wishes').values.must_haves).toEqual(found))
})

describe('what a person values in other things', () => {
  it.each([
    'I value my sleep.',
    'I look for fossils on the beach.',
    'What matters most in baking is the flour.',
    'It would be nice if it stopped raining.',
    "It's essential to preheat the oven.",
  ])('%s', (text) => {
    const { must_haves, nice_to_haves } = learned(text).values
    expect([must_haves, nice_to_haves]).toEqual([[], []])
  })
})
