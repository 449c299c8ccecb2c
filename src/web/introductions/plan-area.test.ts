import { expect, test } from 'vitest'
import { areaFrom, areaOfDraft, areaParts } from './plan-area.ts'

test.each([
  ['A café, Logan Square', { kind: 'A café', where: 'Logan Square' }],
  ['A bar', { kind: 'A bar', where: '' }],
  ['A market, near the lake ', { kind: 'A market', where: 'near the lake ' }],
])('%j is shown in two fields, and they give the same text again', (area, parts) => {
  expect(areaParts(area)).toEqual(parts)
  expect(areaFrom(parts)).toBe(area)
})

test.each([
  ['In Chicago, in a public place', 'A public place, in Chicago'],
  ['Halfway between Evanston and Chicago', 'A public place, halfway between Evanston and Chicago'],
  ['Somewhere easy to reach for you both', 'A public place, somewhere easy to reach for you both'],
  ['The Loop', 'A public place, The Loop'],
  ['', 'A public place'],
])('the area of a draft, %j, becomes %j', (draft, area) => {
  expect(areaOfDraft(draft)).toBe(area)
})
