import { useEffect, useReducer, useRef } from 'react'

// What appears or vanishes while a button is held down moves the button from under the finger, and the press is lost:
// whatever is not the press's own doing waits until it is over.

let isPressing = false
const waiting = new Set<() => void>()

function end() {
  isPressing = false
  for (const run of [...waiting]) run()
}

/** After a touch the browser moves the focus and clicks: some moments later than a mouse does. */
const CLICK_AFTER_TOUCH_MS = 300

if (typeof window !== 'undefined') {
  let ending = 0
  window.addEventListener(
    'pointerdown',
    () => {
      clearTimeout(ending)
      isPressing = true
    },
    { capture: true },
  )
  const endIn = (ms: number) => {
    clearTimeout(ending)
    ending = window.setTimeout(end, ms)
  }
  const endSoon = () => endIn(0)
  // The click comes after pointerup, and is part of the press.
  window.addEventListener('pointerup', ({ pointerType }) => endIn(pointerType === 'touch' ? CLICK_AFTER_TOUCH_MS : 0), {
    capture: true,
  })
  // A touch that turns into scrolling is cancelled; where a menu opens, nothing else tells the end.
  for (const sign of ['click', 'pointercancel', 'contextmenu'])
    window.addEventListener(sign, endSoon, { capture: true })
  // Another window has taken over. Captured, this would be the blur of every input as well.
  window.addEventListener('blur', endSoon)
  // The open list of a select takes the mouse with it, and a scrollbar may: the page is not told when either lets go.
  window.addEventListener(
    'pointermove',
    ({ pointerType, buttons }) => {
      if (isPressing && pointerType === 'mouse' && buttons === 0) end()
    },
    { capture: true, passive: true },
  )
}

/** Runs at once, or after the press under way. @returns how to take it back while it waits */
export function deferWhilePressed(run: () => void): () => void {
  const takeBack = () => {
    waiting.delete(once)
  }
  const once = () => {
    takeBack()
    run()
  }
  if (isPressing) waiting.add(once)
  else run()
  return takeBack
}

/**
 * What a control does when the focus leaves it: its rule may speak, and an error that appears moves what stands below.
 * So it waits for the press that took the focus away. Every control of `ui` does this itself.
 */
export const afterBlur = (onBlur: (() => void) | undefined) => () => {
  if (onBlur) deferWhilePressed(onBlur)
}

/** The value as it may be drawn: while a button is held down, as it was when the press began. */
export function useFrozenWhilePressed<T>(value: T): T {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const shown = useRef(value)
  if (!isPressing) shown.current = value
  const isBehind = shown.current !== value
  useEffect(() => {
    if (isBehind) return deferWhilePressed(redraw)
  })
  return shown.current
}
