import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  card,
  closeConcierge,
  LOOKUP,
  OPEN,
  OPEN_CONVERSATION,
  openConcierge,
  PREVIOUS,
  press,
  restored,
  SNAPSHOT,
  SOURCES,
  said,
} from '../concierge.test-kit.tsx'
import { turnTarget } from '../turn-lines.ts'
import { intakeStepOf, snapshotParts } from './snapshot-rows.ts'

afterEach(closeConcierge)

const rowsOf = (...[snapshot, sources = []]: Parameters<typeof snapshotParts> | [typeof SNAPSHOT]) =>
  Object.fromEntries(
    snapshotParts(snapshot, sources).flatMap(({ rows }) => rows.map(({ label, value, said = value }) => [label, said])),
  )

describe('the rows', () => {
  test('are all empty for an empty snapshot', () => {
    for (const snapshot of [{}, { valuesMap: null, preferences: null, notes: null }, { valuesMap: {} }])
      expect(Object.values(rowsOf(snapshot)).every((value) => value === undefined)).toBe(true)
  })

  test('show every value in words [spec 122, 123]', () => {
    const rows = rowsOf({
      valuesMap: {
        intent: 'long_term',
        dealbreakers: ['Daily smoker', 'Loud chewing'],
        safety_prefs: ['First meet in public'],
        distance_km: 0,
        age_range: { min: 34, max: null },
        availability: ['Weeknights', 'Weekends', 'Not Tuesdays'],
        budget: '$$',
        lifestyle: { smoking: 'no', drinking: 'sometimes' },
        family: { wants_kids: 'open' },
        faith_values_edge: 'Quaker',
      },
      preferences: { must_haves: ['Women', 'Kindness', 'Men'], nice_to_haves: ['Plays chess'] },
    })
    expect(rows).toEqual({
      'Here for': 'Long-term',
      'Wants to meet': 'Women, Men',
      Ages: '34 and older',
      'Must have': 'Kindness',
      'Nice to have': 'Plays chess',
      'Rather not': 'Daily smoker, Loud chewing',
      Smoking: 'No',
      Drinking: 'Sometimes',
      'Wants kids': 'Open',
      Faith: 'Quaker',
      Distance: 'within 0 miles',
      Free: 'Weeknights, Weekends (not Tuesdays)',
      Budget: '$$, a simple dinner',
      Safety: 'First meet in public',
    })
  })

  test.each([
    [{ min: 34, max: 43 }, '34 to 43'],
    [{ min: 40, max: 40 }, '40'],
    [{ min: null, max: 43 }, 'up to 43'],
    [{ min: null, max: null }, undefined],
  ])('show the ages %o as %s', (age_range, words) => {
    expect(rowsOf({ valuesMap: { age_range } }).Ages).toBe(words)
  })

  test.each([
    ['up to 24 km', 'within 15 miles (24 km)'],
    ['fifteen miles', 'within 15 miles'],
    [null, 'within 15 miles'],
  ])('show a distance said as %j as %s', (words, shown) => {
    const sources = [{ path: 'valuesMap.distance_km', from: 'answer' as const, words }]
    expect(rowsOf({ valuesMap: { distance_km: 24 } }, sources).Distance).toBe(shown)
  })

  test.each([
    ['about 40 dollars', '40 dollars: $$, a simple dinner'],
    ['$45 or so', '$45: $$, a simple dinner'],
    ['$$', '$$, a simple dinner'],
  ])('show a budget said as %j as %s', (words, shown) => {
    const sources = [{ path: 'valuesMap.budget', from: 'answer' as const, words }]
    expect(rowsOf({ valuesMap: { budget: '$$' } }, sources).Budget).toBe(shown)
  })

  test('that share one list keep their own sources', () => {
    const rows = snapshotParts(SNAPSHOT, SOURCES).flatMap((part) => part.rows)
    const fromOf = (label: string) => rows.find((row) => row.label === label)?.sources.map(({ from }) => from)
    expect(fromOf('Wants to meet')).toEqual(['intake'])
    expect(fromOf('Must have')).toEqual(['answer'])
    expect(fromOf('Ages')).toEqual(['answer'])
    expect(fromOf('Budget')).toEqual([])
  })

  test('know the step of the intake that asks for the value', () => {
    expect(
      ['valuesMap.intent', 'valuesMap.budget', 'valuesMap.age_range.min', 'valuesMap.lifestyle.smoking', 'x'].map(
        intakeStepOf,
      ),
    ).toEqual(['/intake/basics', '/intake/location', '/intake/preferences', '/intake/dealbreakers', '/intake/account'])
  })

  test('link to a message only if it exists', () => {
    const turns = OPEN_CONVERSATION.turns
    expect(turnTarget(turns, 0)).toBe('turn-0')
    expect(turnTarget(turns, 1)).toBeUndefined()
    expect(turnTarget(turns, null)).toBeUndefined()
  })
})

