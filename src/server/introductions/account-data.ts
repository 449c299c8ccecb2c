export {
  /** Takes a member out of every introduction. For the transaction that deletes the account. */
  eraseMember as eraseIntroductions,
  /** What a member asked and was asked, for the export of an account. */
  readIntroductions,
} from './store.ts'
