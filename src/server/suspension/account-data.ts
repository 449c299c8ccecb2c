export {
  /** What a member is suspended for, for the export of their account. */
  findSuspensionOf as readSuspension,
  /** Takes the words about a member out of their suspension. For the transaction that deletes the account. */
  forgetReason as eraseSuspension,
} from './store.ts'
