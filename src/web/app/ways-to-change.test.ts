import { expect, test } from 'vitest'
import { changeId } from '../concierge/snapshot/snapshot-rows.ts'
import { FIELDS } from '../intake/form/form-values.ts'
import { pathOf, stepOf } from '../intake/form/steps.ts'
import { MISSING, SET_DISTANCE, wayToChange } from '../results/copy.ts'

const LIMITS = ['travel', 'ageMin', 'ageMax'] as const
const advice = (limit: (typeof LIMITS)[number], inSnapshot: boolean) =>
  wayToChange({ limit, text: 'More people', adds: 1, inSnapshot })

test('a link into the intake leads to the field that it names', () => {
  const { intake: _, ...facts } = MISSING
  for (const { to, state } of [...Object.values(facts), SET_DISTANCE, ...LIMITS.map((limit) => advice(limit, false))]) {
    expect(FIELDS).toContain(state?.field)
    expect(to).toBe(pathOf(stepOf(state?.field ?? '').section))
  }
})

test('a link into the snapshot leads to the row that it names', () => {
  expect(advice('travel', true).to).toBe(`/concierge#${changeId({ path: 'valuesMap.distance_km' })}`)
  for (const limit of ['ageMin', 'ageMax'] as const)
    expect(advice(limit, true).to).toBe(`/concierge#${changeId({ path: 'valuesMap.age_range' })}`)
})
