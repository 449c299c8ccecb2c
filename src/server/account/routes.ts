import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import { mailedOrigin } from '../challenges/mailed-origin.ts'
import type { Deps } from '../deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { clearBrowserCookie, clearSessionCookie } from '../session/cookie.ts'
import { requireFresh } from './account-owner.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'

export function accountRoutes(app: FastifyInstance, deps: Deps) {
  endpoint(app, endpoints.exportAccount, async (_input, owner, { request, reply }) => {
    const member = await requireFresh(deps, owner, { origin: mailedOrigin(deps.config, request) })
    reply.header('content-disposition', 'attachment; filename="overture-account.json"')
    return exportAccount(deps, member)
  })
  endpoint(app, endpoints.deleteAccount, async (_input, owner, { request, reply }) => {
    const member = await requireFresh(deps, owner, { origin: mailedOrigin(deps.config, request) })
    await deleteAccount(deps, member)
    clearSessionCookie(deps.config, reply)
    clearBrowserCookie(deps.config, reply)
    return { ok: true }
  })
}
