import { useEffect, useReducer, useRef } from 'react'

// If the layout changes during a press, the button moves away from the pointer, and the press is lost. So layout
// changes wait until the press ends.

let isPressing = false
const waiting = new Set<() => void>()

function end() {
  isPressing = false
  for (const run of [...waiting]) run()
}

/** After a touch the click comes later. */
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
  window.addEventListener('pointerup', ({ pointerType }) => endIn(pointerType === 'touch' ? CLICK_AFTER_TOUCH_MS : 0), {
    capture: true,
  })
  // A touch that becomes scrolling is cancelled. When a menu opens, no other event ends the press.
  for (const sign of ['click', 'pointercancel', 'contextmenu'])
    window.addEventListener(sign, endSoon, { capture: true })
  // Not captured, because then every input's blur would count.
  window.addEventListener('blur', endSoon)
  // A select's list, and sometimes a scrollbar, take the mouse: the page does not see the press end.
  window.addEventListener(
    'pointermove',
    ({ pointerType, buttons }) => {
      if (isPressing && pointerType === 'mouse' && buttons === 0) end()
    },
    { capture: true, passive: true },
  )
}

/** Runs now, or after the current press. @returns a function that cancels the wait */
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

/** A blur may show an error, which moves the content below. */
export const afterBlur = (onBlur: (() => void) | undefined) => () => {
  if (onBlur) deferWhilePressed(onBlur)
}

/** During a press, returns the value from before it. */
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
