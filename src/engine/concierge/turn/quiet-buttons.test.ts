import { describe, expect, it } from 'vitest'
import { asked, begun, entriesAfter, say } from '../../../../test/talk.ts'
import type { Button, Question } from '../state/conversation.ts'
import { noteLabel } from '../state/offers.ts'

const note = (value: string): Button => ({
  label: noteLabel(value),
  does: [{ op: 'add', path: 'notes', value, words: '' }],
})
const [first, second] = [note('plays the cello on Tuesdays'), note('keeps two rescue greyhounds')]

describe('two note buttons pressed one after the other', () => {
  it.each<Question>(['intent', 'smoking', 'faith', 'mustHaves', 'dealbreakers'])(
    'the open question stays open: %s',
    (question) => {
      const before = { ...asked(question), offers: [first, second] }
      const one = say(first.label, before)
      const two = say(second.label, one.state)
      expect(entriesAfter(two)).toHaveLength(2)
      expect([one.state.question, two.state.question]).toEqual([question, question])
      expect(two.state.asked[question]).toBe(1)
      expect(two.done).toBe(false)
    },
  )

  it('the conversation does not end at its last question', () => {
    const all = { intent: 2, meet: 2, age: 2, distance: 2, availability: 2, smoking: 2, drinking: 2, kids: 2, faith: 1 }
    const before = { ...begun, question: 'mustHaves' as const, asked: { ...all, mustHaves: 1, dealbreakers: 1 } }
    const two = say(second.label, say(first.label, { ...before, offers: [first, second] }).state)
    expect(two.state.question).toBe('mustHaves')
    expect(two.done).toBe(false)
  })
})
