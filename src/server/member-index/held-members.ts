import { MemberIndex, type MemberIndexState } from '#engine/matching/index/member-index.ts'
import { updateStandings } from '#engine/matching/lists/rank.ts'
import { StringInterner, type StringInternerState } from '#engine/matching/member/string-interner.ts'
import { Feedback, type FeedbackState } from '#engine/matching/score/feedback.ts'
import { profileFrom } from '../members/profile.ts'
import type { ListedProfile } from '../members/profile-store.ts'
import { type Answer, type Exposure, eachAnswerOf, type Giver, startOfDay } from './change-feed-store.ts'

export type HeldState = { ids: StringInternerState; index: MemberIndexState; feedback: FeedbackState; day: string }

export class HeldMembers {
  readonly #ids: StringInterner
  index: MemberIndex
  /** Answers count from the next midnight (UTC), all of a day together, so no list changes by a single answer. */
  readonly feedback: Feedback
  /** For ages and counted answers (YYYY-MM-DD, UTC). */
  day: string

  /** @param state the state of another instance of the same program */
  constructor(day: string, state?: HeldState) {
    this.day = state?.day ?? day
    this.#ids = new StringInterner(state?.ids)
    const index = new MemberIndex(0, this.#ids, state?.index)
    this.index = index
    this.feedback = new Feedback((_id, number) => index.optionsOfNumber(number), this.#ids, state?.feedback)
  }

  /** The state changes: copy it immediately. */
  state(): HeldState {
    return { ids: this.#ids.state(), index: this.index.state(), feedback: this.feedback.state(), day: this.day }
  }

  put(row: ListedProfile) {
    const { index, feedback } = this
    const id = row.memberId
    // A resting member's answers stay: the member may return.
    if (row.listed && row.resting) {
      index.remove(id)
      return
    }
    // One unreadable row must not stop the matching of others.
    const profile = row.listed ? profileFrom(row, this.day) : undefined
    if (!profile) {
      index.remove(id)
      // Resting members have answers, but are not in the index.
      updateStandings(this, feedback.forget(id))
      return
    }
    index.put(profile.member, Number(profile.changed))
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

  /** Stores answers, but updates no standings: a full read would update the same few members many times. */
  keep(giver: Giver) {
    eachAnswerOf(giver, (to, action, met) => this.feedback.keep(giver.from, to, action, met))
  }

  show({ memberId, lists }: Exposure) {
    this.index.setFirstPages(memberId, lists)
  }
}
