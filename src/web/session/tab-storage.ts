/**
 * What this tab remembers. Storage may be denied (private mode, blocked cookies) or full: then nothing is remembered,
 * and nothing breaks.
 */
export function readTab(key: string): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Remembers `value`, or forgets the key when there is none. */
export function writeTab(key: string, value: string | undefined) {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, value)
  } catch {
    // Denied or full: the page works without its memory.
  }
}
