import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import type { Deps } from '../deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { idempotencyKeyOf } from '../http/idempotency.ts'
import { ownerIdFor } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { findDraft } from '../members/intake-store.ts'
import { saveDraft } from './save-draft.ts'
import { submitIntake } from './submit-intake.ts'

export function intakeRoutes(app: FastifyInstance, deps: Deps) {
  endpoint(app, endpoints.saveDraft, (input, owner) => saveDraft(deps, owner, input))
  endpoint(app, endpoints.loadDraft, async ({ email }, owner) => {
    const found = await findDraft(deps.db, ownerIdFor(owner, email), email)
    if (!found) throw refuse('draft_not_found')
    return found
  })
  endpoint(app, endpoints.submitIntake, (submission, owner, { request }) =>
    submitIntake(deps, owner, { submission, idempotencyKey: idempotencyKeyOf(request) }),
  )
}
