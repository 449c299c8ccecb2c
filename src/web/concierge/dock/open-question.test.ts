import { describe, expect, test } from 'vitest'
import { openQuestion } from './open-question.ts'

const open = (text: string) => ({
  turns: [{ from: 'concierge' as const, text }],
  choices: null,
  progress: { at: 4, of: 9 },
  done: false,
})

describe('the open question', () => {
  test.each([
    [
      'Three times a week is no small habit. How far would you travel?',
      'Three times a week is no small habit.',
      'How far would you travel?',
    ],
    [
      'What do you need in a person? A word or two is enough.',
      '',
      'What do you need in a person? A word or two is enough.',
    ],
    ['Is that so? I half heard that. Is it one of these?', 'Is that so? I half heard that.', 'Is it one of these?'],
    ['And your budget: $, $$ or $$$?', '', 'And your budget: $, $$ or $$$?'],
  ])('is the last part of the reply: %s', (text, said, question) => {
    expect(openQuestion(open(text))).toEqual({ said, question })
  })

  test('does not exist if the reply asks nothing, or after the end', () => {
    expect(openQuestion(open('Press the one you mean, and it is done.'))).toEqual({
      said: 'Press the one you mean, and it is done.',
    })
    expect(openQuestion({ ...open('Sound right? Then press it.'), done: true })).toEqual({
      said: 'Sound right? Then press it.',
    })
    expect(openQuestion({ ...open('Hello. How are you?'), progress: null })).toEqual({ said: 'Hello. How are you?' })
  })

  test('stays in the list together with phone numbers', () => {
    const text = 'That sounds heavy. Are you safe right now?\nCall or text 988: Suicide & Crisis Lifeline'
    expect(openQuestion(open(text)).said).toContain('Are you safe right now?')
  })

  test("does not exist if the last message is the member's", () => {
    expect(openQuestion({ ...open(''), turns: [{ from: 'member', text: 'Is it?' }] })).toEqual({})
  })
})
