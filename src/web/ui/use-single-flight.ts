import { useRef } from 'react'

/**
 * Ignores calls until the last one has settled. React state would come too late: two presses may come before the next
 * render.
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
