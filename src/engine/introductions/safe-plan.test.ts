import { expect, test } from 'vitest'
import { SAFETY } from '#contract/options.ts'
import { holdsPhones, joinWishes, protectPlan, safetyLines, wantsCheckIn } from './safe-plan.ts'

const plan = { day: 'Saturday', window: '2 to 4 PM', vibe: 'An art walk, then pie', area: 'A café in Logan Square' }

test('a plan that names a public place stays as it is while nobody wishes anything', () => {
  expect(protectPlan(plan, joinWishes([], []))).toEqual(plan)
})

test('a plan leads to a public place, wished or not', () => {
  for (const wishes of [joinWishes([], []), joinWishes(['First meet in public'], [])])
    expect(protectPlan({ ...plan, area: 'Logan Square' }, wishes).area).toBe('Logan Square, in a public place')
})

test.each([
  ['Video check before meeting', { vibe: 'A short video call first, then an art walk, then pie' }],
  ['No surprise guests', { vibe: 'An art walk, then pie, just the two of you' }],
])('%s is kept in the words of the plan, whichever of the two chose it', (choice, changed) => {
  for (const wishes of [joinWishes([choice], []), joinWishes([], [choice])])
    expect(protectPlan(plan, wishes)).toEqual({ ...plan, ...changed })
})

test('wishes are kept once, however often they are applied', () => {
  const wishes = joinWishes(SAFETY)
  const once = protectPlan(plan, wishes)
  expect(protectPlan(once, wishes)).toEqual(once)
})

test('the joined wishes have one order, whoever chose which', () => {
  expect(safetyLines(joinWishes(['No surprise guests'], ['first meet in public', 'My dog comes too']))).toEqual([
    'Meet in a public place.',
    'Just the two of you.',
  ])
  expect(safetyLines(joinWishes(SAFETY, SAFETY))).toHaveLength(5)
})

test('phones are held and the check-in comes early only when it was chosen', () => {
  expect([holdsPhones(joinWishes([])), wantsCheckIn(joinWishes([]))]).toEqual([false, false])
  expect(holdsPhones(joinWishes([], ['Share contact only after match']))).toBe(true)
  expect(wantsCheckIn(joinWishes(['Exit check-in with concierge']))).toBe(true)
})
