export {
  /** Call it in the transaction that deletes the account. */
  eraseIntroductions,
  findIntroducedTo,
  readIntroductions,
} from './account-store.ts'
export { lockMembers } from './store.ts'
