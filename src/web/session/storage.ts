/** Storage may be denied (private mode, blocked cookies) or full: then nothing is stored, and nothing throws. */
type Place = 'sessionStorage' | 'localStorage'

function read(place: Place, key: string): string | null | undefined {
  try {
    return window[place].getItem(key)
  } catch {
    return undefined
  }
}

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
/** Without `value` it removes the key. */
export const writeTab = (key: string, value: string | undefined) => write('sessionStorage', key, value)

/** Null if not set, undefined if storage is denied. */
export const readBrowser = (key: string) => read('localStorage', key)
/** Without `value` it removes the key. @returns false if storage is denied or full */
export const writeBrowser = (key: string, value: string | undefined) => write('localStorage', key, value)
