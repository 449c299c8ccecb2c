import { setTimeout as pass } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { MINUTE_MS } from '../durations.ts'
import { faultOf } from '../http/fault.ts'
import { repeat } from '../repeat.ts'
import { todayOf } from '../today.ts'
import { readWatermark } from './change-feed-store.ts'
import { HeldMembers, type HeldState } from './held-members.ts'
import { readEverybody, readNewDay, readNews } from './read-into-held.ts'
import type { Watermark } from './watermark.ts'

const BEGINNING: Watermark = '0'
/** Half of the time that a deleted member's id stays. */
const LONGEST_SLEEP_MS = 30 * MINUTE_MS
/** A full read waits: after a promotion, members' calls are more urgent. */
const RENEW_AFTER_MS = MINUTE_MS
/** How long a call waits for the first read; enough for about 50,000 members. */
const LOAD_WAIT_MS = 2000

export type ReplicaState = HeldState & {
  from: Watermark
  watermark: Watermark
  timeline: string | undefined
  caughtUpAt: number
}

/** A cache of all visible members, updated from the database only. */
export class MemberIndexReplica {
  readonly #db: Database
  readonly #clock: () => Date
  readonly #loadWaitMs: number
  readonly #renewAfterMs: number
  #held: HeldMembers
  /** Resolves after the first full read. */
  readonly loaded: Promise<void>
  #setLoaded = () => {}
  #isLoaded = false
  #watermark: Watermark = BEGINNING
  #timeline: string | undefined
  /** Since when this may differ from the database, in milliseconds. */
  #doubtfulSince: number | undefined
  #successor: MemberIndexReplica | undefined
  #from: Watermark = BEGINNING
  #caughtUpAt = 0
  #running: Promise<void> = Promise.resolve()
  #isBusy = false
  #atRest: (() => void) | undefined
  #next: Promise<void> | undefined
  #stopFollowing = () => {}
  #isStopped = false

  constructor(
    db: Database,
    clock: () => Date,
    { loadWaitMs = LOAD_WAIT_MS, renewAfterMs = RENEW_AFTER_MS }: { loadWaitMs?: number; renewAfterMs?: number } = {},
  ) {
    this.#db = db
    this.#clock = clock
    this.#loadWaitMs = loadWaitMs
    this.#renewAfterMs = renewAfterMs
    this.#held = new HeldMembers(this.#today())
    this.loaded = new Promise((done) => {
      this.#setLoaded = done
    })
  }

  get index() {
    return this.#held.index
  }

  get day() {
    return this.#held.day
  }

  get feedback() {
    return this.#held.feedback
  }

  get isLoaded() {
    return this.#isLoaded
  }

  /** Milliseconds since the last update; 0 during the first read. */
  lagMs() {
    return this.#isLoaded ? Math.max(0, this.#clock().getTime() - this.#caughtUpAt) : 0
  }

  /** All earlier transactions are known; '0' during the first read. */
  get watermark(): Watermark {
    return this.#isLoaded ? this.#watermark : BEGINNING
  }

  /** Reads all members in chunks between other work. Queries meanwhile see what has been read. */
  async load() {
    this.#isLoaded = false
    const held = new HeldMembers(this.#today())
    this.#held = held
    const { next, timeline, watermark } = await readWatermark(this.#db, BEGINNING)
    // Changes meanwhile are read at the end.
    this.#from = next
    this.#timeline = timeline ?? undefined
    this.#watermark = watermark
    await readEverybody(this.#db, held, () => this.#isStopped)
    if (this.#isStopped) return
    await this.#catchUpFrom(next)
    this.#isLoaded = true
    this.#setLoaded()
  }

  /**
   * Applies all that was committed before this call. It waits only briefly for a first read; a list made then has a
   * `watermark` that marks it as incomplete, and a job rebuilds it.
   */
  catchUp(): Promise<void> {
    // The current run may have read too early. The next run serves all waiting callers.
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = undefined
        return this.#runAlone(() => {
          this.#adoptSuccessor()
          return this.#catchUpFrom(this.#from)
        })
      })
    return this.#isLoaded ? this.#next : Promise.race([this.#next, pass(this.#loadWaitMs, undefined, { ref: false })])
  }

