import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { type Expected, IsolationModel } from '../../../test/isolation-model.ts'
import { testApp } from '../../../test/test-app.ts'
import { csrfTokenOf } from '../session/session.ts'

const { app, db, deps, log } = await testApp()

const BROWSERS = 3
const EMAILS = 3
// Runs are independent and parallel: 5,000 with PostgreSQL. The embedded database has one thread and runs the same
// code, so 250 are enough.
const SIDE_BY_SIDE = 25
const RUNS = process.env.TEST_DATABASE === 'postgres' ? 5000 : 250

const browser = fc.nat(BROWSERS - 1)
// Mostly one address, so that browsers interfere.
const email = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(EMAILS - 1) })
const challenge = fc.nat(7)
const use = fc.constantFrom('browser' as const, 'member' as const)
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('save' as const), browser, email, blank: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('load' as const), browser, email }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('submit' as const), browser, email }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('request' as const), browser, email }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('code' as const), browser, named: fc.option(email), challenge }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('token' as const), browser, challenge }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('tokenAndEmail' as const), browser, email, challenge }) },
  // The usual case: the browser that requested the secret, and its address.
  { weight: 4, arbitrary: fc.record({ do: fc.constant('spend' as const), browser, email, use: fc.option(use) }) },
  // One person in two browsers, with different data.
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clash' as const), browser, email, use }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('who' as const), browser }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('choice' as const), browser }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      browser,
      use,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('export' as const), browser }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), browser }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('signOut' as const), browser }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('others' as const), browser, email }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

// Too rare at random: each secret, used in the browser that requested it.
const SAVED: Step[] = [
  { do: 'save', browser: 0, email: 0, blank: false },
  { do: 'request', browser: 0, email: 0 },
]
const SPENT: Step[][] = [
  [...SAVED, { do: 'code', browser: 0, named: null, challenge: 0 }],
  [...SAVED, { do: 'token', browser: 0, challenge: 0 }],
]

// Marks are in notes to the matchmaker, which no card shows.
const MARK = /mark-[0-9]+-[0-9]+-/g
let runs = 0
/** Call and status, and whether a link asked for the address or two drafts for a choice. */
const seen = new Set<string>()
const SIGHTS = [
  ...['load 200', 'load 404', 'request 200', 'request 404', 'request 429', 'export 200', 'export 403'],
  ...['code 200', 'code 400', 'spend 200', 'token 200', 'token 200 confirm', 'token 400'],
  ...['tokenAndEmail 200', 'tokenAndEmail 400', 'spend 200 choice', 'choice 200 choice', 'choose 200', 'choose 404'],
  ...['delete 200', 'delete 403', 'signOut 200'],
]

class Run {
  #id = ++runs
  #marks = 0
  #doing: Step['do'] = 'save'
  #model = new IsolationModel(BROWSERS)
  #tokens = Array.from({ length: BROWSERS }, newToken)

