import { describe, expect, it } from 'vitest'
import { helpLineIn } from '#contract/help-lines.ts'
import { reader } from '../../../../test/learned-reader.ts'
import { say, begun as talk } from '../../../../test/talk.ts'
import { choicesOf } from '../state/choices.ts'
import { beginConversation } from '../turn/begin.ts'
import { cityOf, helpLines } from './help-lines.ts'

const begun = { city: null, entries: talk.profile.entries }

describe('the help lines of a country', () => {
  it.each([
    ['Leeds', ['116 123', '999', '988', '911']],
    ['Dublin', ['116 123', '112', '988', '911']],
    ['Mumbai', ['14416', '112', '988', '911']],
    ['Melbourne', ['13 11 14', '000', '988', '911']],
    ['Toronto, Ontario', ['988', '911']],
    ['Vancouver, WA', ['988', '911']],
    ['London, Ontario', ['988', '911']],
    ['Austin, Texas', ['988', '911']],
    ['Birmingham, AL', ['988', '911']],
    ['Manchester, New Hampshire', ['988', '911']],
  ])('are those of %s', (city, numbers) => {
    const lines = helpLines('crisis', { ...begun, city }, 'I want to die').split('\n')
    expect(lines.flatMap((line) => helpLineIn(line)?.number ?? [])).toEqual(numbers)
  })

  it('are not those of a foreign city of the same name where the intake shows the place', () => {
    const at = (latitude: number, longitude: number) =>
      cityOf({ city: 'Birmingham', coordinates: { latitude, longitude } })
    expect(helpLines('crisis', { ...begun, city: at(33.5, -86.8) }, 'I grew up in London')).not.toMatch(/999/)
    expect(helpLines('crisis', { ...begun, city: at(52.5, -1.9) }, '')).toMatch(/999/)
  })

  it('name no number twice, and those of Canada before one for the United States alone', () => {
    const lines = helpLines('abuse', { ...begun, city: 'Toronto' }, '').split('\n')
    expect(lines.flatMap((line) => helpLineIn(line)?.number ?? [])).toEqual(['988', '911', '1-800-799-7233'])
    expect(lines.at(-1)).toMatch(/in the United States$/)
  })

  it('are those of Canada where the intake shows a city there, and of nowhere south of the United States', () => {
    const at = (city: string, latitude: number, longitude: number) =>
      helpLines('crisis', { ...begun, city: cityOf({ city, coordinates: { latitude, longitude } }) }, '')
    expect(at('Toronto', 43.7, -79.4)).toMatch(/Canada/)
    expect(at('Vancouver, WA', 45.6, -122.7)).not.toMatch(/Canada/)
    expect(cityOf({ city: 'Lima', coordinates: { latitude: -12, longitude: -77 } })).toBe('Lima')
  })

  it.each([
    ['I live in London and my girlfriend Georgia hits me', '999'],
    ['I am in Leeds, me and Virginia fight and she hits me', '999'],
    ['I live in Manchester, New Hampshire. He hits me', '911'],
    ['he hits me, I am in Birmingham, AL', '911'],
  ])('go by the place in "%s", a state or the name of one aside', (text, number) =>
    expect(helpLines('danger', begun, text)).toMatch(new RegExp(`^Call ${number}`)),
  )

  it('say what to do elsewhere where no country is known', () =>
    expect(helpLines('danger', begun, 'he hits me')).toMatch(/^Call 911: .*\nCall 1-800-799-7233: .*local emergency/s))

  it('follow what somebody writes where no city is known', () =>
    expect(helpLines('crisis', begun, 'I am on my own in Glasgow')).toMatch(/999/))

  it('stand with nothing of the form beside them', () => {
    const { state } = say('I want to kill myself')
    expect(choicesOf(state)).toBeNull()
    expect(choicesOf(say('I am safe now, something long-term', state).state)).not.toBeNull()
  })

  it('are named beside the others, with the city of the intake', () => {
    const { state } = beginConversation({
      ...{ name: 'Ada', today: '2026-11-20', seed: 1, reader },
      known: { intake: { location: { city: 'Leeds' } } },
    })
    expect(say('I want to kill myself', state).reply).toMatch(/116 123.*988/s)
  })
})
