import { anIntake } from '../test/builders.ts'
import { type HttpBrowser, type HttpReply, httpBrowser } from '../test/http-browser.ts'
import { percentile, sleep } from './figures.ts'

const CODE = /^ {4}([A-Z0-9]{4}-[A-Z0-9]{4})$/m
const LINES = 6
const MAIL_MS = 4000
const UNHEARD_MS = 1500

const STEPS = ['submit', 'request', 'verify', 'feedback', 'start', 'reply', 'complete', 'draft'] as const
type Step = (typeof STEPS)[number]

/**
 * Remembers what was acknowledged. A call that runs when the server dies is neither acknowledged nor lost. @param mails
 * where mails are read; the outbox by default
 */
export function aPerson(url: string, email: string, mails: MailsTo = mailsTo) {
  const browser = httpBrowser(url)
  const acknowledged = new Map<Step, number>()
  const refused: string[] = []
  const lines: string[] = []
  let code: string | undefined
  let chat: string | undefined
  let snapshot: string | undefined
  let liked: string | undefined
  let version = 0
  let draft = 0
  let underWay: Step | undefined
  let next = 0

  async function call(step: Step, send: () => Promise<HttpReply>) {
    underWay = step
    const reply = await send()
    underWay = undefined
    if (reply.status === 200) acknowledged.set(step, (acknowledged.get(step) ?? 0) + 1)
    else refused.push(`${step} ${reply.status}`)
    return reply.status === 200 ? reply : undefined
  }

  const submit = () =>
    browser.post('/v1/intake/submit', anIntake({ account: { email } }), { headers: { 'idempotency-key': email } })

  async function verify() {
    code ??= await newestCode(url, email, { mails })
    if (code === undefined) return
    const sent = { email, code }
    if (await call('verify', () => browser.post('/api/auth/verify', sent))) browser.renew()
    // The database was perhaps unavailable: try again.
    else if (refused.at(-1) === 'verify 503') return
    next++
  }

  async function giveFeedback() {
    const [match] = (await browser.get(`/v1/matches?email=${email}`)).json<{ items: { id: string }[] }>().items
    next++
    const body = { email, matchId: match?.id, action: 'less_like_this' }
    if (match && (await call('feedback', () => browser.post('/v1/feedback', body)))) liked = match.id
  }

  async function talk() {
    if (chat === undefined) {
      const begun = await call('start', () => browser.post('/v1/concierge/intake/start', { name: 'Sam', email }))
      chat = begun?.json<{ sessionId: string }>().sessionId
      return
    }
    const text = `Line ${lines.length}: I like hiking and I do not smoke`
    if (await call('reply', () => browser.post('/v1/concierge/intake/reply', { sessionId: chat, text })))
      lines.push(text)
    if (lines.length >= LINES) next++
  }

  async function finishChat() {
    const body = { sessionId: chat, email }
    const ended = await call('complete', () => browser.post('/v1/concierge/intake/complete', body))
    if (ended) snapshot = JSON.stringify(ended.json<{ snapshot: object }>().snapshot)
    else chat = undefined
    next++
  }

  async function saveDraft() {
    draft++
    const body = { email, draft: { basics: { displayName: `n-${draft}` } } }
    const saved = await call('draft', () => browser.post('/v1/intake/save-draft', body))
    if (saved) version = draft
    await sleep(10)
  }

  const steps = [
    () => call('submit', submit).then(() => next++),
    () => call('request', () => browser.post('/api/auth/request-email', { email })).then(() => next++),
    verify,
    giveFeedback,
    talk,
    finishChat,
    saveDraft,
  ]

  const step = () => (steps[Math.min(next, steps.length - 1)] ?? saveDraft)()

  /** Repeats unanswered calls where that is safe. */
  async function recover() {
    const broken = underWay
    underWay = undefined
    // An earlier repeat would count as concurrent (`verification/unheard-verify.ts`).
    if (broken === 'verify') await sleep(UNHEARD_MS)
    if (broken === 'submit' || broken === 'verify') await step()
    if (broken === 'request') code = await newestCode(url, email, { mails })
    if (broken === 'request' && code === undefined) next = 1
    if (broken === 'request' && code !== undefined) next = 2
    if (broken === 'complete') {
      chat = snapshot = undefined
      lines.length = 0
      next = steps.indexOf(talk)
    }
    return broken
  }

  /** What was acknowledged but is missing. */
  async function lost() {
    const gone: string[] = []
    if (acknowledged.has('verify')) {
      const session = await browser.get('/api/auth/session')
      if (session.json().email !== email) gone.push(`verify of ${email}`)
    }
    if (acknowledged.has('submit')) {
      const { access, items } = (await browser.get(`/v1/matches?email=${email}`)).json<Matches>()
      if (access === 'none') gone.push(`submit of ${email}`)
      const match = items.find(({ id }) => id === liked)
      if (match && match.feedback !== 'less_like_this') gone.push(`feedback of ${email}`)
    }
    if (snapshot !== undefined) {
      const previous = await browser.post('/v1/concierge/intake/previous', { email })
      const kept = previous.status === 200 && JSON.stringify(previous.json<{ snapshot: object }>().snapshot)
      if (kept !== snapshot) gone.push(`snapshot of ${email}`)
    } else if (chat !== undefined && lines.length > 0) {
      const open = await browser.get('/v1/concierge/intake/open')
      const said = open.status === 200 ? open.json<{ turns: { text: string }[] }>().turns.map(({ text }) => text) : []
      gone.push(...lines.filter((line) => !said.includes(line)).map((line) => `${line} of ${email}`))
    }
    if (version > 0) {
      const kept = await browser.get(`/v1/intake/draft?email=${email}`)
      const name = kept.status === 200 ? kept.json<{ draft: Draft }>().draft.basics?.displayName : undefined
      if (Number(name?.slice(2) ?? -1) < version) gone.push(`draft ${version} of ${email} (there is ${name})`)
    }
    return gone
  }

  return {
    email,
    acknowledged,
    refused,
    step,
    recover,
    lost,
    browser,
    asked: () => acknowledged.has('request'),
    onlySaves: () => next >= steps.length - 1,
  }
}
export type Person = ReturnType<typeof aPerson>

