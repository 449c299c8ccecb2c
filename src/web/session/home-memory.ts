import { readBrowser, writeBrowser } from './storage.ts'

export const HOME_KEY = 'overture.home'

/** Whether the last visit was a member's. */
export const expectsHome = () => typeof readBrowser(HOME_KEY) === 'string'

/**
 * Remembers whether this browser comes home to a member's page. The next visit then does not show the first step
 * while the server is asked who is here. The script in the page's head reads it (app/before-hydration.tsx).
 */
export function rememberHome(isHome: boolean) {
  showStep()
  writeBrowser(HOME_KEY, isHome ? '1' : undefined)
}

/** Lets the page be seen: home is here, or does not come. */
export function showStep() {
  delete document.documentElement.dataset.home
}
