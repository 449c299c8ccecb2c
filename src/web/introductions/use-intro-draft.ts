import { useCallback, useEffect, useState } from 'react'
import { MAX_BRIEF, MAX_PERSON_NAME } from '#contract/limits.ts'
import type { WallTime } from '#contract/meeting/meetings.ts'
import type { IntroDraft } from '#contract/suggestions.ts'
import { memberClient } from '../api/member-client.ts'
import type { AskedPerson } from './asked-person.ts'
import { areaOfDraft } from './plan-area.ts'

const EMPTY_PLAN: IntroDraft['plan'] = { day: '', window: '', vibe: '', area: '' }

const isWritten = (plan: IntroDraft['plan']) => Object.values(plan).some(Boolean)

/** A stalled connection must not delay the member. */
const GIVE_UP_AFTER_MS = 10_000

/** @returns undefined on failure or timeout */
async function inTime<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), GIVE_UP_AFTER_MS)
  // The call may wait for something that ignores the signal.
  const givenUp = new Promise<undefined>((resolve) => late.signal.addEventListener('abort', () => resolve(undefined)))
  try {
    return await Promise.race([ask(late.signal), givenUp])
  } catch {
    // Without a draft, the member writes the text, and the button retries.
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Typed words are replaced only on request.
 * @param findTime finds a time, so that the plan fits its hour and season
 * @param words the first text, instead of the draft's
 */
export function useIntroDraft(
  { name, brief }: AskedPerson,
  {
    yourName,
    findTime,
    words = '',
  }: { yourName: string; findTime: () => Promise<WallTime | undefined>; words?: string | undefined },
) {
  const [text, setText] = useState(words)
  const [plan, setPlan] = useState(EMPTY_PLAN)
  const [state, setState] = useState<'coming' | 'made' | 'failed'>('coming')
  const theirName = name.slice(0, MAX_PERSON_NAME)

  const load = useCallback(async () => {
    setState('coming')
    const input = { yourName, theirName, brief: brief.slice(0, MAX_BRIEF) }
    const reply = await inTime(async (signal) => {
      const time = await findTime()
      return memberClient.draftIntro({ ...input, ...(time ? { time } : {}) }, { signal })
    })
    setState(reply ? 'made' : 'failed')
    return reply?.draft && { ...reply.draft, plan: { ...reply.draft.plan, area: areaOfDraft(reply.draft.plan.area) } }
  }, [yourName, theirName, brief, findTime])

  useEffect(() => {
    let isGone = false
    void load().then((draft) => {
      if (isGone || !draft) return
      setText((typed) => typed || draft.opener)
      setPlan((typed) => (isWritten(typed) ? typed : draft.plan))
    })
    return () => {
      isGone = true
    }
  }, [load])

  async function useDraftAgain() {
    const draft = await load()
    if (!draft) return
    setText(draft.opener)
    setPlan(draft.plan)
  }

  return { text, setText, plan, setPlan, state, isPlanComing: state === 'coming' && !isWritten(plan), useDraftAgain }
}
