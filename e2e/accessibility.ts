import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }

const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [PHONE, DESK].map((viewport) => ({ colorScheme, viewport })),
)

/** Other journeys use a desktop. */
export const ON_A_PHONE = { viewport: PHONE, contextOptions: { reducedMotion: 'reduce' as const } }

/** If set, a picture of each checked state is saved there. */
const { PICTURES } = process.env

export async function expectAccessible(page: Page, state: string) {
  const viewport = page.viewportSize() ?? DESK
  for (const look of LOOKS) await expectAccessibleIn(page, state, look)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(viewport)
}

export async function expectAccessibleIn(
  page: Page,
  state: string,
  { colorScheme, viewport }: { colorScheme: 'light' | 'dark'; viewport: { width: number; height: number } },
) {
  const name = `${state}, ${colorScheme}, ${viewport.width} px`
  await test.step(name, async () => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await untilStill(page)
    await expectNoViolations(page, name)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
  })
}

export async function expectNoViolations(page: Page, name: string, without: string[] = []) {
  if (PICTURES) await page.screenshot({ path: join(PICTURES, `${name.replaceAll('/', ' ')}.png`), fullPage: true })
  expect(await violationsOf(page, without), name).toEqual([])
}

async function violationsOf(page: Page, without: string[]) {
  // Without frames, axe needs no second page to combine results.
  expect(page.frames()).toHaveLength(1)
  // Axe has half a megabyte, so each document gets it once.
  const hasAxe = await page.evaluate(() => 'axe' in window)
  const { violations } = await new AxeBuilder({ page, ...(hasAxe ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode()
    .options({
      runOnly: RULES,
      resultTypes: ['violations'],
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** Moving words have less contrast. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
