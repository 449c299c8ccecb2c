import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { ChatTurn, openConversationSchema } from '#contract/concierge.ts'
import { ApiError } from '../api/errors.ts'
import { memberClient } from '../api/member-client.ts'
import { forgetConversation, mayHaveConversation } from '../session/conversation-memory.ts'
import { memberEmailOf, type SessionState } from '../session/use-session.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { ShownTurn } from './receipt/receipt.ts'

export type Conversation = Omit<z.output<typeof openConversationSchema>, 'turns'> & {
  turns: readonly ShownTurn[]
  restored: number
  /** The server keeps nothing of this conversation. */
  isClosed?: boolean
}
const KEY = ['conversation']

/** Holds the server's copy. This page updates it. */
export function useOpenConversation(session: SessionState) {
  const queries = useQueryClient()
  const isAlive = useHydrated()
  const now = () => queries.getQueryData<Conversation | null>(KEY) ?? undefined

  const opened = useQuery<Conversation | null>({
    // While offline, loading must fail visibly.
    networkMode: 'always',
    retry: false,
    queryKey: KEY,
    queryFn: async ({ signal }) => openedBeside(await findOpen(signal), now()),
    enabled: isAlive && (mayHaveConversation() || memberEmailOf(session) !== undefined),
    gcTime: 0,
    // Another tab may have added lines. During a call, the reply will bring them.
    refetchOnWindowFocus: ({ state }) => (state.data && queries.isMutating() === 0 ? 'always' : false),
  })

  /** An older pending reply must not overwrite newer data. */
  const cancelOlder = () => queries.cancelQueries({ queryKey: KEY })

  async function put(conversation: Conversation | null) {
    await cancelOlder()
    queries.setQueryData(KEY, conversation)
  }

  return { opened, now, put, cancelOlder }
}

async function findOpen(signal: AbortSignal) {
  try {
    return await memberClient.openConversation({}, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** The page's own conversation is never replaced. */
function openedBeside(found: z.output<typeof openConversationSchema> | undefined, here: Conversation | undefined) {
  if (here && found?.sessionId === here.sessionId)
    return { ...found, turns: withReceipts(found.turns, here.turns), restored: here.restored }
  if (here) return here
  if (found) return { ...found, restored: found.turns.length }
  forgetConversation()
  return null
}

/** Keeps this page's receipts: the server stores only their words. */
const withReceipts = (turns: readonly ChatTurn[], here: readonly ShownTurn[]): ShownTurn[] =>
  turns.map((turn, at) => (here[at]?.text === turn.text ? { ...turn, receipt: here[at]?.receipt } : turn))
