import type { Deps } from '../deps.ts'
import { oldestOpen } from './deliver-asks.ts'
import { countNews } from './store.ts'

/** What of introductions belongs into a member's digest: asks that wait for an answer, and introductions since a moment. */
export const newsOfIntroductions =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (memberId: string, since: Date) =>
    countNews(db, memberId, { openSince: oldestOpen(clock()), since })
