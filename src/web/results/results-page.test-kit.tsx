import { screen } from '@testing-library/react'
import type { Match, MatchPage } from '#contract/matches.ts'
import { type Answers, fakeServer } from '../api/fake-server.test-kit.ts'
import { ToastRegion } from '../ui/feedback/toast.tsx'
import { closeToast, toastShelf } from '../ui/feedback/toast-store.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import ResultsPage from './results-page.tsx'

export const aMatch = (part: Partial<Match> = {}): Match => ({
  id: 'm1',
  score: 82,
  safeProfileSummary: { displayName: 'Theo', city: 'Evanston, Illinois' },
  reasons: ['You both chose Service'],
  conflicts: ['Your budgets differ'],
  explanations: {
    personaNarrative: 'You both put service first.',
    personaReasons: ['Service comes easily to you both.'],
    personaConflicts: ['Settle the place first.'],
  },
  age: 38,
  distance_km: 15,
  shared: ['Service', 'Live music'],
  agreement: { values: 0.9, age: 0.5, budget: 0.25 },
  ...part,
})
export const aPage = (part: Partial<MatchPage> = {}): { body: MatchPage } => ({
  body: { items: [aMatch()], nextCursor: null, access: 'full', missing: [], advice: [], ...part },
})

export function openResults(answers: Answers) {
  const server = fakeServer(answers)
  const page = (
    <>
      <ResultsPage />
      <ToastRegion />
    </>
  )
  return { server, ...openPage(page, '/results') }
}

export const card = (name: string) => screen.findByRole('article', { name })
export const press = (name: string) => screen.getByRole('button', { name })

export function closeResults() {
  closePage()
  for (const toast of toastShelf.current()) if (toast) closeToast(toast.id)
}
