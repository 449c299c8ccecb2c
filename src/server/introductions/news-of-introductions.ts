import type { Deps } from '../deps.ts'
import { oldestOpen } from './deliver-asks.ts'
import { countNews } from './store.ts'

export const newsOfIntroductions =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (memberId: string, since: Date) =>
    countNews(db, memberId, { openSince: oldestOpen(clock()), since })
