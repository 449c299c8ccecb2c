import { ASK_AGAIN_DAYS } from '#contract/limits.ts'
import type { FeedbackAction } from '#contract/options.ts'
import type { ViewerContext } from '#engine/matching/lists/rank.ts'
import { Feedback } from '#engine/matching/score/feedback.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import { askedBy, findHiddenFrom, introducedTo, readAnswers } from '../members/answers-store.ts'
import type { Viewer } from '../members/viewer.ts'
import { findExposed, findPlaces } from './store.ts'

/** How long after an answer the page on which somebody stood before still counts. */
const FROZEN_PLACE_MS = 56 * DAY_MS

type Answers = ReadonlyMap<string, FeedbackAction>

/** All that bears on one viewer's list beside the members themselves. The viewer's own answers count at once. */
export async function contextFor({ db, matching, clock }: Deps, viewer: Viewer): Promise<ViewerContext> {
  const { ownerId } = viewer
  const { answers, met } = await readAnswers(db, viewer)
  const own = new Feedback((id) => matching.index.optionsOf(id))
  for (const [id, action] of answers) own.record(ownerId, id, action, met.has(id))
  // Who proved nothing reads nobody's list: they could count who keeps them.
  const frozenAfter = new Date(clock().getTime() - FROZEN_PLACE_MS)
  const places = viewer.access === 'full' ? await findPlaces(db, { memberId: ownerId, frozenAfter }) : new Map()
  return {
    viewer: viewer.member,
    own,
    taught: matching.feedback,
    answers,
    hidden: await hiddenFrom({ db, clock }, viewer, answers),
    places,
    ownFirstPage: await findExposed(db, viewer),
  }
}

/**
 * The members that a new list of the viewer leaves out, as the database has it now. A person the viewer asked is left out
 * while no second ask is possible. Otherwise the list would lack only those who said hard no, and tell the answer.
 */
export async function hiddenFrom({ db, clock }: Pick<Deps, 'db' | 'clock'>, { ownerId }: Viewer, answers: Answers) {
  const [refusedBy, introduced, asked] = await Promise.all([
    findHiddenFrom(db, ownerId),
    introducedTo(db, ownerId),
    askedBy(db, ownerId, new Date(clock().getTime() - ASK_AGAIN_DAYS * DAY_MS)),
  ])
  return hiddenBy(answers, [...refusedBy, ...introduced, ...asked])
}

/** Who is hidden from a viewer: after a hard no of either, and whom they have been introduced to. */
export function hiddenBy(answers: Answers, others: Iterable<string>) {
  const refused = [...answers].filter(([, action]) => action === 'hard_no').map(([id]) => id)
  return new Set([...refused, ...others])
}
