import { useCallback, useEffect, useState } from 'react'
import type { DraftChoice } from '#contract/verification.ts'
import { client } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import type { Leave } from '../session/leave.ts'
import { ARRIVED } from './copy.ts'

export type Side = 'browser' | 'member'
type Loaded =
  | { status: 'loading' }
  | { status: 'lost' }
  | { status: 'nothing' }
  | { status: 'open'; both: NonNullable<DraftChoice['choice']> }

export function useDraftChoice(leave: Leave) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' })
  const [saving, setSaving] = useState<'idle' | 'saving' | 'failed'>('idle')

  const load = useCallback(async () => {
    setLoaded({ status: 'loading' })
    setLoaded(
      await client.draftChoice({}).then(
        ({ choice }): Loaded => (choice ? { status: 'open', both: choice } : { status: 'nothing' }),
        (): Loaded => ({ status: 'lost' }),
      ),
    )
  }, [])
  useEffect(() => void load(), [load])

  async function choose(use: Side) {
    if (saving === 'saving') return
    setSaving('saving')
    try {
      await client.chooseDraft({ use })
      leave(ARRIVED)
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setLoaded({ status: 'nothing' })
      setSaving('failed')
    }
  }

  return { loaded, saving, load, choose }
}
