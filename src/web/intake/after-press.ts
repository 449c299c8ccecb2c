let isPressing = false

if (typeof window !== 'undefined') {
  const set = (pressing: boolean) => () => {
    isPressing = pressing
  }
  window.addEventListener('pointerdown', set(true), { capture: true })
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, set(false), { capture: true })
}

/**
 * Runs at once, or after the press under way. A message that appears while a button is held down moves the button
 * from under the finger, and the press is lost.
 */
export function afterPress(run: () => void) {
  if (!isPressing) return run()
  const once = () => {
    window.removeEventListener('pointerup', once)
    window.removeEventListener('pointercancel', once)
    // The click comes after pointerup.
    setTimeout(run)
  }
  window.addEventListener('pointerup', once)
  window.addEventListener('pointercancel', once)
}
