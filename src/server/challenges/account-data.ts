export {
  /** Removes an address from its mailed secrets. Call it in the transaction that deletes the account. */
  eraseChallenges,
} from './store.ts'
