import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { mailedOrigin } from '../challenges/mailed-origin.ts'
import type { Deps } from '../deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { mayReadOutbox } from '../mail/outbox-routes.ts'
import { readBrowserCookie, setBrowserCookie, setSessionCookie } from '../session/cookie.ts'
import { chooseDraft, readDraftChoice } from './draft-choice.ts'
import { requestEmail } from './request-email.ts'
import { verifyEmail } from './verify-email.ts'

export function verificationRoutes(app: FastifyInstance, deps: Deps) {
  for (const entry of [endpoints.requestEmail, endpoints.resendEmail])
    endpoint(app, entry, async ({ email }, owner, { request }) => {
      const origin = mailedOrigin(deps.config, request)
      const browser = readBrowserCookie(deps.config, request)
      const asked = await requestEmail(deps, owner, { email, origin, browser })
      return asked.alreadyVerified || !mayReadOutbox(deps.config, request) ? asked : { ...asked, outbox: true }
    })
  endpoint(app, endpoints.verify, async (secret, owner, { request, reply }) => {
    const outcome = await verifyEmail(deps, owner, { ...secret, browser: readBrowserCookie(deps.config, request) })
    // Which address it is stays unsaid until this browser has said it.
    if (outcome.kind === 'confirm') return { email: '', confirmEmail: true }
    const { email, token, browser, draftChoice } = outcome
    setSessionCookie(deps.config, reply, token)
    setBrowserCookie(deps.config, reply, browser)
    return { email, draftChoice }
  })
  endpoint(app, endpoints.draftChoice, (_input, owner) => readDraftChoice(deps, owner))
  endpoint(app, endpoints.chooseDraft, (choice, owner) => chooseDraft(deps, owner, choice))
}
