export {
  /** Call it in the transaction that deletes the account. */
  eraseChallenges,
} from './store.ts'
