import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { choicesOf } from '../choices.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { merge } from '../merge.ts'
import type { Proposal } from '../proposal.ts'
import { kindOfOrder } from './likely-order.ts'
import { addedWords, newWords } from './new-words.ts'

const today = '2026-11-22'
const MUST = 'preferences.must_haves'
const NICE = 'preferences.nice_to_haves'
const NO = 'valuesMap.dealbreakers'
const adding = (path: typeof MUST | typeof NICE | typeof NO, ...values: string[]): Proposal[] =>
  values.map((value) => ({ kind: 'add', path, value, words: '' }))

const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const standing = merge(
  begun,
  [
    ...adding(MUST, 'Tall', 'Likes walking', 'Likes wine'),
    ...adding(NICE, 'Good cook', 'Plays guitar'),
    ...adding(NO, 'Snobs', 'Daily smoker'),
    { kind: 'note', value: 'Has two cats', words: '' },
  ],
  { from: 'answer', turn: 0 },
).state
const say = (text: string, state = standing) => takeTurn(state, text, { today, reader })
const listed = (state: typeof standing) => state.entries.map(({ path, value }) => `${path.split('.').at(-1)}: ${value}`)

describe('an order in free words', () => {
  it.each([
    ["she needn't be tall, I was being daft, take that off", ['must_haves: Tall'], []],
    ['the guitar is no longer needed, thanks', ['nice_to_haves: Plays guitar'], []],
    ['cooking is a must really, move it up to the must-haves', ['nice_to_haves: Good cook'], ['must_haves: Good cook']],
    ['where it says tall, make it over six feet', ['must_haves: Tall'], ['must_haves: Over six feet']],
    ['swap snobs for people who sneer', ['dealbreakers: Snobs'], ['dealbreakers: People who sneer']],
    ['wipe all of my dealbreakers please', ['dealbreakers: Snobs', 'dealbreakers: Daily smoker'], []],
    ['pop speaks Spanish in with the nice-to-haves as well', [], ['nice_to_haves: Speaks Spanish']],
  ])('is carried out: %s', (text, gone, come) => {
    const { state } = say(text)
    const [was, is] = [listed(standing), listed(state)]
    expect(was.filter((one) => !is.includes(one)).toSorted()).toEqual(gone.toSorted())
    expect(is.filter((one) => !was.includes(one))).toEqual(come)
  })

  it('is carried out beside an answer in a sentence of its own, and loses neither', () => {
    const { state } = say("No, no. I'm free on Tuesday evenings only. And tall was a joke, take it out.")
    expect(listed(state)).toEqual(expect.arrayContaining(['availability: Weeknights']))
    expect(listed(state)).not.toContain('must_haves: Tall')
  })

  it.each(['get rid of that thing I like', 'take one of those off, it is too many'])(
    'is handed over to the snapshot where it resembles nothing of it: %s',
    (text) => {
      const { state, reply } = say(text)
      expect(listed(state)).toEqual(listed(standing))
      expect(state.handover).toEqual([])
      expect(reply).toMatch(/Change .*on your snapshot/)
    },
  )

  it.each(['our meeting place has to have a ramp and a wide loo', 'please pencil in that she bakes'])(
    'is never met with entries to take out that it does not name: %s',
    (text) => {
      const { state } = say(text)
      expect(listed(state)).toEqual(listed(standing))
      expect(choicesOf(state)?.options.map(({ label }) => label) ?? []).not.toContainEqual(
        expect.stringMatching(/^Take out/),
      )
    },
  )

  it('asks what to say instead, and takes what is typed next for it', () => {
    const { state, reply } = say('snobs is the wrong word, please change it')
    expect(reply).toContain('What should "Snobs" say instead?')
    expect(choicesOf(state)?.options.map(({ label }) => label)).toEqual(['Take it out', 'Leave it as it is'])
    const after = listed(say('stuck-up people', state).state)
    expect(after).toContain('dealbreakers: Stuck-up people')
    expect(after).not.toContain('dealbreakers: Snobs')
  })

  it('leaves the plain answer beside it noted', () => {
    const { state } = say('Please take tall off my must-haves. And 25 miles is as far as I go.')
    expect(listed(state)).not.toContain('must_haves: Tall')
    expect(state.entries).toContainEqual(expect.objectContaining({ path: 'valuesMap.distance_km', value: 40 }))
  })

  it('is none where the reader sees none', () => {
    expect(kindOfOrder((label) => (label === 'R' ? 0.2 : 0.9))).toBeNull()
    expect(kindOfOrder((label) => (label === 'R' ? 0.9 : 0.1))).toBeNull()
    expect(kindOfOrder((label) => ({ R: 0.9, Omov: 0.6, Orem: 0.4 })[label] ?? 0)).toBe('Omov')
  })
})

describe('the words of an order', () => {
  it.each([
    ['change tall to over six feet please', 'tall', 'Over six feet'],
    ["'fit' means something else, make it say keeps fit 😳", 'fit', 'Keeps fit'],
    ['Instead of guitar put plays anything', 'plays guitar', 'Plays anything'],
    ['I would never say hotheads. Write impatient people.', 'hotheads', 'Impatient people'],
    ['swap jazz for folk music will you', 'likes jazz', 'Likes folk music'],
  ])('"%s" instead of %s: %s', (text, now, value) => expect(newWords(text, now).values).toEqual([value]))

  it.each(['put it there', 'fix it'])('"%s" says none', (text) => expect(newWords(text, 'tall').values).toEqual([]))

  it.each([
    ['Pop likes dogs in with the must-haves as well.', 'Likes dogs'],
    ['One more for the no list: gambling.', 'Gambling'],
    ['under nice to have also put speaks Spanish', 'Speaks Spanish'],
    ["Add to the must list 'good with teenagers'.", 'Good with teenagers'],
  ])('"%s" adds %s', (text, value) => expect(addedWords(text, false)).toEqual({ values: [value], isPlain: true }))

  it.each([
    ['Write also in the musts that he reads books', false, 'Reads books'],
    ['put down that they must like dogs', false, 'Like dogs'],
    ['pop in the notes that i work shifts', true, 'I work shifts'],
  ])('"%s" may add %s, and is asked about', (text, isNote, value) =>
    expect(addedWords(text, isNote)).toEqual({ values: [value], isPlain: false }),
  )
})
