import { readBrowser, readTab, writeBrowser, writeTab } from './storage.ts'

const OPEN = 'overture.open-conversation'
const UNSENT = 'overture.unsent-message'
const TYPED = { email: 'overture.typed-email', name: 'overture.typed-name' }

/** Always true if storage is denied: then only the server knows. */
export const mayHaveConversation = () => readBrowser(OPEN) !== null

/** Stores only a flag, no words. */
export const rememberConversation = () => writeBrowser(OPEN, '1')

/** Also forgets unsent text. */
export function forgetConversation() {
  keepUnsent('')
  writeBrowser(OPEN, undefined)
}

/** Survives a reload. '' without any text. */
export const unsentMessage = () => readTab(UNSENT) ?? ''

export const keepUnsent = (text: string) => writeTab(UNSENT, text === '' ? undefined : text)

/** The name, or the address until it is used. '' without any text. */
export const typedContact = (part: keyof typeof TYPED) => readTab(TYPED[part]) ?? ''

export const keepTyped = (part: keyof typeof TYPED, text: string) =>
  writeTab(TYPED[part], text === '' ? undefined : text)
