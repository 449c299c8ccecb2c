import { useState } from 'react'
import type { Snapshot } from '#contract/concierge.ts'
import { useCall } from '../../api/use-call.ts'
import { fetchSuggestions } from './introductions.ts'

/** During a repeated request, the cards stay until the reply. */
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
    isOutdated: (snapshot: Snapshot | undefined) =>
      found !== undefined && snapshot !== undefined && JSON.stringify(found.seenWith) !== JSON.stringify(snapshot),
    isWithoutSnapshot,
    isPending: answer.isPending,
    error: answer.error,
    answered: answer.submittedAt,
  }
}
