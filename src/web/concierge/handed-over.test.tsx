import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeConcierge, field, log, OPEN, OPEN_CONVERSATION, restored } from './concierge.test-kit.tsx'

afterEach(closeConcierge)

const NOTES = { path: 'notes', isMeet: false, label: 'Change notes' } as const
const MEET = { path: 'preferences.must_haves', isMeet: true, label: 'Change who you would like to meet' } as const
const EDIT = 'POST /v1/concierge/intake/edit'
const edited = { snapshot: OPEN_CONVERSATION.snapshot, sources: [], reply: null, done: false }
const opened = (conversation: object) =>
  restored({ answers: { [OPEN]: () => ({ body: conversation }), [EDIT]: () => ({ body: edited }) } })
const editor = (label: string) => screen.getByRole('group', { name: `Change ${label}` })

test('all rows that a reply opens for editing are open in the chat, and the message field keeps the focus', async () => {
  const { user } = await opened({ ...OPEN_CONVERSATION, change: [MEET, NOTES] })
  for (const label of ['Wants to meet', 'Concierge notes']) expect(log().contains(editor(label))).toBe(true)
  await user.type(field('Your message'), 'half a thought')
  expect(document.activeElement).toBe(field('Your message'))
})

test('Done closes one editor and moves the focus to the message field; the other stays open', async () => {
  const { user } = await opened({ ...OPEN_CONVERSATION, change: [MEET, NOTES] })
  await user.click(within(editor('Wants to meet')).getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('group', { name: 'Change Wants to meet' })).toBeNull()
  expect(editor('Concierge notes')).toBeDefined()
  expect(document.activeElement).toBe(field('Your message'))
})

test('changing a value closes only its own editor', async () => {
  const { user } = await opened({ ...OPEN_CONVERSATION, change: [MEET, NOTES] })
  await user.click(within(editor('Concierge notes')).getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Change Concierge notes' })).toBeNull())
  expect(editor('Wants to meet')).toBeDefined()
})

test('a row of an empty card can be opened, too', async () => {
  await opened({ ...OPEN_CONVERSATION, snapshot: null, change: [NOTES] })
  expect(editor('Concierge notes')).toBeDefined()
})

test('a press on the words of an entry opens them for editing', async () => {
  const MUST = { path: 'preferences.must_haves', isMeet: false, label: 'Change Must have' } as const
  const snapshot = { preferences: { must_haves: ['Women', 'kind', 'cooks a litle'] } }
  const { user, server } = await opened({ ...OPEN_CONVERSATION, snapshot, change: [MUST] })
  await user.click(within(editor('Must have')).getByRole('button', { name: 'Reword cooks a litle' }))
  const words = screen.getByRole<HTMLInputElement>('textbox', { name: 'Instead of “cooks a litle”' })
  expect(document.activeElement).toBe(words)
  await user.clear(words)
  await user.type(words, 'loves cooking{Enter}')
  await waitFor(() => expect(server.to('/v1/concierge/intake/edit')).toHaveLength(1))
  expect(server.to('/v1/concierge/intake/edit')[0]?.body).toMatchObject({
    value: ['Women', 'kind', 'loves cooking'],
  })
})

test('a suggested entry is already in the field, and one press adds it', async () => {
  const MUST = { path: 'preferences.must_haves', isMeet: false, label: 'Change Must have', draft: 'no liars' } as const
  const snapshot = { preferences: { must_haves: ['Women', 'kind'] } }
  const { user, server } = await opened({ ...OPEN_CONVERSATION, snapshot, change: [MUST] })
  expect(within(editor('Must have')).getByRole<HTMLInputElement>('textbox').value).toBe('no liars')
  await user.click(within(editor('Must have')).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(server.to('/v1/concierge/intake/edit')).toHaveLength(1))
  expect(server.to('/v1/concierge/intake/edit')[0]?.body).toMatchObject({ value: ['Women', 'kind', 'no liars'] })
})

test('suggested words for the notes come after the existing notes', async () => {
  await opened({ ...OPEN_CONVERSATION, snapshot: { notes: 'Early riser.' }, change: [{ ...NOTES, draft: 'two dogs' }] })
  expect(within(editor('Concierge notes')).getByRole<HTMLTextAreaElement>('textbox').value).toBe(
    'Early riser.\ntwo dogs',
  )
})

test('words that the row already has are not suggested again', async () => {
  const MUST = { path: 'preferences.must_haves', isMeet: false, label: 'Change Must have', draft: 'no liars' } as const
  const snapshot = { preferences: { must_haves: ['no liars'] }, notes: 'Early riser.\ntwo dogs' }
  await opened({ ...OPEN_CONVERSATION, snapshot, change: [MUST, { ...NOTES, draft: 'two dogs' }] })
  expect(within(editor('Must have')).getByRole<HTMLInputElement>('textbox').value).toBe('')
  expect(within(editor('Concierge notes')).getByRole<HTMLTextAreaElement>('textbox').value).toBe(
    'Early riser.\ntwo dogs',
  )
})
