import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAfterPaint, withLateScripts } from './late-scripts.tsx'

const BUILT =
  '<head><link rel="preload" as="font" href="/assets/face.woff2"/>' +
  '<link rel="modulepreload" href="/assets/libraries-a1.js"/><link rel="modulepreload" href="/assets/page-b2.js"/></head>' +
  '<body><p>Painted</p><script>context()</script><script type="module" async="">import "/assets/page-b2.js"</script></body>'

const frames: FrameRequestCallback[] = []
const paint = () => {
  for (const frame of frames.splice(0)) frame(0)
}
/** The files that the page asks for as a module, and the modules that it runs. */
const started = () => ({
  preloads: [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href')),
  modules: [...document.querySelectorAll('script[type=module]')].map(({ textContent }) => textContent),
})
const WAITING = { preloads: ['/assets/libraries-a1.js'], modules: [] }
const STARTED = {
  preloads: ['/assets/libraries-a1.js', expect.stringMatching(/\/assets\/page-b2\.js$/)],
  modules: ['import "/assets/page-b2.js"'],
}

/** The page as it is when its parser reaches the script that starts the others. */
function openPage({ hidden = false } = {}) {
  document.documentElement.innerHTML = withLateScripts(BUILT)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  startAfterPaint('late-modulepreload', 'late-module')
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
})
afterEach(() => {
  frames.length = 0
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('of the scripts only the libraries are fetched before the page is painted, behind everything else', () => {
  openPage()
  expect(started()).toEqual(WAITING)
  expect(document.querySelector('link[rel=modulepreload]')?.getAttribute('fetchpriority')).toBe('low')
  expect(document.querySelector('link[rel=preload]')?.getAttribute('href')).toBe('/assets/face.woff2')
})

test('the scripts start in the task after the first frame, once', () => {
  openPage()
  paint()
  expect(started()).toEqual(WAITING)
  vi.advanceTimersByTime(1)
  expect(started()).toEqual(STARTED)
  const [module] = document.querySelectorAll('script[type=module]')
  vi.advanceTimersByTime(10_000)
  expect(started()).toEqual(STARTED)
  expect(document.querySelector('script[type=module]')).toBe(module)
})

test('a page that is opened in the background starts them without a frame', () => {
  openPage({ hidden: true })
  expect(started()).toEqual(WAITING)
  vi.advanceTimersByTime(1)
  expect(started()).toEqual(STARTED)
})

test('a page that goes into the background before it is painted starts them after a second', () => {
  openPage()
  vi.advanceTimersByTime(999)
  expect(started()).toEqual(WAITING)
  vi.advanceTimersByTime(1)
  expect(started()).toEqual(STARTED)
})
