/** Whether anything is kept of a mailbox, with an account or without. */
export { isKnownMailbox } from './store.ts'
