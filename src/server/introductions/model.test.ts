import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Introductions } from '#contract/introductions.ts'
import { INTRODUCTION_OUTCOMES } from '#contract/options.ts'
import { wallClock } from '#engine/introductions/zoned-times.ts'
import { anIntake } from '../../../test/builders.ts'
import { afternoonIn } from '../../../test/chicago-clock.ts'
import { fullMember } from '../../../test/full-member.ts'
import { type Choice, IntroductionModel, mailboxOf } from '../../../test/introduction-model.ts'
import { aPlan, WORDS } from '../../../test/introductions.ts'
import { restore, suspend } from '../../../test/suspension.ts'
import { testApp } from '../../../test/test-app.ts'
import { testMember } from '../../../test/test-member.ts'
import { deleteAccount } from '../account/delete-account.ts'
import { matchIdOf } from '../matches/match-id.ts'
import { tendIntroductions } from './tend-introductions.ts'

const app = await testApp()
const NAMES = ['Ann', 'Bea', 'Cleo', 'Dora']
/** Ann's second address has the same mailbox. */
const ADDRESSES = [...NAMES.map((name) => `${name.toLowerCase()}@example.com`), 'ann+too@example.com']
const MONDAY = '2026-03-02T12:00:00.000Z'
/** 5,000 runs take one hour on one core. */
const RUNS = Number(process.env.INTRODUCTION_RUNS ?? 30)

const who = fc.nat(ADDRESSES.length - 1)
const boxAt = (index: number) => mailboxOf(ADDRESSES[index] ?? '')
const pair = fc.tuple(who, who).filter(([one, other]) => boxAt(one) !== boxAt(other))
/** Two of three steps choose a person who may do them, so that rare replies occur. */
const aim = { who, nth: fc.nat(5), mayDoIt: fc.nat(2).map(Boolean) }
const days = fc.uniqueArray(fc.integer({ min: 2, max: 5 }), { minLength: 1, maxLength: 2 })
const ANSWERS = ['yes', 'yes', 'yes', 'not_this_time', 'tell_kindly'] as const
const step = fc.oneof(
  { weight: 9, arbitrary: fc.record({ do: fc.constant('ask' as const), pair, days }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      ...aim,
      answer: fc.constantFrom(...ANSWERS),
      at: fc.constantFrom('first' as const, 'other' as const, 'none' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw' as const), ...aim }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('offer' as const), ...aim, days }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pick' as const), ...aim }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), ...aim }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hardNo' as const), pair }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('takeBack' as const), pair }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('leave' as const),
      who,
      asAlias: fc.boolean(),
      suspended: fc.constantFrom('no' as const, 'no' as const, 'yes' as const, 'for fraud' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('suspend' as const), who, fraud: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('after' as const),
      ...aim,
      outcome: fc.constantFrom(...INTRODUCTION_OUTCOMES),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 8 }) }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type Aim = { who: number; nth: number; mayDoIt: boolean }
type Person = Awaited<ReturnType<typeof fullMember>>

const people: Person[] = []
/** The test fails if every call of all runs is refused. */
const happened = new Set<string>()

const join = (n: number, email = ADDRESSES[n] ?? '') =>
  fullMember(
    app,
    anIntake({
      account: { email },
      basics: { displayName: NAMES[n % NAMES.length] ?? '', birthdate: `199${n}-04-01`, pronouns: 'they/them' },
      preferences: { ageMin: 25, ageMax: 45 },
    }),
  )

beforeAll(async () => {
  app.clock.set(MONDAY)
  for (const n of ADDRESSES.keys()) people.push(await join(n))
})

const at = (index: number) => {
  const person = people[index]
  if (!person) throw new Error(`There is no person ${index}.`)
  return person
}
const nameOf = ({ email }: Person) => email
const toggled = (email: string) =>
  email.includes('+back') ? email.replace('+back', '') : email.replace(/(\+.*)?@/, '$1+back@')

const offerOf = (times: readonly number[]) => ({
  zone: 'America/Chicago',
  times: times.map((time) => ({ starts: wallClock(new Date(time), 'America/Chicago'), minutes: 120 })),
})

const agreedIn = ({ id, state, meeting }: Introductions['introduced'][number]) => {
  if (state === 'ended') return []
  if (meeting?.state === 'cancelled') return [`${id} off`]
  return [`${id} ${meeting?.agreed ? Date.parse(meeting.agreed.startsAt) : 'open'}`]
}

