/** Rounded up: '45s', '1m 5s', '2m 0s'. */
export function cooldownText(leftMs: number) {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  return seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}m ${seconds % 60}s`
}
