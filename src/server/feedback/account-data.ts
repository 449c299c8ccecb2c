export {
  /** Removes a member from reports by and about them. Call it in the transaction that deletes the account. */
  anonymiseReports,
  /** Deletes all feedback by and about a member. Call it in the transaction that deletes the account. */
  deleteAnswers as eraseAnswers,
  /**
   * Moves a browser's feedback under an address to the member who verified it. Call it in the transaction of the
   * sign-in.
   */
  moveAnswers as adoptAnswers,
  /** For the export of an account. */
  readAnswersBy as readAnswers,
  /** For the export of an account. */
  readReportsBy as readReports,
} from './store.ts'
