import { ASK_AGAIN_DAYS } from '#contract/limits.ts'
import type { FeedbackAction } from '#contract/options.ts'
import type { ViewerContext } from '#engine/matching/lists/rank.ts'
import { Feedback } from '#engine/matching/score/feedback.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import { findLeftOut, readAnswers } from '../members/answers-store.ts'
import type { Viewer } from '../members/viewer.ts'
import { findExposed, findPlaces } from './store.ts'

/** After an answer, the member's earlier page counts for this long. */
const FROZEN_PLACE_MS = 56 * DAY_MS

type Answers = ReadonlyMap<string, FeedbackAction>

/** The viewer's own answers apply immediately. */
export async function contextFor({ db, matching, clock }: Deps, viewer: Viewer): Promise<ViewerContext> {
  const { ownerId } = viewer
  const { answers, met } = await readAnswers(db, viewer)
  const own = new Feedback((id) => matching.index.optionsOf(id))
  for (const [id, action] of answers) own.record(ownerId, id, action, met.has(id))
  // Privacy: only a full member's list uses places. Otherwise a browser could count who lists its owner.
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

/** Also hides people the viewer asked: otherwise, hiding would reveal a hard no. */
export async function hiddenFrom({ db, clock }: Pick<Deps, 'db' | 'clock'>, { ownerId }: Viewer, answers: Answers) {
  const askedSince = new Date(clock().getTime() - ASK_AGAIN_DAYS * DAY_MS)
  return hiddenBy(answers, await findLeftOut(db, ownerId, askedSince))
}

/** Adds the people of the viewer's hard nos to `others`. */
export function hiddenBy(answers: Answers, others: Iterable<string>) {
  const refused = [...answers].filter(([, action]) => action === 'hard_no').map(([id]) => id)
  return new Set([...refused, ...others])
}
