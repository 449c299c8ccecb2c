import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// These functions run in the page and may use nothing else of the file.
declare global {
  var axe: typeof import('axe-core') | undefined
}

export const isAxeThere = () => globalThis.axe !== undefined

/** Waits until nothing in the page moves. */
export const findingsOf = async ({ rules, without }: { rules: string[]; without: string[] }) => {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
  const results = await globalThis.axe?.run(document, {
    runOnly: rules,
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  })
  if (!results) return ['axe is not there']
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

export const lookOf = (contrastQuery: string) => ({
  isDark: matchMedia('(prefers-color-scheme: dark)').matches,
  isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  isHighContrast: matchMedia(contrastQuery).matches,
  width: window.innerWidth,
  letters: getComputedStyle(document.documentElement).fontSize,
  isScrolledSideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
})

export const movementsOf = () => document.getAnimations().length
