export {
  /** The sweep calls this for former members and ended sessions. */
  deleteAbandoned as forgetMatches,
  dropListOf,
  eraseMatches,
  readMatches,
} from './account-store.ts'