class Run {
  #model = new IntroductionModel(
    app.clock.now().getTime(),
    people.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1)).map(({ email }) => email),
  )
  #ids: string[] = []

  async take(step: Step) {
    switch (step.do) {
      case 'ask': {
        const [from, to] = [at(step.pair[0]), at(step.pair[1])]
        const times = this.#timesIn(step.days)
        const expected = this.#model.ask(nameOf(from), nameOf(to), times)
        const matchId = matchIdOf(app.deps.secret, from.memberId, to.memberId)
        const body = { matchId, text: WORDS, plan: aPlan, share: {}, offer: offerOf(times) }
        const reply = await from.browser.post('/v1/introductions', body)
        this.#saw(step.do, reply, expected.status)
        if (!expected.isNew) return
        const { id } = reply.json<{ id: string }>()
        this.#ids.push(id)
        return this.#model.asked(id, nameOf(from), nameOf(to), times)
      }
      case 'answer': {
        const { id, by } = this.#aimed(step, this.#model.mayAnswer())
        const choice = step.answer === 'yes' ? this.#choiceFor(step.at, id) : {}
        const reply = await by.browser.post('/v1/introductions/answer', {
          id,
          answer: step.answer,
          share: { email: true },
          startsAt: choice.pick === undefined ? null : new Date(choice.pick).toISOString(),
          offer: choice.offer ? offerOf(choice.offer) : null,
        })
        return this.#saw(`${step.do} ${step.answer}`, reply, this.#model.answer(nameOf(by), id, step.answer, choice))
      }
      case 'withdraw': {
        const { id, by } = this.#aimed(step, this.#model.mayWithdraw())
        const reply = await by.browser.post('/v1/introductions/withdraw', { id })
        return this.#saw(step.do, reply, this.#model.withdraw(nameOf(by), id))
      }
      case 'offer': {
        const { id, by } = this.#aimed(step, this.#model.maySayAfter())
        const times = this.#timesIn(step.days)
        const reply = await by.browser.post('/v1/introductions/meeting/offer', { id, offer: offerOf(times) })
        return this.#saw(step.do, reply, this.#model.offer(nameOf(by), id, times))
      }
      case 'pick': {
        const able = this.#model.mayPick()
        const { id, by } = this.#aimed(step, able)
        const time = able.find((each) => each.id === id && each.by === nameOf(by))?.time ?? this.#timesIn([3])[0] ?? 0
        const startsAt = new Date(time).toISOString()
        const reply = await by.browser.post('/v1/introductions/meeting/pick', { id, startsAt })
        return this.#saw(step.do, reply, this.#model.pick(nameOf(by), id, time))
      }
      case 'cancel': {
        const { id, by } = this.#aimed(step, this.#model.maySayAfter())
        const reply = await by.browser.post('/v1/introductions/meeting/cancel', { id })
        return this.#saw(step.do, reply, this.#model.cancel(nameOf(by), id))
      }
      case 'hardNo':
      case 'takeBack': {
        const [by, about] = [at(step.pair[0]), at(step.pair[1])]
        const said = { email: by.email, matchId: matchIdOf(app.deps.secret, by.memberId, about.memberId) }
        const isNo = step.do === 'hardNo'
        const reply = isNo
          ? await by.browser.post('/v1/feedback', { ...said, action: 'hard_no', reason: 'other' })
          : await by.browser.delete('/v1/feedback', said)
        this.#saw(step.do, reply, 200)
        return isNo ? this.#model.hardNo(nameOf(by), nameOf(about)) : this.#model.takeBack(nameOf(by), nameOf(about))
      }
      case 'leave': {
        const leaver = at(step.who)
        await deleteAccount(app.deps, leaver)
        this.#model.leave(nameOf(leaver))
        if (step.suspended !== 'no') await this.#suspended(leaver, step.suspended === 'for fraud')
        // Verifying the address lifts a deletion's suppression.
        await app.db.deleteFrom('suppression').execute()
        const back = step.asAlias ? toggled(leaver.email) : leaver.email
        people[step.who] = await join(step.who, back)
        this.#model.join(back)
        return
      }
      case 'suspend': {
        const person = at(step.who)
        return this.#suspended(person, step.fraud)
      }
      case 'after': {
        const { id, by } = this.#aimed(step, this.#model.maySayAfter())
        const reply = await by.browser.post('/v1/introductions/after', { id, outcome: step.outcome })
        const expected = this.#model.after(nameOf(by), id, step.outcome)
        return this.#saw(`${step.do} ${step.outcome}`, reply, expected)
      }
      case 'pass':
        app.clock.pass({ days: step.days })
        this.#model.now = app.clock.now().getTime()
        await app.db
          .updateTable('session')
          .set({ created_at: app.clock.now(), last_post_at: app.clock.now() })
          .execute()
        await Promise.all([tendIntroductions(app.deps), tendIntroductions(app.deps)])
        return this.#model.tend()
    }
  }

  async #suspended({ email }: Person, fraud: boolean) {
    const isTheirs = (each: Person) => mailboxOf(each.email) === mailboxOf(email)
    await suspend(app, { email }, { fraud })
    this.#model.suspend(email, fraud)
    await this.look(people.filter((each) => !isTheirs(each)))
    await restore(app, { email })
    this.#model.restore(email)
    for (const [n, person] of people.entries()) {
      const isThere = await app.db
        .selectFrom('member')
        .select('id')
        .where('id', '=', person.memberId)
        .executeTakeFirst()
      if (!isTheirs(person) || !isThere) continue
      const browser = app.browser()
      people[n] = { ...person, browser, ...(await testMember(app, browser, person.email)) }
    }
  }

  /** No address is seen without both yes. */
  async look(whose: readonly Person[] = people) {
    const looks = whose.map(async (person) => ({
      person,
      reply: await person.browser.get(`/v1/introductions?${new URLSearchParams({ email: person.email })}`),
    }))
    for (const { person, reply } of await Promise.all(looks)) this.#sees(person, reply)
  }

  #sees(person: Person, reply: { body: string; json: <T>() => T }) {
    const seen = reply.json<Introductions>()
    const { reachable, ...expected } = this.#model.sees(person.email)
    expect({
      made: seen.made.map(({ id, state }) => `${id} ${state}`).sort(),
      received: seen.received.map(({ id }) => id).sort(),
      introduced: seen.introduced
        .map(({ id, state, outcome }) => (state === 'ended' ? `${id} ended` : `${id} open ${outcome}`))
        .sort(),
      agreed: seen.introduced.flatMap((each) => agreedIn(each)).sort(),
    }).toEqual(expected)
    const addresses = new Set(reply.body.match(/[a-z+]+@example\.com/g))
    addresses.delete(person.email)
    expect([...addresses].sort()).toEqual([...new Set(reachable)])
  }

  async mails() {
    const rows = await app.db.selectFrom('mail').select(['recipient', 'subject', 'text']).execute()
    const sent = new Map<string, number>()
    for (const { recipient, subject, text } of rows) {
      const [, name] = /^You and (\w+) are introduced$/m.exec(text) ?? []
      const what = name ? `introduced to ${name.toLowerCase()}@example.com` : subject
      sent.set(`${recipient}: ${what}`, (sent.get(`${recipient}: ${what}`) ?? 0) + 1)
    }
    expect(Object.fromEntries([...sent].sort())).toEqual(Object.fromEntries([...this.#model.mails].sort()))
  }

  #timesIn = (given: readonly number[]) => given.map((day) => afternoonIn(this.#model.now, day))

  #choiceFor(which: 'first' | 'other' | 'none', id: string): Choice {
    if (which === 'none') return {}
    return which === 'other' ? { offer: this.#timesIn([4]) } : { pick: this.#model.timesOf(id)[0] }
  }

  #aimed({ who, nth, mayDoIt }: Aim, able: readonly { id: string; by: string }[]) {
    const chosen = mayDoIt ? able[nth % able.length] : undefined
    const by = people.find((person) => nameOf(person) === chosen?.by)
    return chosen && by ? { id: chosen.id, by } : { id: this.#pick(nth), by: at(who) }
  }

  #pick = (nth: number) => this.#ids[nth % Math.max(1, this.#ids.length)] ?? '00000000-0000-7000-8000-000000000000'

  #saw(what: string, reply: { statusCode: number; body: string }, status: number) {
    happened.add(`${what} ${status}`)
    expect([what, reply.statusCode], reply.body).toEqual([what, status])
  }
}

test(`four members: in ${RUNS} runs of all calls nobody learns what was not said to them, and no mail repeats`, {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      for (const table of ['introduction', 'feedback', 'hidden_pair', 'mail', 'report', 'rate_limit'] as const)
        await app.db.deleteFrom(table).execute()
      await app.db.deleteFrom('shown_person').execute()
      await app.db.deleteFrom('filter_changes').execute()
      app.clock.set(MONDAY)
      await app.db.updateTable('session').set({ created_at: app.clock.now(), last_post_at: app.clock.now() }).execute()
      const run = new Run()
      for (const each of steps) {
        await run.take(each)
        await run.look()
      }
      await run.mails()
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  expect([...happened]).toEqual(expect.arrayContaining(['ask 200', 'answer not_this_time 404']))
  if (RUNS >= 500)
    expect([...happened].sort()).toEqual(
      expect.arrayContaining([
        ...['ask 200', 'ask 404', 'ask 409', 'answer yes 200', 'answer yes 404', 'answer not_this_time 200'],
        ...['offer 200', 'offer 409', 'pick 200', 'pick 409', 'cancel 200', 'cancel 409', 'answer tell_kindly 200'],
        ...['withdraw 200', 'withdraw 404', 'after felt_unsafe 200', 'after met_again 200', 'after did_not_meet 404'],
      ]),
    )
})
