import { expect, test } from 'vitest'
import { beginConversation } from '#engine/dialogue/conversation.ts'
import { PARTS } from '#engine/dialogue/state.ts'
import { questionBank } from '#engine/dialogue/wording/questions.ts'
import { QUESTION_WORDS } from './question-words.ts'

const { state } = beginConversation({ name: 'Ada', known: {}, today: '2026-11-20', seed: 1 })

test.each(PARTS)('every way to ask about %s is known to be about it', (part) => {
  for (const hasGrownChildren of [false, true]) {
    for (const way of questionBank(part, { ...state, hasGrownChildren }).ways) expect(way).toMatch(QUESTION_WORDS[part])
  }
})

test('small talk is about no question that has a chance to be put', () => {
  for (const part of PARTS.filter((one) => one !== 'notes'))
    expect('Great! What other news?').not.toMatch(QUESTION_WORDS[part])
})
