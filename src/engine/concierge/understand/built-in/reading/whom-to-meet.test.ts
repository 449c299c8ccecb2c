import { describe, expect, it } from 'vitest'
import { asked as askedAbout, say as sayIn } from '../../../../../../test/talk.ts'

const asked = askedAbout('meet')
const heard = (text: string, from = asked) => sayIn(text, from).state.profile.entries.map(({ value }) => value)

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
    expect(heard(text).toSorted()).toEqual([...values].toSorted())
  })

  it.each([
    ["I don't mind, men or women", ['Women', 'Men']],
    ['not just women, men too', ['Women', 'Men']],
    ['either', ['Everyone']],
  ])('and these turn nobody down: %s', (text, values) => {
    expect(heard(text).toSorted()).toEqual([...values].toSorted())
  })
})

it.each([
  ["I'm not into men at all", ['Women']],
  ["I don't want to meet men, thanks", ['Women']],
  ["I don't like men being rude", ['Women', 'Men']],
  ["I'm not interested in men over fifty", ['Women', 'Men']],
])('whoever says no to some of those noted has them taken off: %s', (text, values) => {
  const both = sayIn('women and men', asked).state
  const meet = heard(text, both).filter((value) => value === 'Women' || value === 'Men')
  expect(meet).toEqual(values)
})
