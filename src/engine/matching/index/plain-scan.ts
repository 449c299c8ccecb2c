import { areEligible } from '../eligibility/eligibility.ts'
import type { Member } from '../member/member.ts'
import type { Standing } from '../score/feedback.ts'
import { listKey } from '../score/list-key.ts'
import { type Candidate, mutualProduct, wholeScore } from '../score/score.ts'
import type { CandidateFinder, Conditions, Count, Found } from './candidate-finder.ts'

/** The tests compare `MemberIndex` with this: it checks every member. */
export class PlainScan implements CandidateFinder {
  readonly #members = new Map<string, Member>()
  readonly #standings = new Map<string, Standing>()
  readonly #firstPages = new Map<string, number>()

  put(member: Member) {
    this.#members.set(member.id, member)
  }

  remove(id: string) {
    this.#standings.delete(id)
    this.#firstPages.delete(id)
    return this.#members.delete(id)
  }

  setStanding(id: string, standing: Standing) {
    if (this.#members.has(id)) this.#standings.set(id, standing)
  }

  setFirstPages(id: string, lists: number) {
    if (this.#members.has(id)) this.#firstPages.set(id, lists)
  }

  findCandidates(viewer: Candidate, k: number, { audience, leftOut, pairs, capExposure }: Conditions = {}): Found[] {
    return this.#eligible({ viewer: viewer.member, ...(audience && { audience }), ...(leftOut && { leftOut }) })
      .map((member) => {
        const { page, isOnOwnFirstPage = false, standing } = pairs?.get(member.id) ?? {}
        const product = mutualProduct(viewer, { member, standing: standing ?? this.#standings.get(member.id) })
        const firstPages = capExposure ? (this.#firstPages.get(member.id) ?? 0) - (isOnOwnFirstPage ? 1 : 0) : 0
        return { id: member.id, product, score: wholeScore(product), key: listKey({ product, page, firstPages }) }
      })
      .sort((a, b) => b.key - a.key || (a.id < b.id ? -1 : 1))
      .slice(0, k)
      .map(({ id, product, score }) => ({ id, product, score }))
  }

  count(question: Count) {
    return this.#eligible(question).length
  }

  #eligible({ viewer, leftOut, audience = 'everybody' }: Count) {
    return [...this.#members.values()]
      .filter(({ demo }) => audience === 'everybody' || demo === (audience === 'demo'))
      .filter((member) => areEligible(viewer, member) && !leftOut?.has(member.id))
  }
}
