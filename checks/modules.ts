import type { CheckModule } from './check.ts'

type Modules = Record<string, () => Promise<CheckModule>>

/** In running order. Each module loads alone, so a single check starts quickly. */
export const MODULES: Record<'faults' | 'attacks', Modules> = {
  faults: {
    tests: () => import('./faults/held-by-tests.ts'),
    memory: () => import('./faults/memory.ts'),
    'disk-full': () => import('./faults/disk-full.ts'),
    'worker-hang': () => import('./faults/worker-hang.ts'),
    'start-refusals': () => import('./faults/start-refusals.ts'),
    'chat-load': () => import('./faults/chat-load.ts'),
    kills: () => import('./faults/kills.ts'),
    backup: () => import('./faults/backup.ts'),
    'restore-kills': () => import('./faults/restore-kills.ts'),
    'desk-kills': () => import('./faults/desk-kills.ts'),
    'power-cut': () => import('./faults/power-cut.ts'),
    postgres: () => import('./faults/postgres.ts'),
    'two-processes': () => import('./faults/two-processes.ts'),
    failover: () => import('./faults/failover.ts'),
    introductions: () => import('./faults/introductions.ts'),
    suspension: () => import('./faults/suspension.ts'),
    smtp: () => import('./faults/smtp.ts'),
    load: () => import('./faults/load.ts'),
    soak: () => import('./faults/soak.ts'),
    sigterm: () => import('./faults/sigterm.ts'),
  },
  attacks: {
    tests: () => import('./attacks/held-by-tests.ts'),
    hammering: () => import('./attacks/hammering.ts'),
    harvesting: () => import('./attacks/harvesting.ts'),
    'lock-out': () => import('./attacks/lock-out.ts'),
    'text-in-place': () => import('./attacks/text-in-place.ts'),
    proxy: () => import('./attacks/proxy.ts'),
    'storage-growth': () => import('./attacks/storage-growth.ts'),
  },
}
