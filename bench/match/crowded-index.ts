import type { FeedbackAction } from '#contract/options.ts'
import { MemberIndex } from '#engine/matching/index/member-index.ts'
import { PlainScan } from '#engine/matching/index/plain-scan.ts'
import { updateStandings } from '#engine/matching/lists/rank.ts'
import type { Member } from '#engine/matching/member/member.ts'
import { StringInterner } from '#engine/matching/member/string-interner.ts'
import { Feedback } from '#engine/matching/score/feedback.ts'
import { idOf } from './crowd.ts'

const CHUNK = 10_000
const ACTIONS: readonly FeedbackAction[] = ['more_like_this', 'less_like_this', 'more_like_this', 'hard_no']

type MemberAt = (number: number) => Member

export class CrowdedIndex {
  readonly #memberAt: MemberAt
  readonly #answersEach: number
  readonly index: MemberIndex
  readonly feedback: Feedback
  #count = 0
  /** Without the time to generate members. */
  readonly ms = { index: 0, answers: 0 }

  constructor(memberAt: MemberAt, { expected, answersEach }: { expected: number; answersEach: number }) {
    const ids = new StringInterner()
    this.#memberAt = memberAt
    this.#answersEach = answersEach
    this.index = new MemberIndex(expected, ids)
    this.feedback = new Feedback((id) => this.index.optionsOf(id), ids)
  }

  /** Works in chunks, to limit memory. */
  growTo(count: number) {
    const before = this.#count
    for (; this.#count < count; this.#count += CHUNK) {
      const chunk = Array.from({ length: Math.min(CHUNK, count - this.#count) }, (_, at) =>
        this.#memberAt(this.#count + at),
      )
      const start = performance.now()
      for (const member of chunk) this.index.put(member)
      this.ms.index += performance.now() - start
    }
    this.#count = count
    const start = performance.now()
    for (let number = before; number < count; number++) this.#answer(number)
    for (const id of this.feedback.members()) updateStandings(this, [id])
    this.ms.answers += performance.now() - start
  }

  /** The best `k` members for each viewer by `PlainScan`, in chunks that fit in memory. */
  scan(viewers: readonly Member[], k: number) {
    const best = viewers.map(() => [] as { id: string; product: number; score: number }[])
    for (let first = 0; first < this.#count; first += CHUNK) {
      const plain = new PlainScan()
      for (let number = first; number < Math.min(first + CHUNK, this.#count); number++) {
        const member = this.#memberAt(number)
        plain.put(member)
        plain.setStanding(member.id, this.feedback.standingOf(member.id))
      }
      for (const [at, member] of viewers.entries())
        best[at] = [...(best[at] ?? []), ...plain.findCandidates({ member }, k)]
          .sort((a, b) => b.product - a.product || (a.id < b.id ? -1 : 1))
          .slice(0, k)
    }
    return best
  }

  #answer(number: number) {
    for (let k = 1; k <= this.#answersEach; k++) {
      const other = (number * 7919 + k * 104_729) % this.#count
      const action = ACTIONS[(number + k) % ACTIONS.length]
      if (other !== number && action) this.feedback.keep(idOf(number), idOf(other), action)
    }
  }
}
