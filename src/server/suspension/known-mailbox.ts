/** True if a mailbox has any data, with or without an account. */
export { isKnownMailbox } from './store.ts'
