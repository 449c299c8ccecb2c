import { expect, test } from 'vitest'
import { SAFETY } from '#contract/options.ts'
import { avoidedKinds, holdsPhones, joinWishes, ownRules, protectPlan, safetyLines, wantsCheckIn } from './safe-plan.ts'

const plan = { day: 'Saturday', window: '2 to 4 PM', vibe: 'An art walk, then pie', area: 'A café in Logan Square' }

test('a plan with a public place stays unchanged if nobody has a safety wish', () => {
  expect(protectPlan(plan, joinWishes([], []))).toEqual(plan)
})

test('a plan always leads to a public place, with or without the wish', () => {
  for (const wishes of [joinWishes([], []), joinWishes(['First meet in public'], [])])
    expect(protectPlan({ ...plan, area: 'Logan Square' }, wishes).area).toBe('Logan Square, in a public place')
})

test.each([
  ['Video check before meeting', { vibe: 'A short video call first, then an art walk, then pie' }],
  ['No surprise guests', { vibe: 'An art walk, then pie, just the two of you' }],
])('the wish "%s" changes the words of the plan, no matter which of the two chose it', (choice, changed) => {
  for (const wishes of [joinWishes([choice], []), joinWishes([], [choice])])
    expect(protectPlan(plan, wishes)).toEqual({ ...plan, ...changed })
})

test('a safety wish that is applied twice appears only once in the plan', () => {
  const wishes = joinWishes(SAFETY)
  const once = protectPlan(plan, wishes)
  expect(protectPlan(once, wishes)).toEqual(once)
})

test('the safety wishes of both are listed in one fixed order, without repeats', () => {
  expect(safetyLines(joinWishes(['No surprise guests'], ['first meet in public', 'My dog comes too']))).toEqual([
    'Meet in a public place.',
    'Just the two of you.',
  ])
  expect(safetyLines(joinWishes(SAFETY, SAFETY))).toHaveLength(SAFETY.length)
})

test('the plan explains what the exit check-in is, and that nobody checks during the meeting', () => {
  expect(safetyLines(joinWishes(['Exit check-in with concierge']))).toEqual([
    'Exit check-in: the morning after, we ask you both how it went. Nobody checks on you during the meeting.',
  ])
})

test('phone numbers are held back and the check-in comes early only if a member chose this', () => {
  expect([holdsPhones(joinWishes([])), wantsCheckIn(joinWishes([]))]).toEqual([false, false])
  expect(holdsPhones(joinWishes([], ['Share contact only after match']))).toBe(true)
  expect(wantsCheckIn(joinWishes(['Exit check-in with concierge']))).toBe(true)
})

test('rules in own words come after the listed choices, without repeats and in an order that hides their author', () => {
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
  'a rule with contact details, or without words, is left out: %s',
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
])('the rule "%s" excludes these kinds of places: %j', (rule, kinds) => expect(avoidedKinds([rule])).toEqual(kinds))

test('a plan does not name a kind of place that a rule excludes', () => {
  const inBar = { ...plan, area: 'A bar, Logan Square' }
  expect(protectPlan(inBar, joinWishes([]), ['Not in a bar, please']).area).toBe('A public place, Logan Square')
  expect(protectPlan(inBar, joinWishes([]), ['Daylight only']).area).toBe('A bar, Logan Square')
})
