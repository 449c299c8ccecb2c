import { useEffect, useState } from 'react'
import type { Home } from '#contract/home.ts'
import { memberClient } from '../../api/member-client.ts'

/** A failed reload keeps the old data. */
export function useHome(): { home: Home | 'failed' | undefined; reload: () => Promise<void> } {
  const [home, setHome] = useState<Home | 'failed'>()
  const reload = () =>
    memberClient.home({}).then(setHome, () => setHome((known) => (known === undefined ? 'failed' : known)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, then on events.
  useEffect(() => {
    void reload()
    const onVisible = () => document.visibilityState === 'visible' && void reload()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])
  return { home, reload }
}
