/**
 * The oracle of the isolation test. Every method makes one step and returns the expected reply; `shows` lists exactly
 * its marked texts.
 */
export type Expected = { status: number; shows: string[]; confirm?: boolean; choice?: boolean; verified?: boolean }

/** Marks by email. '' if the draft has only an account section. */
type Drafts = Map<string, string>
type Session = {
  drafts: Drafts
  submissions: { email: string; mark: string }[]
  bound: string | null
  guesses: number
  asked: Set<string>
}
type Member = { drafts: Drafts; submissions: { email: string; mark: string }[] }
export type Challenge = { email: string; session: Session; token: string; code: string; tries: number; spent: boolean }

const TRIES = 5
const GUESSES = 10
const MAILS_AN_HOUR = 5

const newSession = (): Session => ({ drafts: new Map(), submissions: [], bound: null, guesses: 0, asked: new Set() })
const marks = (values: Iterable<string | undefined>) => [...values].filter((mark): mark is string => Boolean(mark))

export class IsolationModel {
  readonly challenges: Challenge[] = []
  #sessions: Session[]
  #every = new Set<Session>()
  #members = new Map<string, Member>()
  #mails = new Map<string, number>()

  constructor(browsers: number) {
    this.#sessions = Array.from({ length: browsers }, () => this.#open())
  }

  save(browser: number, email: string, mark: string): Expected {
    this.#ownerFor(browser, email).drafts.set(email, mark)
    return { status: 200, shows: [] }
  }

  load(browser: number, email: string): Expected {
    const found = this.#ownerFor(browser, email).drafts.get(email)
    return found === undefined ? { status: 404, shows: [] } : { status: 200, shows: marks([found]) }
  }

  submit(browser: number, email: string, mark: string): Expected {
    this.#ownerFor(browser, email).submissions.push({ email, mark })
    return { status: 200, shows: [mark] }
  }

  /** @returns `mails`: whether a mail must be queued. Its content goes to `mailed` */
  request(browser: number, email: string): Expected & { mails: boolean } {
    const session = this.#at(browser)
    const silent = { shows: [], mails: false }
    if (session.bound === email) return { status: 200, ...silent, verified: true }
    const has = session.drafts.has(email) || session.submissions.some((submission) => submission.email === email)
    if (!has) return { status: 404, ...silent }
    if (session.asked.has(email)) return { status: 429, ...silent }
    session.asked.add(email)
    const sent = this.#mails.get(email) ?? 0
    this.#mails.set(email, sent + 1)
    return { status: 200, shows: [], mails: sent < MAILS_AN_HOUR, verified: false }
  }

  mailed(browser: number, email: string, secret: { token: string; code: string }) {
    this.challenges.push({ email, session: this.#at(browser), ...secret, tries: 0, spent: false })
  }

  verifyCode(browser: number, email: string, challenge: Challenge): Expected {
    const session = this.#at(browser)
    if (session.guesses >= GUESSES) return { status: 400, shows: [] }
    const own = challenge.session === session && challenge.email === email
    if (own && isLive(challenge)) return this.#bind(session, challenge)
    if (!own) {
      session.guesses += 1
      for (const other of this.challenges)
        if (other.session === session && other.email === email && !other.spent) other.tries += 1
    }
    return { status: 400, shows: [] }
  }

  verifyToken(browser: number, challenge: Challenge, email: string | undefined): Expected {
    const session = this.#at(browser)
    if (session.guesses >= GUESSES || !isLive(challenge)) return { status: 400, shows: [] }
    if (email === undefined && challenge.session !== session) return { status: 200, shows: [], confirm: true }
    if (email === undefined || email === challenge.email) return this.#bind(session, challenge)
    challenge.tries += 1
    session.guesses += 1
    return { status: 400, shows: [] }
  }

  whoAmI(browser: number) {
    return { email: this.#at(browser).bound, verified: this.#at(browser).bound !== null }
  }

  draftChoice(browser: number): Expected {
    const both = this.#both(this.#at(browser))
    return { status: 200, shows: marks(both ?? []), choice: both !== undefined }
  }

  choose(browser: number, use: 'browser' | 'member'): Expected {
    const session = this.#at(browser)
    const both = this.#both(session)
    if (!both || session.bound === null) return { status: 404, shows: [] }
    if (use === 'browser') this.#memberOf(session.bound).drafts.set(session.bound, both[0])
    session.drafts.delete(session.bound)
    return { status: 200, shows: [] }
  }

  export(browser: number): Expected {
    const { bound } = this.#at(browser)
    if (bound === null) return { status: 403, shows: [] }
    const owners = [this.#memberOf(bound), ...[...this.#every].filter((session) => session.bound === bound)]
    return {
      status: 200,
      shows: owners.flatMap(({ drafts, submissions }) =>
        marks([...drafts.values(), ...submissions.map(({ mark }) => mark)]),
      ),
    }
  }

  /** @returns which browsers lost their session, too */
  delete(browser: number): Expected & { ended: number[] } {
    const { bound } = this.#at(browser)
    if (bound === null) return { status: 403, shows: [], ended: [] }
    this.#members.delete(bound)
    const ended = this.#sessions.flatMap((session, index) => (session.bound === bound ? [index] : []))
    for (const session of this.#every) {
      if (session.bound === bound) {
        session.drafts.clear()
        session.submissions = []
        session.bound = null
        this.#every.delete(session)
      }
      session.drafts.delete(bound)
      session.submissions = session.submissions.filter(({ email }) => email !== bound)
    }
    for (const challenge of this.challenges) if (challenge.email === bound) challenge.spent = true
    for (const index of ended) this.#sessions[index] = this.#open()
    return { status: 200, shows: [], ended }
  }

  signOut(browser: number): Expected {
    const session = this.#at(browser)
    session.bound = null
    this.#sessions[browser] = this.#open()
    return { status: 200, shows: [] }
  }

  #open() {
    const session = newSession()
    this.#every.add(session)
    return session
  }

  #at(browser: number) {
    const session = this.#sessions[browser]
    if (!session) throw new Error(`There is no browser ${browser}.`)
    return session
  }

  #memberOf(email: string) {
    const member: Member = this.#members.get(email) ?? { drafts: new Map(), submissions: [] }
    this.#members.set(email, member)
    return member
  }

  #ownerFor(browser: number, email: string) {
    const session = this.#at(browser)
    return session.bound === email ? this.#memberOf(email) : session
  }

  #both(session: Session): [string, string] | undefined {
    if (session.bound === null) return undefined
    const mine = session.drafts.get(session.bound)
    const theirs = this.#memberOf(session.bound).drafts.get(session.bound)
    return mine === undefined || theirs === undefined ? undefined : [mine, theirs]
  }

  #bind(session: Session, { email }: Challenge): Expected {
    for (const challenge of this.challenges) if (challenge.email === email) challenge.spent = true
    session.bound = email
    const member = this.#memberOf(email)
    member.submissions.push(...session.submissions.filter((submission) => submission.email === email))
    session.submissions = session.submissions.filter((submission) => submission.email !== email)
    const mine = session.drafts.get(email)
    const theirs = member.drafts.get(email)
    if (mine !== undefined && theirs === undefined) member.drafts.set(email, mine)
    if (theirs === undefined || mine === '' || mine === theirs) session.drafts.delete(email)
    return { status: 200, shows: [], choice: this.#both(session) !== undefined }
  }
}

const isLive = ({ spent, tries }: Challenge) => !spent && tries < TRIES
