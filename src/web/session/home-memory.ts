import { readBrowser, writeBrowser } from './storage.ts'

export const HOME_KEY = 'overture.home'

export const expectsHome = () => typeof readBrowser(HOME_KEY) === 'string'

/** Hides the next visit's first step until the server says who is here (app/before-hydration.tsx). */
export function rememberHome(isHome: boolean) {
  showStep()
  writeBrowser(HOME_KEY, isHome ? '1' : undefined)
}

/** The home is ready, or will not come. */
export function showStep() {
  delete document.documentElement.dataset.home
}
