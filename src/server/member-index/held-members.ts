import { MemberIndex, type MemberIndexState } from '#engine/matching/index/member-index.ts'
import { updateStandings } from '#engine/matching/lists/rank.ts'
import { StringInterner, type StringInternerState } from '#engine/matching/member/string-interner.ts'
import { Feedback, type FeedbackState } from '#engine/matching/score/feedback.ts'
import { profileFrom } from '../members/profile.ts'
import type { ListedProfile } from '../members/profile-store.ts'
import { type Answer, type Exposure, eachAnswerOf, type Giver, startOfDay } from './change-feed-store.ts'

export type HeldState = { ids: StringInternerState; index: MemberIndexState; feedback: FeedbackState; day: string }

/** What matching holds in memory of everybody who may be shown, and how rows of the database change it. */
export class HeldMembers {
  readonly #ids: StringInterner
  /** Everybody who may be shown, real members and demo members. */
  index: MemberIndex
  /**
   * What answers teach about how choosy and how liked people are. An answer counts from the midnight (UTC) after it was
   * given, together with everybody else's of that day: so no list changes because of one answer of somebody else.
   */
  readonly feedback: Feedback
  /** As of which day (YYYY-MM-DD, UTC) people have their age, and answers count. */
  day: string

  /** @param state what another one of the same program held */
  constructor(day: string, state?: HeldState) {
    this.day = state?.day ?? day
    this.#ids = new StringInterner(state?.ids)
    const index = new MemberIndex(0, this.#ids, state?.index)
    this.index = index
    this.feedback = new Feedback((_id, number) => index.optionsOfNumber(number), this.#ids, state?.feedback)
  }

  /** All that it holds, as plain data that a new one can begin with. It goes on to change: copy it at once. */
  state(): HeldState {
    return { ids: this.#ids.state(), index: this.index.state(), feedback: this.feedback.state(), day: this.day }
  }

  put(row: ListedProfile) {
    const { index, feedback } = this
    const id = row.memberId
    // What was answered stays: who rests comes back with everything.
    if (row.listed && row.resting) {
      index.remove(id)
      return
    }
    // One row that cannot be read keeps nobody else from being matched.
    const profile = row.listed ? profileFrom(row, this.day) : undefined
    if (!profile) {
      index.remove(id)
      // Who rested is not in the index, and has answers all the same.
      updateStandings(this, feedback.forget(id))
      return
    }
    index.put(profile.member)
  }

  hear(answers: readonly Answer[]) {
    const today = startOfDay(this.day)
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
  keep(giver: Giver) {
    eachAnswerOf(giver, (to, action, met) => this.feedback.keep(giver.from, to, action, met))
  }

  show({ memberId, lists }: Exposure) {
    this.index.setFirstPages(memberId, lists)
  }
}
