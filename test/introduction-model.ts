import type { IntroductionOutcome } from '#contract/options.ts'
import { DAY_MS, HOUR_MS, onDay } from './chicago-clock.ts'
import type { Ask } from './modeled-ask.ts'

/** `agreed`: meeting starts of open introductions. */
export type Seen = { made: string[]; received: string[]; introduced: string[]; agreed: string[]; reachable: string[] }

const ASKED = 'Somebody would like to meet you'
const AFTER = 'How did it go?'
const OPEN_ASKS = 3
const AGAIN_DAYS = 90

/** Addresses with a '+' part belong to the same person. */
export const mailboxOf = (address: string) => address.replace(/\+.*@/, '@')
const OFF = 'Your meeting is off'
const NUDGE = 'Somebody still hopes to hear from you'
const LENGTH_MS = 2 * HOUR_MS
export type Choice = { pick?: number | undefined; offer?: number[] | undefined }

const pairOf = (by: string, about: string) => `${mailboxOf(by)} ${mailboxOf(about)}`
const otherOf = ({ from, to }: Ask, member: string) => (from === member ? to : from)

/**
 * The oracle of the introductions test, written from the rules, not from the code.
 */
export class IntroductionModel {
  now: number
  #asks: Ask[] = []
  #hidden = new Set<string>()
  /** Who said no to which address, while both accounts exist. */
  #noes: { by: string; about: string }[] = []
  #accounts: string[]
  readonly mails = new Map<string, number>()

  constructor(now: number, accounts: readonly string[]) {
    this.now = now
    this.#accounts = [...accounts]
  }

