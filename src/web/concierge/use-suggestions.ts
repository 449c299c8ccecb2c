import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Snapshot } from '#contract/concierge.ts'
import { fetchSuggestions } from './introductions.ts'

/** People to consider: not asked for, loading, failed, none, or some. A later press asks anew; the cards stay meanwhile. */
export function useSuggestions() {
  const [isWithoutSnapshot, setWithoutSnapshot] = useState(false)
  const [people, setPeople] = useState<Awaited<ReturnType<typeof fetchSuggestions>>>()
  const call = useMutation({ networkMode: 'always', mutationFn: fetchSuggestions, onSuccess: setPeople })

  function see({ snapshot, yourName }: { snapshot: Snapshot | undefined; yourName: string }) {
    setWithoutSnapshot(snapshot === undefined)
    if (snapshot && !call.isPending) call.mutate({ snapshot, yourName })
  }

  function clear() {
    call.reset()
    setPeople(undefined)
    setWithoutSnapshot(false)
  }

  return {
    see,
    clear,
    people,
    isWithoutSnapshot,
    isPending: call.isPending,
    error: call.error,
    answered: call.submittedAt,
  }
}
