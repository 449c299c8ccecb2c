import { describe, expect, it } from 'vitest'
import { reader } from '../../../test/learned-reader.ts'
import { choicesOf } from './choices.ts'
import { beginConversation, takeTurn } from './conversation.ts'
import { groupOf } from './groups.ts'
import type { Conversation, Part } from './state.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const asked = (part: Part): Conversation => ({ ...begun, part, pending: groupOf(part) })
const say = (text: string, state = begun) => takeTurn(state, text, { today, reader })
/** What stands, notes aside: a day or an hour is noted beside its part of the week. */
const valuesOf = ({ entries }: Conversation) => entries.flatMap(({ path, value }) => (path === 'notes' ? [] : [value]))

describe('a no on faith and words on it', () => {
  const said = say('nah. church on easter', asked('faith'))

  it('exclude each other, and both are offered', () => {
    expect(said.state.entries).toEqual([])
    expect(said.state.settled).toEqual([])
    expect(choicesOf(said.state)?.options.map(({ label }) => label)).toEqual(['"Church on easter"', 'Nothing on faith'])
  })

  it('become what is chosen, in words too', () => {
    expect(say('Nothing on faith', said.state).state.settled).toEqual(['faith'])
    expect(say('nothing', said.state).state.settled).toEqual(['faith'])
    expect(valuesOf(say('"Church on easter"', said.state).state)).toEqual(['Church on easter'])
    expect(valuesOf(say('yes', said.state).state)).toEqual(['Church on easter'])
  })

  it('are one entry where the words are a no themselves', () => {
    const { state } = say('No religion. I am an atheist, my mum still prays for me.', asked('faith'))
    expect(state.settled).toEqual([])
    expect(valuesOf(state)).toHaveLength(1)
  })
})

describe('smokers and drinkers', () => {
  it.each([
    ['No smokers, I cannot abide the stink', 'Smokers'],
    ['Daily smokers', 'Daily smoker'],
    ['somebody who smokes all day long', 'Daily smoker'],
  ])('are refused as far as is said: %s', (text, value) =>
    expect(valuesOf(say(text, asked('dealbreakers')).state)).toEqual([value]),
  )
})

describe('what is named as a no', () => {
  it.each([
    ['someone who would out me', ['Would out me']],
    ['no one allergic to dogs', ['Allergic to dogs']],
    ['he must love dogs, no smokers', ['Loves dogs', 'Smokers']],
  ])('is refused unless it is demanded: %s', (text, values) => {
    const { state } = say(text, asked('dealbreakers'))
    expect(valuesOf(state)).toEqual(values)
    expect(state.entries.at(-1)?.path).toBe('valuesMap.dealbreakers')
  })
})

describe('a time that the clause turns down', () => {
  it.each([
    ['Every other weekend. Weeknights no.', ['Weekends', 'Every other weekend']],
    ['weeknights are out, mornings before work are best', ['Early mornings']],
    ['no weeknight no weekend. only dec-feb', []],
    ['anything but weekends', []],
    ["I'm flexible, except Friday night and Saturday", ['Flexible', 'Not Friday night and Saturday']],
  ])('is not noted: %s', (text, times) => expect(valuesOf(say(text, asked('availability')).state)).toEqual(times))
})

