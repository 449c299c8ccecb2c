import { describe, expect, it } from 'vitest'
import { apartAtRunOnQuestions } from './run-on-questions.ts'

describe('a question without punctuation', () => {
  it.each([
    ["I'm not bothered what she is did you get the quiet place", 'did you get the quiet place?'],
    ['two dollars I suppose or is it pounds', 'or is it pounds?'],
    ['fifty to sixty two myself and how do you find these women', 'and how do you find these women?'],
  ])('the question is split from the words before it: %s', (sentence, question) =>
    expect(apartAtRunOnQuestions(sentence).at(-1)).toBe(question),
  )

  it.each([
    'what kind of man in his fifties do you mean',
    'I would like somebody who laughs as much as do you',
    'How do you find people, is it a person or is it a machine',
    'I asked my sister and my mother whether do you know it',
    'someone who will do it with me',
  ])('a sentence that leads into the question is not split: %s', (sentence) =>
    expect(apartAtRunOnQuestions(sentence)).toEqual([sentence]),
  )
})
