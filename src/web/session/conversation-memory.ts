import { readBrowser, readTab, writeBrowser, writeTab } from './storage.ts'

const OPEN = 'overture.open-conversation'
const UNSENT = 'overture.unsent-message'
const TYPED = { email: 'overture.typed-email', name: 'overture.typed-name' }

/**
 * Whether this browser left a conversation open, so that a page asks the server for it only where there may be one.
 * With storage denied only the server can tell.
 */
export const mayHaveConversation = () => readBrowser(OPEN) !== null

/** Notes that a conversation is open in this browser; the words of it are not kept. */
export const rememberConversation = () => writeBrowser(OPEN, '1')

/** Forgets the conversation and what was typed but not sent. */
export function forgetConversation() {
  keepUnsent('')
  writeBrowser(OPEN, undefined)
}

/** What was typed and not sent when this tab was reloaded; '' when there is nothing. */
export const unsentMessage = () => readTab(UNSENT) ?? ''

/** Keeps what is typed and not sent for this tab; '' forgets it. */
export const keepUnsent = (text: string) => writeTab(UNSENT, text === '' ? undefined : text)

/** What was typed into the contact form of the concierge: the name, and an address until it was used; '' when nothing was. */
export const typedContact = (part: keyof typeof TYPED) => readTab(TYPED[part]) ?? ''

/** Keeps what is typed into the contact form for this tab; '' forgets it. */
export const keepTyped = (part: keyof typeof TYPED, text: string) =>
  writeTab(TYPED[part], text === '' ? undefined : text)
