import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as TestingLibrary from '@testing-library/dom'

const library = join(
  import.meta.dirname,
  '../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
)

/** Can be sent to the page. `name` must match fully; `pattern` may match a part. */
export type Sought = { role: string; name?: string; pattern?: string; isLabelWanted?: boolean }

// These run in the page and may use only what `finderScript` defines there.
declare global {
  var TestingLibraryDom: typeof TestingLibrary
  var findControl: typeof findInPage | undefined
  var soughtControl: Element | null
}

function findInPage({ role, name = '', pattern, isLabelWanted }: Sought) {
  // A page that is loading has no body yet.
  if (document.body === null) return null
  const { queryAllByRole } = globalThis.TestingLibraryDom
  const all = queryAllByRole(document.body, role, { name: pattern === undefined ? name : RegExp(pattern) })
  // Skips controls in closed parts of the page.
  const found = all.find((element) => element.checkVisibility())
  return (isLabelWanted ? found?.closest('label') : found) ?? null
}

export const finderScript = `${readFileSync(library, 'utf8')}\nglobalThis.findControl = ${findInPage}`

export const isFinderThere = () => globalThis.findControl !== undefined

export const findElement = (sought: Sought) => {
  const found = globalThis.findControl?.(sought) ?? null
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found
}

export const stateOf = (sought: Sought) => {
  const found = globalThis.findControl?.(sought)
  if (!found) return null
  return {
    hasFocus: found === document.activeElement,
    isChecked: found instanceof HTMLInputElement && found.checked,
    value: 'value' in found ? `${found.value}` : '',
  }
}

/** After this, key presses need no new search. */
export const seek = (sought: Sought) => {
  globalThis.soughtControl = globalThis.findControl?.(sought) ?? null
}

/** Where the focus is, from the control of the last `seek`. */
export const focusOf = () => {
  const control = globalThis.soughtControl
  const focus = document.activeElement
  if (!control?.isConnected) return 'it is gone'
  if (control === focus) return 'at it'
  const isSameGroup =
    control instanceof HTMLInputElement &&
    focus instanceof HTMLInputElement &&
    control.type === 'radio' &&
    control.name === focus.name
  if (isSameGroup) return 'in its group'
  const isBehind = focus && control.compareDocumentPosition(focus) & Node.DOCUMENT_POSITION_FOLLOWING
  return isBehind ? 'behind it' : 'before it'
}

export const titleOf = () => document.title

export const hasRing = () => {
  const focus = document.activeElement
  if (!focus) return false
  const { outlineStyle, outlineWidth } = getComputedStyle(focus)
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
}

export const isRead = (text: string) => document.body?.innerText.includes(text) ?? false

export const whereItIs = () => ({
  place: location.href,
  focus: document.activeElement?.outerHTML.slice(0, 200) ?? '',
  text: document.body?.innerText.slice(0, 2000),
})
