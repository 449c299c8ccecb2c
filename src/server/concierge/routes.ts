import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import type { Deps } from '../deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { onceReady } from '../http/once-ready.ts'
import type { AskModel } from '../language-model/model.ts'
import { completeConversation } from './complete-conversation.ts'
import { editSnapshot } from './edit-snapshot.ts'
import { openConversation, previousIntake } from './find-conversation.ts'
import { leaveConversation } from './leave-conversation.ts'
import { loadHearing, replyInConversation } from './reply-in-conversation.ts'
import { startConversation } from './start-conversation.ts'
import { warmUp } from './warm-up.ts'

export function conciergeRoutes(app: FastifyInstance, given: Deps) {
  const deps = { ...given, askModel: given.askModel && untilClosing(app, given.askModel) }
  // The warm-up is not awaited; shutdown ends it.
  onceReady(app, () => warmUp(deps.dialogue).catch((error) => deps.log.debug(error, 'warm-up')))
  if (deps.askModel) onceReady(app, loadHearing)
  endpoint(app, endpoints.startConcierge, (input, owner) => startConversation(deps, owner, input))
  endpoint(app, endpoints.replyConcierge, (input, owner) => replyInConversation(deps, owner, input))
  endpoint(app, endpoints.editSnapshot, (input, owner) => editSnapshot(deps, owner, input))
  endpoint(app, endpoints.completeConcierge, (input, owner) => completeConversation(deps, owner, input))
  endpoint(app, endpoints.previousIntake, (input, owner) => previousIntake(deps, owner, input))
  endpoint(app, endpoints.openConversation, (_input, owner) => openConversation(deps, owner))
  endpoint(app, endpoints.leaveConversation, (input, owner) => leaveConversation(deps, owner, input))
}

/** Shutdown does not wait for models. */
function untilClosing(app: FastifyInstance, askModel: AskModel): AskModel {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  return (question) => askModel(question, closing.signal)
}
