import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 4310)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // A browser's driver sometimes fails by itself. A journey that needs a second try is named at the end.
  retries: 1,
  // The timeouts are long, because a busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    // Recording takes a fifth of the time. TRACE=1 records all and keeps failed journeys.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node scripts/build.mjs && exec node dist/server/main.js',
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    env: {
      PORT: `${port}`,
      NODE_COMPILE_CACHE: 'node_modules/.cache/node',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'overture-e2e-')),
      LOG_LEVEL: 'warn',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
