export {
  /** Deletes the bare ids of members who left, and what was kept for browsers whose sessions are gone. */
  deleteAbandoned as forgetMatches,
  /** What a browser was shown under an address is dropped: the member who has just proven it gets a list of their own. */
  dropListOf,
  /** Takes a member off everybody's lists and deletes their own. For the transaction that deletes the account. */
  eraseMatches,
  /** What these owners' lists hold, for the export of an account. */
  readMatches,
} from './account-store.ts'
