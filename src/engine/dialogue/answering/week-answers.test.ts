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
    ['weeknights, not tuesdays', 'Weeknights', 'not tuesdays'],
    ['weeknights except tuesday', 'Weeknights', 'except tuesday'],
    ['usually evenings after 6 and sometimes sunday', 'Weeknights', 'sometimes sunday'],
  ])('notes what no option holds: %s', (text, value, exact) => {
    const { state, reply } = say(asked, text)
    expect(week(state)).toEqual([value])
    expect(state.entries).toContainEqual(
      expect.objectContaining({ path: 'notes', value: expect.stringContaining(exact) }),
    )
    expect(reply).toContain(exact)
  })

  it('takes no weeknights from weekdays by day', () => {
    const { state, reply } = say(asked, 'Tuesdays and Thursdays in the daytime')
    expect(week(state)).toEqual([])
    expect(reply).not.toMatch(/weeknights/i)
    expect(state.entries).toContainEqual(expect.objectContaining({ path: 'notes' }))
  })

  it.each(['weeknights', 'weekends please', 'lunch hours'])('is as plain as the option it names: %s', (text) =>
    expect(offered(say(asked, text).state)).not.toMatch(/note/i),
  )
})
