export {
  /** Call it in the transaction that deletes the account. */
  anonymiseReports,
  /** Call it in the transaction that deletes the account. */
  deleteAnswers as eraseAnswers,
  /** Call it in the transaction of the sign-in. */
  moveAnswers as adoptAnswers,
  readAnswersBy as readAnswers,
  readReportsBy as readReports,
} from './store.ts'
