import { useSyncExternalStore } from 'react'

/**
 * The token behind the '#' of the address, which browsers never send. It stays there, so that a reload is as good
 * as the first visit. Undefined while prerendered, '' when the address carries none.
 */
export const useLinkToken = (): string | undefined =>
  useSyncExternalStore(
    (listener) => {
      window.addEventListener('hashchange', listener)
      return () => window.removeEventListener('hashchange', listener)
    },
    () => window.location.hash.slice(1),
    () => undefined,
  )
