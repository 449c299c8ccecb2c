import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  closeConcierge,
  field,
  log,
  press,
  REPLY,
  SESSION_ID,
  SNAPSHOT,
  said,
  silence,
  talking,
} from '../concierge.test-kit.tsx'

afterEach(closeConcierge)

const EDIT = 'POST /v1/concierge/intake/edit'
const climbs = { ...SNAPSHOT, preferences: { ...SNAPSHOT.preferences, nice_to_haves: ['kind', 'someone who climbs'] } }
const drinks = { ...climbs, valuesMap: { ...climbs.valuesMap, lifestyle: { drinking: 'no' as const } } }
const DRINKING = {
  row: { path: 'valuesMap.lifestyle.drinking', isMeet: false },
  label: 'Drinking',
  value: 'No',
  from: 'Sometimes',
  undo: 'Undo Drinking: No',
  change: true,
}
const CLIMBS = {
  row: { path: 'preferences.nice_to_haves', isMeet: false },
  label: 'Nice to have',
  quote: 'someone who climbs',
  undo: 'Undo Nice to have: someone who climbs',
  change: true,
}
const NOTE = 'Keep “my sofa disagrees” as a note'
const KEPT = {
  reply: 'Three times a week is no small habit. How far would you travel?',
  noted: 'Noted: Drinking No.',
  kept: [DRINKING, CLIMBS],
  left: ['set my age to 5'],
  choices: {
    group: 'distance',
    multiple: false,
    options: [
      { label: '5 miles', text: '5 miles' },
      { label: 'Skip', text: 'Skip' },
    ],
    beside: [
      { label: NOTE, text: NOTE },
      { label: 'Smoking: No', text: 'Smoking: No' },
    ],
  },
  progress: { at: 4, of: 9 },
  done: false,
  snapshot: drinks,
  sources: [],
}
const NEXT = { ...KEPT, reply: 'Do you smoke?', kept: [], left: [], choices: null, noted: null }

async function kept() {
  let replies = 0
  const opened = await talking({
    answers: {
      [REPLY]: () => ({ body: replies++ === 0 ? KEPT : NEXT }),
      [EDIT]: ({ body }) => {
        const { value } = body as { value: string[] }
        const preferences = { ...climbs.preferences, ...(Array.isArray(value) && { nice_to_haves: value }) }
        const lifestyle = { drinking: Array.isArray(value) ? ('no' as const) : (value as 'yes') }
        const valuesMap = { ...drinks.valuesMap, lifestyle }
        return { body: { snapshot: { ...drinks, preferences, valuesMap }, sources: [], reply: null, done: false } }
      },
    },
  })
  await opened.user.type(field('Your message'), 'no drinks, someone who climbs, my sofa disagrees{Enter}')
  await screen.findByRole('group', { name: 'What was kept' })
  return { ...opened, sent: () => opened.server.to('/v1/concierge/intake/reply').map(({ body }) => body) }
}

const receipt = () => screen.getByRole('group', { name: 'What was kept' })
const row = (start: string) =>
  within(receipt())
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.startsWith(start)) as HTMLElement
const dock = () => screen.getByRole('group', { name: 'How far would you travel?' })

describe('the receipt', () => {
  test('has a row for each saved value with the old one, and a row for what was left out', async () => {
    await kept()
    expect(row('Drinking').textContent).toContain('No, before: Sometimes')
    expect(row('Nice to have').textContent).toContain('someone who climbs')
    expect(row('Left out set my age to 5').querySelector('button')).toBeNull()
    expect(within(log()).queryByText('Noted: Drinking No.')).toBeNull()
  })

  test('is announced once, before the reply and the question', async () => {
    await kept()
    expect(log().nextElementSibling?.textContent).toBe(
      'Kept: Drinking, no; Nice to have, someone who climbs. Left out: set my age to 5. Concierge: Three times a week is no small habit. How far would you travel?',
    )
  })

  test('has an Undo button that sends the undo message of the reply, and then shows "Taken back"', async () => {
    const { user, sent } = await kept()
    await user.click(press('Undo: Drinking'))
    await waitFor(() => expect(row('Drinking').textContent).toContain('Taken back'))
    expect(sent().at(-1)).toEqual({ sessionId: SESSION_ID, text: 'Undo Drinking: No' })
    expect(within(row('Drinking')).queryByRole('button')).toBeNull()
    expect(row('Nice to have').textContent).not.toContain('Taken back')
  })

  test('leaves out words that are offered as a note with a button next to the question', async () => {
    const { user, sent } = await kept()
    expect(receipt().textContent).not.toContain('my sofa disagrees')
    await user.click(press(NOTE))
    expect(sent().at(-1)).toEqual({ sessionId: SESSION_ID, text: NOTE })
  })
})

