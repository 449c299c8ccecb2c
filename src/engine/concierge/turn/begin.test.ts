import { expect, it } from 'vitest'
import { anIntake } from '../../../../test/builders.ts'
import { entriesAfter } from '../../../../test/talk.ts'
import { reader } from '../../../server/dialogue/learned-reader.ts'
import { beginConversation } from './begin.ts'

const begin = (notes: string) =>
  beginConversation({
    ...{ name: 'Maya', today: '2026-11-28', seed: 1, reader },
    known: { intake: anIntake({ review: { notesForMatchmaker: notes } }), isSubmitted: true },
  })
const meets = (notes: string) =>
  entriesAfter(begin(notes)).filter((one) => /=(?:Women|Men|Everyone|Nonbinary people)$/.test(one))

it.each([
  ['i want to meet a MAN, serious only', ['preferences.must_haves=Men']],
  ['I am looking for a woman.', ['preferences.must_haves=Women']],
  ['Open to any gender', ['preferences.must_haves=Everyone']],
  ['Please be patient with me, my English is not so good.', []],
  ['My sister is a woman of great faith.', []],
])('the people to meet are read from the notes of the intake: %s', (notes, found) =>
  expect(meets(notes)).toEqual(found),
)

it('if the notes say who to meet, that question is not asked', () => {
  expect(begin('I am looking for a woman.').state.question).not.toBe('meet')
  expect(begin('Hello').state.question).toBe('meet')
})
