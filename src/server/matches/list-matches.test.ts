import { describe, expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf, namesOf, submit, visitor } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp()

describe('the list', () => {
  test('has everybody whom both sides accept, from the moment the intake is submitted', async () => {
    const bo = await fullMember(app, aPartner())
    const ada = await fullMember(app, anIntake())
    const page = await matchesOf(ada)
    expect(page).toMatchObject({ access: 'full', missing: [], nextCursor: null })
    expect(page.items).toMatchObject([
      {
        safeProfileSummary: { displayName: 'Bo', city: 'Austin, Texas' },
        age: 37,
        distance_km: 5,
        demo: false,
        feedback: null,
      },
    ])
    expect(page.items[0]?.reasons).toContain('You both live in Austin, Texas')
    expect(page.items[0]?.explanations.personaNarrative).not.toBe('')
    await app.deps.jobs.drain()
    expect(namesOf((await matchesOf(bo)).items)).toEqual(['Ada'])
  })
})

test('a browser that proved nothing sees a preview, and is seen by nobody', async () => {
  const bo = await fullMember(app, aPartner())
  const ada = await visitor(app, anIntake())
  const page = await matchesOf(ada)
  expect(page).toMatchObject({ access: 'preview', missing: ['email'] })
  expect(namesOf(page.items)).toEqual(['Bo'])
  await app.deps.jobs.drain()
  expect((await matchesOf(bo)).items).toEqual([])
})

test('somebody who changed everything is not shown as they were', async () => {
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  expect(namesOf((await matchesOf(ada)).items)).toEqual(['Bo'])
  app.clock.pass({ seconds: 1 })
  await submit(bo.browser, aPartner({ location: { city: 'Boston, Massachusetts' } }))
  expect((await matchesOf(ada)).items).toEqual([])
})
