/** True if any data of a mailbox exists, with an account or without. */
export { isKnownMailbox } from './store.ts'
