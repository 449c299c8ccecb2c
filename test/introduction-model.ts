import type { IntroductionOutcome } from '#contract/options.ts'

/**
 * What introductions should do, in plain lists: the oracle of the model test. Written from the rules, not from the code:
 * every method makes one step and says which status the reply must have.
 */
type Ask = {
  id: string
  from: string
  to: string
  at: number
  state: 'asked' | 'declined' | 'withdrawn' | 'introduced' | 'closed' | 'gone'
  introducedAt?: number
  checkInAt?: number
  checkedIn?: boolean
  closedAt?: number
  outcomes: Map<string, IntroductionOutcome>
}

export type Seen = { made: string[]; received: string[]; introduced: string[]; reachable: string[] }

const DAY_MS = 24 * 60 * 60_000
const ASKED = 'Somebody would like to meet you'
const AFTER = 'How did it go?'

export class IntroductionModel {
  now: number
  #asks: Ask[] = []
  #hidden = new Set<string>()
  /** How many mails of which subject each member must have got. */
  readonly mails = new Map<string, number>()

  constructor(now: number) {
    this.now = now
  }

  /** @returns the status, and whether a new ask was made, which `asked` then names */
  ask(from: string, to: string): { status: number; isNew: boolean } {
    if (this.#isHidden(from, to)) return { status: 404, isNew: false }
    const crossing = this.#asks.find((ask) => ask.from === to && ask.to === from && this.#isOpen(ask))
    if (crossing) {
      this.#introduce(crossing)
      return { status: 200, isNew: false }
    }
    const again = this.#asks.some((ask) => ask.from === from && ask.to === to && this.now - ask.at < 90 * DAY_MS)
    return again ? { status: 409, isNew: false } : { status: 200, isNew: true }
  }

  asked(id: string, from: string, to: string) {
    this.#asks.push({ id, from, to, at: this.now, state: 'asked', outcomes: new Map() })
    this.#mail(to, ASKED)
  }

  answer(by: string, id: string, answer: 'yes' | 'not_this_time'): number {
    const ask = this.#find(id)
    const stands = ask?.to === by && ask.state === 'asked' && this.#isOpen(ask)
    if (!ask || !stands || (answer === 'yes' && this.#isHidden(ask.from, by))) return 404
    if (answer === 'yes') this.#introduce(ask)
    else ask.state = 'declined'
    return 200
  }

  withdraw(by: string, id: string): number {
    const ask = this.#find(id)
    if (!ask || ask.from !== by || !this.#isOpen(ask)) return 404
    ask.state = 'withdrawn'
    return 200
  }

  hardNo(by: string, about: string) {
    this.#hidden.add(`${by} ${about}`)
    for (const ask of this.#asks) {
      if (!(ask.from === by && ask.to === about) && !(ask.from === about && ask.to === by)) continue
      if (ask.state === 'introduced') this.#close(ask)
      else if (ask.state === 'asked' || ask.state === 'declined') ask.state = ask.from === by ? 'withdrawn' : 'declined'
    }
  }

  takeBack(by: string, about: string) {
    this.#hidden.delete(`${by} ${about}`)
  }

  /** Who leaves takes along what they asked; whoever else was in it sees only that it ended. */
  leave(member: string) {
    this.#asks = this.#asks.filter(({ from, introducedAt }) => from !== member || introducedAt !== undefined)
    for (const ask of this.#asks) {
      if (ask.from !== member && ask.to !== member) continue
      if (ask.state === 'introduced') this.#close(ask)
      if (ask.state === 'asked' || ask.state === 'declined') ask.state = 'gone'
      if (ask.from === member) ask.from = ''
      else ask.to = ''
    }
    for (const hidden of this.#hidden) if (hidden.split(' ').includes(member)) this.#hidden.delete(hidden)
    for (const mail of this.mails.keys()) if (mail.startsWith(`${member}: `)) this.mails.delete(mail)
  }

  /** Who is suspended is out of everything that is open; the others see only that it ended, and are warned of fraud. */
  suspend(member: string, fraud: boolean) {
    for (const ask of this.#asks) {
      if (ask.from !== member && ask.to !== member) continue
      if (ask.state === 'introduced') this.#close(ask)
      else if (ask.state === 'asked' || ask.state === 'declined') ask.state = ask.from === member ? 'withdrawn' : 'gone'
    }
    this.#mail(member, 'Your account is suspended')
    const met = this.#asks
      .filter(({ introducedAt }) => introducedAt !== undefined)
      .flatMap(({ from, to }) => (from === member ? [to] : to === member ? [from] : []))
    if (fraud)
      for (const other of new Set(met)) if (other !== '') this.#mail(other, 'About somebody you were introduced to')
  }

  restore(member: string) {
    this.#mail(member, 'Your account is back')
  }

  after(by: string, id: string, outcome: IntroductionOutcome): number {
    const ask = this.#find(id)
    if (ask?.state !== 'introduced' || (ask.from !== by && ask.to !== by)) return 404
    const isLate = this.now > (ask.checkInAt ?? 0) + 7 * DAY_MS
    if (ask.outcomes.has(by) && isLate && outcome !== 'felt_unsafe') return 404
    ask.outcomes.set(by, outcome)
    const other = ask.from === by ? ask.to : ask.from
    if (outcome === 'felt_unsafe') {
      this.#hidden.add(`${by} ${other}`)
      this.#close(ask)
    }
    return 200
  }

  /** The clock's work: who was introduced a week ago is asked how it went, once. */
  tend() {
    for (const ask of this.#asks) {
      if (ask.state !== 'introduced' || ask.checkedIn || this.now < (ask.checkInAt ?? 0)) continue
      ask.checkedIn = true
      for (const member of [ask.from, ask.to]) this.#mail(member, AFTER)
    }
  }

  /** What a member must see, and whose address may be in it. */
  sees(member: string): Seen {
    const shown = this.#asks.filter((ask) => this.now - ask.at < 28 * DAY_MS)
    const mine = shown.filter(({ from, state }) => from === member && ['asked', 'declined', 'gone'].includes(state))
    const both = this.#asks.filter(
      ({ from, to, introducedAt }) => introducedAt !== undefined && (from === member || to === member),
    )
    const open = both.filter(({ state }) => state === 'introduced')
    const closed = both.filter(({ state, closedAt = 0 }) => state === 'closed' && this.now - closedAt < 28 * DAY_MS)
    return {
      made: mine.map((ask) => `${ask.id} ${this.#isOpen(ask) ? 'asked' : 'ended'}`).sort(),
      received: this.#asks
        .filter((ask) => ask.to === member && ask.state === 'asked' && this.#isOpen(ask))
        .filter((ask) => !this.#isHidden(ask.from, member))
        .map(({ id }) => id)
        .sort(),
      introduced: [
        ...open.map(({ id, outcomes }) => `${id} open ${outcomes.get(member) ?? null}`),
        ...closed.map(({ id }) => `${id} ended`),
      ].sort(),
      reachable: open.map(({ from, to }) => (from === member ? to : from)).sort(),
    }
  }

  /** Who may answer, withdraw or tell of which ask now: what steps of a test are aimed at. */
  mayAnswer = () =>
    this.#asks.filter((ask) => ask.state === 'asked' && this.#isOpen(ask)).map(({ id, to }) => ({ id, by: to }))

  mayWithdraw = () => this.#asks.filter((ask) => this.#isOpen(ask)).map(({ id, from }) => ({ id, by: from }))

  maySayAfter = () =>
    this.#asks
      .filter(({ state }) => state === 'introduced')
      .flatMap(({ id, from, to }) => [from, to].map((by) => ({ id, by })))

  #find = (id: string) => this.#asks.find((ask) => ask.id === id)

  #isOpen = ({ state, at }: Ask) => (state === 'asked' || state === 'declined') && this.now - at < 14 * DAY_MS

  #isHidden = (one: string, other: string) => this.#hidden.has(`${one} ${other}`) || this.#hidden.has(`${other} ${one}`)

  #introduce(ask: Ask) {
    ask.state = 'introduced'
    ask.introducedAt = this.now
    ask.checkInAt = this.now + 7 * DAY_MS
    this.#mail(ask.from, `introduced to ${ask.to}`)
    this.#mail(ask.to, `introduced to ${ask.from}`)
  }

  #close(ask: Ask) {
    ask.state = 'closed'
    ask.closedAt = this.now
  }

  #mail(to: string, subject: string) {
    const key = `${to}: ${subject}`
    this.mails.set(key, (this.mails.get(key) ?? 0) + 1)
  }
}
