import { useRef, useSyncExternalStore } from 'react'

// What appears or vanishes while a button is held down moves the button from under the finger, and the press is lost:
// whatever is not the press's own doing waits until it is over.

let isPressing = false
const listeners = new Set<() => void>()

function tell(pressing: boolean) {
  isPressing = pressing
  for (const listener of [...listeners]) listener()
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => tell(true), { capture: true })
  // The click comes after pointerup, and is part of the press.
  const end = () => setTimeout(tell, 0, false)
  // A touch that turns into scrolling is cancelled; where a menu opens, nothing else tells the end.
  for (const sign of ['pointerup', 'pointercancel', 'contextmenu'])
    window.addEventListener(sign, end, { capture: true })
  // Another window has taken over. Captured, this would be the blur of every input as well.
  window.addEventListener('blur', end)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Runs at once, or after the press under way. */
export function afterPress(run: () => void) {
  if (!isPressing) return run()
  const leave = subscribe(() => {
    if (isPressing) return
    leave()
    run()
  })
}

/** The value as it may be drawn: while a button is held down, as it was when the press began. */
export function useHeld<T>(value: T): T {
  const isHeld = useSyncExternalStore(
    subscribe,
    () => isPressing,
    () => false,
  )
  const shown = useRef(value)
  if (!isHeld) shown.current = value
  return shown.current
}
