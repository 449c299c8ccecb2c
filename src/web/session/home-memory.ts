export const HOME_KEY = 'overture.home'

/**
 * Remembers that this browser comes home to a member's page. The next visit then does not show the first step
 * while the server is asked who is here. The script in the page's head reads it (app/before-hydration.tsx).
 */
export function expectHome() {
  showStep()
  try {
    window.localStorage.setItem(HOME_KEY, '1')
  } catch {
    // Denied or full: the first step is seen for a moment.
  }
}

/** Whether the last visit was a member's. */
export function expectsHome() {
  try {
    return window.localStorage.getItem(HOME_KEY) !== null
  } catch {
    // Storage is denied: nothing was remembered.
    return false
  }
}

/** The first step is shown again, now and at the next visit. */
export function forgetHome() {
  showStep()
  try {
    window.localStorage.removeItem(HOME_KEY)
  } catch {
    // Storage is denied: there is nothing to remove either.
  }
}

/** Lets the page be seen: home is here, or does not come. */
export function showStep() {
  delete document.documentElement.dataset.home
}
