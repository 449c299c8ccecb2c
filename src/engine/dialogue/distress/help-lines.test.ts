import { describe, expect, it } from 'vitest'
import { beginConversation, takeTurn } from '../conversation.ts'
import { helpWhere } from './help-lines.ts'

const today = '2026-11-20'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state

describe('the help lines of a country', () => {
  it.each([
    ['Leeds', /999.*116 123/],
    ['Dublin', /112 or 999.*116 123/],
    ['Mumbai', /112.*14416/],
    ['Melbourne', /000.*13 11 14/],
    ['Toronto, Ontario', /988 and 911/],
    ['Austin, Texas', /local emergency number/],
  ])('are those of %s', (city, lines) => expect(helpWhere({ ...begun, city }, 'I want to die')).toMatch(lines))

  it('follow what somebody writes where no city is known', () =>
    expect(helpWhere(begun, 'I am on my own in Glasgow')).toMatch(/999/))

  it('are named beside the others, with the city of the intake', () => {
    const { state } = beginConversation({
      ...{ name: 'Ada', today, seed: 1 },
      known: { intake: { location: { city: 'Leeds' } } },
    })
    expect(takeTurn(state, 'I want to kill myself', { today }).reply).toMatch(/988.*116 123/)
  })
})
