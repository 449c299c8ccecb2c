import { expect, it } from 'vitest'
import { underHeadings } from './headings.ts'

it('joins the entries below a heading to it', () => {
  expect(underHeadings(['Deal breakers:', '- racist', '2. smokes every day.', 'Me: sober'])).toEqual([
    'Deal breakers: racist, smokes every day',
    'Me: sober',
  ])
})

it('leaves a list without a heading as lines of their own', () => {
  expect(underHeadings(['- 27-35', '- 20 miles'])).toEqual(['27-35', '20 miles'])
  expect(underHeadings(['About me:', 'I like tea'])).toEqual(['About me:', 'I like tea'])
})
