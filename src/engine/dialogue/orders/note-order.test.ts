import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { groupOf } from '../groups.ts'
import { cleanText } from '../reading/clean-text.ts'
import { readSentences } from '../reading/sentences.ts'
import type { Conversation } from '../state.ts'
import { noteOrder } from './note-order.ts'

const today = '2026-11-20'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const noteIn = (text: string) => noteOrder(readSentences(cleanText(text)), [])

describe('a note that is ordered in so many words', () => {
  it.each([
    [
      'Add a note so: free Saturday night and Sunday after mass, away in the lorry midweek',
      'free Saturday night and Sunday after mass, away in the lorry midweek',
    ],
    [
      'put a note: i am shy on a first date because i had a bad ex, he was laughing of my accent',
      'i am shy on a first date because i had a bad ex, he was laughing of my accent',
    ],
    ['Please add a note: bad knees, no stairs.', 'bad knees, no stairs.'],
    ["Note for the matchmaker: he isn't moving in and neither am I.", "he isn't moving in and neither am I."],
    ['can you note down that I work nights till Easter', 'I work nights till Easter'],
    ['Put my shift pattern in the notes: four on, four off', 'my shift pattern: four on, four off'],
    ['In the notes please put that I am a wheelchair user, thanks', 'I am a wheelchair user'],
    ['tell my matchmaker I breastfeed at eleven and three', 'I breastfeed at eleven and three'],
    ['The matchmaker should know that my son is at home till June', 'my son is at home till June'],
    [
      'yes flexible. and keep a note: sea cook, home only December to February',
      'sea cook, home only December to February',
    ],
    ['put I have a parrot in my notes', 'I have a parrot'],
    ["I'm only free on Saturdays. Please put that down for the matchmaker", "I'm only free on Saturdays."],
    ['I vape on weekends. chuck it in the notes', 'I vape on weekends.'],
    ['put again the note: free Saturdays', 'free Saturdays'],
    ['Write this down for the matchmaker: I need step-free places', 'I need step-free places'],
    ['i want a note that says I have a daughter', 'I have a daughter'],
    ['Take weeknights out. Write instead a note: Wednesday evening.', 'Wednesday evening.'],
  ])('keeps all of it: %s', (text, note) => expect(noteIn(text)?.text).toBe(note))

  it('leaves what is said before it and the order after it', () => {
    expect(noteIn('yes flexible. and keep a note: sea cook, and take out tall')).toEqual({
      text: 'sea cook',
      rest: 'take out tall\nyes flexible.',
      isNamed: true,
    })
  })

  it.each(['I want to add a note', 'make a note please', 'can you put that in the notes', 'note that please'])(
    'does not say what it is to be where it only points: %s',
    (text) => expect(noteIn(text)?.text).toBe(''),
  )

  it.each([
    'who reads the notes?',
    'she hit every note of it',
    'I take notes at work',
    'on a happier note, I got the job',
    'notes are fine by me',
    'That note about the waiter is silly, take it out',
    'The note with the second weekend must come back',
  ])('is none in "%s"', (text) => expect(noteIn(text)).toBeNull())

  it('is kept whole, said back, and the answer beside it is noted', () => {
    const asked: Conversation = { ...begun, part: 'availability', pending: groupOf('availability') }
    const { state, reply } = takeTurn(asked, 'Weekends. Put a note: never on the last Sunday, my mum has me', {
      today,
      reader,
    })
    expect(state.entries).toContainEqual(expect.objectContaining({ path: 'valuesMap.availability', value: 'Weekends' }))
    expect(state.entries).toContainEqual(
      expect.objectContaining({ path: 'notes', value: 'Never on the last Sunday, my mum has me' }),
    )
    expect(reply).toMatch(/last Sunday|matchmaker/)
  })

  it('is asked for where it is not told', () => {
    const { state, reply } = takeTurn({ ...begun, done: true, part: null, pending: null }, 'I want to add a note', {
      today,
      reader,
    })
    expect(reply).toContain('What should I add to your notes?')
    const after = takeTurn(state, 'Sea cook. Home in Iloilo only December to February', { today, reader })
    expect(after.state.entries).toMatchObject([
      { path: 'notes', value: 'Sea cook. Home in Iloilo only December to February' },
    ])
  })
})
