import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { fullMember, matchesOf, visitor } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ config: { townSeats: 10 } })

/** Each is outside the others' age limits. */
async function town(count: number) {
  const people = []
  for (let at = 0; at < count; at += 1)
    people.push(
      await fullMember(
        app,
        anIntake({
          account: { email: `m${at}@example.com` },
          location: { city: 'Boise, Idaho' },
          preferences: { ageMin: 90, ageMax: 99 },
        }),
      ),
    )
  await app.deps.jobs.drain()
  return people
}
const townOf = async (person: Parameters<typeof matchesOf>[0]) => (await matchesOf(person)).town

test('a full member with an empty list sees how many people live nearby, in fives, up to the seats', async () => {
  const people = await town(4)
  const [first] = people
  if (!first) throw new Error('nobody')
  expect(await townOf(first)).toEqual({ city: 'Boise, Idaho', people: 0, seats: 10 })
  await fullMember(app, anIntake({ account: { email: 'fifth@example.com' }, location: { city: 'Meridian, Idaho' } }))
  expect(await townOf(first)).toMatchObject({ people: 5 })
  await fullMember(app, anIntake({ account: { email: 'far@example.com' }, location: { city: 'Austin, Texas' } }))
  expect(await townOf(first)).toMatchObject({ people: 5 })
})

test('a preview does not show the number of people nearby', async () => {
  await town(1)
  const ada = await visitor(app, anIntake({ location: { city: 'Boise, Idaho' } }))
  expect(await townOf(ada)).toBeUndefined()
})
