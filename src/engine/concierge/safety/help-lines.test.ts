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
  ])('the help lines for %s are those of its country, with those of the United States last', (city, numbers) => {
    const lines = helpLines('crisis', { ...begun, city }, 'I want to die').split('\n')
    expect(lines.flatMap((line) => helpLineIn(line)?.number ?? [])).toEqual(numbers)
  })

  it('the coordinates of the intake decide between cities with the same name in two countries', () => {
    const at = (latitude: number, longitude: number) =>
      cityOf({ city: 'Birmingham', coordinates: { latitude, longitude } })
    expect(helpLines('crisis', { ...begun, city: at(33.5, -86.8) }, 'I grew up in London')).not.toMatch(/999/)
    expect(helpLines('crisis', { ...begun, city: at(52.5, -1.9) }, '')).toMatch(/999/)
  })

  it('no number is given twice, and lines of Canada come before a line that is only for the United States', () => {
    const lines = helpLines('abuse', { ...begun, city: 'Toronto' }, '').split('\n')
    expect(lines.flatMap((line) => helpLineIn(line)?.number ?? [])).toEqual(['988', '911', '1-800-799-7233'])
    expect(lines.at(-1)).toMatch(/in the United States$/)
  })

  it('the coordinates of the intake decide between Canada, the United States and countries to the south', () => {
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
  ])('the city in "%s" decides, and a state or a person\'s name does not', (text, number) =>
    expect(helpLines('danger', begun, text)).toMatch(new RegExp(`^Call ${number}`)),
  )

  it('if the country is not known, the help lines say what to do in other countries', () =>
    expect(helpLines('danger', begun, 'he hits me')).toMatch(/^Call 911: .*\nCall 1-800-799-7233: .*local emergency/s))

  it('if no city is known, the place that the person names decides', () =>
    expect(helpLines('crisis', begun, 'I am on my own in Glasgow')).toMatch(/999/))

  it('help lines come without buttons of the form, and the next message brings the buttons back', () => {
    const { state } = say('I want to kill myself')
    expect(choicesOf(state)).toBeNull()
    expect(choicesOf(say('I am safe now, something long-term', state).state)).not.toBeNull()
  })

  it("the help lines of the intake's city are given before the others", () => {
    const { state } = beginConversation({
      ...{ name: 'Ada', today: '2026-11-20', seed: 1, reader },
      known: { intake: { location: { city: 'Leeds' } } },
    })
    expect(say('I want to kill myself', state).reply).toMatch(/116 123.*988/s)
  })
})
