import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { percentile } from '../../checks/figures.ts'

const RUNS = 3
const LONGEST_MS = 120_000
/** Chromium sometimes records no navigation. */
const TRIES = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Report = { categories: Record<string, { score: number | null }> }

/**
 * Medians of three runs, on Lighthouse's simulated phone. @param folder has the package `lighthouse`, too large for a
 * dependency
 */
export function lighthouseScores(folder: string, url: string) {
  const reports = Array.from({ length: RUNS }, () => runOnce(folder, url))
  const middle = (name: string) =>
    percentile(
      reports.map(({ categories }) => Math.round(100 * (categories[name]?.score ?? Number.NaN))),
      0.5,
    )
  return Object.fromEntries(CATEGORIES.map((name) => [name, middle(name)]))
}

function runOnce(folder: string, url: string): Report {
  const flags = [
    '--output=json',
    '--quiet',
    // Without a graphics card, drawing takes CPU time from the page.
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    `--only-categories=${CATEGORIES.join()}`,
  ]
  const { CHROMIUM } = process.env
  let said = ''
  for (let tried = 0; tried < TRIES; tried++) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'cli/index.js'), url, ...flags], {
      env: { ...process.env, ...(CHROMIUM ? { CHROME_PATH: CHROMIUM } : {}) },
      timeout: LONGEST_MS,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    })
    if (status === 0) return JSON.parse(stdout)
    said = stderr
  }
  throw new Error(`Lighthouse failed on ${url}:\n${said.slice(-2000)}`)
}
