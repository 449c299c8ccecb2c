import { useEffect, useReducer, useRef } from 'react'

// A layout change during a press moves the button from under the pointer, and the press is lost. So unrelated changes
// wait until the press ends.

let isPressing = false
const waiting = new Set<() => void>()

function end() {
  isPressing = false
  for (const run of [...waiting]) run()
}

/** After a touch the browser clicks later than after a mouse press. */
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
  // The click comes after pointerup.
  window.addEventListener('pointerup', ({ pointerType }) => endIn(pointerType === 'touch' ? CLICK_AFTER_TOUCH_MS : 0), {
    capture: true,
  })
  // A touch that becomes scrolling is cancelled. When a menu opens, no other event ends the press.
  for (const sign of ['click', 'pointercancel', 'contextmenu'])
    window.addEventListener(sign, endSoon, { capture: true })
  // Another window has the focus. With capture, every input's blur would count too.
  window.addEventListener('blur', endSoon)
  // A select's open list, and sometimes a scrollbar, take the mouse: the page gets no event when the press ends.
  window.addEventListener(
    'pointermove',
    ({ pointerType, buttons }) => {
      if (isPressing && pointerType === 'mouse' && buttons === 0) end()
    },
    { capture: true, passive: true },
  )
}

/** Runs now, or after the current press. @returns a function that cancels it while it waits */
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
 * A blur may show an error, which moves the content below, so it waits for the current press. Every control of `ui`
 * does this.
 */
export const afterBlur = (onBlur: (() => void) | undefined) => () => {
  if (onBlur) deferWhilePressed(onBlur)
}

/** While a button is pressed, the value from before the press. */
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
