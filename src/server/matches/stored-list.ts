import type { FeedbackAction } from '#contract/options.ts'
import type { Deps } from '../deps.ts'
import { profileFrom } from '../members/profile.ts'
import type { Viewer } from '../members/viewer.ts'
import { todayOf } from '../today.ts'
import { mayShow } from './build-list.ts'
import { readCard } from './cards.ts'
import { hiddenFrom } from './feedback-for-viewer.ts'
import { findMatches, findPreview } from './store.ts'

/** The viewer's kept list in its order, without members the viewer may no longer see. */
export async function readStoredList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  answers: Map<string, FeedbackAction>,
) {
  const [hidden, preview] = [await hiddenFrom({ db }, viewer, answers), await findPreview(db, viewer.ownerId)]
  const today = todayOf(clock())
  return (
    (await findMatches(db, viewer))
      // A card speaks of answers as they were: one about somebody who has changed them waits to be written anew.
      .filter(({ memberId, changed, profileChanged }) => changed === profileChanged && !hidden.has(memberId))
      .flatMap((row) => {
        const [profile, card] = [profileFrom(row, today), readCard(row.card)]
        return profile && card && mayShow(viewer, profile.member, preview) ? [{ ...row, card }] : []
      })
  )
}
