import { describe, expect, it } from 'vitest'
import { asked, entriesAfter, say } from '../../../../test/talk.ts'

describe('questions about what the card shows', () => {
  it.each([
    ['does my age show on my card?', /^Yes: a card shows/],
    ['does my surname show on my card?', /^No: a card shows/],
    ['do my deal-breakers show on my card?', /^No: a card shows/],
    ['does my smoking show on my card?', /^Only to somebody who gave the same answer/],
    ['can people at work see me?', /^Only if one of them is a member/],
  ])('the reply begins with yes, no or "only": %s', (text, said) =>
    expect(say(text, asked('intent')).reply).toMatch(said),
  )
})

it('the rest of the week is noted as well as the named day', () =>
  expect(entriesAfter(say('Sunday all day, other days after 1', asked('availability')))).toEqual([
    'valuesMap.availability=Sunday all day',
    'valuesMap.availability=Other days after 1',
  ]))
