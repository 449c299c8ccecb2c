import type { Deps } from '../deps.ts'
import { SECOND_MS } from '../durations.ts'
import { showGauge } from '../instruments.ts'
import { VERSION } from '../version.ts'
import { answers, readService } from './store.ts'

/** Counting reads whole tables: results are cached for all readers. */
const KEPT_MS = 30 * SECOND_MS

export function showService({ db, metrics, matching }: Pick<Deps, 'db' | 'metrics' | 'matching'>) {
  const read = keptFor(KEPT_MS, () => readService(db))
  showGauge(metrics, { name: 'overture_info', help: 'The version of this process', labels: ['version'] }, () => [
    { labels: { version: VERSION }, value: 1 },
  ])
  showGauge(metrics, { name: 'database_up', help: '1 while the database answers' }, async () => [
    { value: (await answers(db)) ? 1 : 0 },
  ])
  showGauge(
    metrics,
    { name: 'members', help: 'Members who may be shown, who rest, and invented ones', labels: ['kind'] },
    async () => byLabel('kind', (await read()).members),
  )
  showGauge(
    metrics,
    {
      name: 'funnel',
      help: 'How far people came: addresses with a draft or a submission, members verified, full, who asked; and introductions',
      labels: ['step'],
    },
    async () => byLabel('step', (await read()).funnel),
  )
  showGauge(
    metrics,
    {
      name: 'introductions',
      help: 'How far introductions came: asked, yes, an agreed hour, met and again as both say; totals of what is kept',
      labels: ['step'],
    },
    async () => byLabel('step', (await read()).introductions),
  )
  showGauge(
    metrics,
    {
      name: 'match_list_age_seconds',
      help: 'Since when the lists of matches stand as they are: half of them at most, and the oldest',
      labels: ['which'],
    },
    async () => byLabel('which', (await read()).lists),
  )
  showGauge(metrics, { name: 'reports_open', help: 'Reports by members that the desk has not closed' }, async () => [
    { value: (await read()).openReports },
  ])
  showGauge(metrics, { name: 'member_index_members', help: 'People in the index of this process' }, () => [
    { value: matching.index.size },
  ])
  showGauge(metrics, { name: 'member_index_ready', help: '1 once everybody has been read' }, () => [
    { value: matching.isLoaded ? 1 : 0 },
  ])
  showGauge(
    metrics,
    { name: 'member_index_lag_seconds', help: 'For how long the index of this process has taken nothing in' },
    () => [{ value: matching.lagMs() / SECOND_MS }],
  )
}

const byLabel = (label: string, values: Record<string, number | null>) =>
  Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value: value ?? 0 }))

/** Failures are not cached. */
function keptFor<T>(ms: number, read: () => Promise<T>) {
  let kept: { at: number; value: Promise<T> } | undefined
  return () => {
    if (kept && performance.now() - kept.at < ms) return kept.value
    const value = read()
    kept = { at: performance.now(), value }
    value.catch(() => {
      kept = undefined
    })
    return value
  }
}
