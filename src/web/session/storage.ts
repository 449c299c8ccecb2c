/**
 * What this tab, and what this browser remembers. Storage may be denied (private mode, blocked cookies) or full: then
 * nothing is remembered, and nothing breaks.
 */
type Place = 'sessionStorage' | 'localStorage'

function read(place: Place, key: string): string | null | undefined {
  try {
    return window[place].getItem(key)
  } catch {
    return undefined
  }
}

/** @returns whether it is kept */
function write(place: Place, key: string, value: string | undefined) {
  try {
    if (value === undefined) window[place].removeItem(key)
    else window[place].setItem(key, value)
    return true
  } catch {
    return false
  }
}

export const readTab = (key: string) => read('sessionStorage', key) ?? undefined
/** Remembers `value`, or forgets the key when there is none. */
export const writeTab = (key: string, value: string | undefined) => write('sessionStorage', key, value)

/** Null when there is none, undefined when storage is denied. */
export const readBrowser = (key: string) => read('localStorage', key)
/** Remembers `value`, or forgets the key when there is none. @returns whether storage was not denied, nor full */
export const writeBrowser = (key: string, value: string | undefined) => write('localStorage', key, value)
