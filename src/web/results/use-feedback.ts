import { useRef, useState } from 'react'
import type { Match } from '#contract/matches.ts'
import type { FeedbackAction } from '#contract/options.ts'
import { memberClient } from '../api/member-client.ts'
import type { Report } from '../introductions/hide-for-good.tsx'
import { feedbackFailureCode } from './copy.ts'

/** `given` is what the server has; it survives a failed change. */
export type FeedbackState = { given: FeedbackAction | undefined } & (
  | { status: 'idle' }
  | { status: 'sending'; action: FeedbackAction | 'undo' }
  | { status: 'sent'; given: FeedbackAction }
  | { status: 'error'; code: string | undefined }
)

/** `onChanged` runs after saving. */
export function useFeedback({ email, match, onChanged }: { email: string; match: Match; onChanged: () => void }) {
  const [state, setState] = useState<FeedbackState>({ given: match.feedback ?? undefined, status: 'idle' })

  // State changes too late to stop a second press.
  const isSending = useRef(false)

  async function send(action: FeedbackAction | 'undo', report: Report = {}) {
    if (isSending.current) return
    isSending.current = true
    const { given } = state
    setState({ given, status: 'sending', action })
    try {
      if (action === 'undo') {
        await memberClient.undoFeedback({ email, matchId: match.id })
        setState({ given: undefined, status: 'idle' })
      } else {
        await memberClient.giveFeedback({ email, matchId: match.id, action, ...report })
        setState({ given: action, status: 'sent' })
      }
      onChanged()
    } catch (error) {
      setState({ given, status: 'error', code: feedbackFailureCode(error) })
    } finally {
      isSending.current = false
    }
  }

  return { state, send }
}
