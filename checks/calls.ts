import type { HttpBrowser } from '../test/http-browser.ts'

/** One call of a browser, ready to be sent by a load generator. */
export type Call = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }

/** Prepares calls with the browser's session. @param more headers sent with every call, such as X-Forwarded-For */
export async function callsOf(browser: HttpBrowser, more: Record<string, string> = {}) {
  const { csrfToken } = (await browser.get('/v1/csrf-token')).json<{ csrfToken: string }>()
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const posts = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-csrf-token': csrfToken }
  return {
    get: (path: string): Call => ({ method: 'GET', path, headers: { ...more, cookie } }),
    post: (path: string, body: object): Call => ({
      method: 'POST',
      path,
      headers: { ...more, cookie, ...posts },
      body: JSON.stringify(body),
    }),
  }
}
