import { useCallback, useEffect, useState } from 'react'
import type { IntroDraft } from '#contract/concierge.ts'
import { MAX_BRIEF, MAX_PERSON_NAME } from '#contract/limits.ts'
import { memberClient } from '../api/member-client.ts'
import type { AskedPerson } from './asked-person.ts'

export const PLAN_PARTS = ['day', 'window', 'vibe', 'area'] as const
export const EMPTY_PLAN: IntroDraft['plan'] = { day: '', window: '', vibe: '', area: '' }

const isWritten = (plan: IntroDraft['plan']) => Object.values(plan).some(Boolean)

/** The words and the plan of an ask: a draft made for the two, which the member changes. Typed words are never replaced unasked. */
export function useIntroDraft({ name, brief }: AskedPerson, yourName: string) {
  const [text, setText] = useState('')
  const [plan, setPlan] = useState(EMPTY_PLAN)
  const [isFailed, setFailed] = useState(false)
  const [isComing, setComing] = useState(true)
  const theirName = name.slice(0, MAX_PERSON_NAME)

  const load = useCallback(async () => {
    try {
      const { draft } = await memberClient.draftIntro({ yourName, theirName, brief: brief.slice(0, MAX_BRIEF) })
      setFailed(false)
      return draft
    } catch {
      // Without a draft the member writes their own; the button offers another try.
      setFailed(true)
      return undefined
    }
  }, [yourName, theirName, brief])

  useEffect(() => {
    let isGone = false
    void load().then((draft) => {
      if (isGone) return
      setComing(false)
      if (!draft) return
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

  return { text, setText, plan, setPlan, isFailed, isPlanComing: isComing && !isWritten(plan), useDraftAgain }
}
