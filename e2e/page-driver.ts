import { expect, type Page } from '@playwright/test'

/** Accessible name; a string must be the whole name. */
export type Control = { role: Role; name: string | RegExp }

type Role =
  | 'article'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'group'
  | 'heading'
  | 'link'
  | 'listitem'
  | 'option'
  | 'radio'
  | 'textbox'

/** Each action waits until it is possible, and throws after a timeout. */
export type PageDriver = {
  open(path: string): Promise<void>
  press(control: Control): Promise<void>
  tick(control: Control): Promise<void>
  write(field: Control, text: string): Promise<void>
  /** Chooses in a native select, by value. */
  choose(field: Control, value: string): Promise<void>
  enter(): Promise<void>
  sees(control: Control): Promise<void>
  reads(text: string): Promise<void>
  hasFocus(control: Control): Promise<void>
  hasTitle(title: string): Promise<void>
  holds(field: Control, value: string): Promise<void>
}

/** Fills a whole value at once, unless `isTypedByKeys`. */
export function playwrightDriver(page: Page, { isTypedByKeys = false } = {}): PageDriver {
  const find = ({ role, name }: Control) => page.getByRole(role, { name, exact: true }).first()
  return {
    async open(path) {
      await page.goto(path)
      await untilHydrated(page)
    },
    press: (control) => find(control).click(),
    async tick(control) {
      await find(control).locator('xpath=ancestor::label').click()
      await expect(find(control)).toBeChecked()
    },
    async write(field, text) {
      if (!isTypedByKeys && field.role !== 'combobox') return find(field).fill(text)
      // Only keys open a combobox's list.
      await find(field).press('End')
      for (const _ of await find(field).inputValue()) await page.keyboard.press('Backspace')
      await page.keyboard.type(text)
      await expect(find(field)).toHaveValue(text)
    },
    async choose(field, value) {
      await find(field).selectOption(value)
    },
    enter: () => page.keyboard.press('Enter'),
    sees: (control) => expect(find(control)).toBeVisible(),
    reads: (text) => expect(page.getByText(text).first()).toBeVisible(),
    hasFocus: (control) => expect(find(control)).toBeFocused(),
    hasTitle: (title) => expect(page).toHaveTitle(title),
    holds: (field, value) => expect(find(field)).toHaveValue(value),
  }
}

/** React marks hydrated nodes. */
export const isHydrated = () => {
  const main = document.querySelector('main')
  return main !== null && Object.keys(main).some((key) => key.startsWith('__react'))
}

/** Before hydration, presses have no effect. */
export const untilHydrated = (page: Page) => page.waitForFunction(isHydrated)
