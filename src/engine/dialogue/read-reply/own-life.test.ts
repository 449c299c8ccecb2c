import { describe, expect, it } from 'vitest'
import { learned } from '../cases/reading.ts'

describe('smoking', () => {
  it.each([
    ["I don't smoke", 'no'],
    ['never touched a cigarette', 'no'],
    ["I'm an ex-smoker", 'no'],
    ['quit smoking years ago', 'no'],
    ['🚭', 'no'],
    ['smoking: no', 'no'],
    ['I smoke sometimes', 'sometimes'],
    ['social smoker', 'sometimes'],
    ['only smoke when im drunk', 'sometimes'],
    ['a cigar at Christmas', 'sometimes'],
    ['I hardly ever smoke', 'sometimes'],
    ['I smoke', 'yes'],
    ['a pack a day', 'yes'],
    ["I'm trying to quit smoking", 'yes'],
    ['I SMOKE LIKE A CHIMNEY', 'yes'],
  ])('%s → %s', (text, habit) => expect(learned(text).values.lifestyle?.smoking).toBe(habit))

  it.each([
    "I don't date smokers",
    'My sister smokes',
    'no smokers please',
    'someone who never smokes',
    'I love smoked salmon',
    'the smoke alarm went off',
    'My flatmates smoke on the balcony',
    'I have a brother who smokes',
    'Do I have to say whether I smoke?',
    'My ex smoked a pack a day',
  ])('is not their own: %s', (text) => expect(learned(text).values.lifestyle?.smoking).toBeNull())
})

describe('drinking', () => {
  it.each([
    ["I don't drink", 'no'],
    ["I'm teetotal", 'no'],
    ['sober for six years', 'no'],
    ['not really a drinker', 'no'],
    ['I never touch alcohol', 'no'],
    ['I drink socially', 'sometimes'],
    ['a glass of wine now and then', 'sometimes'],
    ["I don't drink much", 'sometimes'],
    ['only at weddings for me, a drink I mean', 'sometimes'],
    ['wine with dinner most nights', 'yes'],
    ['I drink every day', 'yes'],
    ['put me down as a yes for drinking', 'yes'],
  ])('%s → %s', (text, habit) => expect(learned(text).values.lifestyle?.drinking).toBe(habit))

  it.each([
    'My ex drank',
    'I drink far too much coffee',
    'heavy drinkers are a no',
    'want to grab a drink sometime?',
    'I work behind a bar',
    'a partner who drinks rarely',
    'drinking in the sunshine',
    'my parents ran a pub',
  ])('is not their own: %s', (text) => expect(learned(text).values.lifestyle?.drinking).toBeNull())

  it.each([
    ["I don't smoke or drink", 'no', 'no'],
    ['I smoke and drink socially', 'sometimes', 'sometimes'],
    ['non-smoker, social drinker', 'no', 'sometimes'],
    ["I don't smoke but I do enjoy a drink", 'no', 'sometimes'],
    ['smoking no, drinking yes', 'no', 'yes'],
    ['I smoke but never drink', 'yes', 'no'],
  ])('both in one breath: %s', (text, smoking, drinking) =>
    expect(learned(text).values.lifestyle).toEqual({ smoking, drinking }),
  )

  it('hears a short answer for both, right after the question', () => {
    expect(learned('neither', 'habits').values.lifestyle).toEqual({ smoking: 'no', drinking: 'no' })
    expect(learned('no', 'habits').values.lifestyle).toEqual({ smoking: 'no', drinking: 'no' })
    expect(learned('no').values.lifestyle).toEqual({ smoking: null, drinking: null })
  })
})

describe('when they are free', () => {
  it.each([
    ['weekends work best', ['Weekends']],
    ["I can't do weeknights, but weekends are wide open", ['Weekends']],
    ['free after work', ['Weeknights']],
    ['Friday evenings suit me', ['Weeknights']],
    ['Saturdays', ['Weekends']],
    ["I'm free for lunch most workdays", ['Lunch hours']],
    ['before work is best for me', ['Early mornings']],
    ['any time, my schedule is flexible', ['Flexible']],
    ['weeknights and weekends both work', ['Weeknights', 'Weekends']],
    ['cross weekends off and put weeknights instead', ['Weeknights']],
    ['early mornings are the time to catch me', ['Early mornings']],
    ["Tuesday and Wednesday evenings I'm all yours", ['Weeknights']],
    ["On weeknights I'm home by six, so those are good", ['Weeknights']],
    ["Weeknights are no trouble at all, it's weekends that never work", ['Weeknights']],
    ["I'm never free except in my lunch hour", ['Lunch hours']],
    ['Lunch is usually doable', ['Lunch hours']],
    ['Mon-Thu evenings', ['Weeknights']],
    ['evenings from Monday to Thursday', ['Weeknights']],
    ['Saturdays and Sundays are when I have time', ['Weekends']],
    ['Weekdays are full, so it has to be the weekend', ['Weekends']],
    ['I can fit around you', ['Flexible']],
    ["Weekends are when I'm off", ['Weekends']],
    ['Anything but weekdays, so weekends', ['Weekends']],
    ['Luncheon suits me best', ['Lunch hours']],
    ["I'm easy when it comes to timing", ['Flexible']],
  ])('%s', (text, times) => expect(learned(text).values.availability).toEqual(times))

  it.each([
    'I have a couple of drinks on weekends',
    'I coach football on Saturday mornings',
    'Lunch is always a sandwich at my desk',
    'I am flexible on age',
    'the best weekend of my life',
    'my kids are with me every weekend',
    "My pottery studio is my baby, I'm up with it at all hours",
    "I haven't had a free weekend in months",
    "I'm flexible, I do yoga",
    'I work weekdays',
    'Drinking: weekends only',
  ])('says nothing of it: %s', (text) => expect(learned(text).values.availability).toEqual([]))
})

describe('faith and values', () => {
  it.each([
    ["I'm Catholic and it matters to me", 'Catholic'],
    ["I'm an atheist", 'atheist'],
    ['My faith is important to me', 'faith'],
    ['I keep kosher and want a Jewish home', 'kosher'],
    ["I'm not religious", 'religious'],
  ])('%s', (text, word) => expect(learned(text).values.faith_values_edge).toContain(word))

  it.each([
    'I have faith in people',
    'I go to the gym religiously',
    'My parents are Catholic',
    'Thank God it is Friday',
    'mass transit is my hobby',
  ])('says nothing of it: %s', (text) => expect(learned(text).values.faith_values_edge).toBeNull())
})