describe('a distance', () => {
  const standing = takeTurn(asked('distance'), '25. im in dayton, work 2nd shift', { today, reader }).state

  it('is heard in front of other talk, and never taken for the number of a list', () =>
    expect(valuesOf(standing)).toEqual([40]))

  it('is meant in the unit that is named afterwards', () => {
    const { state, reply } = say("it's kilometres, this is Canada", standing)
    expect(valuesOf(state)).toEqual([25])
    expect(reply).toContain('25 km')
  })

  it.each([
    ['30, but kilometres', 30],
    ['Leeds only, 10 at a push', 16],
    ['20 is enough. I work 12 hour shifts', 32],
  ])('is heard with what stands around it: %s', (text, km) =>
    expect(valuesOf(say(text, asked('distance')).state)).toEqual([km]),
  )

  it('is told in the unit that somebody asks for, and in both until one is named', () => {
    const known = { intake: { location: { willingToTravelKm: 64 } } }
    const { state } = beginConversation({ name: 'Ada', known, today, seed: 1 })
    expect(say('Read it all back to me', { ...state, done: true }).reply).toContain('40 miles (64 km)')
    const shown = say('And show me the distance in km', { ...state, done: true })
    expect(shown.reply).toContain('64 km')
    expect(shown.reply).not.toContain('miles')
    expect(valuesOf(shown.state)).toEqual([64])
  })

  it('is told in km to somebody whose intake can only have been filled in with them', () => {
    const known = { intake: { location: { willingToTravelKm: 50 } } }
    const { state } = beginConversation({ name: 'Ada', known, today, seed: 1 })
    expect(say('Read it all back to me', { ...state, done: true }).reply).toContain('up to 50 km')
  })
})

describe('a hedge', () => {
  it.each([
    ["I'm not sure, maybe 20 km", 'distance', [20]],
    ['not sure yet, weekends maybe', 'availability', ['Weekends']],
  ] as const)('of one answer leaves no other row open: %s', (text, part, values) => {
    const { state } = say(text, asked(part))
    expect(valuesOf(state)).toEqual(values)
    expect(state.offer).toBeNull()
  })
})

describe('figures', () => {
  const at40 = say('40 km', asked('distance')).state

  it.each([
    ['40 km is too much after work, 25 better', 25],
    ['Is the distance 40 still?', 40],
    ['distance still 40?', 40],
    ['make it 30 miles', 48],
  ])('of a distance keep the unit that is used: %s', (text, km) => {
    expect(valuesOf(say(text, { ...at40, done: true, part: null, pending: null }).state)).toEqual([km])
  })

  it.each<[Part, string, (string | number)[]]>([
    ['meet', 'woman only. 38 to 50 years ok, kind heart', ['Women', 38, 50]],
    ['age', 'age from 27 please', [27]],
    ['age', "33 to 45. And no, I won't pretend I'm after someone my age, I'm 43.", [33, 45]],
  ])('of ages are heard after %s: %s', (part, text, values) =>
    expect(valuesOf(say(text, asked(part)).state)).toEqual(expect.arrayContaining(values)),
  )
})

describe('an answer', () => {
  it.each<[Part, string]>([
    ['smoking', 'No. I drink approximately two units per month.'],
    ['kids', 'At seventy-two the question rather answers itself! I have one son, Peter, in Canada. No.'],
  ])('is a bare word in a sentence of its own, whatever stands around it: %s', (part, text) =>
    expect(valuesOf(say(text, asked(part)).state)).toContain('no'),
  )

  it('is the one that it was put right to', () =>
    expect(valuesOf(say('Two dollar signs. No, three.', asked('budget')).state)).toEqual(['$$$']))

  it('is asked back where another is as likely', () =>
    expect(say('I drink when I breathe, so: sometimes and yes', asked('drinking')).state.entries).toEqual([]))

  it('is heard where it is chosen in so many words', () =>
    expect(valuesOf(say('I will choose sometimes.', asked('drinking')).state)).toEqual(['sometimes']))

  it('is not asked back in the reply that notes it', () => {
    const offer = {
      group: 'drinking',
      options: [
        {
          label: "Yes, that's right",
          does: [
            { kind: 'set' as const, path: 'valuesMap.lifestyle.drinking' as const, value: 'sometimes', words: 'beer' },
          ],
        },
        { label: 'No, leave it out', does: [] },
      ],
    }
    const { state } = say('yes beer sometimes', { ...asked('drinking'), offer })
    expect(valuesOf(state)).toEqual(['sometimes'])
    expect(state.offer).toBeNull()
  })
})
