import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { mayHaveConversation } from '../session/conversation-memory.ts'
import {
  ANSWER,
  COMPLETE,
  card,
  closeConcierge,
  field,
  LEAVE,
  LOOKUP,
  log,
  NOTED,
  OPEN,
  OPEN_CONVERSATION,
  openConcierge,
  PREVIOUS,
  press,
  REPLY,
  restored,
  SESSION_ID,
  SNAPSHOT,
  said,
  silence,
  talking,
} from './concierge.test-kit.tsx'

afterEach(closeConcierge)
const announced = () => log().nextElementSibling?.textContent

describe('the chat', () => {
  test('sends with Enter, shows under the reply what was understood, and keeps the focus in the field [spec 83, 85]', async () => {
    const { server, user } = await talking()
    await user.type(field('Your message'), '  Make that 15 miles {Enter}')
    expect(await screen.findByText(ANSWER)).toBeDefined()
    expect(server.to('/v1/concierge/intake/reply')[0]?.body).toEqual({
      sessionId: SESSION_ID,
      text: 'Make that 15 miles',
    })
    expect(within(log()).getByText(NOTED)).toBeDefined()
    expect(within(log()).getByText('Make that 15 miles')).toBeDefined()
    expect(field('Your message').value).toBe('')
    expect(document.activeElement).toBe(field('Your message'))
    expect(said('Distance')).toContain('within 15 miles')
    expect(screen.getByText('Draft, not saved')).toBeDefined()
  })

  test('begins a new line with Shift and Enter', async () => {
    const { server, user } = await talking()
    await user.type(field('Your message'), 'one{Shift>}{Enter}{/Shift}two')
    expect(field('Your message').value).toBe('one\ntwo')
    expect(server.to('/v1/concierge/intake/reply')).toEqual([])
  })

  test('cannot send an empty message [spec 204]', async () => {
    const { server, user } = await talking()
    expect(press('Send').getAttribute('aria-disabled')).toBe('true')
    await user.type(field('Your message'), '   {Enter}')
    await user.click(press('Send'))
    expect(server.to('/v1/concierge/intake/reply')).toEqual([])
  })

  test('keeps a message that is too long, and names the limit', async () => {
    const { server, user } = await talking()
    await user.click(field('Your message'))
    await user.paste('a'.repeat(4001))
    await user.click(press('Send'))
    expect(screen.getByText('A message can have 4000 characters; this one has 4001.')).toBeDefined()
    expect(field('Your message').value).toHaveLength(4001)
    expect(server.to('/v1/concierge/intake/reply')).toEqual([])
  })

  test('shows a message once while it is being sent, and a second one waits', async () => {
    const { server, user } = await talking({ answers: { [REPLY]: silence } })
    await user.type(field('Your message'), 'Fifteen miles{Enter}')
    expect(await screen.findByText('Your concierge is reading...')).toBeDefined()
    expect(within(log()).getByText('Fifteen miles')).toBeDefined()
    await user.type(field('Your message'), 'And one thing more{Enter}')
    expect(field('Your message').value).toBe('And one thing more')
    expect(server.to('/v1/concierge/intake/reply')).toHaveLength(1)
    expect(press('Sending...').getAttribute('aria-disabled')).toBe('true')
  })

  test.each([
    ['a refusal', { status: 503 }, 'Request failed (503). Your words are still here.'],
    ['no answer', 'offline' as const, 'The server could not be reached. Your words are still here.'],
    [
      'a conversation that is over',
      { status: 404, body: { error: 'not_found' } },
      'Request failed (404). This conversation was finished or started over. Start over to begin a new one.',
    ],
  ])('keeps the message after a failed send, and shows the error: %s [spec 252]', async (_, answer, message) => {
    const { server, user } = await talking({ answers: { [REPLY]: () => answer } })
    await user.type(field('Your message'), 'Fifteen miles{Enter}')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message))
    expect(field('Your message').value).toBe('Fifteen miles')
    expect(within(log()).queryByText('Fifteen miles')).toBeNull()

    server.answers[REPLY] = () => ({ body: { reply: ANSWER } })
    await user.click(press('Send'))
    expect(await screen.findByText(ANSWER)).toBeDefined()
    expect(screen.queryByText(message)).toBeNull()
  })

  test('keeps words typed during a failed send, after the message that comes back', async () => {
    let fail = () => {}
    const { user } = await talking({
      answers: {
        [REPLY]: () =>
          new Promise((resolve) => {
            fail = () => resolve({ status: 500 })
          }),
      },
    })
    await user.type(field('Your message'), 'one{Enter}')
    await screen.findByText('Your concierge is reading...')
    await user.type(field('Your message'), 'two')
    fail()
    await waitFor(() => expect(field('Your message').value).toBe('one\ntwo'))
  })

  test('closes and clears the card after an end that keeps nothing', async () => {
    const { user } = await talking({
      answers: { [REPLY]: () => ({ body: { reply: 'Come back at 18.', done: true, noted: null, snapshot: null } }) },
    })
    await user.type(field('Your message'), 'I am 16{Enter}')
    expect(await screen.findByText('Come back at 18.')).toBeDefined()
    expect(screen.getByText('This conversation has ended, and nothing of it is kept.')).toBeDefined()
    expect(screen.queryByLabelText('Your message')).toBeNull()
    expect(screen.queryByText('Finish & Save Profile')).toBeNull()
    expect(within(card()).getAllByText('not said yet')).toHaveLength(4)
  })

  test('announces a new reply of the concierge once, but neither own messages nor restored ones', async () => {
    const { user } = await restored()
    expect(log().getAttribute('aria-live')).toBe('off')
    expect(announced()).toBe('')
    await user.type(field('Your message'), 'Weekends{Enter}')
    await waitFor(() => expect(within(log()).getAllByText(ANSWER)).toHaveLength(2))
    expect(announced()).toMatch(/^Noted: .* Concierge: /)
    expect(announced()).toContain(ANSWER)
    expect(announced()).not.toContain('You:')
    const before = log().nextElementSibling?.firstChild
    await user.type(field('Your message'), 'Weekends{Enter}')
    await waitFor(() => expect(within(log()).getAllByText(ANSWER)).toHaveLength(3))
    // A new element, so that the same words are announced again.
    expect(log().nextElementSibling?.firstChild).not.toBe(before)
  })

  test('shows phone numbers in their own list as links, and announces them with the reply', async () => {
    const reply =
      'Are you safe right now?\nCall or text 988: Suicide & Crisis Lifeline\nCall 116 123: Samaritans\nElsewhere, too.'
    const { user } = await talking({
      answers: { [REPLY]: () => ({ body: { reply, done: false, noted: null, snapshot: null } }) },
    })
    await user.type(field('Your message'), 'It is all too much{Enter}')
    expect((await screen.findByRole('link', { name: 'Call or text 988' })).getAttribute('href')).toBe('tel:988')
    expect(screen.getByRole('link', { name: 'Call 116 123' }).getAttribute('href')).toBe('tel:116123')
    expect(within(log()).getByText('Elsewhere, too.')).toBeDefined()
    expect(announced()).toContain('Call or text 988')
  })

  test('has a list of messages that the keyboard can reach', async () => {
    await talking()
    expect(log().tabIndex).toBe(0)
  })
})

