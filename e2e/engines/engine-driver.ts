import { setTimeout } from 'node:timers/promises'
import { type Control, isHydrated, type PageDriver } from '../page-driver.ts'
import type { EnginePage } from './engine.ts'
import { finderScript, isFinderThere, isRead, stateOf, titleOf, whereItIs } from './find.ts'
import { named, pointer, sought } from './hand.ts'

const PATIENCE_MS = 40_000

/** Types key by key; Backspace empties a field. */
export function engineDriver(page: EnginePage, baseUrl: string, handOf = pointer): PageDriver {
  /** The page may redraw an element before it is pressed. */
  async function until(what: string, attempt: () => Promise<boolean>) {
    const end = Date.now() + PATIENCE_MS
    let problem: unknown
    do {
      try {
        if (!(await page.run(isFinderThere, undefined))) await page.runText(finderScript)
        if (await attempt()) return
      } catch (thrown) {
        problem = thrown
      }
      await setTimeout(100)
    } while (Date.now() < end)
    const { place, focus, text } = await page.run(whereItIs, undefined)
    const last = problem ? `\nThe last attempt failed: ${problem}` : ''
    throw new Error(`${what}: not in ${PATIENCE_MS / 1000} s at ${place}, focus on ${focus}.${last}\n\n${text}`)
  }
  const state = (control: Control) => page.run(stateOf, sought(control))
  const hand = handOf({ page, until })

  return {
    async open(path) {
      await page.open(new URL(path, baseUrl).href)
      await until(`open ${path}`, () => page.run(isHydrated, undefined))
    },
    press: (control) => hand.press(control),
    async tick(control) {
      await hand.tick(control)
      await until(`tick ${named(control)}`, async () => (await state(control))?.isChecked === true)
    },
    async write(field, text) {
      await hand.goTo(field)
      await until(`focus ${named(field)}`, async () => (await state(field))?.hasFocus === true)
      await page.pressKey('End')
      for (let left = (await state(field))?.value?.length ?? 0; left > 0; left--) await page.pressKey('Backspace')
      await page.type(text)
      await this.holds(field, text)
    },
    choose: (field, value) => hand.choose(field, value),
    enter: () => page.pressKey('Enter'),
    sees: (control) => until(`see ${named(control)}`, async () => (await state(control)) !== null),
    reads: (text) => until(`read “${text}”`, () => page.run(isRead, text)),
    hasFocus: (control) => until(`focus on ${named(control)}`, async () => (await state(control))?.hasFocus === true),
    hasTitle: (title) => until(`the title “${title}”`, async () => (await page.run(titleOf, undefined)) === title),
    holds: (field, value) => until(`“${value}” in ${named(field)}`, async () => (await state(field))?.value === value),
  }
}
