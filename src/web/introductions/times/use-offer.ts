import { useCallback, useEffect, useState } from 'react'
import { MAX_OFFERED_TIMES } from '#contract/limits.ts'
import type { FoundTimes, Offer, WallTime } from '#contract/meeting/meetings.ts'
import { memberClient } from '../../api/member-client.ts'

export type OfferedTime = WallTime & { key: number; bothFree: boolean; isOn: boolean }
type Found = Pick<FoundTimes, 'zone' | 'from' | 'to'>

export type OfferForm = {
  state: 'coming' | 'ready' | 'failed'
  found: Found | undefined
  times: readonly OfferedTime[]
  change: (key: number, part: Partial<OfferedTime>) => void
  leave: (key: number) => void
  add: (() => void) | undefined
  reload: () => Promise<WallTime | undefined>
}

export function useOffer(matchId: string): OfferForm {
  const [state, setState] = useState<OfferForm['state']>('coming')
  const [found, setFound] = useState<Found>()
  const [times, setTimes] = useState<readonly OfferedTime[]>([])

  const reload = useCallback(async () => {
    try {
      const { times: proposed, ...rest } = await memberClient.findTimes({ matchId })
      setFound(rest)
      // An offer needs two times. If two times suit both people, the others start unticked.
      const suitsBoth = proposed.filter(({ bothFree }) => bothFree).length > 1
      setTimes(proposed.map((time, key) => ({ ...time, key, isOn: time.bothFree || !suitsBoth })))
      setState('ready')
      return proposed[0] && { starts: proposed[0].starts, minutes: proposed[0].minutes }
    } catch {
      // The ask is sent without times; a time is agreed after the yes.
      setState('failed')
      return undefined
    }
  }, [matchId])

  const change = (key: number, part: Partial<OfferedTime>) =>
    setTimes((all) => all.map((time) => (time.key === key ? { ...time, bothFree: false, ...part } : time)))
  const add = () =>
    setTimes((all) => [
      ...all,
      { key: all.length + 10, starts: `${found?.from ?? ''}T18:30`, minutes: 90, bothFree: false, isOn: true },
    ])
  return {
    state,
    found,
    times,
    change,
    leave: (key) => setTimes((all) => all.filter((time) => time.key !== key)),
    add: found && times.length < MAX_OFFERED_TIMES ? add : undefined,
    reload,
  }
}

export function useOfferNow(matchId: string) {
  const form = useOffer(matchId)
  const { reload } = form
  useEffect(() => void reload(), [reload])
  return form
}

/** @returns the ticked times, if any */
export function toOffer({ found, times }: OfferForm): Offer | null {
  const chosen = times.filter(({ isOn }) => isOn).map(({ starts, minutes }) => ({ starts, minutes }))
  return found && chosen.length > 0 ? { zone: found.zone, times: chosen } : null
}

/** Keyed by the time's key: the server numbers only the sent times. */
export function timeErrors({ times }: OfferForm, issues: Record<string, string>) {
  const sent = times.filter(({ isOn }) => isOn)
  return new Map(sent.map(({ key }, at) => [key, issues[`offer.times.${at}`]]))
}
