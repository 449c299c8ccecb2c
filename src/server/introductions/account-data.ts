export {
  eraseIntroductions,
  findIntroducedTo,
  readIntroductions,
} from './account-store.ts'
export { lockMembers } from './store.ts'
