import { describe, expect, it } from 'vitest'
import { asked as askedAbout, say as sayIn } from '../../../../../../test/talk.ts'

const asked = askedAbout('meet')
const heard = (text: string, from = asked) => sayIn(text, from).state.profile.entries.map(({ value }) => value)

describe('people that the message excludes are not noted as people to meet', () => {
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
  ])('a message that excludes nobody notes everyone it names: %s', (text, values) => {
    expect(heard(text).toSorted()).toEqual([...values].toSorted())
  })
})

it.each([
  ["I'm not into men at all", ['Women']],
  ["I don't want to meet men, thanks", ['Women']],
  ["I don't like men being rude", ['Women', 'Men']],
  ["I'm not interested in men over fifty", ['Women', 'Men']],
])('people who were noted are removed if the person says no to them: %s', (text, values) => {
  const both = sayIn('women and men', asked).state
  const meet = heard(text, both).filter((value) => value === 'Women' || value === 'Men')
  expect(meet).toEqual(values)
})
