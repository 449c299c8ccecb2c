import { useEffect, useState } from 'react'
import type { ChatTurn, Snapshot, SnapshotSource } from '#contract/concierge.ts'
import { memberClient } from '../api/member-client.ts'
import { useCall } from '../api/use-call.ts'

/** A snapshot as it was saved; `updatedAt` is an instant, absent when it was saved just now. */
export type SavedProfile = {
  snapshot: Snapshot
  sources?: readonly SnapshotSource[] | null | undefined
  name?: string | null | undefined
  updatedAt?: string | undefined
  /** What was said in the conversation it was saved from, which its sources speak of. */
  lines?: readonly ChatTurn[]
}

/** The profile saved last for this person. `lookUp` asks for one by address. */
export function useSavedProfile() {
  const [profile, setProfile] = useState<SavedProfile>()
  const lookup = useCall({
    mutationFn: ({ email }: { email: string; isAutomatic: boolean }) => memberClient.previousIntake({ email }),
    onSuccess: ({ turns, ...found }) => setProfile({ ...found, lines: turns ?? [] }),
  })
  /** After Start over nothing that was said stays in view. */
  const clearLines = () => setProfile((saved) => saved && { ...saved, lines: [] })
  return { profile, setProfile, clearLines, lookup, lookUp: lookup.call }
}

/**
 * Looks the profile up by itself whenever an address is known, nobody is talking and none is loaded. Anyone who has asked
 * already keeps that answer.
 */
export function useAutomaticLookup(
  { profile, lookup, lookUp }: ReturnType<typeof useSavedProfile>,
  { email, isQuiet }: { email: string | undefined; isQuiet: boolean },
) {
  const isWanted = isQuiet && profile === undefined && lookup.isIdle
  useEffect(() => {
    if (isWanted && email !== undefined) void lookUp({ email, isAutomatic: true })
  }, [isWanted, email, lookUp])
}
