import { Tinypool } from 'tinypool'
import { refuse } from '../http/refusal.ts'
import { threadFile } from '../root.ts'
import type { Computations } from './dialogue-worker.ts'

/** From the call to its result, with the wait. A turn takes milliseconds, so a call that takes longer is stuck. */
const LONGEST_MS = 10_000
const MOST_WAITING = 200

type Call<K extends keyof Computations> = (
  given: Parameters<Computations[K]>[0],
) => Promise<ReturnType<Computations[K]>>

export type DialogueThread = { [K in keyof Computations]: Call<K> } & { close(): Promise<void> }

/**
 * Runs calls one by one in a separate thread, so a long message delays other chats, but not the rest of the server.
 * Throws `unavailable` if too many calls wait or one takes too long. A thread that hangs is ended.
 */
export function dialogueThread(): DialogueThread {
  let pool: Tinypool | undefined
  const call =
    <K extends keyof Computations>(name: K): Call<K> =>
    async (given) => {
      pool ??= new Tinypool({
        filename: threadFile('dialogue/dialogue-worker'),
        env: withoutWatching(process.env),
        minThreads: 1,
        maxThreads: 1,
        maxQueue: MOST_WAITING,
      })
      if (pool.queueSize >= MOST_WAITING) throw refuse('unavailable')
      const signal = AbortSignal.timeout(LONGEST_MS)
      try {
        return await pool.run(given, { name, signal })
      } catch (error) {
        throw signal.aborted ? refuse('unavailable') : error
      }
    }
  return {
    begin: call('begin'),
    facts: call('facts'),
    turn: call('turn'),
    async close() {
      await pool?.destroy()
    },
  }
}

/** `node --watch` makes workers report each file they load, which the pool takes for a broken reply. */
const withoutWatching = ({ WATCH_REPORT_DEPENDENCIES: _, ...env }: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
