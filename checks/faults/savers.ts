import { httpBrowser } from '../../test/http-browser.ts'
import { sleep } from '../figures.ts'

export type Saved = { status: string; at: number; tookMs: number }

export function savers(url: string, { people, noteLength }: { people: number; noteLength: number }) {
  const all = Array.from({ length: people }, (_, number) => ({
    browser: httpBrowser(url),
    email: `saver-${number}@example.com`,
    acknowledged: 0,
  }))
  const saves: Saved[] = []
  let saving = true
  let turn = 0

  async function saveOnce(person: (typeof all)[number]) {
    const value = ++turn
    const at = performance.now()
    const draft = { basics: { displayName: `n-${value}` }, review: { notesForMatchmaker: noise(noteLength) } }
    const reply = await Promise.race([
      person.browser.post('/v1/intake/save-draft', { email: person.email, draft }).catch(() => undefined),
      sleep(25_000).then(() => undefined),
    ])
    if (reply?.status === 200) person.acknowledged = value
    const saved = { status: `${reply?.status ?? 'no reply'}`, at, tookMs: performance.now() - at }
    saves.push(saved)
    return saved
  }

  const working = Promise.all(
    all.map(async (person) => {
      while (saving) {
        const { status } = await saveOnce(person)
        await sleep(status === '200' ? 25 : 100)
      }
    }),
  )
  return {
    saves,
    since: (moment: number) => saves.filter(({ at }) => at >= moment),
    read: () => all[0]?.browser.get(`/v1/intake/draft?email=${all[0].email}`),
    async stop() {
      saving = false
      await working
    },
    async lost() {
      let lost = 0
      for (const { browser, email, acknowledged } of all) {
        if (acknowledged === 0) continue
        const reply = await browser.get(`/v1/intake/draft?email=${email}`)
        const kept = /"displayName":"n-(\d+)"/.exec(reply.text)?.[1]
        if (Number(kept ?? 0) < acknowledged) lost += 1
      }
      return lost
    },
    close() {
      for (const { browser } of all) browser.close()
    },
  }
}

/** PostgreSQL would compress repeated letters. */
function noise(length: number) {
  let text = ''
  while (text.length < length) text += Math.random().toString(36).slice(2)
  return text.slice(0, length)
}

/** Undefined on a timeout. */
export async function msUntil(isTrue: () => Promise<boolean> | boolean, withinMs: number) {
  const began = performance.now()
  while (performance.now() - began < withinMs) {
    if (await isTrue()) return Math.round(performance.now() - began)
    await sleep(100)
  }
  return undefined
}

export const isReady = async (url: string) =>
  (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3000) }).catch(() => undefined))?.ok ?? false
