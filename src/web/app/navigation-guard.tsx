import { type ComponentType, useEffect, useState } from 'react'

/** Guards navigations against code that cannot be loaded. It comes after the page: the first one has no room for it. */
export function NavigationGuard() {
  const [Guard, setGuard] = useState<ComponentType>()
  useEffect(() => {
    // Without it a navigation still works as long as the network does.
    void import('./navigation-trouble.tsx').then(
      ({ NavigationTrouble }) => setGuard(() => NavigationTrouble),
      () => {},
    )
  }, [])
  return Guard ? <Guard /> : null
}
