import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { groupOf } from '../groups.ts'
import type { Conversation } from '../state.ts'

const today = '2026-11-20'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const asked: Conversation = { ...begun, part: 'availability', pending: groupOf('availability') }
const say = (state: Conversation, text: string) => takeTurn(state, text, { today, reader })
const week = ({ entries }: Conversation) =>
  entries.flatMap(({ path, value }) => (path === 'valuesMap.availability' ? [value] : []))
const offered = ({ offer }: Conversation) => offer?.options.map(({ label }) => label).join(' ') ?? ''

describe('an answer on the week', () => {
  it.each(["Nothing weeknights, I'm up at 4:30", 'not weeknights', 'no weeknights please'])(
    'is never asked back as what it turns down: %s',
    (text) => {
      const { state, reply } = say(asked, text)
      expect(week(state)).toEqual([])
      expect(reply).not.toMatch(/weeknights\?|weeknights, is that right/)
    },
  )

  it.each([
    ['weeknights, not tuesdays', ['Weeknights', 'Not Tuesdays']],
    ['weeknights except tuesday', ['Weeknights', 'Not Tuesday']],
    [
      'usually evenings after 6 and sometimes sunday',
      ['Weeknights', 'Weekends', 'Usually evenings after 6 and sometimes Sunday'],
    ],
    ['weekend evenings', ['Weekends', 'Weekend evenings']],
    ['friday or saturday evenings', ['Weekends', 'Friday or Saturday evenings']],
    ['Weekday afternoons. Not Tuesdays', ['Weekday afternoons, not Tuesdays']],
    ['every second week', ['Every second week']],
    ['well sundays not saturdays', ['Weekends', 'Sundays, not Saturdays']],
  ])('stands on its row in the words for it: %s', (text, values) =>
    expect(week(say(asked, text).state)).toEqual(values),
  )

  it.each(['No no, not weeknights', 'My ex was never free on Sundays', 'the rota comes out Sundays'])(
    'takes no words from "%s"',
    (text) => expect(week(say(asked, text).state)).toEqual([]),
  )

  it('takes no weeknights from weekdays by day', () => {
    const { state, reply } = say(asked, 'Tuesdays and Thursdays in the daytime')
    expect(week(state)).toEqual(['Tuesdays and Thursdays in the daytime'])
    expect(reply).not.toMatch(/weeknights/i)
  })

  it.each(['weeknights', 'weekends please', 'lunch hours'])('is as plain as the option it names: %s', (text) =>
    expect(offered(say(asked, text).state)).not.toMatch(/note/i),
  )
})

const told = (state: Conversation, text: string) => say(state, text).state
const free = (value: string): Conversation => ({
  ...begun,
  part: null,
  pending: null,
  entries: [{ path: 'valuesMap.availability', value, from: 'answer', words: null, turn: 0 }],
})

describe('what is turned down as a whole', () => {
  it.each([
    [
      'weekday no work. Saturday evening or Sunday after church',
      ['Weekends', 'Saturday evening or Sunday after church'],
    ],
    ['weekdays are not possible, saturday evening only', ['Weekends', 'Saturday evening only']],
    [
      'I work in the evening Monday to Thursday. So Friday evening or weekend is good',
      ['Weekends', 'Friday evening or weekend'],
    ],
    ['I am NOT free Monday to Thursday', []],
    ["weeknights won't work because of my shifts", []],
    ['I work Monday to Friday, so evenings', ['Weeknights']],
  ] as const)('is not noted, whoever heard it: %s', (text, values) =>
    expect(week(told(asked, text)).slice(0, 2)).toEqual(values),
  )

  it.each([
    "I can't do weeknights any more",
    "I'm never free on weeknights",
    "I'm busy during the week",
    'I am NOT free Monday to Thursday',
    "weeknights don't work, Saturdays do",
  ])('does not go on standing: %s', (text) => expect(week(told(free('Weeknights'), text))).not.toContain('Weeknights'))

  it('leaves what a former partner turned down', () =>
    expect(week(told(free('Weeknights'), 'my ex never had time on weeknights'))).toEqual(['Weeknights']))

  it('makes no flexible week of any hour of some days', () =>
    expect(week(told(asked, 'monday tuesday wednesday, any time after like 2pm'))).not.toContain('Flexible'))
})
