import { expect, test } from 'vitest'
import { PUBLIC_KINDS } from '#contract/options.ts'
import { asPublicArea, isPublicArea } from './public-area.ts'

test.each([
  'My flat, Elm 12',
  'My flat, Elm 12, top bell',
  'my place',
  'At home',
  'Home',
  'Our house in Logan Square',
  "Eve's flat",
  'The flat, top bell',
  'Apartment in Logan Square',
  'A hotel near the lake',
  'Elm 12',
  'A café in Logan Square 44',
  'ＭＹ place',
])('%s is no public area', (area) => {
  expect(isPublicArea(area)).toBe(false)
})

test.each([
  ...PUBLIC_KINDS,
  ...PUBLIC_KINDS.map((kind) => `${kind} in Logan Square`),
  'Downtown',
  'In Chicago',
  'Halfway between Evanston and Chicago, near Skokie',
  'In or near Flat Rock, wherever suits you both',
  'Somewhere easy to reach for you both',
  'The 5th Avenue side of Central Park',
  'A bar on 42nd Street',
  'The opera house',
  'The hotel bar in Logan Square',
  'Home Hill, Bell Gardens or Door County',
])('%s is a public area', (area) => {
  expect(isPublicArea(area)).toBe(true)
})

test('an area says that it is public, once', () => {
  expect(asPublicArea('Logan Square')).toBe('Logan Square, in a public place')
  for (const kind of PUBLIC_KINDS) expect(asPublicArea(`${kind} in Logan Square`)).toBe(`${kind} in Logan Square`)
  expect(asPublicArea('Logan Square, somewhere public')).toBe('Logan Square, somewhere public')
  expect(asPublicArea('')).toBe('')
})
