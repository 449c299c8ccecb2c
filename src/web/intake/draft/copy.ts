import type { FieldName } from '../form/form-values.ts'
import type { DraftQuestion } from './draft-question.ts'
import type { SyncState } from './draft-sync.ts'
import type { SaveOutcome } from './save-outcome.ts'

/** The sentences that code chooses between; each is shown literally. */

export const UNREADABLE = 'Something went wrong. Please try again shortly.'
const SAVE_FAILED = 'Could not save draft right now.'
const KEPT_HERE = 'Your answers are kept here, and sent when the network is back.'
const LOAD_FAILED = 'Could not open your saved draft right now.'
const LOAD_RETRIED = 'We keep trying, and keep what you type.'
export const LOADING_DRAFT = 'Opening your saved draft…'
const NO_EMAIL = 'Add an email before saving'
const BAD_EMAIL = 'Enter a valid email address'
export const SAVED = 'Draft saved.'

/** What stands in the banner above the page's card. `leadsTo` offers the field where it can be mended. */
export type Banner = {
  text: string
  more?: string
  leadsTo?: FieldName
  /** The field of `leadsTo` says it too: on its own step the banner has nothing to add. */
  isAtField?: boolean
}

/** What a save that was asked for has to say; undefined when there is nothing to mend. */
export function bannerAfterSave(outcome: SaveOutcome): Banner | undefined {
  switch (outcome.kind) {
    case 'no_email':
      return { text: NO_EMAIL, leadsTo: 'account.email' }
    case 'bad_email':
      return { text: BAD_EMAIL, leadsTo: 'account.email' }
    case 'refused':
      return bannerOfRefusal(outcome)
    default:
      return undefined
  }
}

function bannerOfRefusal({ atFields: [first], elsewhere: [text] }: SaveOutcome & { kind: 'refused' }) {
  if (text !== undefined) return { text }
  return first && { text: first.message, leadsTo: first.field, isAtField: true }
}

/** The banner of a network in trouble, which stays until a save succeeds. */
const bannerOfTrouble = (trouble: 'unreachable' | 'unreadable'): Banner => ({
  text: trouble === 'unreachable' ? SAVE_FAILED : UNREADABLE,
  more: KEPT_HERE,
})

/** The banner of a saved draft that could not be loaded, which stays until it is. */
const bannerOfLoading = (trouble: 'unreachable' | 'unreadable'): Banner => ({
  text: trouble === 'unreachable' ? LOAD_FAILED : UNREADABLE,
  more: LOAD_RETRIED,
})

/** What the network does to the draft, if anything. */
export function bannerOf({ trouble, loading }: SyncState): Banner | undefined {
  if (trouble) return bannerOfTrouble(trouble)
  return loading === undefined || loading === 'loading' ? undefined : bannerOfLoading(loading)
}

/** What the person is asked when two copies of the draft disagree. */
export const questionText = ({ kind }: DraftQuestion) =>
  kind === 'draft'
    ? {
        title: 'There is a saved draft for this email',
        text: 'Open it, or keep these answers?',
      }
    : {
        title: 'These answers were changed in two places',
        text: 'Choose one. Nothing is saved until you do.',
      }