describe('after a reload', () => {
  test('messages from another tab appear when the person comes back to this one', async () => {
    const { server } = await restored()
    const turns = [...OPEN_CONVERSATION.turns, { from: 'member', text: 'Said in the other tab' }]
    server.answers[OPEN] = () => ({ body: { ...OPEN_CONVERSATION, turns } })
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await within(log()).findByText('Said in the other tab')).toBeDefined()
    expect(announced()).toBe('')
    server.answers[OPEN] = () => ({ status: 404, body: { error: 'not_found' } })
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(server.to('/v1/concierge/intake/open')).toHaveLength(3))
    expect(screen.getByText('Session 4f9a1c07')).toBeDefined()
  })

  test('a conversation that no longer exists is loaded only once', async () => {
    const { server } = openConcierge({ isOpen: true })
    await waitFor(() => expect(mayHaveConversation()).toBe(false))
    expect(server.to('/v1/concierge/intake/open')).toHaveLength(1)
    expect(screen.getByText(/Share your name and press Begin/)).toBeDefined()
  })

  test('a saved profile that is loaded during the conversation does not replace the draft', async () => {
    const saved = { ...SNAPSHOT, valuesMap: { ...SNAPSHOT.valuesMap, distance_km: 40 } }
    const { user } = await restored({ answers: { [LOOKUP]: () => ({ body: { ...PREVIOUS, snapshot: saved } }) } })
    await user.click(press('Change email'))
    expect(document.activeElement).toBe(field('Contact email'))
    await user.type(field('Contact email'), 'maya@example.com{Enter}')
    expect(await screen.findByText('Your saved profile is here. Start over puts it on the card.')).toBeDefined()
    expect(said('Distance')).toContain('within 15 miles')
  })

  test('the address can be changed and folds away again, but the name cannot be changed', async () => {
    const { user } = await restored()
    await user.click(press('Change email'))
    expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull()
    await user.type(field('Contact email'), 'maya@example.com')
    await user.click(press('Done'))
    expect(document.activeElement).toBe(press('Change email'))
    expect(screen.getByText('maya@example.com')).toBeDefined()
  })

  test('the conversation continues in the same place, without taking the focus', async () => {
    await restored()
    expect(screen.getByText('Session 4f9a1c07')).toBeDefined()
    expect(said('Distance')).toContain('within 15 miles')
    expect(field('Your name').value).toBe('Maya')
    expect(document.activeElement).toBe(document.body)
  })

  test('an unsent message is still there', async () => {
    const first = await talking()
    await first.user.type(field('Your message'), 'I was about to say')
    first.page.unmount()
    await restored()
    expect(field('Your message').value).toBe('I was about to say')
  })

  test('no saved profile is looked up during a conversation', async () => {
    const { server } = await restored({ remembered: 'maya@example.com' })
    expect(server.to('/v1/concierge/intake/previous')).toEqual([])
  })

  test('the page says that the conversation is opening, or that it could not be opened', async () => {
    let answer = () => {}
    const { server, user } = openConcierge({
      isOpen: true,
      answers: {
        [OPEN]: () =>
          new Promise((resolve) => {
            answer = () => resolve({ status: 500 })
          }),
      },
    })
    expect(await screen.findByText('Opening your conversation...')).toBeDefined()
    await waitFor(() => expect(server.to('/v1/concierge/intake/open')).toHaveLength(1))
    answer()
    expect(await screen.findByText('Your conversation could not be opened.')).toBeDefined()
    expect(screen.getByText('Request failed (500).')).toBeDefined()
    server.answers[OPEN] = () => ({ body: OPEN_CONVERSATION })
    await user.click(press('Try again'))
    expect(await screen.findByText(ANSWER)).toBeDefined()
  })
})

