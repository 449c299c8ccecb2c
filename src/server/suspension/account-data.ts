export {
  findSuspensionOf as readSuspension,
  /** Call it in the transaction that deletes the account. */
  forgetReason as eraseSuspension,
} from './store.ts'
