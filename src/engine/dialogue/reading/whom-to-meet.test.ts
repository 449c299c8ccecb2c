import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import type { Conversation } from '../state.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const asked: Conversation = { ...begun, part: 'meet', pending: 'who' }
const heard = (text: string, from = asked) =>
  takeTurn(from, text, { today, reader }).state.entries.map(({ value }) => value)

describe('who is turned down is not who one would like to meet', () => {
  it.each([
    ['men but not women', ['Men']],
    ['women, not men', ['Women']],
    ['anyone but men', ['Women', 'Nonbinary people']],
    ['everyone except women please', ['Men', 'Nonbinary people']],
    ['anybody other than blokes', ['Women', 'Nonbinary people']],
    ["I'm not into women", []],
    ["I'd never date men", []],
  ])('%s', (text, values) => {
    expect(heard(text)).toEqual(values)
  })

  it.each([
    ["I don't mind, men or women", ['Women', 'Men']],
    ['not just women, men too', ['Women', 'Men']],
    ['either', ['Everyone']],
  ])('and these turn nobody down: %s', (text, values) => {
    expect(heard(text)).toEqual(values)
  })
})

it.each([
  ["I'm not into men at all", ['Women']],
  ["I don't want to meet men, thanks", ['Women']],
  ["I don't like men being rude", ['Women', 'Men']],
  ["I'm not interested in men over fifty", ['Women', 'Men']],
])('whoever says no to some of those noted has them taken off: %s', (text, values) => {
  const both = takeTurn(asked, 'women and men', { today, reader }).state
  const meet = heard(text, both).filter((value) => value === 'Women' || value === 'Men')
  expect(meet).toEqual(values)
})
