import type { IntroductionOutcome } from '#contract/options.ts'

/**
 * What introductions should do, in plain lists: the oracle of the model test. Written from the rules, not from the code:
 * every method makes one step and says which status the reply must have.
 */
type Ask = {
  id: string
  /** Addresses; empty once that account has left. */
  from: string
  to: string
  /** The mailboxes of both, which stay. */
  asker: string
  asked: string
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
const OPEN_ASKS = 3
const AGAIN_DAYS = 90

/** Accounts with a plus in the address are the same person's. */
export const mailboxOf = (address: string) => address.replace(/\+.*@/, '@')

export class IntroductionModel {
  now: number
  #asks: Ask[] = []
  #hidden = new Set<string>()
  /** The accounts there are, the oldest first. */
  #accounts: string[]
  /** How many mails of which subject each member must have got. */
  readonly mails = new Map<string, number>()

  constructor(now: number, accounts: readonly string[]) {
    this.now = now
    this.#accounts = [...accounts]
  }

  /** @returns the status, and whether a new ask was made, which `asked` then names */
  ask(from: string, to: string): { status: number; isNew: boolean } {
    const crossing = this.#asks.find((ask) => ask.from === to && ask.to === from && this.#isOpen(ask))
    const mine = this.#asks.filter(({ asker, at }) => asker === mailboxOf(from) && this.now - at < AGAIN_DAYS * DAY_MS)
    // Before anything that tells a hard no from silence.
    if (!crossing && mine.some(({ asked }) => asked === mailboxOf(to))) return { status: 409, isNew: false }
    if (this.#isHidden(from, to)) return { status: 404, isNew: false }
    if (crossing) {
      this.#introduce(crossing)
      return { status: 200, isNew: false }
    }
    const isTooMany = mine.filter((ask) => this.#isOpen(ask)).length >= OPEN_ASKS
    return isTooMany ? { status: 409, isNew: false } : { status: 200, isNew: true }
  }

  asked(id: string, from: string, to: string) {
    const both = { asker: mailboxOf(from), asked: mailboxOf(to) }
    this.#asks.push({ id, from, to, ...both, at: this.now, state: 'asked', outcomes: new Map() })
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
    const [mine, theirs] = [mailboxOf(by), mailboxOf(about)]
    this.#hidden.add(`${mine} ${theirs}`)
    for (const ask of this.#asks) {
      if (!(ask.asker === mine && ask.asked === theirs) && !(ask.asker === theirs && ask.asked === mine)) continue
      if (ask.state === 'introduced') this.#close(ask)
      else if (ask.state === 'asked' || ask.state === 'declined')
        ask.state = ask.asker === mine ? 'withdrawn' : 'declined'
    }
  }

  takeBack(by: string, about: string) {
    this.#hidden.delete(`${mailboxOf(by)} ${mailboxOf(about)}`)
  }

  /**
   * Who leaves takes along what they asked; whoever else was in it sees only that it ended. That they asked, and who hid
   * whom, is known of their mailbox when they come back.
   */
  leave(member: string) {
    for (const ask of this.#asks) {
      if (ask.from !== member && ask.to !== member) continue
      if (ask.state === 'introduced') this.#close(ask)
      if (ask.from === member && ask.introducedAt === undefined) ask.state = 'withdrawn'
      if (ask.state === 'asked' || ask.state === 'declined') ask.state = 'gone'
      if (ask.from === member) ask.from = ''
      else ask.to = ''
    }
    this.#accounts = this.#accounts.filter((each) => each !== member)
    for (const mail of this.mails.keys()) if (mail.startsWith(`${member}: `)) this.mails.delete(mail)
  }

  join(member: string) {
    this.#accounts.push(member)
  }

  /**
   * A mailbox that is suspended is out of everything that is open, with each of its accounts; the others see only that it
   * ended. Of fraud everybody is warned who was introduced to the mailbox, by the oldest account there is.
   */
  suspend(address: string, fraud: boolean) {
    const mailbox = mailboxOf(address)
    const isTheirs = (each: string) => each !== '' && mailboxOf(each) === mailbox
    for (const ask of this.#asks) {
      if (!isTheirs(ask.from) && !isTheirs(ask.to)) continue
      if (ask.state === 'introduced') this.#close(ask)
      else if (ask.state === 'asked' || ask.state === 'declined') ask.state = isTheirs(ask.from) ? 'withdrawn' : 'gone'
    }
    if (this.#accounts.some(isTheirs)) this.#mail(address, 'Your account is suspended')
    const met = this.#asks
      .filter(({ introducedAt }) => introducedAt !== undefined)
      .flatMap(({ asker, asked }) => (asker === mailbox ? [asked] : asked === mailbox ? [asker] : []))
    if (!fraud) return
    for (const other of new Set(met)) {
      const account = this.#accounts.find((each) => mailboxOf(each) === other)
      if (account) this.#mail(account, 'About somebody you were introduced to')
    }
  }

  restore(address: string) {
    if (this.#accounts.some((each) => mailboxOf(each) === mailboxOf(address)))
      this.#mail(address, 'Your account is back')
  }

  after(by: string, id: string, outcome: IntroductionOutcome): number {
    const ask = this.#find(id)
    if (ask?.state !== 'introduced' || (ask.from !== by && ask.to !== by)) return 404
    const isLate = this.now > (ask.checkInAt ?? 0) + 7 * DAY_MS
    if (ask.outcomes.has(by) && isLate && outcome !== 'felt_unsafe') return 404
    ask.outcomes.set(by, outcome)
    const other = ask.from === by ? ask.to : ask.from
    if (outcome === 'felt_unsafe') {
      this.#hidden.add(`${mailboxOf(by)} ${mailboxOf(other)}`)
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

  #isHidden(one: string, other: string) {
    const [a, b] = [mailboxOf(one), mailboxOf(other)]
    return this.#hidden.has(`${a} ${b}`) || this.#hidden.has(`${b} ${a}`)
  }

  #introduce(ask: Ask) {
    ask.state = 'introduced'
    ask.introducedAt = this.now
    ask.checkInAt = this.now + 7 * DAY_MS
    this.#mail(ask.from, `introduced to ${mailboxOf(ask.to)}`)
    this.#mail(ask.to, `introduced to ${mailboxOf(ask.from)}`)
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
