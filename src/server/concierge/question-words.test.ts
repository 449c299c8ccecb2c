import { expect, test } from 'vitest'
import { SLOTS_OF } from '#engine/dialogue/groups.ts'
import { questionBank } from '#engine/dialogue/questions.ts'
import { GROUPS } from '#engine/dialogue/state.ts'
import { QUESTION_WORDS } from './question-words.ts'

test.each(GROUPS)('every way to ask about %s is known to be about it', (group) => {
  const slots = SLOTS_OF[group]
  for (const missing of [slots, ...slots.map((slot) => [slot])])
    for (const way of questionBank(group, missing).ways) expect(way).toMatch(QUESTION_WORDS[group])
})

test('small talk is about none of them', () => {
  for (const words of Object.values(QUESTION_WORDS)) expect('Great! What else?').not.toMatch(words)
})
