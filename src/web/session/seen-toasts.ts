import { readBrowser, readTab, writeBrowser, writeTab } from './storage.ts'

const WELCOME = 'overture.seen-welcome'

/** Whether this tab has shown the welcome toast of the results page. */
export function hasSeenWelcome() {
  return readTab(WELCOME) === '1'
}

export function markWelcomeSeen() {
  writeTab(WELCOME, '1')
}

const MATCHES = 'overture.seen-matches'

/** Whether this browser has shown the member a list made for who they would like to meet. */
export const hasSeenMatches = () => readBrowser(MATCHES) === '1'

export function rememberSeenMatches(hasSeen: boolean) {
  writeBrowser(MATCHES, hasSeen ? '1' : undefined)
}
