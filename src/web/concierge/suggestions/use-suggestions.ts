import { useState } from 'react'
import type { Snapshot } from '#contract/concierge.ts'
import { useCall } from '../../api/use-call.ts'
import { fetchSuggestions } from './introductions.ts'

/** People to consider: not asked for, loading, failed, none, or some. A later press asks anew; the cards stay meanwhile. */
export function useSuggestions() {
  const [isWithoutSnapshot, setWithoutSnapshot] = useState(false)
  const [people, setPeople] = useState<Awaited<ReturnType<typeof fetchSuggestions>>>()
  const { call, ...answer } = useCall({ mutationFn: fetchSuggestions, onSuccess: setPeople })

  async function see({ snapshot, yourName }: { snapshot: Snapshot | undefined; yourName: string }) {
    setWithoutSnapshot(snapshot === undefined)
    if (snapshot && !answer.isPending) await call({ snapshot, yourName })
  }

  function clear() {
    answer.reset()
    setPeople(undefined)
    setWithoutSnapshot(false)
  }

  return {
    see,
    clear,
    people,
    isWithoutSnapshot,
    isPending: answer.isPending,
    error: answer.error,
    answered: answer.submittedAt,
  }
}
