import { useEffect, useState } from 'react'
import type { ChatTurn, Snapshot, SnapshotSource } from '#contract/concierge.ts'
import { memberClient } from '../api/member-client.ts'
import { useCall } from '../api/use-call.ts'

/** `updatedAt` is absent if the profile was just saved. */
export type SavedProfile = {
  snapshot: Snapshot
  sources?: readonly SnapshotSource[] | null | undefined
  name?: string | null | undefined
  updatedAt?: string | undefined
  /** The lines that the snapshot's sources refer to. */
  lines?: readonly ChatTurn[]
}

export function useSavedProfile() {
  const [profile, setProfile] = useState<SavedProfile>()
  const lookup = useCall({
    mutationFn: ({ email }: { email: string; isAutomatic: boolean }) => memberClient.previousIntake({ email }),
    onSuccess: ({ turns, ...found }) => setProfile({ ...found, lines: turns ?? [] }),
  })
  /** After Start over no earlier line stays in view. */
  const clearLines = () => setProfile((saved) => saved && { ...saved, lines: [] })
  return { profile, setProfile, clearLines, lookup, lookUp: lookup.call }
}

/** Does nothing after a manual lookup. */
export function useAutomaticLookup(
  { profile, lookup, lookUp }: ReturnType<typeof useSavedProfile>,
  { email, isQuiet }: { email: string | undefined; isQuiet: boolean },
) {
  const isWanted = isQuiet && profile === undefined && lookup.isIdle
  useEffect(() => {
    if (isWanted && email !== undefined) void lookUp({ email, isAutomatic: true })
  }, [isWanted, email, lookUp])
}