describe('Finish & Save Profile', () => {
  test('saves the snapshot, ends the session, and shows that with the focus on it [spec 87, 156]', async () => {
    const { server, user } = await restored()
    await user.click(press('Change email'))
    await user.type(field('Contact email'), 'Maya@example.com')
    await user.click(press('Finish & Save Profile'))
    await screen.findByText('Your profile is saved.')
    expect(server.to('/v1/concierge/intake/complete')[0]?.body).toEqual({
      sessionId: SESSION_ID,
      email: 'maya@example.com',
    })
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your profile is saved.' }))
    expect(screen.queryByText('Session 4f9a1c07')).toBeNull()
    expect(screen.queryByLabelText('Your message')).toBeNull()
    expect(screen.getByText('Saved')).toBeDefined()
    expect(within(log()).getByText(ANSWER)).toBeDefined()
    expect(press('Begin').getAttribute('disabled')).toBeNull()
  })

  test('asks first to send or clear an unsent message', async () => {
    const { server, user } = await restored()
    await user.type(field('Your message'), 'one more thing')
    await user.click(press('Finish & Save Profile'))
    expect(screen.getByText('Send your message first, or clear it.')).toBeDefined()
    expect(document.activeElement).toBe(field('Your message'))
    expect(server.to('/v1/concierge/intake/complete')).toEqual([])
  })

  test('shows that it is saving, and shows an error if it failed', async () => {
    let answer = () => {}
    const { user } = await restored({
      answers: {
        [COMPLETE]: () =>
          new Promise((resolve) => {
            answer = () => resolve({ status: 500 })
          }),
      },
    })
    await user.click(press('Finish & Save Profile'))
    expect((await screen.findByRole('button', { name: 'Saving…' })).getAttribute('aria-disabled')).toBe('true')
    answer()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Request failed (500). Nothing was lost.'))
    expect(screen.getByText('Session 4f9a1c07')).toBeDefined()
  })
})

