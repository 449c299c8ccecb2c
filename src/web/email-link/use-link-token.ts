import { useSyncExternalStore } from 'react'

/**
 * The token after '#' in the URL, which browsers never send. It stays there for a reload. Undefined while prerendered,
 * '' without a token.
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
