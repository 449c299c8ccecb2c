import { PREVIEW_MATCHES } from '#contract/limits.ts'
import { areEligible } from '#engine/matching/eligibility/eligibility.ts'
import { inPages, pairScorer, rankMatches, type ViewerContext, viewerCandidate } from '#engine/matching/lists/rank.ts'
import type { Member } from '#engine/matching/member/member.ts'
import type { Candidate } from '#engine/matching/score/score.ts'
import type { Deps } from '../deps.ts'
import type { Network } from '../http/network.ts'
import { countedAs } from '../members/filter-answers.ts'
import { type Profile, profileFrom } from '../members/profile.ts'
import type { Viewer } from '../members/viewer.ts'
import { todayOf } from '../today.ts'
import { contextFor } from './feedback-for-viewer.ts'
import { MOST_ANSWERED } from './list-length.ts'
import { type MetPeople, meet, metBy } from './new-people.ts'
import { admitAnswers, admitToPreview } from './preview-limit.ts'
import { choosePreview, findPreview, findProfiles, forgetPreview } from './store.ts'

/** How many people met before may fill a list when new people run out. */
const MOST_MET = 300

export type Listed = Profile & {
  product: number
  candidate: Candidate
  given: number
}
export type BuiltList = {
  viewer: Candidate
  listed: Listed[]
  /** Newest answer first, after `listed`. */
  answered: Listed[]
}

type Asked = {
  most: number
  /** The network for which a preview's real people may be chosen; false in a GET and a job. */
  settlePreviewFor: { network: Network } | false
  /** May show new people, who then count as shown; false in a GET. */
  meetsNewPeople: boolean
}

/** Uses the current limits of both sides. Mutual matches on few first pages come first; a page is sorted by score. */
export async function buildList(deps: Deps, viewer: Viewer, asked: Asked): Promise<BuiltList> {
  const context = await contextFor(deps, viewer)
  const { answers } = context
  const met = await metBy(deps.db, { ownerId: viewer.ownerId, now: deps.clock() })
  const candidates = await candidatesFor(deps, viewer, { context, met, ...asked })
  const unanswered = candidates.filter((id) => !answers.has(id))
  const preview = viewer.access === 'full' ? new Set<string>() : await findPreview(deps.db, viewer.ownerId)
  const answeredIds = [...answers.keys()].filter((id) => !context.hidden.has(id)).slice(0, MOST_ANSWERED)
  const answered = await listedFrom(deps, context, answeredIds)
  const order = new Map(answeredIds.map((id, at) => [id, at]))
  const orderOf = ({ id }: { id: string }) => order.get(id) ?? 0
  const best = inPages(await listedFrom(deps, context, unanswered)).slice(0, asked.most)
  return {
    viewer: viewerCandidate(context),
    listed: asked.meetsNewPeople ? await metOnly(deps, viewer, { met, listed: best }) : best,
    answered: answered
      .filter(({ member }) => mayShow(viewer, member, preview))
      .sort((one, other) => orderOf(one) - orderOf(other)),
  }
}

async function listedFrom({ db, clock }: Deps, context: ViewerContext, ids: readonly string[]) {
  const { hidden, viewer } = context
  const score = pairScorer(context)
  const today = todayOf(clock())
  return (await findProfiles(db, ids))
    .flatMap((row) => {
      const profile = profileFrom(row, today)
      return profile ? [{ ...profile, row }] : []
    })
    .filter(({ member }) => !hidden.has(member.id) && areEligible(viewer, member))
    .map(({ row, ...other }) => {
      const { isOnOwnFirstPage, ...scored } = score(other.member)
      const firstPages = row.firstPages - (isOnOwnFirstPage ? 1 : 0)
      return { ...other, ...scored, id: other.member.id, firstPages }
    })
}

/**
 * A full member gets all members, within the limit of new people. Other viewers get invented members and a few fixed
 * real ones.
 */
async function candidatesFor(deps: Deps, viewer: Viewer, asked: Asked & { context: ViewerContext; met: MetPeople }) {
  const { db, secret, matching, clock } = deps
  const { context, most, settlePreviewFor } = asked
  const rank: Rank = (k, audience) => rankMatches(matching.index, context, { k, audience }).map(({ id }) => id)
  if (viewer.member.missing.length > 0) return rank(most, 'everybody')
  if (viewer.access === 'full') return candidatesOfMember(deps, { ...asked, rank })
  const demo = rank(most, 'demo')
  if (!settlePreviewFor) return [...(await findPreview(db, viewer.ownerId)), ...demo]
  const asker = { secret, network: settlePreviewFor.network, now: clock() }
  if (!(await admitAnswers(db, { ...asker, answers: countedAs(viewer.member) }))) {
    // A later rebuild knows no network, so no real person may stay.
    await forgetPreview(db, viewer.ownerId)
    return demo
  }
  const real = await choosePreview(db, {
    ownerId: viewer.ownerId,
    ranked: rank(PREVIEW_MATCHES, 'real'),
    most: PREVIEW_MATCHES,
    admit: (tx, ids) => admitToPreview(tx, { ...asker, ids }),
  })
  return [...real, ...demo]
}

type Rank = (k: number, audience: 'everybody' | 'demo' | 'real') => string[]

async function candidatesOfMember(
  { db }: Deps,
  { rank, met, most, meetsNewPeople }: Asked & { rank: Rank; met: MetPeople },
) {
  const ranked = rank(most, 'everybody')
  const room = meetsNewPeople ? met.room : 0
  if (room >= ranked.length) return ranked
  const profiles = await findProfiles(db, ranked)
  const real = new Set(profiles.filter(({ demo }) => !demo).map(({ memberId }) => memberId))
  const fresh = ranked.filter((id) => real.has(id) && !met.known.has(id))
  const tooMany = new Set(fresh.slice(room))
  if (tooMany.size === 0) return ranked
  const others = [...[...met.known].slice(0, MOST_MET), ...rank(most, 'demo')]
  return [...new Set([...ranked.filter((id) => !tooMany.has(id)), ...others])]
}

/** Another list of the member may have reached the limit of new people. */
async function metOnly(
  deps: Deps,
  { access, ownerId }: Viewer,
  { met, listed }: { met: MetPeople; listed: readonly Listed[] },
) {
  const ids = listed.filter(({ member }) => !member.demo).map(({ member }) => member.id)
  if (access !== 'full' || ids.every((id) => met.known.has(id))) return [...listed]
  const shown = await meet(deps, { ownerId, ids })
  return listed.filter(({ member }) => member.demo || shown.has(member.id))
}

export const mayShow = (viewer: Viewer, other: Member, preview: ReadonlySet<string>) =>
  areEligible(viewer.member, other) && (other.demo || viewer.access === 'full' || preview.has(other.id))
