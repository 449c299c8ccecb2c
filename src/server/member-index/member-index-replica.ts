import { setImmediate as nextTurn, setTimeout as pass } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { MemberIndex } from '#engine/matching/index/member-index.ts'
import { updateStandings } from '#engine/matching/lists/rank.ts'
import { StringInterner } from '#engine/matching/member/string-interner.ts'
import { Feedback } from '#engine/matching/score/feedback.ts'
import type { Database } from '../database/database.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { MINUTE_MS } from '../durations.ts'
import { faultOf } from '../http/fault.ts'
import { profileFrom } from '../members/profile.ts'
import { type ListedProfile, readBirthdays } from '../members/profile-store.ts'
import { repeat } from '../repeat.ts'
import { todayOf } from '../today.ts'
import {
  type Answer,
  type Exposure,
  type KeptAnswer,
  readAnswersAfter,
  readAnswersOf,
  readAnswersOn,
  readChangedAnswers,
  readChangedExposures,
  readChangedProfiles,
  readExposuresAfter,
  readProfilesAfter,
  readWatermark,
  startOfDay,
} from './change-feed-store.ts'
import type { Watermark } from './watermark.ts'

const CHUNK_ROWS = 2000
/** Answers are short, and each chunk of them costs the database some milliseconds by itself. */
const CHUNK_ANSWERS = 6000
/** How many are taken in before others have their turn: some milliseconds' work. */
const YIELD_EVERY_ROWS = 200
const BEGINNING: Watermark = '0'
/** Half of what a departed member's bare id is kept for. */
const LONGEST_SLEEP_MS = 30 * MINUTE_MS
/** How long a call waits for everybody to be read; some 50,000 people are by then. */
const LOAD_WAIT_MS = 2000

