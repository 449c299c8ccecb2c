import { saveDraftSchema } from '#contract/endpoints/intake-calls.ts'
import type { IntakeDraft } from '#contract/intake.ts'
import type { Client } from '../../api/client.ts'
import { ApiError, NetworkError } from '../../api/errors.ts'

export function fakeDrafts() {
  const kept = new Map<string, { draft: IntakeDraft; version: number }>()
  const server = {
    kept,
    /** How the next calls fail: before they arrive, or after (the reply is lost). */
    fails: [] as ('before' | 'after' | 'unreadable' | 500)[],
    loadFails: [] as ('before' | 'unreadable' | 500)[],
    saves: 0,
    async saveDraft(input: Parameters<Client['saveDraft']>[0]) {
      const { email, draft, version } = saveDraftSchema.parse(input)
      const fault = server.fails.shift()
      if (fault === 'before') throw new NetworkError(undefined)
      if (fault === 'unreadable') throw new ApiError(502, undefined)
      if (fault === 500) throw new ApiError(500, { error: 'internal' })
      const newest = kept.get(email)?.version ?? 0
      if (version != null && newest > 0 && version !== newest)
        throw new ApiError(409, { error: 'stale_draft', version: newest })
      kept.set(email, { draft, version: newest + 1 })
      server.saves++
      if (fault === 'after') throw new NetworkError(undefined)
      return { savedAt: '2026-03-02T12:00:00.000Z', version: newest + 1 }
    },
    async loadDraft({ email }: { email: string }) {
      const fault = server.loadFails.shift()
      if (fault === 'before') throw new NetworkError(undefined)
      if (fault === 'unreadable') throw new ApiError(200, undefined)
      if (fault === 500) throw new ApiError(500, { error: 'internal' })
      const found = kept.get(email)
      if (!found) throw new ApiError(404, { error: 'not_found' })
      return structuredClone(found)
    },
  }
  return server
}
