import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { merge } from '../merge.ts'
import type { Proposal } from '../proposal.ts'
import type { Path } from '../slots.ts'
import type { Conversation } from '../state.ts'

const add = (path: Path, value: string): Proposal => ({ kind: 'add', path, value, words: '' })
const set = (path: Path, value: string | number): Proposal => ({ kind: 'set', path, value, words: '' })
const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const { state } = merge(
  begun,
  [
    set('valuesMap.faith_values_edge', 'Agnostic'),
    set('valuesMap.age_range.min', 40),
    set('valuesMap.age_range.max', 55),
    set('valuesMap.distance_km', 48),
    set('valuesMap.family.wants_kids', 'yes'),
    add('preferences.must_haves', 'Kind'),
    add('preferences.nice_to_haves', 'Cooks'),
  ],
  { from: 'answer', turn: 0 },
)
const done: Conversation = { ...state, part: null, pending: null, done: true }
const say = (text: string, from: Conversation = done) => takeTurn(from, text, { today, reader }).state
const at = ({ entries }: Conversation, path: Path) =>
  entries.filter((one) => one.path === path).map(({ value }) => value)
const fresh = (text: string, path: Path) => at(say(text), path).filter((value) => !at(done, path).includes(value))

describe('an order that names a row', () => {
  it.each([
    ['Change my faith to Hindu', 'Hindu'],
    ['faith: Quaker', 'Quaker'],
    ['My faith should say Greek Orthodox', 'Greek Orthodox'],
    ['Now the faith: it should say only "Sikh, I pray every morning".', 'Sikh, I pray every morning'],
    ['No, no. Faith should read Church of Scotland, lightly worn.', 'Church of Scotland, lightly worn'],
    ['Please write in faith only: Lutheran', 'Lutheran'],
    ['Set faith to Sunni Muslim, I pray five times a day', 'Sunni Muslim, I pray five times a day'],
    ['my faith: atheist. honestly just do that', 'Atheist'],
  ])('puts its own words on the row of faith: %s', (text, value) => {
    expect(at(say(text), 'valuesMap.faith_values_edge')).toEqual([value])
  })

  it.each([
    ["put it in the notes that I'm trans and want to tell people myself", "I'm trans and want to tell people myself"],
    [
      'Put in the notes: polyamorous, I live with a partner, and only want people who are fine with that.',
      'Polyamorous, I live with a partner, and only want people who are fine with that',
    ],
    ['And note: I have a stammer.', 'I have a stammer'],
    ['Then note for the matchmaker: never on Fridays, mosque.', 'Never on Fridays, mosque'],
    ['And put down for the matchmaker that the cat comes first.', 'The cat comes first'],
    ['put an aunt comes along in the notes', 'An aunt comes along'],
    ['thanks. one note: free every second weekend only', 'Free every second weekend only'],
  ])('is kept as a note, in its own words: %s', (text, value) => {
    expect(at(say(text), 'notes')).toEqual([value])
  })

  it('fills several lists in one message', () => {
    const after = say('must haves: no games, honest, has a job. deal breakers: liars')
    expect(at(after, 'preferences.must_haves')).toEqual(['Kind', 'No games', 'Honest', 'Has a job'])
    expect(at(after, 'valuesMap.dealbreakers')).toEqual(['Liars'])
    const equal = say('texts back = must haves. tall = bonus')
    expect(at(equal, 'preferences.must_haves')).toEqual(['Kind', 'Texts back'])
    expect(at(equal, 'preferences.nice_to_haves')).toEqual(['Cooks', 'Tall'])
  })

  it('writes a listed deal-breaker as the list has it', () => {
    expect(fresh('Put it in the deal breakers: smokers', 'valuesMap.dealbreakers')).toEqual(['Daily smoker'])
  })

  it.each(['move my must haves to nice to haves', 'Change the must haves to my deal breakers'])(
    'adds no name of a row to a list: %s',
    (text) => {
      const after = say(text)
      const wishes = [...at(after, 'preferences.must_haves'), ...at(after, 'preferences.nice_to_haves')]
      expect(wishes).toEqual(['Kind', 'Cooks'])
      expect(at(after, 'valuesMap.dealbreakers')).toEqual([])
    },
  )

  it.each([
    'change my must haves to funny and patient',
    'must haves should only say funny and patient',
    'My must-haves should say only: funny, patient',
    'put under must haves only: funny, patient',
  ])('replaces a list, and undo puts it back: %s', (text) => {
    const after = say(text)
    expect(at(after, 'preferences.must_haves')).toEqual(['Funny', 'Patient'])
    expect(at(say('undo', after), 'preferences.must_haves')).toEqual(['Kind'])
  })

  it.each(['just put must haves: funny', 'must haves: funny', 'put in my must haves: funny'])(
    'adds to a list: %s',
    (text) => expect(at(say(text), 'preferences.must_haves')).toEqual(['Kind', 'Funny']),
  )

  it.each([
    ['Faith: none', 'valuesMap.faith_values_edge', 'faith'],
    ['Must haves: no preference', 'preferences.must_haves', 'mustHaves'],
    ['change my nice to haves to nothing', 'preferences.nice_to_haves', 'niceToHaves'],
  ] as const)('settles a row that is to hold nothing: %s', (text, path, slot) => {
    const after = say(text)
    expect(at(after, path)).toEqual([])
    expect(after.settled).toContain(slot)
  })

  it('changes no other row', () => {
    const after = say("Take my distance up to fifty, Dayton's not so far if he's nice.")
    expect(at(after, 'valuesMap.distance_km')).toEqual([80])
    expect([...at(after, 'valuesMap.age_range.min'), ...at(after, 'valuesMap.age_range.max')]).toEqual([40, 55])
  })

  it('takes "it" for what was offered', () => {
    const offer = {
      group: 'keep',
      options: [
        { label: 'Keep it as a note', does: [{ kind: 'note' as const, value: "I'm C of E", words: '' }] },
        { label: 'No, leave it out', does: [] },
      ],
    }
    const after = say("Put it under faith, if you'd be so kind.", { ...done, offer })
    expect(at(after, 'valuesMap.faith_values_edge')).toEqual(["I'm C of E"])
  })

  it.each(['my faith matters to me', 'what does my faith say?', 'she should note that I snore'])(
    'is none in what is only told or asked: %s',
    (text) => expect(at(say(text), 'notes')).toEqual([]),
  )
})