  async ensureLoaded() {
    await this.#running.catch(() => {})
    if (!this.#isLoaded) await this.#runAlone(() => this.load())
  }

  /**
   * Follows changes of other processes after a full read. @param kept another replica's recent state, used until then
   */
  follow({ everyMs, log, kept }: { everyMs: number; log: FastifyBaseLogger; kept?: ReplicaState | undefined }) {
    const complain = (error: Error) => {
      // The next step tries again. An outage has its own log.
      if (!isUnavailable(error)) log.warn({ fault: faultOf(error) }, 'matching')
    }
    let state = kept
    const begin = () => {
      const from = state
      state = undefined
      return this.#runAlone(() => (from ? this.#resume(from) : this.load()))
    }
    const stops = [
      repeat({ everyMs, complain, step: () => (this.#isLoaded ? this.catchUp() : begin()) }),
      repeat({ everyMs, complain, step: () => this.#renewWhenDue() }),
    ]
    this.#stopFollowing = () => {
      for (const stop of stops) stop()
    }
  }

  async stop() {
    this.#isStopped = true
    this.#stopFollowing()
    await this.#successor?.stop()
    await this.#running.catch(() => {})
  }

  /**
   * Copies between two readings. @param copy must copy before it returns, because the state changes @returns undefined
   * before the first full read
   */
  async copyAtRest<T>(copy: (state: ReplicaState) => T): Promise<T | undefined> {
    if (!this.#isLoaded) return undefined
    if (!this.#isBusy) return copy(this.#state())
    return new Promise((done, fail) => {
      this.#atRest = () => {
        try {
          done(this.#isLoaded ? copy(this.#state()) : undefined)
        } catch (error) {
          fail(error)
        }
      }
    })
  }

  #state(): ReplicaState {
    return {
      ...this.#held.state(),
      from: this.#from,
      watermark: this.#watermark,
      timeline: this.#timeline,
      caughtUpAt: this.#caughtUpAt,
    }
  }

  /** Continues from another replica's state, as after a short sleep. */
  async #resume({ from, watermark, timeline, caughtUpAt, ...held }: ReplicaState) {
    this.#held = new HeldMembers(held.day, held)
    this.#watermark = watermark
    this.#timeline = timeline
    this.#caughtUpAt = caughtUpAt
    if (this.#hasGoneBack(await readWatermark(this.#db, from))) return this.load()
    // A full read follows, so that no fault survives several starts.
    this.#doubtfulSince = this.#clock().getTime()
    await this.#catchUpFrom(from)
    this.#isLoaded = true
    this.#setLoaded()
  }

  /** Reads all members into a second copy, because lost changes leave no trace. */
  async #renewWhenDue() {
    const doubtfulMs = this.#clock().getTime() - (this.#doubtfulSince ?? Number.POSITIVE_INFINITY)
    if (!this.#isLoaded || doubtfulMs < this.#renewAfterMs) return
    const successor = new MemberIndexReplica(this.#db, this.#clock)
    this.#successor = successor
    this.#doubtfulSince = undefined
    try {
      await successor.ensureLoaded()
    } catch (error) {
      this.#successor = undefined
      this.#doubtfulSince = this.#clock().getTime()
      throw error
    }
  }

  /** Call it between two runs: each change must go to one copy. */
  #adoptSuccessor() {
    const successor = this.#successor
    if (!successor?.isLoaded) return
    this.#successor = undefined
    this.#held = successor.#held
    this.#from = successor.#from
  }

  #runAlone(run: () => Promise<void>) {
    this.#isBusy = true
    this.#running = run().finally(() => {
      this.#isBusy = false
      this.#atRest?.()
      this.#atRest = undefined
    })
    return this.#running
  }

  #today() {
    return todayOf(this.#clock())
  }

  async #catchUpFrom(from: Watermark) {
    const news = await readWatermark(this.#db, from)
    await readNews(this.#db, this.#held, { from, news })
    if (this.#hasGoneBack(news)) this.#doubtfulSince ??= this.#clock().getTime()
    this.#timeline = news.timeline ?? this.#timeline
    this.#watermark = news.watermark
    this.#from = news.next
    await this.#keepTime()
  }

  /** A failover or crash may have lost known changes. A lossless failover looks the same. */
  #hasGoneBack({ watermark, timeline }: { watermark: Watermark; timeline: string | null }) {
    const isPromoted = timeline !== null && this.#timeline !== undefined && timeline !== this.#timeline
    return isPromoted || BigInt(watermark) < BigInt(this.#watermark)
  }

  /**
   * At midnight (UTC) ages and answers change. Traces of deletions are gone after a long sleep, so all members are
   * read.
   */
  async #keepTime() {
    const now = this.#clock().getTime()
    const asleepMs = Math.abs(now - this.#caughtUpAt)
    this.#caughtUpAt = now
    if (asleepMs > LONGEST_SLEEP_MS && this.#isLoaded) return this.load()
    const today = this.#today()
    if (today === this.#held.day) return
    await readNewDay(this.#db, this.#held, today)
  }
}
