import { profileFrom } from '../members/profile.ts'
import type { Viewer } from '../members/viewer.ts'
import { todayOf } from '../today.ts'
import { mayShow } from './build-list.ts'
import { readCard } from './cards.ts'
import { hiddenBy } from './feedback-for-viewer.ts'
import type { KeptList } from './kept-list-store.ts'

/** What the viewer last said of others, by member, the newest first. */
export const answersIn = ({ answers }: KeptList) => new Map(answers.map(({ memberId, action }) => [memberId, action]))

/** The viewer's kept list in its order, without members the viewer may no longer see. */
export function visibleOf(kept: KeptList, viewer: Viewer, now: Date) {
  const [hidden, held] = [hiddenBy(answersIn(kept), kept.refusedBy), new Set(kept.preview)]
  const today = todayOf(now)
  return (
    kept.matches
      // A card speaks of answers as they were: one about somebody who has changed them waits to be written anew.
      .filter(({ memberId, changed, profileChanged }) => changed === profileChanged && !hidden.has(memberId))
      .flatMap((row) => {
        const [profile, card] = [profileFrom(row, today), readCard(row.card)]
        return profile && card && mayShow(viewer, profile.member, held) ? [{ ...row, card }] : []
      })
  )
}
