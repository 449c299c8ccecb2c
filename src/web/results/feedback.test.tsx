import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rememberEmail } from '../session/member-email.ts'
import { aMatch, aPage, card, closeResults, openResults, press } from './results-page.test-kit.tsx'

beforeEach(() => rememberEmail('maya@example.com'))
afterEach(closeResults)

describe('feedback', () => {
  test('shows that it is being sent, then thanks, and can be undone [spec 11, 128, 263, 264]', async () => {
    let arrive = () => {}
    const { server, user } = openResults({
      'GET /v1/matches': () => aPage(),
      'POST /v1/feedback': () =>
        new Promise((answer) => {
          arrive = () => answer({ body: { ok: true } })
        }),
      'DELETE /v1/feedback': () => ({ body: { ok: true } }),
    })
    await card('Theo')
    await user.click(press('More like this'))
    expect(await screen.findByText('Sending your signal …')).toBeDefined()
    arrive()
    expect(await screen.findByText("Thanks for sharing that. We'll tune future matches.")).toBeDefined()
    expect(press('More like this').getAttribute('aria-pressed')).toBe('true')
    expect(server.to('/v1/feedback')[0]?.body).toEqual({
      email: 'maya@example.com',
      matchId: 'm1',
      action: 'more_like_this',
    })
    await user.click(press('More like this'))
    expect(server.to('/v1/feedback')).toHaveLength(1)
    await user.click(press('Undo'))
    expect(server.to('/v1/feedback')[1]?.method).toBe('DELETE')
    await vi.waitFor(() => expect(press('More like this').getAttribute('aria-pressed')).toBe('false'))
    expect(document.activeElement).toBe(press('More like this'))
  })

  test('is sent once after two presses at once, and a page is loaded once', async () => {
    const { server } = openResults({
      'GET /v1/matches': () => aPage({ nextCursor: 'two' }),
      'POST /v1/feedback': () => new Promise(() => {}),
    })
    await card('Theo')
    for (const name of ['More like this', 'More like this', 'Less like this', 'Load more matches', 'Load more matches'])
      press(name).click()
    await screen.findByText('Sending your signal …')
    await vi.waitFor(() => expect(server.to('/v1/matches')).toHaveLength(2))
    expect(server.to('/v1/feedback').map(({ body }) => body)).toMatchObject([{ action: 'more_like_this' }])
  })

  test('can be undone again after a failed Undo', async () => {
    let isDown = true
    const { server, user } = openResults({
      'GET /v1/matches': () => aPage({ items: [aMatch({ feedback: 'less_like_this' })] }),
      'DELETE /v1/feedback': () => (isDown ? { status: 503, body: { error: 'unavailable' } } : { body: { ok: true } }),
    })
    await card('Theo')
    await user.click(press('Undo'))
    expect(await screen.findByText("We couldn't record that feedback just yet. Please try again.")).toBeDefined()
    isDown = false
    await user.click(press('Undo'))
    await vi.waitFor(() => expect(press('Less like this').getAttribute('aria-pressed')).toBe('false'))
    expect(server.to('/v1/feedback')).toHaveLength(2)
  })

  test('asks for confirmation before a hard no [spec 97]', async () => {
    const { server, user } = openResults({
      'GET /v1/matches': () => aPage(),
      'POST /v1/feedback': () => ({ body: { ok: true } }),
    })
    await card('Theo')
    const signals = within(screen.getByRole('group', { name: 'Feedback on Theo' })).getAllByRole('button')
    expect(signals.map(({ textContent }) => textContent)).toEqual(['More like this', 'Less like this', 'Hard no'])
    await user.click(press('Hard no'))
    expect(screen.getByText('Hide Theo for good?')).toBeDefined()
    expect(server.to('/v1/feedback')).toHaveLength(0)
    expect(document.activeElement).toBe(press('Keep Theo'))
    await user.click(press('Keep Theo'))
    expect(document.activeElement).toBe(press('Hard no'))
    await user.click(press('Hard no'))
    await user.click(press('Hard no'))
    expect(await screen.findByText("Thanks for sharing that. We'll tune future matches.")).toBeDefined()
    expect(server.to('/v1/feedback')[0]?.body).toMatchObject({ action: 'hard_no' })
  })

  test.each([
    [{ status: 404, body: { error: 'not_found' } }, 'not_found'],
    [{ status: 502, text: 'Bad gateway' }, 'feedback_request_failed_502'],
  ])(
    'shows an error with its code if it failed, and can be repeated: %j [spec 159, 231, 261, 262]',
    async (answer, code) => {
      const { user } = openResults({ 'GET /v1/matches': () => aPage(), 'POST /v1/feedback': () => answer })
      await card('Theo')
      await user.click(press('Less like this'))
      expect(await screen.findByText("We couldn't record that feedback just yet. Please try again.")).toBeDefined()
      expect(screen.getByText(code)).toBeDefined()
      expect(press('Less like this').getAttribute('aria-pressed')).toBe('false')
    },
  )

  test('says where the person goes, but changes the list only after a press', async () => {
    const { server, user } = openResults({
      'GET /v1/matches': () => aPage(),
      'POST /v1/feedback': () => ({ body: { ok: true } }),
    })
    await card('Theo')
    await user.click(press('Less like this'))
    expect(await screen.findByText('Theo moves to the end of your list when it loads again.')).toBeDefined()
    expect(server.to('/v1/matches')).toHaveLength(1)
    await user.click(await screen.findByRole('button', { name: 'Show the list as it is now' }))
    await vi.waitFor(() => expect(server.to('/v1/matches')).toHaveLength(2))
  })
})
