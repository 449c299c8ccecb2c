export {
  /** Takes an address out of what was mailed to it. For the transaction that deletes the account. */
  eraseChallenges,
} from './store.ts'
