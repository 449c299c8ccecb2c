import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { ChatTurn, EditedValue, openConversationSchema, SnapshotPath } from '#contract/concierge.ts'
import { ApiError } from '../api/errors.ts'
import { memberClient } from '../api/member-client.ts'
import { useCall } from '../api/use-call.ts'
import { forgetConversation, mayHaveConversation, rememberConversation } from '../session/conversation-memory.ts'
import { memberEmailOf, type SessionState } from '../session/use-session.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { ownIntakeSummary } from './own-intake.ts'
import type { SavedProfile } from './use-saved-profile.ts'

export type Conversation = z.output<typeof openConversationSchema> & {
  /** How many lines were there before this page: they are not news to anyone. */
  restored: number
  /** Old and new of an answer that the last message changed: "Undo" takes it back. */
  undo?: string | null | undefined
  /** The server has ended it and keeps nothing: no line can follow. */
  isClosed?: boolean
}
const KEY = ['conversation']

/**
 * The conversation: none, opening after a reload, open, or finished with its lines still in view.
 *
 * @param onSaved called with what a finished conversation saved, and with what was saved before one that begins
 */
export function useConversation(session: SessionState, onSaved: (saved: SavedProfile) => void) {
  const queries = useQueryClient()
  const isAlive = useHydrated()
  const [finished, setFinished] = useState<readonly ChatTurn[]>()
  const now = () => queries.getQueryData<Conversation | null>(KEY) ?? undefined

  const opened = useQuery<Conversation | null>({
    // Offline is a failure to be told, not something to wait for in silence.
    networkMode: 'always',
    retry: false,
    queryKey: KEY,
    queryFn: async ({ signal }) => openedBeside(await findOpen(signal), now()),
    enabled: isAlive && (mayHaveConversation() || memberEmailOf(session) !== undefined),
    gcTime: 0,
    // Another tab may have spoken meanwhile.
    refetchOnWindowFocus: ({ state }) => (state.data && !send.isPending ? 'always' : false),
  })

  /** Puts a conversation in place; an answer still under way to an older question must not overwrite it. */
  async function put(conversation: Conversation | null) {
    await queries.cancelQueries({ queryKey: KEY })
    queries.setQueryData(KEY, conversation)
  }

  const begin = useCall({
    mutationFn: ({ name, email }: { name: string; email: string }) =>
      memberClient.startConcierge({ name, email: email || null, intakeSummary: ownIntakeSummary(email) }),
    onSuccess: async ({ sessionId, reply, choices, done = false, savedSnapshot, savedUpdatedAt }, { name }) => {
      if (savedSnapshot) onSaved({ snapshot: savedSnapshot, updatedAt: savedUpdatedAt ?? undefined })
      const turns = [{ from: 'concierge' as const, text: reply }]
      await put({ sessionId, name, turns, choices, done, isClosed: done, snapshot: savedSnapshot, restored: 0 })
      setFinished(undefined)
      if (done) return
      rememberConversation()
      // What the intake told is in the snapshot already, and this is where it is read from.
      void opened.refetch()
    },
  })

  const send = useCall({
    mutationFn: ({ to, text }: { to: Conversation; text: string }) =>
      memberClient.replyConcierge({ sessionId: to.sessionId, text }),
    onMutate: () => queries.cancelQueries({ queryKey: KEY }),
    onSuccess: async ({ reply, choices, noted, undo, done, snapshot, sources }, { to, text }) => {
      const turns: ChatTurn[] = [...to.turns, { from: 'member', text }, { from: 'concierge', text: reply, noted }]
      const learned = snapshot === undefined ? {} : { snapshot, sources }
      const offered = { choices: choices ?? null, undo: undo ?? null }
      await put({
        ...to,
        turns,
        ...offered,
        done: done ?? false,
        isClosed: done === true && snapshot === null,
        ...learned,
      })
    },
  })

  /** Puts one value of the open conversation's snapshot right; the chat goes on from there. */
  async function edit(path: SnapshotPath, value: EditedValue) {
    const here = now()
    if (!here) return
    const { snapshot, sources, reply, choices, done } = await memberClient.editSnapshot({
      sessionId: here.sessionId,
      path,
      value,
    })
    const turns: ChatTurn[] = reply ? [...here.turns, { from: 'concierge', text: reply }] : here.turns
    const offered = reply ? { choices: choices ?? null, undo: null } : {}
    await put({ ...here, turns, ...offered, snapshot, sources, done: done ?? here.done })
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

  /** Clears the conversation here and, as far as it can be reached, on the server. */
  async function startOver() {
    const left = now()
    finish.reset()
    setFinished(undefined)
    await leave()
    if (left) await memberClient.leaveConversation({ sessionId: left.sessionId }).catch(() => undefined) // what the person sees is cleared either way
  }

  return { current: opened.data ?? undefined, opened, finished, begin, send, edit, finish, startOver }
}

async function findOpen(signal: AbortSignal) {
  try {
    return await memberClient.openConversation({}, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** What the server has open, beside what this page shows: the page's own conversation is never taken away or swapped. */
function openedBeside(found: z.output<typeof openConversationSchema> | undefined, here: Conversation | undefined) {
  if (here) return found?.sessionId === here.sessionId ? { ...found, restored: here.restored } : here
  if (found) return { ...found, restored: found.turns.length }
  forgetConversation()
  return null
}
