export {
  /** For the export of an account. */
  findSuspensionOf as readSuspension,
  /** Deletes the reason of a suspension. Call it in the transaction that deletes the account. */
  forgetReason as eraseSuspension,
} from './store.ts'
