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

/** Closes the message when it has been on view long enough; time spent paused does not count. */
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
 * One place of the shelf. Its live paragraph is there before any message and keeps its kind of box: a screen reader
 * notices a change of text, not a box that is built anew with its text. The id is for Firefox: a box without one has no
 * part in its accessibility tree until it moves, and then everything in it is built anew.
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

const LOW = 'bottom-4 sm:bottom-8'
const HIGH = 'top-4 sm:top-8'
/** As high as a message with its distance from the edge, and the words that answer a press: in pixels. */
const FOOT = 320
/** As high as a message with its distance from the edge: in pixels. */
const HEAD = 100

/** What is pressed or written in. */
const IN_USE = 'a, button, input, select, textarea, summary, [tabindex="0"]'

const isInFoot = ({ top, bottom }: DOMRect) => bottom > window.innerHeight - FOOT && top < window.innerHeight
const isInHead = ({ top, bottom }: DOMRect) => top < HEAD && bottom > 0

/** Whether the foot is needed: for what is in use with its answer beneath it, or for what sends the form. */
function isFootInUse(inUse: Element | null) {
  if (inUse && inUse !== document.body) {
    const box = inUse.getBoundingClientRect()
    if (isInFoot(box)) return true
    if (isInHead(box)) return false
  }
  const sending = [...document.querySelectorAll('main [type="submit"]')]
  return sending.some((button) => isInFoot(button.getBoundingClientRect()))
}

/**
 * Where messages rise: bottom right, at the foot on a phone; at the top when the foot is in use, so that they cover
 * neither what was just pressed, nor its answer, nor the way on. They change edges for a press while they are on view.
 * Hover and focus stop the clock.
 */
export function ToastRegion() {
  const shelf = useSyncExternalStore(toastShelf.subscribe, toastShelf.current, toastShelf.prerendered)
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const cameFrom = useRef<HTMLElement | null>(null)
  const isEmpty = shelf.every((toast) => toast === undefined)
  const region = useRef<HTMLElement>(null)
  const [isHigh, setHigh] = useState(false)
  useLayoutEffect(() => {
    if (isEmpty) return
    setHigh(isFootInUse(document.activeElement))
    function makeWay({ target }: Event) {
      const inUse = target instanceof Element && !region.current?.contains(target) && target.closest(IN_USE)
      if (inUse) setHigh(isFootInUse(inUse))
    }
    // A press, too: not every browser gives the focus to a pressed button.
    document.addEventListener('click', makeWay)
    document.addEventListener('focusin', makeWay)
    return () => {
      document.removeEventListener('click', makeWay)
      document.removeEventListener('focusin', makeWay)
    }
  }, [isEmpty])

  // A closed message takes its button along: the focus goes back, and no pointer is over it any more.
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
        isHigh ? HIGH : LOW,
      )}
    >
      {shelf.map((toast, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity; a message never leaves it.
        <Place key={place} toast={toast} isPaused={isHovered || hasFocus} />
      ))}
    </section>
  )
}
