import { describe, expect, it } from 'vitest'
import { learned } from '../../cases/reading.ts'

const edge = (text: string) => learned(text).values.faith_values_edge

describe('how people speak of their faith, or of having none', () => {
  it.each([
    "I'm a Quaker, so silence doesn't scare me.",
    "Church every Sunday, and I'd want company in the pew.",
    "I was brought up Catholic but it didn't stick.",
    "I don't believe in God and I'd find it hard to live with someone who does.",
    'I keep kosher at home.',
    'Sikhism shapes how I treat people.',
    'My religion matters a great deal to me.',
    "I'm not religious at all.",
    "I'm a lapsed Methodist.",
    'Allah is at the centre of my life.',
    "I meditate and follow the Buddha's teaching.",
    'Jesus comes first for me.',
    "I'm spiritual, no church.",
    "I'm an atheist and I'd prefer the same.",
    'We say grace at my table.',
    'Humanist, card-carrying.',
    'The synagogue is a big part of my week.',
    'I read the Bible every morning.',
    "I'd love to share Ramadan with someone.",
    'My faith in the Lord carried me through.',
  ])('%s', (text) => expect(edge(text)).toBe(text.replace(/\.$/, '')))
})

describe('what only sounds like faith', () => {
  it.each([
    'I have faith in the trains, foolish me.',
    'My cat is called Bishop.',
    'I photograph old churches.',
    'I live on Church Lane.',
    "Jesus, it's cold today.",
    'God I hate Mondays.',
    'I swear to God this app is better than the last.',
    'My niece Faith is five.',
    'I do yoga religiously.',
    'I sing in a gospel choir for the harmonies.',
    'Football is a religion in this town.',
    "I'm preaching to the choir here, I know.",
    "I'd sell my soul for a good curry.",
    "Thank heavens it's Friday.",
    'My neighbour is a vicar.',
    "I work for a Christian charity's accounts department.",
    'My mother prays for a son-in-law.',
    'I worship my sofa.',
    'The gym is my church.',
    'I teach religious education.',
    'Bless you for asking.',
    'I drive past the mosque on my way to work.',
    "I've a temple of books at home.",
    "I cross my fingers and pray for rain, I'm a gardener.",
    'Sunday mass at my house means pancakes for twelve.',
    'Reading is practically my religion, I worship at the second-hand bookshop.',
  ])('%s', (text) => expect(edge(text)).toBeNull())
})

describe('right after the question about faith or values', () => {
  const asked = (text: string) => learned(text, 'faith').values.faith_values_edge

  it.each([
    'Honesty',
    "I'm a vegan",
    'Family comes first, always has and always will',
    'I believe in kindness above all',
  ])('is a value: %s', (text) => expect(asked(text)).toBe(text))
  it.each([
    'I was married for eleven years, it ended kindly.',
    'My friends would describe me as loud but loyal.',
    'I volunteer at a food bank twice a month.',
    "I ran the marathon for a children's charity.",
    "I'm learning to drive at 35.",
    'Nothing beats a good thunderstorm.',
  ])('is a story: %s', (text) => expect(asked(text)).toBeNull())
})
