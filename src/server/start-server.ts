import { prepareThread } from './database/embedded-backend.ts'

/**
 * @returns the address for people, and a `stop` that may be called more than once @throws StartRefusal if the operator
 * can fix the problem
 */
export async function startServer(env: NodeJS.ProcessEnv, pages: { webFolder?: string }) {
  // The embedded database loads while this thread loads our modules.
  if (!env.DATABASE_URL) prepareThread()
  const { openService } = await import('./open-service.ts')
  return openService(env, pages)
}