  async take(step: Step) {
    const { browser } = step
    this.#doing = step.do
    const model = this.#model
    const email = 'email' in step ? this.#email(step.email) : ''
    switch (step.do) {
      case 'save': {
        const mark = step.blank ? '' : this.#mark()
        const draft = step.blank ? { account: { otpConsent: true } } : { review: { notesForMatchmaker: mark } }
        return this.#check(
          await this.#call(browser, 'POST', '/v1/intake/save-draft', { email, draft }),
          model.save(browser, email, mark),
        )
      }
      case 'load':
        return this.#check(
          await this.#call(browser, 'GET', `/v1/intake/draft?email=${email}`),
          model.load(browser, email),
        )
      case 'submit': {
        const mark = this.#mark()
        const submission = this.#submission(email, mark)
        return this.#check(
          await this.#call(browser, 'POST', '/v1/intake/submit', submission),
          model.submit(browser, email, mark),
        )
      }
      case 'request':
        return this.#request(browser, email)
      case 'spend': {
        await this.#request(browser, email)
        const mine = this.#model.challenges.findLast((challenge) => challenge.email === email)
        if (mine) await this.#verify(browser, { email, code: mine.code }, model.verifyCode(browser, email, mine))
        if (step.use === null) return
        await this.#look(browser)
        return this.#choose(browser, step.use)
      }
      case 'clash':
        for (const each of [browser, (browser + 1) % BROWSERS]) {
          const { email: index, use } = step
          await this.take({ do: 'save', browser: each, email: index, blank: false })
          await this.take({ do: 'spend', browser: each, email: index, use })
        }
        return
      case 'code': {
        const picked = this.#pick(step.challenge)
        if (!picked) return
        const named = step.named === null ? picked.email : this.#email(step.named)
        return this.#verify(browser, { email: named, code: picked.code }, model.verifyCode(browser, named, picked))
      }
      case 'token': {
        const picked = this.#pick(step.challenge)
        if (picked) await this.#verify(browser, { token: picked.token }, model.verifyToken(browser, picked, undefined))
        return
      }
      case 'tokenAndEmail': {
        const picked = this.#pick(step.challenge)
        if (picked)
          await this.#verify(browser, { token: picked.token, email }, model.verifyToken(browser, picked, email))
        return
      }
      case 'who': {
        const reply = await this.#call(browser, 'GET', '/api/auth/session')
        expect(reply.json()).toMatchObject(model.whoAmI(browser))
        return
      }
      case 'choice':
        return this.#look(browser)
      case 'choose':
        return this.#choose(browser, step.use)
      case 'export':
        return this.#check(await this.#call(browser, 'POST', '/api/account/export', {}), model.export(browser))
      case 'delete': {
        const { ended, ...expected } = model.delete(browser)
        this.#check(await this.#call(browser, 'DELETE', '/api/account', {}), expected)
        for (const other of ended) await this.#ended(other)
        return
      }
      case 'signOut':
        this.#check(await this.#call(browser, 'POST', '/api/auth/sign-out', {}), model.signOut(browser))
        return this.#ended(browser)
      case 'others':
        return this.#others(browser, email)
    }
  }

  async #look(browser: number) {
    this.#doing = 'choice'
    const expected = this.#model.draftChoice(browser)
    const reply = this.#check(await this.#call(browser, 'GET', '/v1/intake/draft-choice'), expected)
    expect(reply.json<{ choice: unknown }>().choice !== null).toBe(expected.choice)
  }

  async #choose(browser: number, use: 'browser' | 'member') {
    this.#doing = 'choose'
    const reply = await this.#call(browser, 'POST', '/v1/intake/draft-choice', { use })
    this.#check(reply, this.#model.choose(browser, use))
  }

  async #request(browser: number, email: string) {
    const { mails, verified, ...expected } = this.#model.request(browser, email)
    const reply = this.#check(await this.#call(browser, 'POST', '/api/auth/request-email', { email }), expected)
    if (verified !== undefined) expect(reply.json()).toMatchObject({ alreadyVerified: verified })
    const waiting = await db.deleteFrom('mail').where('recipient', '=', email).returning('text').execute()
    expect(waiting).toHaveLength(mails ? 1 : 0)
    const text = waiting[0]?.text
    if (text === undefined) return
    const code = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(text)?.[0] ?? ''
    const token = /verify#([0-9a-f]+)/.exec(text)?.[1] ?? ''
    this.#model.mailed(browser, email, { code, token })
  }

  async #verify(browser: number, secret: object, expected: Expected) {
    const reply = this.#check(await this.#call(browser, 'POST', '/api/auth/verify', secret), expected)
    const sid = reply.cookies.find(({ name }) => name === 'sid')?.value
    if (sid !== undefined) this.#tokens[browser] = sid
    if (expected.status !== 200) return
    expect(reply.json()).toMatchObject(
      expected.confirm ? { email: '', confirmEmail: true } : { draftChoice: expected.choice },
    )
  }

  async #ended(browser: number) {
    const reply = await this.#call(browser, 'GET', '/api/auth/session')
    expect(reply.json()).toEqual({ email: null, verified: false, fresh: false })
    expect((await this.#call(browser, 'POST', '/api/auth/sign-out', {})).statusCode).toBe(403)
    this.#tokens[browser] = newToken()
  }

  /** These calls take an address, but return nobody else's intake. */
  async #others(browser: number, email: string) {
    const replies = [
      await this.#call(browser, 'GET', `/v1/matches?email=${email}&cursor=`),
      await this.#call(browser, 'POST', '/v1/concierge/intake/previous', { email }),
      await this.#call(browser, 'POST', '/v1/feedback', { email, matchId: 'x', action: 'hard_no' }),
      await this.#call(browser, 'GET', '/api/preferences'),
      await this.#call(browser, 'GET', '/v1/csrf-token'),
    ]
    for (const { body } of replies) expect(body.match(MARK) ?? []).toEqual([])
  }

  #check<T extends { statusCode: number; body: string }>(reply: T, { status, shows, confirm, choice }: Expected) {
    seen.add([this.#doing, status, confirm && 'confirm', choice && 'choice'].filter(Boolean).join(' '))
    // Only the log has a fault's reason.
    const why = reply.statusCode < 500 ? '' : log.findLast((line) => line.includes('"fault"'))
    const shown = [...new Set(reply.body.match(MARK) ?? [])].sort()
    expect([reply.statusCode, shown], why).toEqual([status, [...new Set(shows)].sort()])
    return reply
  }

  /** One intake of ten has a birthdate, because without one, a member is not shown, and matching is slow. */
  #submission(email: string, mark: string) {
    const part = { account: { email }, review: { notesForMatchmaker: mark } }
    return anIntake(this.#id % 10 === 0 ? part : { ...part, basics: { birthdate: undefined } })
  }

  #email = (index: number) => `e${index}.${this.#id}@example.com`

  #mark() {
    this.#marks += 1
    return `mark-${this.#id}-${this.#marks}-`
  }

  #pick(index: number) {
    const { challenges } = this.#model
    return challenges.length === 0 ? undefined : challenges[index % challenges.length]
  }

  #call(browser: number, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
    const sid = this.#tokens[browser] ?? ''
    return app.inject({
      method,
      url,
      cookies: { sid },
      headers: { 'x-csrf-token': csrfTokenOf(deps.secret, sid) },
      ...(payload ? { payload } : {}),
    })
  }
}

const newToken = () => randomBytes(32).toString('base64url')

test(`three browsers, three addresses: in ${RUNS} runs of all calls nobody sees the data of another [spec 207]`, {
  timeout: 600_000,
}, async () => {
  const runOf = fc.array(step, { minLength: 4, maxLength: 10 })
  const spent = Array.from({ length: SIDE_BY_SIDE }, (_, index) => SPENT[index % SPENT.length] ?? [])
  await fc.assert(
    fc.asyncProperty(fc.array(runOf, { minLength: SIDE_BY_SIDE, maxLength: SIDE_BY_SIDE }), async (all) => {
      await Promise.all(
        all.map(async (steps) => {
          const run = new Run()
          for (const each of steps) await run.take(each)
        }),
      )
    }),
    { numRuns: RUNS / SIDE_BY_SIDE, endOnFailure: true, examples: [[spent]] },
  )
  expect(runs).toBe(RUNS)
  // Guards against a server change that refuses every call.
  if (RUNS >= 5000) expect(SIGHTS.filter((sight) => !seen.has(sight))).toEqual([])
})
