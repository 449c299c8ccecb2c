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
  ])('is the end of the reply: %s', (text, said, question) => {
    expect(openQuestion(open(text))).toEqual({ said, question })
  })

  test('is none where nothing is asked, and after the end', () => {
    expect(openQuestion(open('Press the one you mean, and it is done.'))).toEqual({
      said: 'Press the one you mean, and it is done.',
    })
    expect(openQuestion({ ...open('Sound right? Then press it.'), done: true })).toEqual({
      said: 'Sound right? Then press it.',
    })
    expect(openQuestion({ ...open('Hello. How are you?'), progress: null })).toEqual({ said: 'Hello. How are you?' })
  })

  test('is never taken away from numbers to call', () => {
    const text = 'That sounds heavy. Are you safe right now?\nCall or text 988: Suicide & Crisis Lifeline'
    expect(openQuestion(open(text)).said).toContain('Are you safe right now?')
  })

  test('is none once the member has spoken last', () => {
    expect(openQuestion({ ...open(''), turns: [{ from: 'member', text: 'Is it?' }] })).toEqual({})
  })
})