type Matches = { access: string; items: { id: string; feedback?: string | null }[] }
type Draft = { basics?: { displayName?: string } }

export type Member = { email: string; browser: HttpBrowser }

export async function becomeMember(url: string, intake: ReturnType<typeof anIntake>): Promise<Member> {
  const { email } = intake.account
  const browser = httpBrowser(url)
  await browser.post('/v1/intake/submit', intake)
  await browser.post('/api/auth/request-email', { email })
  const code = await newestCode(url, email, { patienceMs: 2 * MAIL_MS })
  if (code === undefined) throw new Error(`${email} got no code.`)
  const reply = await browser.post('/api/auth/verify', { email, code })
  if (reply.status !== 200) throw new Error(`verify of ${email}: ${reply.status}`)
  browser.renew()
  return { email, browser }
}

type MailsTo = (url: string, email: string) => Promise<{ text: string }[]>

export async function newestCode(
  url: string,
  email: string,
  { patienceMs = MAIL_MS, mails = mailsTo as MailsTo } = {},
) {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    const [mail] = await mails(url, email)
    const code = mail && CODE.exec(mail.text)?.[1]
    if (code) return code
    await sleep(100)
  }
  return undefined
}

/** Newest first. */
export async function mailsTo(url: string, email: string) {
  const reply = await fetch(`${url}/dev/outbox.json?to=${encodeURIComponent(email)}`)
  return (await reply.json()) as { text: string; headers: Record<string, string> }[]
}

export function acknowledgedBy(people: readonly Person[]) {
  const sums = new Map<string, number>()
  for (const { acknowledged } of people)
    for (const [step, times] of acknowledged) sums.set(step, (sums.get(step) ?? 0) + times)
  return [...sums].map(([step, times]) => `${times} × ${step}`).join(', ')
}

/** A check says nothing about steps that nobody took. */
export const stepsNotTaken = (people: readonly Person[]) =>
  STEPS.filter((step) => !people.some(({ acknowledged }) => acknowledged.has(step)))

export const timesOf = (ms: readonly number[]) =>
  `p50 ${Math.round(percentile(ms, 0.5))} ms, longest ${Math.round(Math.max(...ms))} ms`
