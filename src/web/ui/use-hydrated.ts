import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered page and during hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
