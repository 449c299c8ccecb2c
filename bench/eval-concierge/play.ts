import { performance } from 'node:perf_hooks'
import { endpoints } from '../../src/contract/endpoints/endpoints.ts'
import type { DialogueCase } from '../../src/engine/concierge/cases/dialogue-case.ts'

const REPLY_TIMEOUT_MS = 30_000
const TRIES = 5
const MAX_WAIT_MS = 65_000

/** Throws when any call fails. */
export async function play({ id, turns }: DialogueCase, { base, tag }: { base: string; tag: string }) {
  const browser = newBrowser(base)
  const email = `${id}${tag === '' ? '' : `+${tag}`}@example.com`
  const started = await browser.call(endpoints.startConcierge, { name: 'Sam', email })
  const { sessionId, reply } = endpoints.startConcierge.reply.parse(started)
  const replies = [reply]
  const replyMs: number[] = []
  for (const text of turns) {
    const before = performance.now()
    const answer = await browser.call(endpoints.replyConcierge, { sessionId, text })
    replyMs.push(performance.now() - before)
    replies.push(endpoints.replyConcierge.reply.parse(answer).reply)
  }
  const completed = await browser.call(endpoints.completeConcierge, { sessionId, email })
  return { snapshot: endpoints.completeConcierge.reply.parse(completed).snapshot, replies, replyMs }
}

/** Holds the cookies and CSRF token of one browser; a 403 fetches the token once, a 429 waits. */
function newBrowser(base: string) {
  const cookies = new Map<string, string>()
  let token: string | undefined

  async function send(method: string, path: string, body?: unknown) {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(base + path, {
        method,
        headers: {
          accept: 'application/json',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { 'x-csrf-token': token }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(REPLY_TIMEOUT_MS),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (name !== undefined && value !== undefined) cookies.set(name, value)
      }
      if (response.status !== 429 || attempt === TRIES) return response
      const waitMs = Number(response.headers.get('retry-after')) * 1000 || 1000 * 2 ** attempt
      await new Promise((done) => setTimeout(done, Math.min(waitMs, MAX_WAIT_MS)))
    }
  }

  async function renewToken() {
    const response = await send('GET', endpoints.csrfToken.path)
    token = response.ok ? endpoints.csrfToken.reply.parse(await response.json()).csrfToken : undefined
  }

  return {
    async call({ method, path }: { method: string; path: string }, body: unknown): Promise<unknown> {
      if (token === undefined) await renewToken()
      let response = await send(method, path, body)
      if (response.status === 403) {
        await renewToken()
        response = await send(method, path, body)
      }
      if (!response.ok) throw new Error(`${path}: HTTP ${response.status} ${(await response.text()).slice(0, 120)}`)
      return response.json()
    },
  }
}
