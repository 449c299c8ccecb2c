import type { FeedbackAction } from '#contract/options.ts'
import type { ViewerContext } from '#engine/matching/lists/rank.ts'
import { Feedback } from '#engine/matching/score/feedback.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import { findHiddenFrom, readAnswers } from '../members/answers-store.ts'
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
    hidden: await hiddenFrom({ db }, viewer, answers),
    places,
    ownFirstPage: await findExposed(db, viewer),
  }
}

/** Everybody who must not be shown to the viewer, as the database has it now. */
export const hiddenFrom = async ({ db }: Pick<Deps, 'db'>, viewer: Viewer, answers: Answers) =>
  hiddenBy(answers, await findHiddenFrom(db, viewer.ownerId))

/** Who is hidden from a viewer, whichever of the two said hard no. */
export function hiddenBy(answers: Answers, refusedBy: Iterable<string>) {
  const refused = [...answers].filter(([, action]) => action === 'hard_no').map(([id]) => id)
  return new Set([...refused, ...refusedBy])
}
