import { readTab, writeTab } from './storage.ts'

const WELCOME = 'overture.seen-welcome'

/** Whether this tab has shown the welcome toast of the results page. */
export function hasSeenWelcome() {
  return readTab(WELCOME) === '1'
}

export function markWelcomeSeen() {
  writeTab(WELCOME, '1')
}
