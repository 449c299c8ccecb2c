import type { CheckModule } from './check.ts'

type Modules = Record<string, () => Promise<CheckModule>>

/** Every file of checks, in the order in which they run. Loaded one by one, so that one alone starts at once. */
export const MODULES: Record<'faults' | 'attacks', Modules> = {
  faults: {
    'chat-load': () => import('./faults/chat-load.ts'),
    kills: () => import('./faults/kills.ts'),
    sigterm: () => import('./faults/sigterm.ts'),
  },
  attacks: {},
}
