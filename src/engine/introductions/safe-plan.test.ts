import { expect, test } from 'vitest'
import { SAFETY } from '#contract/options.ts'
import { avoidedKinds, holdsPhones, joinWishes, ownRules, protectPlan, safetyLines, wantsCheckIn } from './safe-plan.ts'

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
  expect(safetyLines(joinWishes(SAFETY, SAFETY))).toHaveLength(SAFETY.length)
})

test('the plan says what the exit check-in is, and what it is not', () => {
  expect(safetyLines(joinWishes(['Exit check-in with concierge']))).toEqual([
    'Exit check-in: the morning after, we ask you both how it went. Nobody checks on you during the meeting.',
  ])
})

test('phones are held and the check-in comes early only when it was chosen', () => {
  expect([holdsPhones(joinWishes([])), wantsCheckIn(joinWishes([]))]).toEqual([false, false])
  expect(holdsPhones(joinWishes([], ['Share contact only after match']))).toBe(true)
  expect(wantsCheckIn(joinWishes(['Exit check-in with concierge']))).toBe(true)
})

test('rules in own words follow the listed choices, each once, in an order that does not say whose they are', () => {
  const [ada, bo] = [
    ['First meet in public', 'Not in a bar, please'],
    ['not in a bar, please', 'Daylight only'],
  ]
  const rules = ownRules(ada, bo)
  expect(ownRules(bo, ada)).toEqual(rules)
  expect(safetyLines(joinWishes(ada, bo), rules)).toEqual([
    'Meet in a public place.',
    '“Daylight only”',
    '“not in a bar, please”',
  ])
})

test.each(['Call me first: 312 555 0142', 'text me at maya.r@gmail.com', '   '])(
  'a rule that may not reach another is left out: %s',
  (rule) => expect(ownRules([rule])).toEqual([]),
)

test.each([
  ['Not in a bar, please', ['A bar']],
  ['no alcohol', ['A bar']],
  ["I don't do coffee shops", ['A café']],
  ['Never in a park or a bar', ['A bar', 'A park']],
  ['A bar with people in it', []],
  ['Not too late. A park is fine', []],
  ['Not too far from a park', []],
  ['No perfume', []],
])('"%s" leaves out %j', (rule, kinds) => expect(avoidedKinds([rule])).toEqual(kinds))

test('a plan leads to no kind of place that a rule says no to', () => {
  const inBar = { ...plan, area: 'A bar, Logan Square' }
  expect(protectPlan(inBar, joinWishes([]), ['Not in a bar, please']).area).toBe('A public place, Logan Square')
  expect(protectPlan(inBar, joinWishes([]), ['Daylight only']).area).toBe('A bar, Logan Square')
})
