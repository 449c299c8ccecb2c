import { readBrowser, writeBrowser } from './storage.ts'

export const HOME_KEY = 'overture.home'

export const expectsHome = () => typeof readBrowser(HOME_KEY) === 'string'

/** Hides the next visit's first step until the server says who is here (app/before-hydration.tsx). */
export function rememberHome(isHome: boolean) {
  showStep()
  writeBrowser(HOME_KEY, isHome ? '1' : undefined)
}

/** Called when the home page is ready, or when it cannot load. */
export function showStep() {
  delete document.documentElement.dataset.home
}