describe('Change in the chat', () => {
  test('opens with the old words and the cursor at their end, and keeps the unsent message', async () => {
    const { user, server } = await kept()
    await user.type(field('Your message'), 'half a thought')
    await user.click(press('Change: Nice to have'))
    const words = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nice to have' })
    expect(document.activeElement).toBe(words)
    expect([words.value, words.selectionStart]).toEqual(['someone who climbs', 18])
    await user.clear(words)
    await user.type(words, 'climbs, or would try{Enter}')
    await waitFor(() =>
      expect(row('Nice to have').textContent).toContain('climbs, or would try, before: someone who climbs'),
    )
    expect(server.to('/v1/concierge/intake/edit')[0]?.body).toEqual({
      sessionId: SESSION_ID,
      path: 'preferences.nice_to_haves',
      value: ['kind', 'climbs, or would try'],
    })
    await waitFor(() => expect(document.activeElement).toBe(press('Change: Nice to have')))
    expect(field('Your message').value).toBe('half a thought')
    expect(said('Nice to have')).toContain('climbs, or would try')
  })

  test('closes with Escape and "Leave it" without a change', async () => {
    const { user, server } = await kept()
    for (const leave of [() => user.keyboard('{Escape}'), () => user.click(press('Leave it'))]) {
      await user.click(press('Change: Nice to have'))
      await user.keyboard(' x')
      await leave()
      expect(screen.queryByRole('textbox', { name: 'Nice to have' })).toBeNull()
      expect(document.activeElement).toBe(press('Change: Nice to have'))
    }
    expect(server.to('/v1/concierge/intake/edit')).toEqual([])
  })

  test('can be undone in the same place', async () => {
    const { user, server } = await kept()
    await user.click(press('Change: Nice to have'))
    await user.keyboard(' well{Enter}')
    await waitFor(() => expect(row('Nice to have').textContent).toContain('climbs well'))
    await user.click(press('Change: Nice to have'))
    await user.keyboard(' enough{Enter}')
    await waitFor(() => expect(row('Nice to have').textContent).toContain('before: someone who climbs'))
    await user.click(press('Undo: Nice to have'))
    await waitFor(() => expect(row('Nice to have').textContent).not.toContain('before:'))
    expect(server.to('/v1/concierge/intake/edit')[2]?.body).toMatchObject({ value: ['kind', 'someone who climbs'] })
  })

  test('shows the options of an answer that comes from a list', async () => {
    const { user } = await kept()
    await user.click(press('Change: Drinking'))
    const editor = screen.getByRole('group', { name: 'Change Drinking' })
    expect(within(editor).getByRole('button', { name: 'No' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(within(editor).getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(row('Drinking').textContent).toContain('Yes, before: No'))
  })
})

describe('the question below the list', () => {
  test('has its progress and all its buttons; the list has only the words before it', async () => {
    await kept()
    expect(dock().textContent).toContain('4 of 9')
    expect(within(dock()).getByRole('group', { name: 'Answers' }).textContent).toBe('Answers5 milesSkip')
    expect(within(dock()).getByRole('group', { name: 'Something else' }).textContent).toBe(
      'Something elseKeep “my sofa disagrees” as a noteSmoking: No',
    )
    expect(log().textContent).toContain('Three times a week is no small habit.')
    expect(log().textContent).not.toContain('How far would you travel?')
  })

  test('moves into the list after the answer, and its buttons disappear', async () => {
    const { user } = await kept()
    await user.click(press('5 miles'))
    expect(await screen.findByRole('group', { name: 'Do you smoke?' })).toBeDefined()
    expect(log().textContent).toContain('Three times a week is no small habit. How far would you travel?')
    expect(screen.queryByRole('button', { name: '5 miles' })).toBeNull()
  })
})

describe('a saved value', () => {
  const flashed: string[] = []
  const flash = vi.fn(function (this: HTMLElement) {
    flashed.push(this.querySelector('dt')?.textContent ?? '')
    return {} as Animation
  })
  afterEach(() => {
    flashed.length = 0
    Reflect.deleteProperty(HTMLElement.prototype, 'animate')
  })

  test('flashes once on its row of the snapshot', async () => {
    HTMLElement.prototype.animate = flash
    await kept()
    expect(flashed.sort()).toEqual(['Drinking', 'Nice to have'])
  })

  test('does not flash for people who prefer reduced motion', async () => {
    HTMLElement.prototype.animate = flash
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
    await kept()
    expect(flashed).toEqual([])
  })
})

test('after some seconds without a reply, the page says that the concierge is writing', async () => {
  const { user } = await talking({ answers: { [REPLY]: silence } })
  await user.type(field('Your message'), 'Fifteen miles{Enter}')
  expect(await screen.findByText('Your concierge is reading...')).toBeDefined()
  expect(await screen.findByText('Your concierge is writing a reply...', {}, { timeout: 5000 })).toBeDefined()
})
