export {
  /** Run by the sweep, for members who left and for ended sessions. */
  deleteAbandoned as forgetMatches,
  dropListOf,
  /** Call it in the transaction that deletes the account. */
  eraseMatches,
  readMatches,
} from './account-store.ts'
