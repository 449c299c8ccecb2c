import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import { mailedOrigin } from '../challenges/mailed-origin.ts'
import type { Deps } from '../deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { mayReadOutbox } from '../mail/outbox-routes.ts'
import { readBrowserCookie, readSessionCookie, setBrowserCookie, setSessionCookie } from '../session/cookie.ts'
import { chooseDraft, readDraftChoice } from './draft-choice.ts'
import { requestEmail } from './request-email.ts'
import { repeatUnheard } from './unheard-verify.ts'
import { verifyEmail } from './verify-email.ts'

export function verificationRoutes(app: FastifyInstance, deps: Deps) {
  const { config } = deps
  for (const entry of [endpoints.requestEmail, endpoints.resendEmail])
    endpoint(app, entry, async ({ email }, owner, { request }) => {
      const origin = mailedOrigin(config, request)
      const browser = readBrowserCookie(config, request)
      const asked = await requestEmail(deps, owner, { email, origin, browser })
      return asked.alreadyVerified || !mayReadOutbox(config, request) ? asked : { ...asked, outbox: true }
    })
  endpoint(
    app,
    endpoints.verify,
    async (secret, owner, { request, reply }) => {
      const held = { browser: readBrowserCookie(config, request), session: readSessionCookie(config, request) }
      const outcome = await verifyEmail(deps, owner, { ...secret, ...held })
      // This browser must send the address before a reply shows it.
      if (outcome.kind === 'confirm') return { email: '', confirmEmail: true }
      const { email, token, browser, draftChoice, isReturning } = outcome
      setSessionCookie(config, reply, token)
      setBrowserCookie(config, reply, browser)
      return { email, draftChoice, ...(isReturning ? { isReturning } : {}) }
    },
    async (secret, { request, reply }) => {
      const sent = readSessionCookie(config, request)
      const unheard = sent === undefined ? undefined : await repeatUnheard(deps, { token: sent, secret })
      if (!unheard) return undefined
      const { email, token, draftChoice } = unheard
      setSessionCookie(config, reply, token)
      return { email, draftChoice }
    },
  )
  endpoint(app, endpoints.draftChoice, (_input, owner) => readDraftChoice(deps, owner))
  endpoint(app, endpoints.chooseDraft, (choice, owner) => chooseDraft(deps, owner, choice))
}
