export {
  /** Takes a member out of every introduction. For the transaction that deletes the account. */
  eraseIntroductions,
  /** Everybody who was introduced to a mailbox, with the address they can be written to. */
  findIntroducedTo,
  /** What a member asked and was asked, for the export of an account. */
  readIntroductions,
} from './account-store.ts'
/** Holds everything about the introductions of these members until the transaction ends. */
export { lockMembers } from './store.ts'
