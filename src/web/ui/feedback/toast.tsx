import { type FocusEvent, useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { TOAST_MS } from '#contract/limits.ts'
import { classes } from '../classes.ts'
import { CheckIcon, CloseIcon, InfoIcon, WarnIcon } from '../icons.tsx'
import { closeToast, type Toast, toastShelf } from './toast-store.ts'

export { showToast } from './toast-store.ts'

const ICONS = { info: InfoIcon, success: CheckIcon, error: WarnIcon }
const COLORS = {
  info: { frame: 'border-brand-line', icon: 'text-on-brand-accent' },
  success: { frame: 'border-on-brand-good', icon: 'text-on-brand-good' },
  error: { frame: 'border-on-brand-danger', icon: 'text-on-brand-danger' },
}

/** Paused time does not count. */
function useTimeout(toast: Toast | undefined, isPaused: boolean) {
  const leftMs = useRef(TOAST_MS)
  const id = toast?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message in this place gets the whole time.
  useEffect(() => {
    leftMs.current = TOAST_MS
  }, [id])

  useEffect(() => {
    if (id === undefined || isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(() => closeToast(id), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAt
    }
  }, [id, isPaused])
}

/**
 * The live paragraph exists before any message and keeps its kind of box: a screen reader notices changed text, not a
 * new box. The id is for Firefox: without it a moving box enters the accessibility tree again.
 */
function Place({ toast, isPaused }: { toast: Toast | undefined; isPaused: boolean }) {
  const id = useId()
  useTimeout(toast, isPaused)
  const Icon = toast && ICONS[toast.variant]
  return (
    <div
      id={id}
      className={classes(
        'flex items-center gap-3.5 text-small leading-[1.4] font-medium text-on-brand [--focus:var(--focus-on-brand)]',
        toast && 'pointer-events-auto animate-rise rounded-card border bg-brand-raised py-2 pr-2 pl-4.5 shadow-lift',
        toast && COLORS[toast.variant].frame,
      )}
    >
      {Icon && <Icon className={classes('size-5', COLORS[toast.variant].icon)} />}
      <p aria-live="polite" className={classes('flex-1', toast && 'py-1.5')}>
        {toast?.text}
      </p>
      {toast && (
        <button
          type="button"
          aria-label="Close this message"
          onClick={() => closeToast(toast.id)}
          className="grid size-11 cursor-pointer place-items-center rounded-pill hover:bg-brand"
        >
          <CloseIcon />
        </button>
      )}
    </div>
  )
}

/** In pixels. */
const EDGE = 16
/** In pixels. The result of a press appears within this distance below it. */
const ANSWER = 230
/** A toast must not cover these. */
const IN_USE = 'a, button, input, select, textarea, summary, [role=img]'

/** @returns a top position that covers no element in use and no result of a press; undefined for the bottom */
function topOf(region: Element, pressed: Element | null) {
  const { left, height } = region.getBoundingClientRect()
  const isFree = (top: number) =>
    [...document.querySelectorAll(IN_USE)].every((one) => {
      const box = one.getBoundingClientRect()
      const bottom = one === pressed ? box.bottom + ANSWER : box.bottom
      return region.contains(one) || box.right <= left || box.top >= top + height || bottom <= top
    })
  const foot = window.innerHeight - height - EDGE
  for (let top = isFree(foot) ? foot : EDGE; top < foot; top += 8) if (isFree(top)) return top
}

/** At the bottom (on a wide screen right), or at the top if the bottom is in use. */
export function ToastRegion() {
  const shelf = useSyncExternalStore(toastShelf.subscribe, toastShelf.current, toastShelf.prerendered)
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const cameFrom = useRef<HTMLElement | null>(null)
  const isEmpty = shelf.every((toast) => toast === undefined)
  const region = useRef<HTMLElement>(null)
  const [top, setTop] = useState<number>()
  useLayoutEffect(() => {
    const shown = region.current
    if (isEmpty || !shown) return
    const place = () => setTop(topOf(shown, document.activeElement))
    place()
    // The page may render after the message.
    const changes = new MutationObserver(place)
    changes.observe(document.body, { childList: true, subtree: true })
    const makeWay = ({ target }: Event) => {
      const pressed = target instanceof Element && !shown.contains(target) && target.closest(IN_USE)
      if (pressed) setTop(topOf(shown, pressed))
    }
    // Not every browser focuses a pressed button.
    document.addEventListener('click', makeWay)
    document.addEventListener('focusin', makeWay)
    return () => {
      changes.disconnect()
      document.removeEventListener('click', makeWay)
      document.removeEventListener('focusin', makeWay)
    }
  }, [isEmpty])

  // The close button is gone: return the focus.
  useEffect(() => {
    if (!isEmpty) return
    setHovered(false)
    setFocus(false)
    if (document.activeElement === document.body) cameFrom.current?.focus()
    cameFrom.current = null
  }, [isEmpty])

  function onFocus(event: FocusEvent) {
    setFocus(true)
    const from = event.relatedTarget
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from
  }

  return (
    <section
      ref={region}
      aria-label="Messages"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={(event) => setFocus(event.currentTarget.contains(event.relatedTarget))}
      className={classes(
        'pointer-events-none fixed inset-x-4 z-50 grid gap-2 sm:right-8 sm:left-auto sm:w-104',
        !top && 'bottom-4',
      )}
      style={{ top }}
    >
      {shelf.map((toast, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity; a message never leaves it.
        <Place key={place} toast={toast} isPaused={isHovered || hasFocus} />
      ))}
    </section>
  )
}
