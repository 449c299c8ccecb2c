export {
  /** Takes who leaves out of reports, by and about them. For the transaction that deletes the account. */
  anonymiseReports,
  /** Deletes everything said by and of a member. For the transaction that deletes the account. */
  deleteAnswers as eraseAnswers,
  /** What a browser said under an address becomes the member's who has just proven it. For the transaction of the bind. */
  moveAnswers as adoptAnswers,
  /** What these owners said of others, for the export of an account. */
  readAnswersBy as readAnswers,
  /** What these owners reported, for the export of an account. */
  readReportsBy as readReports,
} from './store.ts'
