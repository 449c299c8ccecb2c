import { useCallback, useEffect, useState } from 'react'
import type { IntroDraft } from '#contract/concierge.ts'
import type { Match } from '#contract/matches.ts'
import { client } from '../../api/client.ts'

export const PLAN_PARTS = ['day', 'window', 'vibe', 'area'] as const
export const EMPTY_PLAN: IntroDraft['plan'] = { day: '', window: '', vibe: '', area: '' }

/** What the pair's draft is made from: what a card shows already. */
const briefOf = ({ shared = [], safeProfileSummary: { city } }: Match) =>
  [shared.length > 0 && `You both chose ${new Intl.ListFormat('en-US').format(shared)}.`, city && `Lives in ${city}.`]
    .filter(Boolean)
    .join(' ')
    .slice(0, 500)

/** The words and the plan of an ask: a draft made for the two, which the member changes. Typed words are never replaced unasked. */
export function useIntroDraft(match: Match, yourName: string) {
  const [text, setText] = useState('')
  const [plan, setPlan] = useState(EMPTY_PLAN)
  const [isFailed, setFailed] = useState(false)
  const [brief] = useState(() => briefOf(match))
  const theirName = match.safeProfileSummary.displayName.slice(0, 80)

  const load = useCallback(async () => {
    try {
      const { draft } = await client.draftIntro({ yourName, theirName, brief })
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
      if (isGone || !draft) return
      setText((typed) => typed || draft.opener)
      setPlan((typed) => (Object.values(typed).some(Boolean) ? typed : draft.plan))
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

  return { text, setText, plan, setPlan, isFailed, useDraftAgain }
}
