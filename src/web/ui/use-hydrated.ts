import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered page and while React takes it over, true from then on: what only the browser knows may be shown. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
