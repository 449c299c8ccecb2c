import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import type { Deps } from '../deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { answerIntroduction } from './answer-introduction.ts'
import { askIntroduction } from './ask-introduction.ts'
import { writeIntroDraft, writeOpeners } from './introduce.ts'
import { listIntroductions } from './list-introductions.ts'
import { previewAsk } from './preview-ask.ts'
import { describeAfter } from './record-after.ts'
import { withdrawIntroduction } from './withdraw-introduction.ts'

export function introductionRoutes(app: FastifyInstance, deps: Deps) {
  endpoint(app, endpoints.writeOpeners, (pair, owner) => writeOpeners(deps, owner, pair))
  endpoint(app, endpoints.draftIntro, (pair, owner) => writeIntroDraft(deps, owner, pair))
  endpoint(app, endpoints.askIntroduction, (ask, owner) => askIntroduction(deps, owner, ask))
  endpoint(app, endpoints.previewAsk, (input, owner) => previewAsk(deps, owner, input))
  endpoint(app, endpoints.listIntroductions, (input, owner) => listIntroductions(deps, owner, input))
  endpoint(app, endpoints.answerIntroduction, (answer, owner) => answerIntroduction(deps, owner, answer))
  endpoint(app, endpoints.withdrawIntroduction, (input, owner) => withdrawIntroduction(deps, owner, input))
  endpoint(app, endpoints.findAfter, (input) => describeAfter(deps, input))
}
