import type { FieldName } from '../form/form-values.ts'
import type { DraftQuestion } from './draft-question.ts'
import type { SyncState } from './draft-sync.ts'
import type { SaveOutcome } from './save-outcome.ts'

export const UNREADABLE = 'Something went wrong. Please try again shortly.'
const SAVE_FAILED = 'Could not save draft right now.'
const KEPT_HERE = 'Your answers are kept here, and sent when the network is back.'
const LOAD_FAILED = 'Could not open your saved draft right now.'
const LOAD_RETRIED = 'We keep trying, and keep what you type.'
export const LOADING_DRAFT = 'Opening your saved draft…'
const NO_EMAIL = 'Add an email before saving'
const BAD_EMAIL = 'Enter a valid email address'
export const SAVED = 'Draft saved.'

/** `leadsTo`: the field to correct. */
export type Banner = {
  text: string
  more?: string
  leadsTo?: FieldName
  /** The field shows the message too. */
  isAtField?: boolean
}

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

const bannerOfTrouble = (trouble: 'unreachable' | 'unreadable'): Banner => ({
  text: trouble === 'unreachable' ? SAVE_FAILED : UNREADABLE,
  more: KEPT_HERE,
})

const bannerOfLoading = (trouble: 'unreachable' | 'unreadable'): Banner => ({
  text: trouble === 'unreachable' ? LOAD_FAILED : UNREADABLE,
  more: LOAD_RETRIED,
})

export function bannerOf({ trouble, loading }: SyncState): Banner | undefined {
  if (trouble) return bannerOfTrouble(trouble)
  return loading === undefined || loading === 'loading' ? undefined : bannerOfLoading(loading)
}

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
