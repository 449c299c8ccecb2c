import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Light and dark, a phone and a desk: the four ways every page is looked at. */
export const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1280].map((width) => ({ colorScheme, viewport: { width, height: width < 600 ? 844 : 900 } })),
)

/** A folder in which every state that is looked at leaves a picture; none unless it is set. */
const { PICTURES } = process.env

/** axe finds nothing, and nothing has to be scrolled sideways. */
export async function expectAccessible(page: Page, state: string) {
  await test.step(state, async () => {
    await untilStill(page)
    if (PICTURES) await page.screenshot({ path: join(PICTURES, `${state}.png`), fullPage: true })
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    expect(found, state).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${state} scrolls sideways`).toBeLessThanOrEqual(0)
  })
}

/** Half-risen words have half their contrast: waits for every movement that ends. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
