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
  /** How many lines were there before this page: they are not news to anyone. */
  restored: number
  /** The server has ended it and keeps nothing: no line can follow. */
  isClosed?: boolean
}
const KEY = ['conversation']

/** The conversation that is open: what the server knows of it, kept in step with what is said on this page. */
export function useOpenConversation(session: SessionState) {
  const queries = useQueryClient()
  const isAlive = useHydrated()
  const now = () => queries.getQueryData<Conversation | null>(KEY) ?? undefined

  const opened = useQuery<Conversation | null>({
    // Offline is a failure to be told, not something to wait for in silence.
    networkMode: 'always',
    retry: false,
    queryKey: KEY,
    queryFn: async ({ signal }) => openedBeside(await findOpen(signal), now()),
    enabled: isAlive && (mayHaveConversation() || memberEmailOf(session) !== undefined),
    gcTime: 0,
    // Another tab may have spoken meanwhile. While a call is under way its answer is what comes next.
    refetchOnWindowFocus: ({ state }) => (state.data && queries.isMutating() === 0 ? 'always' : false),
  })

  /** An answer still under way to an older question must not overwrite what is put in place next. */
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

/** What the server has open, beside what this page shows: the page's own conversation is never taken away or swapped. */
function openedBeside(found: z.output<typeof openConversationSchema> | undefined, here: Conversation | undefined) {
  if (here && found?.sessionId === here.sessionId)
    return { ...found, turns: withReceipts(found.turns, here.turns), restored: here.restored }
  if (here) return here
  if (found) return { ...found, restored: found.turns.length }
  forgetConversation()
  return null
}

/** The server keeps a receipt in words only: the cards of this visit stay with their lines. */
const withReceipts = (turns: readonly ChatTurn[], here: readonly ShownTurn[]): ShownTurn[] =>
  turns.map((turn, at) => (here[at]?.text === turn.text ? { ...turn, receipt: here[at]?.receipt } : turn))
