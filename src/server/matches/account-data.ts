export {
  /** The sweep calls it for former members and ended sessions. */
  deleteAbandoned as forgetMatches,
  dropListOf,
  /** Call it in the transaction that deletes the account. */
  eraseMatches,
  readMatches,
} from './account-store.ts'