/** What this process holds in memory of everybody who may be shown: a cache of the database, brought up to date from it alone. */
export class MemberIndexReplica {
  readonly #db: Database
  readonly #clock: () => Date
  readonly #loadWaitMs: number
  #ids = new StringInterner()
  /** Everybody who may be shown, real members and demo members. */
  index = new MemberIndex(0, this.#ids)
  /**
   * What answers teach about how choosy and how liked people are. An answer counts from the midnight (UTC) after it was
   * given, together with everybody else's of that day: so no list changes because of one answer of somebody else.
   */
  feedback = this.#newFeedback()
  /** Resolved once everybody has been read. */
  readonly loaded: Promise<void>
  #setLoaded = () => {}
  #isLoaded = false
  #watermark: Watermark = BEGINNING
  /** From where the next reading begins. */
  #from: Watermark = BEGINNING
  #day = ''
  #caughtUpAt = 0
  #running: Promise<void> = Promise.resolve()
  #next: Promise<void> | undefined
  #stopFollowing = () => {}
  #isStopped = false

  constructor(db: Database, clock: () => Date, { loadWaitMs = LOAD_WAIT_MS }: { loadWaitMs?: number } = {}) {
    this.#db = db
    this.#clock = clock
    this.#loadWaitMs = loadWaitMs
    this.loaded = new Promise((done) => {
      this.#setLoaded = done
    })
  }

  /** Whether everybody has been read. */
  get isLoaded() {
    return this.#isLoaded
  }

  /** For how long nothing was taken in, in milliseconds; 0 while everybody is still being read. */
  lagMs() {
    return this.#isLoaded ? Math.max(0, this.#clock().getTime() - this.#caughtUpAt) : 0
  }

  /** Every transaction before this one is known here; '0' until everybody has been read. */
  get watermark(): Watermark {
    return this.#isLoaded ? this.#watermark : BEGINNING
  }

  /**
   * Reads everybody anew, a chunk at a time, so that other work goes on meanwhile. Whoever asks before the end is
   * answered from what has been read so far.
   */
  async load() {
    this.#isLoaded = false
    this.#ids = new StringInterner()
    this.index = new MemberIndex(0, this.#ids)
    this.feedback = this.#newFeedback()
    this.#day = this.#today()
    const begun = (await readWatermark(this.#db, BEGINNING)).next
    // Whatever changes while this reads is read again at the end.
    this.#from = begun
    await this.#eachChunk<ListedProfile>(
      (last) => readProfilesAfter(this.#db, { after: last?.memberId ?? null, limit: CHUNK_ROWS }),
      (rows) => this.#takeInTurns(rows, (row) => this.#put(row)),
    )
    const before = this.#day
    await this.#eachChunk<KeptAnswer>(
      (last) => readAnswersAfter(this.#db, { after: last, before, limit: CHUNK_ANSWERS }),
      (answers) => this.#keepAll(answers),
      CHUNK_ANSWERS,
    )
    await this.#takeInTurns(this.feedback.members(), (id) => updateStandings(this, [id]))
    await this.#eachChunk<Exposure>(
      (last) => readExposuresAfter(this.#db, { after: last?.memberId ?? null, limit: CHUNK_ROWS }),
      (exposures) => this.#show(exposures),
    )
    if (this.#isStopped) return
    await this.#catchUpFrom(begun)
    this.#isLoaded = true
    this.#setLoaded()
  }

  /**
   * Takes in everything that was committed before this call. While everybody is still being read, that is waited for a
   * short while only: `watermark` then says that a list made now knows too little, and its promised job makes it anew.
   */
  catchUp(): Promise<void> {
    // A run that has begun may have read too early for this caller; the one after it serves all who wait.
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = undefined
        return this.#runAlone(() => this.#catchUpFrom(this.#from))
      })
    return this.#isLoaded ? this.#next : Promise.race([this.#next, pass(this.#loadWaitMs, undefined, { ref: false })])
  }

  /** Has everybody read, unless that was done or is under way: for a process that follows nothing. */
  async ensureLoaded() {
    await this.#running.catch(() => {})
    if (!this.#isLoaded) await this.#runAlone(() => this.load())
  }

  /** Reads everybody, and then keeps catching up, so that what other processes write is known here soon. */
  follow({ everyMs, log }: { everyMs: number; log: FastifyBaseLogger }) {
    this.#stopFollowing = repeat({
      everyMs,
      step: () => (this.#isLoaded ? this.catchUp() : this.#runAlone(() => this.load())),
      complain(error) {
        // Without a database there is no news, and the database itself says that it is away; the next step asks again.
        if (!isUnavailable(error)) log.warn({ fault: faultOf(error) }, 'matching')
      },
    })
  }

  /** Ends following, after the reading that is under way. */
  async stop() {
    this.#isStopped = true
    this.#stopFollowing()
    await this.#running.catch(() => {})
  }

  /**
   * Reads chunk after chunk, each after the last row of the one before, until one is not full. The next is read while one
   * is taken in.
   */
  async #eachChunk<Row>(
    read: (last: Row | null) => Promise<Row[]>,
    take: (rows: Row[]) => Promise<void> | void,
    full = CHUNK_ROWS,
  ) {
    let reading = read(null)
    for (let isLast = false; !isLast && !this.#isStopped; ) {
      const rows = await reading
      isLast = rows.length < full
      if (!isLast) reading = read(rows.at(-1) ?? null)
      // When `take` fails, the reading under way is not awaited: its own failure must not end the process.
      reading.catch(() => {})
      await take(rows)
    }
    await reading
  }

  /** Takes in one after the other; now and then other work has its turn. */
  async #takeInTurns<One>(all: Iterable<One>, take: (one: One) => void) {
    let taken = 0
    for (const one of all) {
      if (this.#isStopped) return
      take(one)
      taken++
      if (taken % YIELD_EVERY_ROWS === 0) await nextTurn()
    }
  }

  #runAlone(run: () => Promise<void>) {
    this.#running = run()
    return this.#running
  }

  #newFeedback() {
    return new Feedback((id) => this.index.optionsOf(id), this.#ids)
  }

  #today() {
    return todayOf(this.#clock())
  }

  async #catchUpFrom(from: Watermark) {
    const news = await readWatermark(this.#db, from)
    if (news.profiles) await this.#take(await readChangedProfiles(this.#db, from))
    if (news.answers) this.#hear(await readChangedAnswers(this.#db, from))
    if (news.exposures) this.#show(await readChangedExposures(this.#db, from))
    this.#watermark = news.watermark
    this.#from = news.next
    await this.#keepTime()
  }

  async #take(rows: readonly ListedProfile[]) {
    const isNew = ({ memberId, listed, resting }: ListedProfile) => listed && !resting && !this.index.has(memberId)
    const arriving = rows.filter(isNew).map(({ memberId }) => memberId)
    // Read before anybody is put: if this fails, the next time finds them new again.
    const answers = arriving.length > 0 ? await readAnswersOf(this.#db, arriving) : []
    for (const row of rows) this.#put(row)
    if (arriving.length === 0) return
    this.#hear(answers)
    updateStandings(this, arriving)
  }

  #put(row: ListedProfile) {
    const { index, feedback } = this
    const id = row.memberId
    // What was answered stays: who rests comes back with everything.
    if (row.listed && row.resting) {
      index.remove(id)
      return
    }
    // One row that cannot be read keeps nobody else from being matched.
    const profile = row.listed ? profileFrom(row, this.#day) : undefined
    if (!profile) {
      index.remove(id)
      // Who rested is not in the index, and has answers all the same.
      updateStandings(this, feedback.forget(id))
      return
    }
    index.put(profile.member)
  }

  #hear(answers: readonly Answer[]) {
    const today = startOfDay(this.#day)
    const touched = new Set<string>()
    for (const { from, to, action, met, givenAt } of answers) {
      const counted = action !== null && givenAt < today ? action : undefined
      if (counted === this.feedback.answerOf(from, to) && met === this.feedback.isAfterMeeting(from, to)) continue
      const changed = counted ? this.feedback.record(from, to, counted, met) : this.feedback.withdraw(from, to)
      for (const id of changed) touched.add(id)
    }
    updateStandings(this, touched)
  }

  /** Keeps answers without a look at what they teach: while everybody is read, each would change the same few again. */
  #keepAll(answers: readonly KeptAnswer[]) {
    for (const { from, to, action, met } of answers) this.feedback.keep(from, to, action, met)
  }

  #show(exposures: readonly Exposure[]) {
    for (const { memberId, lists } of exposures) this.index.setFirstPages(memberId, lists)
  }

  /** Members grow older at midnight (UTC), and the answers of the day before count. After a long sleep everybody is read anew: traces of who left are gone by then. */
  async #keepTime() {
    const now = this.#clock().getTime()
    const asleepMs = Math.abs(now - this.#caughtUpAt)
    this.#caughtUpAt = now
    if (asleepMs > LONGEST_SLEEP_MS && this.#isLoaded) return this.load()
    const today = this.#today()
    if (today === this.#day) return
    const born = await readBirthdays(this.#db, { after: this.#day, until: today })
    const answered = await readAnswersOn(this.#db, { from: this.#day, before: today })
    this.#day = today
    for (const row of born) this.#put(row)
    this.#hear(answered)
  }
}
