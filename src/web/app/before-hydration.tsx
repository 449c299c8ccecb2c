import { useEffect } from 'react'
import { HOME_KEY } from '../session/home-memory.ts'
import { WarnIcon } from '../ui/icons.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { PANEL } from './panel-look.ts'

const TYPED = 'overture.typed-before-hydration'
const RESTORE = 'overture:restore-typed'

/**
 * Runs in the head, before any file loads. Until hydration it stores what is typed (for a reload) and the last pressed
 * button (to press it again). If a file fails to load, hydration never happens, so the page is marked.
 */
function keepInputs(key: string, restoreEvent: string, homeKey: string) {
  const root = document.documentElement
  const place = location.pathname
  const controls = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[name],textarea[name],select[name]')].filter(
      ({ type }) => type !== 'hidden' && type !== 'file',
    )
  function keep() {
    if (root.dataset.hydrated !== undefined) return
    const values = controls().map(({ name, type, value, checked }) => [name, type, value, checked])
    try {
      sessionStorage.setItem(key, JSON.stringify([place, values]))
    } catch {
      // Storage is denied: only the browser's own form memory remains.
    }
  }
  function restore() {
    try {
      const [at, values] = JSON.parse(sessionStorage.getItem(key) ?? '[]')
      if (at !== place) return
      controls().forEach((control, index) => {
        const [name, type, value, checked] = values[index] ?? []
        if (name !== control.name || type !== control.type) return
        if (type === 'checkbox' || type === 'radio') control.checked = checked
        else control.value = value
      })
    } catch {
      // Nothing is stored, or other data.
    }
  }
  addEventListener('input', keep, true)
  addEventListener('change', keep, true)
  addEventListener(restoreEvent, restore)
  let pressed: HTMLButtonElement | null = null
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (!button || root.dataset.hydrated !== undefined) return
      event.preventDefault()
      pressed = button
    },
    true,
  )
  // A returning member's first step is hidden until the server says who is signed in.
  try {
    if (place.startsWith('/intake/account') && localStorage.getItem(homeKey)) root.dataset.home = ''
  } catch {
    // Storage is denied.
  }
  new MutationObserver((_, hydration) => {
    hydration.disconnect()
    // React must first replace what was prerendered.
    setTimeout(() => pressed?.click())
  }).observe(root, { attributeFilter: ['data-hydrated'] })
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) root.dataset.broken = ''
    },
    true,
  )
  // WebKit reuses a failed preload on every reload, unless the file was fetched in between.
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest('.load-trouble a'))) return
    event.preventDefault()
    const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    const fetchFile = ({ href }: HTMLLinkElement) =>
      fetch(href, { signal: AbortSignal.timeout(5000) }).then((reply) => reply.arrayBuffer())
    void Promise.allSettled(files.map(fetchFile)).then(() => location.reload())
  })
}

// Only the prerendered page needs it: React does not change existing scripts.
const KEEP = import.meta.env.SSR
  ? `(${keepInputs})(${JSON.stringify(TYPED)},${JSON.stringify(RESTORE)},${JSON.stringify(HOME_KEY)})`
  : ''
const RESTORE_NOW = import.meta.env.SSR ? `dispatchEvent(new Event(${JSON.stringify(RESTORE)}))` : ''

/** Goes into the head. The page's content security policy contains its hash. */
export const BeforeHydrationScript = () => <InlineScript code={KEEP} />

/**
 * Place it after the inputs and before the page's files: the files may run before the page is complete, and hydration
 * then reads the inputs.
 */
export const RestoreTypedScript = () => <InlineScript code={RESTORE_NOW} />

export const InlineScript = ({ code }: { code: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, printed at build time.
  <script dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />
)

/** Every page has it until hydration. It appears without scripts, if a file fails or after ten seconds. */
export function LoadTrouble() {
  const isHydrated = useHydrated()
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    try {
      window.sessionStorage.removeItem(TYPED)
    } catch {
      // Storage is denied.
    }
  }, [])
  if (isHydrated) return null
  return (
    <div role="alert" className={`load-trouble ${PANEL} top-4 z-60 border-2 border-danger`}>
      <WarnIcon className="mt-0.5 size-5.5 text-danger" />
      <p>
        This page has not loaded completely, so its buttons do nothing yet. <a href="?">Reload it</a>: what you typed
        comes back.
      </p>
    </div>
  )
}
