import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { groupOf } from '../groups.ts'
import type { Conversation, Part } from '../state.ts'

const today = '2026-11-20'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const asked: Conversation = { ...begun, part: 'availability', pending: groupOf('availability') }
const path = 'valuesMap.availability' as const
const free = (...values: string[]): Conversation => ({
  ...begun,
  part: null,
  pending: null,
  entries: values.map((value) => ({ path, value, from: 'answer', words: null, turn: 0 })),
})
const say = (state: Conversation, text: string) => takeTurn(state, text, { today, reader })
const week = (state: Conversation, text: string) =>
  say(state, text).state.entries.flatMap((one) => (one.path === path ? [one.value] : []))

describe('times that are nearer than the options of the week', () => {
  it('stand beside the option, and are said with it', () => {
    const { state, reply } = say(asked, 'Weekends, but only Sunday after church')
    expect(state.entries.map(({ value }) => value)).toEqual(['Weekends', 'Only Sunday after church'])
    expect(reply).toMatch(/weekends \(only Sunday after church\)/)
    expect(reply).not.toMatch(/button|note/)
  })

  it.each([
    ['sorry, I meant Sundays', 'Saturdays only', 'Sundays'],
    ['and Sundays after church', 'Saturdays only', 'Saturdays only, Sundays after church'],
    ['change weekends to Sundays only', 'Saturdays only', 'Sundays only'],
    ['Sundays only by the way, I work Saturdays', 'Saturdays', 'Sundays only, not Saturdays'],
    ['Put the Sunday thing in', 'Saturdays only', 'Sunday'],
    ['take Sundays off', 'Saturdays and Sundays after church', 'Saturdays and Sundays after church, not Sundays'],
    ['take Saturday away', 'Saturdays, Sundays after church', 'Sundays after church, not Saturday'],
  ])('take the place of earlier ones, or stand beside them: %s', (text, before, after) =>
    expect(week(free('Weekends', before), text)).toEqual(['Weekends', after]),
  )

  it('say that they are besides where they speak of no option', () => {
    expect(week(free('Weekends'), 'I am free Wednesday evenings too')).toContain('Weekends, Wednesday evenings')
    expect(week(free('Weekends'), 'weekday afternoons are good too')).toEqual(['Weekends', 'Also weekday afternoons'])
  })

  it('go with the option that they speak of', () => {
    expect(week(free('Weeknights', 'Not Tuesdays'), 'make it weekends instead')).toEqual(['Weekends'])
  })

  it.each<[Part, string]>([
    ['drinking', 'only on Fridays'],
    ['smoking', 'no, not since Sunday'],
    ['faith', 'just Sundays'],
  ])('are none where %s was asked: %s', (part, text) => {
    const state: Conversation = { ...free('Weekends'), part, pending: groupOf(part === 'ownAge' ? 'age' : part) }
    expect(week(state, text)).toEqual(['Weekends'])
  })

  it('are none where an option says it all', () => expect(week(asked, 'weekends')).toEqual(['Weekends']))
})
