import type { FastifyInstance } from 'fastify'
import { LIGHT } from '#contract/endpoints/call-limits.ts'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import type { Deps } from '../deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { onceReady } from '../http/once-ready.ts'
import { describeAfter } from './after/record-after.ts'
import { answerIntroduction } from './answer-introduction.ts'
import { askIntroduction } from './ask-introduction.ts'
import { writeIntroDraft, writeOpeners } from './introduce.ts'
import { listIntroductions } from './list-introductions.ts'
import { previewAsk } from './preview-ask.ts'
import { findCalendar } from './settling/find-calendar.ts'
import { findTimes, loadProposer } from './settling/find-times.ts'
import { openIntroduction } from './settling/open-introduction.ts'
import { cancelMeeting, offerTimes, pickTime } from './settling/settle-meeting.ts'
import { findSharedPlan, sharePlan, stopSharingPlan } from './settling/share-plan.ts'
import { withdrawIntroduction } from './withdraw-introduction.ts'

export function introductionRoutes(app: FastifyInstance, deps: Deps) {
  onceReady(app, loadProposer)
  endpoint(app, endpoints.writeOpeners, (pair, owner) => writeOpeners(deps, owner, pair))
  endpoint(app, endpoints.draftIntro, (pair, owner) => writeIntroDraft(deps, owner, pair))
  endpoint(app, endpoints.askIntroduction, (ask, owner) => askIntroduction(deps, owner, ask))
  endpoint(app, endpoints.previewAsk, (input, owner) => previewAsk(deps, owner, input))
  endpoint(app, endpoints.listIntroductions, (input, owner) => listIntroductions(deps, owner, input))
  endpoint(app, endpoints.answerIntroduction, (answer, owner) => answerIntroduction(deps, owner, answer))
  endpoint(app, endpoints.withdrawIntroduction, (input, owner) => withdrawIntroduction(deps, owner, input))
  endpoint(app, endpoints.openIntroduction, (input, owner) => openIntroduction(deps, owner, input))
  endpoint(app, endpoints.findTimes, (input, owner) => findTimes(deps, owner, input))
  endpoint(app, endpoints.offerTimes, (input, owner) => offerTimes(deps, owner, input))
  endpoint(app, endpoints.pickTime, (input, owner) => pickTime(deps, owner, input))
  endpoint(app, endpoints.cancelMeeting, (input, owner) => cancelMeeting(deps, owner, input))
  endpoint(app, endpoints.sharePlan, (input, owner) => sharePlan(deps, owner, input))
  endpoint(app, endpoints.stopSharingPlan, (input, owner) => stopSharingPlan(deps, owner, input))
  endpoint(app, endpoints.findSharedPlan, (input) => findSharedPlan(deps, input))
  // Calendar programs read no JSON, and the signed address is their only proof.
  const calendar = { config: { limit: LIGHT } }
  app.get<{ Params: { file: string } }>('/v1/introductions/calendar/:file', calendar, async ({ params }, reply) => {
    const file = await findCalendar(deps, params.file.replace(/\.ics$/, ''))
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'inline; filename="meeting.ics"')
      .type('text/calendar; charset=utf-8; method=PUBLISH')
      .send(file)
  })
  endpoint(app, endpoints.findAfter, (input) => describeAfter(deps, input))
}
