import { expect, test } from 'vitest'
import { PUBLIC_KINDS } from '#contract/options.ts'
import { areaText } from '../writing/area.ts'
import { groundOf } from '../writing/intro-context.ts'
import { asPublicArea, isPublicArea, leadsHome } from './public-area.ts'

const NOTHING_KNOWN = groundOf({})

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
  'where I live',
  'my folks place',
  'a parking lot',
  'the woods behind the school',
  'casa mia',
  'the loft I rent',
  'the building where you work',
  'an alley',
  'Overture office, ask for staff',
  'secluded cabin',
  'mein Zimmer',
  'the usual (bring cash)',
  'Penthouse',
  'Somewhere quiet',
  'A secluded corner of the park',
  ...PUBLIC_KINDS.flatMap((kind) => [`${kind}, where I live`, `${kind}, casa mia`, `${kind}, the loft I rent`]),
  'A café, the building where you work',
  'A park, behind the school, in the woods',
  'In my car, in a public place',
])('"%s" is not a public area', (area) => {
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
  'a cafe near Zilker Park',
  'South Congress',
  'the farmers market downtown',
  'Mueller, Austin',
  'Blue Bottle on 5th',
  'Barton Springs',
  'Coeur d’Alene',
  'Overture Center, Madison',
  'Printers Alley',
  'A bowling alley in Omaha',
  'The coffee shop across from the train station',
  '渋谷',
  'A café, mueller',
  'A public place, near the lake',
  'A public place, in evanston',
])('"%s" is a public area', (area) => {
  expect(isPublicArea(area)).toBe(true)
})

test('every area that the product proposes is a public area, as drafted and as sent by the page', () => {
  const cities = [
    'Austin, Texas',
    'Coeur d’Alene, Idaho',
    'Truth or Consequences, New Mexico',
    'Fond du Lac',
    'Home, PA',
  ]
  const grounds = [undefined, ...cities].flatMap((yourCity) =>
    [undefined, ...cities].map((theirCity) => ({ yourCity, theirCity })),
  )
  for (const ground of grounds) {
    for (const midpoint of [undefined, 'Lake in the Hills, Illinois']) {
      const area = areaText({ ...NOTHING_KNOWN, ...ground }, midpoint)
      const asDrafted = area.charAt(0).toUpperCase() + area.slice(1)
      for (const sent of [asDrafted, `${area}, in a public place`, ...PUBLIC_KINDS.map((kind) => `${kind}, ${area}`)])
        expect([sent, isPublicArea(sent)]).toEqual([sent, true])
    }
  }
})

test('"in a public place" is added to an area, but only once', () => {
  expect(asPublicArea('Logan Square')).toBe('Logan Square, in a public place')
  for (const kind of PUBLIC_KINDS) expect(asPublicArea(`${kind} in Logan Square`)).toBe(`${kind} in Logan Square`)
  expect(asPublicArea('Logan Square, somewhere public')).toBe('Logan Square, somewhere public')
  expect(asPublicArea('')).toBe('')
})

test.each(['at my apartment, 2 PM', 'Netflix at my place', 'your hotel'])('"%s" leads to a home', (words) =>
  expect(leadsHome(words)).toBe(true),
)
test.each(['Saturday', '2 PM', 'A walk and coffee', 'my favorite café', 'the house blend'])(
  '"%s" does not lead to a home',
  (words) => expect(leadsHome(words)).toBe(false),
)
