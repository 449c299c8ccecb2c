import { useRef } from 'react'

/**
 * The action, but never twice at a time: until what it returned has settled, calling it again does nothing. A state
 * that is drawn comes too late for this, since two presses may arrive before it is.
 */
export function useSingleFlight<Args extends unknown[]>(action: (...args: Args) => unknown) {
  const isRunning = useRef(false)
  return (...args: Args) => {
    if (isRunning.current) return
    isRunning.current = true
    void (async () => action(...args))().finally(() => {
      isRunning.current = false
    })
  }
}
