import type { Control } from '../page-driver.ts'
import type { EnginePage } from './engine.ts'
import { findElement, focusOf, hasRing, type Sought, seek, stateOf } from './find.ts'

export type Hand = {
  press(control: Control): Promise<void>
  /** The caller checks the state. */
  tick(control: Control): Promise<void>
  goTo(field: Control): Promise<void>
  choose(field: Control, value: string): Promise<void>
}

type Tools = {
  page: EnginePage
  until(what: string, attempt: () => Promise<boolean>): Promise<void>
}

export const named = ({ role, name }: Control) => `${role} “${name}”`

export const sought = ({ role, name }: Control): Sought =>
  typeof name === 'string' ? { role, name } : { role, pattern: name.source }

export function pointer({ page, until }: Tools): Hand {
  const click = (control: Control, { isLabelWanted = false } = {}) =>
    until(`press ${named(control)}`, async () => {
      const element = await page.element(findElement, { ...sought(control), isLabelWanted })
      await element?.click()
      return element !== undefined
    })
  return {
    press: (control) => click(control),
    tick: (control) => click(control, { isLabelWanted: true }),
    goTo: (field) => click(field),
    choose: (field, value) =>
      until(`choose in ${named(field)}`, async () => {
        await (await page.element(findElement, sought(field)))?.choose(value)
        return (await page.run(stateOf, sought(field)))?.value === value
      }),
  }
}

const MOST_TABS = 150
const MOST_CHOICES = 10

export function keyboard({ page, until }: Tools): Hand {
  /** @returns whether the control got the focus */
  async function tabTo(control: Control) {
    await page.run(seek, sought(control))
    for (let presses = 0; presses < MOST_TABS; presses++) {
      const focus = await page.run(focusOf, undefined)
      if (focus === 'at it' || (focus === 'in its group' && control.role === 'radio')) return true
      if (focus === 'it is gone') return false
      // After the end of the page, Tab reaches the browser's own controls.
      await page.pressKey(focus === 'behind it' ? 'Shift+Tab' : 'Tab')
    }
    return false
  }
  async function reach(control: Control) {
    await until(`${named(control)} by Tab`, () => tabTo(control))
    await until(`a ring around ${named(control)}`, () => page.run(hasRing, undefined))
  }

  return {
    async press(control) {
      // The field of a list of options keeps the focus.
      if (control.role !== 'option') await reach(control)
      else await until(`see ${named(control)}`, async () => (await page.run(stateOf, sought(control))) !== null)
      if (control.role === 'option') await page.pressKey('ArrowDown')
      await page.pressKey('Enter')
    },
    async tick(control) {
      await reach(control)
      const isHere = (await page.run(focusOf, undefined)) === 'at it'
      if (isHere) return page.pressKey('Space')
      // Arrow keys move between radios and choose.
      for (let presses = 0; presses < MOST_CHOICES && (await page.run(focusOf, undefined)) !== 'at it'; presses++)
        await page.pressKey('ArrowDown')
    },
    goTo: reach,
    async choose(field, value) {
      await reach(field)
      for (let presses = 0; presses < MOST_CHOICES; presses++) {
        if ((await page.run(stateOf, sought(field)))?.value === value) return
        await page.pressKey('ArrowDown')
      }
      throw new Error(`The arrow keys do not choose “${value}” in ${named(field)}.`)
    },
  }
}