describe('Start over', () => {
  async function startOver(user: Awaited<ReturnType<typeof restored>>['user']) {
    await user.click(press('Start over'))
    await user.click(await screen.findByRole('button', { name: 'Clear it' }))
    await screen.findByText(/press Begin/i)
  }

  test('asks for confirmation first, and changes nothing after a no', async () => {
    const { server, user } = await restored()
    await user.click(press('Start over'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Clear this conversation?' })
    await user.click(within(dialog).getByRole('button', { name: 'Keep talking' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByText(ANSWER)).toBeDefined()
    expect(server.calls.filter(({ method }) => method === 'DELETE')).toEqual([])
  })

  test('says if the server could not delete the conversation, and can try again', async () => {
    let isDown = true
    const { server, user } = await restored({
      answers: { 'DELETE /v1/concierge/intake/open': () => (isDown ? { status: 500 } : { body: {} }) },
    })
    await startOver(user)
    expect(await screen.findByText('What was said could not be deleted yet.')).toBeDefined()
    expect(screen.getByText('Request failed (500).')).toBeDefined()
    isDown = false
    await user.click(press('Try again'))
    await waitFor(() => expect(screen.queryByText('What was said could not be deleted yet.')).toBeNull())
    expect(server.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2)
  })

  test('clears session, chat and card, here and on the server, and moves the focus to the name [spec 86]', async () => {
    const { server, user } = await restored()
    await startOver(user)
    expect(screen.queryByText(ANSWER)).toBeNull()
    expect(screen.queryByText('Session 4f9a1c07')).toBeNull()
    expect(within(card()).getAllByText('not said yet')).toHaveLength(4)
    expect(server.calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ sessionId: SESSION_ID })
    await waitFor(() => expect(document.activeElement).toBe(field('Your name')))
  })

  test('restores the snapshot that was saved before [spec 157]', async () => {
    const saved = { ...SNAPSHOT, valuesMap: { ...SNAPSHOT.valuesMap, distance_km: 40 } }
    const { user } = await restored({
      remembered: 'maya@example.com',
      answers: { [LOOKUP]: () => ({ body: { ...PREVIOUS, snapshot: saved } }) },
    })
    expect(said('Distance')).toContain('within 15 miles')
    await startOver(user)
    await waitFor(() => expect(said('Distance')).toContain('within 25 miles'))
    expect(screen.getByText('Saved March 2, 2026')).toBeDefined()
  })

  test('works without the server', async () => {
    const { user, server } = await restored({ answers: { [LEAVE]: () => 'offline' } })
    await startOver(user)
    server.answers[OPEN] = () => ({ status: 404 })
    expect(screen.queryByText(ANSWER)).toBeNull()
  })

  test('asks no question after everything is saved', async () => {
    const { user } = await restored()
    await user.click(press('Finish & Save Profile'))
    await screen.findByText('Your profile is saved.')
    await user.click(press('Start over'))
    expect(await screen.findByText(/Your profile is saved. Press Begin/)).toBeDefined()
    expect(said('Distance')).toContain('within 15 miles')
  })
})
