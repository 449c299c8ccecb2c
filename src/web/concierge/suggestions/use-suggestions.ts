import { useState } from 'react'
import type { Snapshot } from '#contract/concierge.ts'
import { useCall } from '../../api/use-call.ts'
import { fetchSuggestions } from './introductions.ts'

/** People to consider: not asked for, loading, failed, none, or some. A later press asks anew; the cards stay meanwhile. */
export function useSuggestions() {
  const [isWithoutSnapshot, setWithoutSnapshot] = useState(false)
  const [found, setFound] = useState<{ people: Awaited<ReturnType<typeof fetchSuggestions>>; seenWith: Snapshot }>()
  const { call, ...answer } = useCall({
    mutationFn: fetchSuggestions,
    onSuccess: (people, { snapshot }) => setFound({ people, seenWith: snapshot }),
  })

  async function see({ snapshot, yourName }: { snapshot: Snapshot | undefined; yourName: string }) {
    setWithoutSnapshot(snapshot === undefined)
    if (snapshot && !answer.isPending) await call({ snapshot, yourName })
  }

  function clear() {
    answer.reset()
    setFound(undefined)
    setWithoutSnapshot(false)
  }

  return {
    see,
    clear,
    people: found?.people,
    /** Whether the snapshot is another than the one that the people were found with. */
    isOutdated: (snapshot: Snapshot | undefined) =>
      found !== undefined && snapshot !== undefined && JSON.stringify(found.seenWith) !== JSON.stringify(snapshot),
    isWithoutSnapshot,
    isPending: answer.isPending,
    error: answer.error,
    answered: answer.submittedAt,
  }
}
