import { endpoints } from '#contract/endpoints/endpoints.ts'
import type { TestBrowser } from './test-browser.ts'

const { startConcierge, replyConcierge, completeConcierge } = endpoints
/** Written out, because old pages still call this path. */
const INTAKE = '/v1/concierge/intake'

export const conciergeOf = (browser: TestBrowser) => ({
  start: (body: object = { name: 'Sam' }) => browser.post(`${INTAKE}/start`, body),
  reply: (sessionId: string, text: string) => browser.post(`${INTAKE}/reply`, { sessionId, text }),
  edit: (body: object) => browser.post(`${INTAKE}/edit`, body),
  complete: (sessionId: string, email?: string) => browser.post(`${INTAKE}/complete`, { sessionId, email }),
  previous: (email: string) => browser.post(`${INTAKE}/previous`, { email }),
  open: () => browser.get(`${INTAKE}/open`),
})

/** `say` fails if the reply is not 200. */
export async function chatOf(browser: TestBrowser, begin: object = { name: 'Sam' }) {
  const calls = conciergeOf(browser)
  const started = startConcierge.reply.parse((await calls.start(begin)).json())
  const { sessionId } = started
  return {
    ...started,
    calls,
    say: async (text: string) => replyConcierge.reply.parse((await calls.reply(sessionId, text)).json()),
    complete: async (email?: string) => completeConcierge.reply.parse((await calls.complete(sessionId, email)).json()),
  }
}
