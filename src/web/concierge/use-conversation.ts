import { useState } from 'react'
import type { ChatTurn, EditedValue, SnapshotPath } from '#contract/concierge.ts'
import { memberClient } from '../api/member-client.ts'
import { useCall } from '../api/use-call.ts'
import { forgetConversation, rememberConversation } from '../session/conversation-memory.ts'
import type { SessionState } from '../session/use-session.ts'
import { afterEdit, afterReply, begun } from './conversation-turns.ts'
import { ownIntakeSummary } from './own-intake.ts'
import { type Conversation, useOpenConversation } from './use-open-conversation.ts'
import type { SavedProfile } from './use-saved-profile.ts'

/**
 * The conversation: none, loading, open, or finished with its lines still shown.
 * @param onSaved gets the earlier profile at the start, the new profile at the end
 */
export function useConversation(session: SessionState, onSaved: (saved: SavedProfile) => void) {
  const { opened, now, put, cancelOlder } = useOpenConversation(session)
  const [finished, setFinished] = useState<readonly ChatTurn[]>()

  const begin = useCall({
    mutationFn: ({ name, email }: { name: string; email: string }) =>
      memberClient.startConcierge({ name, email: email || null, intakeSummary: ownIntakeSummary(email) }),
    onSuccess: async (reply, { name }) => {
      const { savedSnapshot, savedUpdatedAt } = reply
      if (savedSnapshot) onSaved({ snapshot: savedSnapshot, updatedAt: savedUpdatedAt ?? undefined })
      await put(begun(name, reply))
      setFinished(undefined)
      if (reply.done) return
      rememberConversation()
      // Loads the snapshot, which already holds the intake's answers.
      void opened.refetch()
    },
  })

  const send = useCall({
    mutationFn: ({ to, text }: { to: Conversation; text: string }) =>
      memberClient.replyConcierge({ sessionId: to.sessionId, text }),
    onMutate: cancelOlder,
    onSuccess: (reply, { to, text }) => put(afterReply(to, text, reply)),
  })

  async function edit(path: SnapshotPath, value: EditedValue) {
    const here = now()
    if (here) await put(afterEdit(here, await memberClient.editSnapshot({ sessionId: here.sessionId, path, value })))
  }

  const finish = useCall({
    mutationFn: ({ sessionId, email }: { sessionId: string; email: string }) =>
      memberClient.completeConcierge({ sessionId, email: email || null }),
    onSuccess: async (saved) => {
      const lines = now()?.turns ?? []
      onSaved({ ...saved, lines })
      setFinished(lines)
      await leave()
    },
  })

  async function leave() {
    forgetConversation()
    send.reset()
    await put(null)
  }

  const forget = useCall({
    mutationFn: (sessionId: string) => memberClient.leaveConversation({ sessionId }),
  })

  /** `forget` shows whether the server call failed. */
  async function startOver() {
    const left = now()
    finish.reset()
    setFinished(undefined)
    await leave()
    if (left) await forget.call(left.sessionId)
  }

  return { current: opened.data ?? undefined, opened, finished, begin, send, edit, finish, forget, startOver }
}
export type Send = ReturnType<typeof useConversation>['send']
