import { vi } from 'vitest'
import { forgetCsrfToken } from './http.ts'

type Call = { method: string; path: string; query: URLSearchParams; body: unknown; headers: Headers }
type Answer = { status?: number; body?: unknown } | 'offline'
type Answers = Record<string, (call: Call) => Answer | Promise<Answer>>

/**
 * Fakes the network's edge: answers by 'METHOD /path'. What no test prepared is an error.
 *
 * @returns the calls made, and the answers, which may be changed while a page is open
 */
export function fakeNetwork(given: Answers = {}) {
  const answers: Answers = {
    'GET /v1/csrf-token': () => ({ body: { csrfToken: 'token', csrfEnabled: true } }),
    'GET /api/auth/session': () => ({ body: { email: null, verified: false, fresh: false } }),
    ...given,
  }
  const calls: Call[] = []
  forgetCsrfToken()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const method = init.method ?? 'GET'
    const body: unknown = init.body === undefined ? undefined : JSON.parse(String(init.body))
    const call = { method, path: pathname, query: searchParams, body, headers: new Headers(init.headers) }
    calls.push(call)
    const answer = await answers[`${method} ${pathname}`]?.(call)
    if (answer === undefined) throw new Error(`The test expects no ${method} ${pathname}`)
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(answer.body ?? {}), { status: answer.status ?? 200 })
  })
  return { calls, answers, to: (path: string) => calls.filter((call) => call.path === path) }
}
