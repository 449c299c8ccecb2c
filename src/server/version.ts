import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const manifest = z.object({ version: z.string().check(z.regex(/^\d+[.]\d+[.]\d+$/)) })

export const VERSION = manifest.parse(
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')),
).version

export function isNewer(one: string, other: string) {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  for (const [at, number] of (a ?? []).entries()) {
    const difference = number - (b?.[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
