import { readBrowser, readTab, writeBrowser, writeTab } from './storage.ts'

const WELCOME = 'overture.seen-welcome'

export function hasSeenWelcome() {
  return readTab(WELCOME) === '1'
}

export function markWelcomeSeen() {
  writeTab(WELCOME, '1')
}

const MATCHES = 'overture.seen-matches'

/** Only a list that knows who the member would like to meet counts. */
export const hasSeenMatches = () => readBrowser(MATCHES) === '1'

export function rememberSeenMatches(hasSeen: boolean) {
  writeBrowser(MATCHES, hasSeen ? '1' : undefined)
}
