import manifest from '../../package.json' with { type: 'json' }

export const VERSION = manifest.version

export function isNewer(one: string, other: string) {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  for (const [at, number] of (a ?? []).entries()) {
    const difference = number - (b?.[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
