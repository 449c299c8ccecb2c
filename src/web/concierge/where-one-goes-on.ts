export const MESSAGE_ID = 'message'
export const LIST_ID = 'said'

/**
 * Puts the focus where one goes on after a press: where one writes, or in the list where a finger presses, since a
 * keyboard on the screen would cover what can be pressed next.
 */
export function goOn() {
  const isFinger = window.matchMedia?.('(pointer: coarse)').matches // not in every test environment
  document.getElementById(isFinger ? LIST_ID : MESSAGE_ID)?.focus()
}
