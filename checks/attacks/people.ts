import { type HttpBrowser, httpBrowser } from '../../test/http-browser.ts'
import { sleep } from '../figures.ts'

/** As a trusted proxy reports it (TRUST_PROXY=on). */
export const browserFrom = (url: string, network: string) => httpBrowser(url, { 'x-forwarded-for': network })

export async function mailsTo(url: string, email: string, { patienceMs = 4000 }: { patienceMs?: number } = {}) {
  await sleep(patienceMs)
  const local = httpBrowser(url)
  const mails = (await local.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`)).json<{ text: string }[]>()
  local.close()
  return { count: mails.length, code: /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(mails[0]?.text ?? '')?.[0] ?? '' }
}

export async function askFor(browser: HttpBrowser, email: string) {
  await browser.post('/v1/intake/save-draft', { email, draft: {} })
  return browser.post('/api/auth/request-email', { email })
}

export async function prove(url: string, browser: HttpBrowser, email: string) {
  await askFor(browser, email)
  const { code } = await mailsTo(url, email)
  const { status } = await browser.post('/api/auth/verify', { email, code })
  browser.renew()
  if (status !== 200) throw new Error(`verify answered ${status}`)
}
