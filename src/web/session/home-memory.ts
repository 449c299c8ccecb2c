import { readBrowser, writeBrowser } from './storage.ts'

export const HOME_KEY = 'overture.home'

export const expectsHome = () => typeof readBrowser(HOME_KEY) === 'string'

/**
 * The next visit then hides the first step until the server says who is here. The script in the page's head reads it
 * (app/before-hydration.tsx).
 */
export function rememberHome(isHome: boolean) {
  showStep()
  writeBrowser(HOME_KEY, isHome ? '1' : undefined)
}

/** Shows the page: the home is ready, or will not come. */
export function showStep() {
  delete document.documentElement.dataset.home
}
