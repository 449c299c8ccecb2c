import { endpoints } from '#contract/endpoints.ts'
import type { TestBrowser } from './test-browser.ts'

const { startConcierge, replyConcierge, editSnapshot, completeConcierge, previousIntake, openConversation } = endpoints

/** The concierge's calls of one browser, as raw replies. */
export const conciergeOf = (browser: TestBrowser) => ({
  start: (body: object = { name: 'Sam' }) => browser.post(startConcierge.path, body),
  reply: (sessionId: string, text: string) => browser.post(replyConcierge.path, { sessionId, text }),
  edit: (body: object) => browser.post(editSnapshot.path, body),
  complete: (sessionId: string, email?: string) => browser.post(completeConcierge.path, { sessionId, email }),
  previous: (email: string) => browser.post(previousIntake.path, { email }),
  open: () => browser.get(openConversation.path),
})

/** A conversation that has begun: `say` answers with the parsed reply, and fails on anything but a 200. */
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
