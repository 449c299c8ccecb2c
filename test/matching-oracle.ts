import { areEligible } from '#engine/matching/eligibility/eligibility.ts'
import type { Audience } from '#engine/matching/eligibility/eligibility-mask.ts'
import type { Member } from '#engine/matching/member/member.ts'
import { exposureWeight } from '#engine/matching/score/exposure.ts'
import type { Standing } from '#engine/matching/score/feedback.ts'
import { mutualProduct, type PairEffect, wholeScore } from '#engine/matching/score/score.ts'

/** What the oracle looks through: everybody, with what feedback and exposure know. */
export type World = {
  members: readonly Member[]
  standings?: ReadonlyMap<string, Standing>
  shown?: ReadonlyMap<string, number>
}
export type Question = {
  viewer: Member
  k: number
  hidden?: ReadonlySet<string>
  pairs?: ReadonlyMap<string, PairEffect>
  capExposure?: boolean
  audience?: Audience
}

/** The plain truth of matching: ask everybody, sort, take the first k. */
export function oracleTop(world: World, { viewer, k, hidden, pairs, capExposure, audience = 'everybody' }: Question) {
  const standing = (id: string) => world.standings?.get(id)
  return world.members
    .filter(({ demo }) => audience === 'everybody' || demo === (audience === 'demo'))
    .filter((member) => areEligible(viewer, member) && !hidden?.has(member.id))
    .map((member) => {
      const pair = pairs?.get(member.id)
      const product = mutualProduct(
        { member: viewer, standing: standing(viewer.id) },
        { member, standing: standing(member.id) },
        pair === undefined ? {} : { pair },
      )
      const weight = capExposure ? exposureWeight(world.shown?.get(member.id) ?? 0) : 1
      return { id: member.id, product, score: wholeScore(product), key: product * weight }
    })
    .sort((a, b) => b.key - a.key || (a.id < b.id ? -1 : 1))
    .slice(0, k)
    .map(({ id, product, score }) => ({ id, product, score }))
}
