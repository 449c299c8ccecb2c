import type { FastifyInstance, InjectOptions } from 'fastify'

type Options = { headers?: Record<string, string> }

/** Keeps cookies and sends the CSRF token. @param remoteAddress this machine by default */
export function testBrowser(app: FastifyInstance, { remoteAddress }: { remoteAddress?: string } = {}) {
  const jar = new Map<string, string>()
  let csrfToken: string | undefined

  async function send(options: InjectOptions) {
    const reply = await app.inject({
      ...options,
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
      cookies: Object.fromEntries(jar),
    })
    for (const { name, value, maxAge } of reply.cookies)
      value === '' || maxAge === 0 ? jar.delete(name) : jar.set(name, value)
    return reply
  }

  async function change(method: 'POST' | 'DELETE', url: string, body: object, { headers = {} }: Options) {
    csrfToken ??= (await send({ method: 'GET', url: '/v1/csrf-token' })).json<{ csrfToken: string }>().csrfToken
    return send({
      method,
      url,
      payload: body,
      headers: { 'sec-fetch-site': 'same-origin', 'x-csrf-token': csrfToken, ...headers },
    })
  }

  return {
    cookies: jar,
    get: (url: string, { headers = {} }: Options = {}) => send({ method: 'GET', url, headers }),
    post: (url: string, body: object = {}, options: Options = {}) => change('POST', url, body, options),
    delete: (url: string, body: object = {}, options: Options = {}) => change('DELETE', url, body, options),
    renew() {
      csrfToken = undefined
    },
    csrfToken: () => csrfToken,
  }
}
export type TestBrowser = ReturnType<typeof testBrowser>