  /** @returns the status, and whether a new ask was made. The test then gives it to `asked`. */
  ask(from: string, to: string, times: number[]): { status: number; isNew: boolean } {
    const crossing = this.#asks.find((ask) => ask.from === to && ask.to === from && this.#isOpen(ask))
    const mine = this.#asks.filter(({ asker, at }) => asker === mailboxOf(from) && this.now - at < AGAIN_DAYS * DAY_MS)
    // Privacy: this is before all checks that differ between a hard no and silence.
    if (!crossing && mine.some(({ asked }) => asked === mailboxOf(to))) return { status: 409, isNew: false }
    if (this.#isHidden(from, to)) return { status: 404, isNew: false }
    if (times.some((time) => this.#isTaken(from, time))) return { status: 400, isNew: false }
    if (crossing) {
      const same = crossing.meeting.offer?.times.find((time) => this.#isAhead(time) && times.includes(time))
      if (same !== undefined && !this.#mayMeetAt(crossing, same)) return { status: 409, isNew: false }
      this.#introduce(crossing)
      if (same !== undefined) this.#agree(crossing, same)
      else this.#offer(crossing, from, times)
      return { status: 200, isNew: false }
    }
    const isTooMany = mine.filter((ask) => this.#isOpen(ask)).length >= OPEN_ASKS
    return isTooMany ? { status: 409, isNew: false } : { status: 200, isNew: true }
  }

  asked(id: string, from: string, to: string, times: number[]) {
    const both = { asker: mailboxOf(from), asked: mailboxOf(to) }
    const meeting = { offer: { by: from, times }, moves: new Map() }
    this.#asks.push({ id, from, to, ...both, at: this.now, state: 'asked', outcomes: new Map(), meeting })
    this.#mail(to, ASKED)
  }

  /** @param choice a time taken with the yes, or other offered times */
  answer(by: string, id: string, answer: 'yes' | 'not_this_time' | 'tell_kindly', choice: Choice): number {
    const ask = this.#find(id)
    const stands = ask?.to === by && ask.state === 'asked' && this.#isOpen(ask)
    if (!ask || !stands || (answer === 'yes' && this.#isHidden(ask.from, by))) return 404
    if (answer === 'yes') return this.#sayYes(ask, choice)
    ask.state = answer === 'tell_kindly' ? 'refused' : 'declined'
    if (answer === 'tell_kindly') this.#mail(ask.from, 'An answer to your ask')
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
    this.#hide(by, about)
    for (const ask of this.#asks) {
      if (!(ask.asker === mine && ask.asked === theirs) && !(ask.asker === theirs && ask.asked === mine)) continue
      if (ask.state === 'introduced') this.#close(ask, ask.asker === mine ? ask.from : ask.to)
      else if (ask.state === 'asked' || ask.state === 'declined')
        ask.state = ask.asker === mine ? 'withdrawn' : 'declined'
    }
  }

  takeBack(by: string, about: string) {
    const pair = pairOf(by, about)
    this.#noes = this.#noes.filter((no) => no.by !== by || no.about !== about)
    if (!this.#noes.some((no) => pairOf(no.by, no.about) === pair)) this.#hidden.delete(pair)
  }

  /** Ends the leaver's asks; other members see only an end. Asks and hidden pairs stay known by mailbox. */
  leave(member: string) {
    for (const ask of this.#asks) {
      if (ask.from !== member && ask.to !== member) continue
      if (ask.state === 'introduced') this.#close(ask, member)
      if (ask.from === member && ask.introducedAt === undefined) ask.state = 'withdrawn'
      if (ask.state === 'refused') ask.state = 'gone'
      if (ask.state === 'asked' || ask.state === 'declined') ask.state = 'gone'
      if (ask.from === member) ask.from = ''
      else ask.to = ''
    }
    this.#noes = this.#noes.filter(({ by, about }) => by !== member && about !== member)
    this.#accounts = this.#accounts.filter((each) => each !== member)
    for (const mail of this.mails.keys()) if (mail.startsWith(`${member}: `)) this.mails.delete(mail)
  }

  join(member: string) {
    this.#accounts.push(member)
  }

  /**
   * Ends everything open of a mailbox's accounts; other members see only an end. After fraud, everyone introduced to
   * them gets a warning at their oldest account.
   */
  suspend(address: string, fraud: boolean) {
    const mailbox = mailboxOf(address)
    const isTheirs = (each: string) => each !== '' && mailboxOf(each) === mailbox
    for (const ask of this.#asks) {
      if (!isTheirs(ask.from) && !isTheirs(ask.to)) continue
      if (ask.state === 'introduced') this.#close(ask, isTheirs(ask.from) ? ask.from : ask.to)
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
      this.#hide(by, other)
      this.#close(ask, by)
    }
    return 200
  }

  offer(by: string, id: string, times: number[]): number {
    const ask = this.#introduced(by, id)
    if (!ask) return 404
    if (times.some((time) => this.#isTaken(by, time, ask))) return 400
    if (this.#isOver(ask)) return 409
    const moves = (ask.meeting.moves.get(by) ?? 0) + 1
    if (moves > 2) return 409
    ask.meeting.moves.set(by, moves)
    this.#offer(ask, by, times)
    this.#mail(otherOf(ask, by), 'Another time for your meeting?')
    return 200
  }

  pick(by: string, id: string, time: number): number {
    const ask = this.#introduced(by, id)
    if (!ask) return 404
    if (this.#isOver(ask) || ask.meeting.offer?.by !== otherOf(ask, by) || !ask.meeting.offer.times.includes(time))
      return 409
    if (!this.#isAhead(time) || !this.#mayMeetAt(ask, time)) return 409
    const isMove = ask.meeting.agreed !== undefined
    this.#agree(ask, time)
    for (const member of [ask.from, ask.to])
      this.#mail(member, isMove ? 'Your meeting has a new time' : 'Your meeting has a time')
    return 200
  }

  cancel(by: string, id: string): number {
    const ask = this.#introduced(by, id)
    if (!ask) return 404
    if (this.#isOver(ask)) return 409
    ask.meeting.isOff = true
    ask.meeting.offer = undefined
    if (!ask.checkedIn) ask.checkInAt = this.now + 7 * DAY_MS
    this.#mail(otherOf(ask, by), OFF)
    return 200
  }

  tend() {
    for (const ask of this.#asks) {
      const { to, state, at, nudged, meeting } = ask
      if (state === 'asked' && !nudged && this.#isOpen(ask) && this.now - at >= 2 * DAY_MS) {
        ask.nudged = true
        this.#mail(to, NUDGE)
      }
      const { agreed, isOff, isReminded } = meeting
      const isDue = agreed !== undefined && this.now >= onDay(agreed, -1, 17) && this.now < agreed
      if (state !== 'introduced' || isOff || isReminded || !isDue) continue
      meeting.isReminded = true
      for (const member of [ask.from, ask.to]) this.#mail(member, 'Tomorrow: your meeting')
    }
    for (const ask of this.#asks) {
      if (ask.state !== 'introduced' || ask.checkedIn || this.now < (ask.checkInAt ?? 0)) continue
      ask.checkedIn = true
      for (const member of [ask.from, ask.to]) this.#mail(member, AFTER)
    }
  }

  sees(member: string): Seen {
    const shown = this.#asks.filter((ask) => this.now - ask.at < 28 * DAY_MS)
    const mine = shown.filter(
      ({ from, state }) => from === member && ['asked', 'declined', 'refused', 'gone'].includes(state),
    )
    const both = this.#asks.filter(
      ({ from, to, introducedAt }) => introducedAt !== undefined && (from === member || to === member),
    )
    const open = both.filter(({ state }) => state === 'introduced')
    const closed = both.filter(({ state, closedAt = 0 }) => state === 'closed' && this.now - closedAt < 28 * DAY_MS)
    return {
      made: mine.map((ask) => `${ask.id} ${this.#stateOf(ask)}`).sort(),
      received: this.#asks
        .filter((ask) => ask.to === member && ask.state === 'asked' && this.#isOpen(ask))
        .filter((ask) => !this.#isHidden(ask.from, member))
        .map(({ id }) => id)
        .sort(),
      introduced: [
        ...open.map(({ id, outcomes }) => `${id} open ${outcomes.get(member) ?? null}`),
        ...closed.map(({ id }) => `${id} ended`),
      ].sort(),
      agreed: open.map(({ id, meeting: { agreed, isOff } }) => `${id} ${isOff ? 'off' : (agreed ?? 'open')}`).sort(),
      reachable: open.map(({ from, to }) => (from === member ? to : from)).sort(),
    }
  }

  /** Tests choose steps from these asks. */
  mayAnswer = () =>
    this.#asks.filter((ask) => ask.state === 'asked' && this.#isOpen(ask)).map(({ id, to }) => ({ id, by: to }))

  mayWithdraw = () => this.#asks.filter((ask) => this.#isOpen(ask)).map(({ id, from }) => ({ id, by: from }))

  maySayAfter = () =>
    this.#asks
      .filter(({ state }) => state === 'introduced')
      .flatMap(({ id, from, to }) => [from, to].map((by) => ({ id, by })))

  mayPick = () =>
    this.#asks.flatMap((ask) => {
      const { offer } = ask.meeting
      if (ask.state !== 'introduced' || !offer || this.#isOver(ask)) return []
      return offer.times.map((time) => ({ id: ask.id, by: otherOf(ask, offer.by), time }))
    })

  timesOf = (id: string) => this.#find(id)?.meeting.offer?.times ?? []

  #stateOf = (ask: Ask) => (ask.state === 'refused' ? 'refused' : this.#isOpen(ask) ? 'asked' : 'ended')

  #introduced(by: string, id: string) {
    const ask = this.#find(id)
    return ask?.state === 'introduced' && (ask.from === by || ask.to === by) ? ask : undefined
  }

  #sayYes(ask: Ask, { pick, offer }: Choice): number {
    if (offer?.some((time) => this.#isTaken(ask.to, time, ask))) return 400
    if (pick !== undefined) {
      const isOffered = ask.meeting.offer?.times.includes(pick) ?? false
      if (!isOffered || !this.#isAhead(pick) || !this.#mayMeetAt(ask, pick)) return 409
    }
    this.#introduce(ask)
    if (pick !== undefined) this.#agree(ask, pick)
    else if (offer) this.#offer(ask, ask.to, offer)
    return 200
  }

  #offer(ask: Ask, by: string, times: number[]) {
    ask.meeting.offer = { by, times }
    this.#setCheckIn(ask)
  }

  #agree(ask: Ask, time: number) {
    const { meeting } = ask
    meeting.agreed = time
    meeting.offer = undefined
    // A meeting agreed after its reminder was due gets no reminder.
    meeting.isReminded = this.now >= onDay(time, -1, 17)
    this.#setCheckIn(ask)
  }

  #setCheckIn(ask: Ask) {
    if (ask.checkedIn) return
    const { agreed, offer } = ask.meeting
    const week = (ask.introducedAt ?? this.now) + 7 * DAY_MS
    const morningAfter = (time: number) => onDay(time, 1, 9)
    ask.checkInAt =
      agreed === undefined ? Math.max(week, ...(offer?.times ?? []).map(morningAfter)) : morningAfter(agreed)
  }

  #isAhead = (time: number) => time - this.now >= LENGTH_MS

  #isOver = ({ meeting: { isOff, agreed } }: Ask) =>
    isOff === true || (agreed !== undefined && this.now >= agreed + LENGTH_MS)

  #mayMeetAt = (ask: Ask, time: number) => !this.#isTaken(ask.from, time, ask) && !this.#isTaken(ask.to, time, ask)

  /** Another agreed meeting lies within four hours. */
  #isTaken = (member: string, time: number, but?: Ask) =>
    this.#asks.some(
      (ask) =>
        ask !== but &&
        ask.state === 'introduced' &&
        (ask.from === member || ask.to === member) &&
        !ask.meeting.isOff &&
        ask.meeting.agreed !== undefined &&
        Math.abs(ask.meeting.agreed - time) < 4 * HOUR_MS,
    )

  #find = (id: string) => this.#asks.find((ask) => ask.id === id)

  #isOpen = ({ state, at }: Ask) => (state === 'asked' || state === 'declined') && this.now - at < 14 * DAY_MS

  #hide(by: string, about: string) {
    this.#hidden.add(pairOf(by, about))
    this.#noes.push({ by, about })
  }

  #isHidden(one: string, other: string) {
    const [a, b] = [mailboxOf(one), mailboxOf(other)]
    return this.#hidden.has(`${a} ${b}`) || this.#hidden.has(`${b} ${a}`)
  }

  #introduce(ask: Ask) {
    ask.state = 'introduced'
    ask.introducedAt = this.now
    this.#setCheckIn(ask)
    this.#mail(ask.from, `introduced to ${mailboxOf(ask.to)}`)
    this.#mail(ask.to, `introduced to ${mailboxOf(ask.from)}`)
  }

  /** Mails the other person, who should not wait for the meeting. */
  #close(ask: Ask, by: string) {
    if (ask.meeting.agreed !== undefined && !this.#isOver(ask)) this.#mail(otherOf(ask, by), OFF)
    ask.state = 'closed'
    ask.closedAt = this.now
  }

  #mail(to: string, subject: string) {
    const key = `${to}: ${subject}`
    this.mails.set(key, (this.mails.get(key) ?? 0) + 1)
  }
}
