import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

type Method = 'GET' | 'POST' | 'DELETE'
type Options = { headers?: Record<string, string> }

export type HttpReply = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** @throws if the body is not JSON */
  json<T = Record<string, unknown>>(): T
}

/**
 * Keeps its connection, cookies and CSRF token. Unlike `fetch`, it never retries, so a test sees a broken reply.
 * @param headers sent with every call, such as X-Forwarded-For
 */
export function httpBrowser(base: string, headers: Record<string, string> = {}) {
  let server = base
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const jar = new Map<string, string>()
  let csrfToken: string | undefined

  async function send(method: Method, path: string, sent: { body?: string; headers?: Record<string, string> } = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const call = request(new URL(path, server), {
      method,
      agent,
      headers: {
        ...headers,
        ...(cookie === '' ? {} : { cookie }),
        // Node sets no length for a DELETE. The server would then read the body as the next call.
        ...(sent.body === undefined ? {} : { 'content-length': Buffer.byteLength(sent.body) }),
        ...sent.headers,
      },
    })
    // A broken connection may report twice; the second report must not end the process.
    call.on('error', () => {})
    call.end(sent.body)
    const [response]: IncomingMessage[] = await once(call, 'response')
    if (!response) throw new Error('No response.')
    const body = await text(response)
    keepCookies(jar, response.headers['set-cookie'] ?? [])
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      text: body,
      json: <T>() => JSON.parse(body) as T,
    } satisfies HttpReply
  }

  async function change(
    method: Method,
    path: string,
    body: object,
    { headers: more = {} }: Options,
  ): Promise<HttpReply> {
    csrfToken ??= (await send('GET', '/v1/csrf-token')).json<{ csrfToken: string }>().csrfToken
    return send(method, path, {
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-csrf-token': csrfToken,
        ...more,
      },
    })
  }

  return {
    cookies: jar,
    get: (path: string, options: Options = {}): Promise<HttpReply> => send('GET', path, options),
    post: (path: string, body: object = {}, options: Options = {}) => change('POST', path, body, options),
    delete: (path: string, body: object = {}, options: Options = {}) => change('DELETE', path, body, options),
    renew() {
      csrfToken = undefined
    },
    /** Acts like a load balancer. */
    moveTo(other: string) {
      server = other
    },
    close: () => agent.destroy(),
  }
}
export type HttpBrowser = ReturnType<typeof httpBrowser>

function keepCookies(jar: Map<string, string>, lines: string[]) {
  for (const line of lines) {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    const gone = /max-age=0|expires=thu, 01 jan 1970/i.test(line)
    gone ? jar.delete(pair.slice(0, at)) : jar.set(pair.slice(0, at), pair.slice(at + 1))
  }
}
