import { describe, expect, it } from 'vitest'
import { isBonus, withoutFrame, withoutHalf, withPerson } from './entry-words.ts'

describe('the words of an entry', () => {
  it.each([
    ['someone who is kind, please', 'kind'],
    ['Kind who', 'Kind'],
    ['Be Jewish, darling', 'Jewish'],
    ['Homophobes obvs', 'Homophobes'],
    ["I'd like him to like dogs as a bonus", 'like dogs'],
    ['Keep the kindness', 'kindness'],
    ['maybe somebody tall lol', 'tall'],
    ['just honest, full stop', 'honest'],
    ['put down that he reads', 'he reads'],
    ['people person', 'people person'],
    ['a man of his word', 'a man of his word'],
    ['the girl next door', 'the girl next door'],
    ["I'd want us to share traditions", "I'd want us to share traditions"],
    ['someone', 'someone'],
    ['who I can be daft with', 'who I can be daft with'],
    ["who'd out me", 'out me'],
    ['patient darling', 'patient'],
    ['loyal x', 'loyal'],
    ['ok with cats', 'ok with cats'],
    ["people who say they don't read", "people who say they don't read"],
  ])('are without what leads to them and what follows: %s', (words, bare) => expect(withoutFrame(words)).toBe(bare))

  it.each([
    ['love cats', 'he must love cats', 'loves cats'],
    ['like dogs', "I'd like him to like dogs", 'likes dogs'],
    ['out me', "nobody who'd out me", 'outs me'],
    ['love my kids', "he's got to love my kids", 'loves my kids'],
    ['love cats', 'I love cats', 'love cats'],
  ])('say what the other does: %s in %s', (words, source, said) => expect(withPerson(words, source)).toBe(said))

  it.each([
    [' would be a bonus', true],
    [', but only a plus', true],
    [' and funny. Tall would be a bonus', false],
  ])('are a bonus where it is said behind them: %s', (after, is) => expect(isBonus(after)).toBe(is))

  it.each([
    ['Christian, though the denomination', ' is not important', 'Christian'],
    ['Christian, though not strict', '. And kind', 'Christian, though not strict'],
    ['kind, honest', ' and tall', 'kind, honest'],
  ])('lose a second clause that was cut: %s%s', (words, after, said) => expect(withoutHalf(words, after)).toBe(said))
})
