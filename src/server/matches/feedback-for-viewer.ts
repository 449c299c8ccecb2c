import { Feedback } from '#engine/matching/score/feedback.ts'
import type { Deps } from '../deps.ts'
import { type answersOf, hardNosTo } from '../members/answers-store.ts'
import type { Viewer } from '../members/viewer.ts'

type Answers = Awaited<ReturnType<typeof answersOf>>

/**
 * What counts as feedback for this viewer. What somebody said who is not a full member shapes their own list, and
 * teaches nothing about others.
 */
export function feedbackFor({ matching }: Deps, viewer: Viewer, answers: Answers) {
  if (viewer.access === 'full') return matching.feedback
  const own = new Feedback((id) => matching.index.optionsOf(id))
  for (const [id, action] of answers) own.record(viewer.ownerId, id, action)
  return own
}

/** Everybody who must not be shown to the viewer, whichever of the two said hard no, as the database has it now. */
export async function hiddenFrom({ db }: Pick<Deps, 'db'>, viewer: Viewer, answers: Answers) {
  const refused = [...answers].filter(([, action]) => action === 'hard_no').map(([id]) => id)
  return new Set([...refused, ...(await hardNosTo(db, viewer.ownerId))])
}
