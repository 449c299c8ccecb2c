export {
  /** Call it in the transaction that deletes the account. */
  anonymiseReports,
  deleteAnswers as eraseAnswers,
  /** Call it in the transaction that signs in. */
  moveAnswers as adoptAnswers,
  readAnswersBy as readAnswers,
  readReportsBy as readReports,
} from './store.ts'
