import * as z from 'zod/mini'
import { errorBodySchema } from '#contract/errors.ts'
import { csrfTokenSchema } from '#contract/verification.ts'
import { ApiError, NetworkError, refusalFrom } from './errors.ts'

export type CallOptions = {
  signal?: AbortSignal
  /** A call of up to `KEEPALIVE_BYTES` continues after the page is closed. */
  keepalive?: boolean
  headers?: Record<string, string>
}
type Call = { method: 'GET' | 'POST' | 'DELETE'; path: string; input?: unknown }

// Browsers refuse keepalive bodies above 64 KiB in total; two of this size fit.
const KEEPALIVE_BYTES = 30_000
const CSRF_PATH = '/v1/csrf-token'

let csrf: Promise<string | undefined> | undefined

export function forgetCsrfToken() {
  csrf = undefined
}

/**
 * Retries a 403 once with a new CSRF token.
 * @returns the reply, parsed with `reply`; an empty body counts as `{}`
 * @throws NetworkError without a reply, ValidationIssues or ApiError for a refusal or an unreadable reply
 */
export async function send<Reply extends z.ZodMiniType>(call: Call, reply: Reply, options: CallOptions = {}) {
  const token = call.method === 'GET' ? undefined : await csrfToken()
  let response = await answer(call, token, options)
  if (response.status === 403 && call.method !== 'GET' && (await isAboutToken(response))) {
    forgetCsrfToken()
    response = await answer(call, await csrfToken(), options)
  }
  return read(response, reply, options.signal)
}

async function read<Reply extends z.ZodMiniType>(
  response: Response,
  reply: Reply,
  signal?: AbortSignal,
): Promise<z.output<Reply>> {
  const text = await bodyOf(response, signal)
  if (!response.ok) throw refusalFrom(response.status, text)
  const parsed = z.safeParse(reply, text.trim() === '' ? {} : jsonOr(text, undefined))
  if (!parsed.success) throw new ApiError(response.status, undefined)
  return parsed.data
}

// Other refusals are 403 too (suspended, an old verification, a foreign origin).
async function isAboutToken(response: Response) {
  const body = errorBodySchema.safeParse(jsonOr(await bodyOf(response.clone()), {}))
  const code = body.data?.error
  return code === undefined || code === 'csrf'
}

function csrfToken(): Promise<string | undefined> {
  csrf ??= fetchCsrfToken().catch((error) => {
    forgetCsrfToken()
    throw error
  })
  return csrf
}

/** 404 and `csrfEnabled: false` mean that the server needs no token. */
async function fetchCsrfToken() {
  const response = await answer({ method: 'GET', path: CSRF_PATH }, undefined, {})
  if (response.status === 404) return undefined
  const { csrfToken, csrfEnabled } = await read(response, csrfTokenSchema)
  return csrfEnabled === false ? undefined : csrfToken
}

async function answer({ method, path, input }: Call, token: string | undefined, options: CallOptions) {
  const body = method === 'GET' ? undefined : JSON.stringify(input ?? {})
  const headers = {
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token === undefined ? {} : { 'X-CSRF-Token': token }),
    ...options.headers,
  }
  return reached(
    () =>
      fetch(method === 'GET' ? path + queryOf(input) : path, {
        method,
        headers,
        credentials: 'include',
        ...(body === undefined ? {} : { body }),
        ...(options.signal ? { signal: options.signal } : {}),
        ...(options.keepalive && new TextEncoder().encode(body).length <= KEEPALIVE_BYTES ? { keepalive: true } : {}),
      }),
    options.signal,
  )
}

const bodyOf = (response: Response, signal?: AbortSignal) => reached(() => response.text(), signal)

async function reached<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    // The network did not fail.
    if (signal?.aborted) throw error
    throw new NetworkError(error)
  }
}

function jsonOr<Fallback>(text: string, fallback: Fallback): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return fallback
  }
}

function queryOf(input: unknown) {
  const entries = Object.entries(input ?? {}).filter(([, value]) => value !== undefined && value !== null)
  if (entries.length === 0) return ''
  return `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`
}