describe('the card', () => {
  test('has its sections before anything is known, but no raw JSON [spec 89]', () => {
    openConcierge()
    const titles = within(card())
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
    expect(titles).toEqual(['Intent & Priorities', 'Lifestyle & Values', 'Logistics', 'Concierge notes'])
    expect(within(card()).getAllByText('not said yet')).toHaveLength(4)
    expect(screen.queryByText('Raw JSON')).toBeNull()
  })

  test('shows values, the text "not said yet", and the notes', async () => {
    await restored()
    expect(said('Ages')).toContain('34 to 43')
    expect(said('Faith')).toBe('not said yet Change')
    expect(within(card()).getByText('Prefers places reached by train.')).toBeDefined()
  })

  const asking = (path: string) =>
    restored({ answers: { [OPEN]: () => ({ body: { ...OPEN_CONVERSATION, asks: { path, isMeet: false } } }) } })

  test('marks the row that the open question is about, until its value is known', async () => {
    await asking('valuesMap.faith_values_edge')
    expect(said('Faith')).toBe('you are being asked Answer')
    expect(within(card()).getByRole('button', { name: 'Answer Faith' })).toBeDefined()
    expect(within(card()).getAllByText('you are being asked')).toHaveLength(1)
    closeConcierge()
    await asking('valuesMap.age_range')
    expect(said('Ages')).toContain('34 to 43')
    expect(within(card()).queryByText('you are being asked')).toBeNull()
  })

  test('links a value to its message or to its step of the intake', async () => {
    const { user } = await restored()
    const fromAnswer = within(card()).getByRole('link', { name: 'from your answer: Distance' })
    await user.click(fromAnswer)
    expect(document.activeElement?.textContent).toContain('Make that 15 miles')
    const fromIntake = within(card()).getByRole('link', { name: 'from your intake: Here for' })
    expect(fromIntake.getAttribute('href')).toBe('/intake/basics')
    expect(said('Ages')).toBe('34 to 43 from your answer Change')
  })

  test('shows the exact snapshot as JSON, with two spaces of indentation [spec 90]', async () => {
    const { user } = await restored()
    await user.click(screen.getByText('Raw JSON'))
    expect(screen.getByText('Raw JSON').closest('details')?.querySelector('pre')?.textContent).toBe(
      JSON.stringify(SNAPSHOT, null, 2),
    )
  })

  test('shows markup as text', async () => {
    const markup = '<img src=x onerror=alert(1)>'
    await restored({
      answers: {
        [OPEN]: () => ({
          body: { ...OPEN_CONVERSATION, snapshot: { notes: markup, valuesMap: { faith_values_edge: markup } } },
        }),
      },
    })
    expect(said('Faith')).toBe(`${markup} Change`)
    expect(document.querySelector('main img')).toBeNull()
  })

  test('asks for a profile before it can show matches [spec 255]', async () => {
    const { server, user } = openConcierge()
    expect(press('See Matches').getAttribute('disabled')).toBeNull()
    await user.click(press('See Matches'))
    expect(screen.getByText('Build or load your profile to see matches.')).toBeDefined()
    expect(server.to('/v1/matches/suggestions')).toEqual([])
  })
})

test('a link to a row leads to its Change button, in an open conversation and in a saved profile', async () => {
  await restored({ at: '/concierge#change-valuesMap.distance_km' })
  expect(document.activeElement).toBe(press('Change Distance'))
  closeConcierge()
  openConcierge({
    remembered: 'maya@example.com',
    at: '/concierge#change-valuesMap.age_range',
    answers: { [LOOKUP]: () => ({ body: PREVIOUS }) },
  })
  await vi.waitFor(() => expect(document.activeElement).toBe(press('Change Ages')))
})
