import { InlineScript } from './before-hydration.tsx'

const LATE_LINK = 'late-modulepreload'
const LATE_SCRIPT = 'late-module'

/**
 * Has the scripts of a built page wait until the page is painted: on a fast line they would be there before, and delay it.
 * Only the libraries are fetched at once, behind everything else: they are most of the bytes, and run with the others.
 */
export const withLateScripts = (html: string) =>
  html
    .replaceAll(
      '<link rel="modulepreload" href="/assets/libraries-',
      '<link fetchpriority="low" rel="modulepreload" href="/assets/libraries-',
    )
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATE_LINK}"`)
    .replace('<script type="module" async="">', `<script type="${LATE_SCRIPT}">`)

/** Runs at the end of the page's body, as text. Exported for its test. */
export function startAfterPaint(link: string, script: string) {
  function start() {
    for (const late of document.querySelectorAll<HTMLLinkElement>(`link[rel=${link}]`)) {
      const preload = document.createElement('link')
      preload.rel = 'modulepreload'
      preload.href = late.href
      late.replaceWith(preload)
    }
    for (const late of document.querySelectorAll(`script[type=${script}]`)) {
      const module = document.createElement('script')
      module.type = 'module'
      module.textContent = late.textContent
      late.replaceWith(module)
    }
  }
  requestAnimationFrame(() => setTimeout(start))
  // A page in the background is not painted, and one that goes there may not be painted any more.
  setTimeout(start, document.hidden ? 0 : 1000)
}

// Only the prerendered page needs the code: React leaves the script it finds there as it is.
const START = import.meta.env.SSR
  ? `(${startAfterPaint})(${JSON.stringify(LATE_LINK)},${JSON.stringify(LATE_SCRIPT)})`
  : ''

/** Starts the scripts that wait. It stands after them. */
export const StartScriptsAfterPaint = () => <InlineScript code={START} />
