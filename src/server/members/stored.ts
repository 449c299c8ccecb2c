import { channel } from 'node:diagnostics_channel'
import type * as z from 'zod/mini'

/** How to read one kind of stored JSON. Reading forgives faults; the contract's schema checks what is written. */
export type Shape<T> = {
  table: string
  schema: z.ZodMiniType<T>
  /** A body without a version has version 1. */
  version: number
  /** `upcasts[n]` converts version n + 1 to version n + 2. */
  upcasts: readonly ((body: Body) => Body)[]
  /** Top-level keys that a version may omit. */
  defaults?: Body
  /** Without these top-level keys the row is unreadable. */
  essential?: readonly string[]
  /** A fast check for values that parsing would not change. */
  isWhole?: ((body: unknown) => boolean) | undefined
}
type Body = Readonly<Record<string, unknown>>

/** Contains keys, never values. */
export type Unread = { table: string; what: 'field' | 'row'; paths: readonly string[] }

const unread = channel('overture:stored-unread')

export function onUnread(listener: (unread: Unread) => void) {
  // The channel is typed for anything, but only this module publishes.
  const hear = (message: unknown) => listener(message as Unread)
  unread.subscribe(hear)
  return () => void unread.unsubscribe(hear)
}

// Dropping a field can reveal a fault of its parent. No stored value has so many levels.
const MOST_ROUNDS = 12

/**
 * Reads any version: upcasts, ignores unknown keys and drops what does not parse. @returns undefined if too little is
 * left
 */
export function readStored<T>(shape: Shape<T>, stored: unknown): T | undefined {
  const dropped: Path[] = []
  let body = lifted(shape, stored)
  // A checked value has the schema's type.
  if (shape.isWhole?.(body)) return body as T
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    body = withDefaults(shape, body)
    const parsed = shape.schema.safeParse(body)
    if (parsed.success) {
      if (dropped.length > 0) report(shape, 'field', dropped)
      return parsed.data
    }
    const faults = parsed.error.issues.flatMap((issue) => faultsOf(issue, body))
    dropped.push(...faults.filter(({ isUnknown }) => !isUnknown).map(({ path }) => path))
    if (faults.some(({ path, isUnknown }) => isFatal(shape, path, isUnknown))) break
    body = without(
      body,
      faults.map(({ path }) => path),
    )
  }
  report(shape, 'row', dropped)
  return undefined
}

type Path = readonly (string | number)[]

function lifted({ version, upcasts, schema }: Shape<unknown>, stored: unknown): unknown {
  if (!isBody(stored)) return stored
  const from = typeof stored.version === 'number' && stored.version >= 1 ? Math.trunc(stored.version) : 1
  const body = upcasts.slice(from - 1).reduce((older: Body, upcast) => upcast(older), stored)
  // With our version, a newer body passes the schema as well.
  return knowsVersion(schema) ? { ...body, version } : body
}

const knowsVersion = (schema: z.ZodMiniType) => 'shape' in schema.def && 'version' in (schema.def.shape as object)

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

const withDefaults = ({ defaults }: Shape<unknown>, body: unknown) =>
  defaults && isBody(body) ? { ...defaults, ...body } : body

function faultsOf(issue: z.core.$ZodIssue, body: unknown): { path: Path; isUnknown: boolean }[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: existing(body, [...path, key]), isUnknown: true }))
  return [{ path: existing(body, path), isUnknown: false }]
}

function existing(body: unknown, path: Path): Path {
  let value = body
  for (const [at, key] of path.entries()) {
    if (typeof value !== 'object' || value === null || !(key in value)) return path.slice(0, at)
    value = (value as Record<string | number, unknown>)[key]
  }
  return path
}

const isFatal = ({ essential = [] }: Shape<unknown>, [first]: Path, isUnknown: boolean) =>
  first === undefined || (!isUnknown && essential.includes(String(first)))

/** Removes values. A list has no gap afterwards. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.length === 0 || typeof value !== 'object' || value === null) return value
  const gone = new Set(paths.filter(({ length }) => length === 1).map(([key]) => String(key)))
  const kept = Object.entries(value)
    .filter(([key]) => !gone.has(key))
    .map(([key, inner]): [string, unknown] => {
      const below = paths.filter(([first, ...rest]) => String(first) === key && rest.length > 0)
      return [
        key,
        without(
          inner,
          below.map(([, ...rest]) => rest),
        ),
      ]
    })
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept)
}

// Positions in lists have no meaning.
const report = ({ table }: Shape<unknown>, what: Unread['what'], paths: readonly Path[]) =>
  unread.publish({
    table,
    what,
    paths: [...new Set(paths.map((path) => path.map((part) => (typeof part === 'number' ? '*' : part)).join('.')))],
  } satisfies Unread)
