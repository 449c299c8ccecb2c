import { optionLabel } from '#contract/options.ts'
import { FIELD_LABELS, type FieldName, isBlank, valueAt, type WizardValues } from '../form/form-values.ts'

/** One line of the letter: the words before and after what was answered. */
export type SummaryLine = { label: string; field: FieldName; before: string; answers: string[]; after: string }

/** The first answers a friend would want to hear, then all the others, each with the field it came from. */
export function summaryLines(values: WizardValues): SummaryLine[] {
  return SENTENCES.flatMap(({ field, label, before, after = '.', read }) => {
    const value = valueAt(values, field)
    if (isBlank(value)) return []
    const answers = (Array.isArray(value) ? value : [String(value)]).map(read ?? ((text: string) => text.trim()))
    const opening = typeof before === 'string' ? before : before(String(value))
    return [{ field, label: label ?? FIELD_LABELS[field], before: opening, answers, after }]
  })
}

type Sentence = {
  field: FieldName
  label?: string
  before: string | ((answer: string) => string)
  after?: string
  read?: (answer: string) => string
}

const lower = (answer: string) => optionLabel(answer).toLowerCase()

/** 'April 12, 1990'; what is no date stands as it is typed. */
function dateInWords(typed: string) {
  const date = new Date(`${typed.trim()}T00:00:00Z`)
  return Number.isNaN(date.getTime())
    ? typed.trim()
    : date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

/** 'Chicago time' for 'America/Chicago'. */
const zoneInWords = (zone: string) => `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`

/** The address without its scheme. */
const addressInWords = (address: string) => address.replace(/^https?:\/\//, '')

const SENTENCES: readonly Sentence[] = [
  { field: 'basics.displayName', label: 'Name', before: 'I go by ' },
  {
    field: 'basics.relationshipIntent',
    label: 'Intent',
    before: (intent) => (intent === 'exploring' ? 'I am here, ' : 'I am here for something '),
    read: lower,
  },
  { field: 'location.city', label: 'City', before: 'Home is ' },
  { field: 'preferences.values', label: 'Values', before: 'What matters most to me: ' },
  { field: 'preferences.interests', label: 'Interests', before: 'You will find me at: ' },
  { field: 'basics.pronouns', label: 'Pronouns', before: 'My pronouns are ' },
  { field: 'basics.birthdate', label: 'Birthdate', before: 'I was born on ', read: dateInWords },
  { field: 'location.availability.timezone', label: 'Timezone', before: 'My clock runs on ', read: zoneInWords },
  { field: 'location.availability.typicalWeek', label: 'Typical week', before: 'I am usually free: ' },
  { field: 'location.availability.budget', label: 'Budget', before: 'For an evening I would spend ' },
  { field: 'location.willingToTravelKm', label: 'Travel', before: 'I will travel ', after: ' miles for good company.' },
  { field: 'preferences.ageMin', label: 'Minimum age', before: 'Nobody younger than ' },
  { field: 'preferences.ageMax', label: 'Maximum age', before: 'Nobody older than ' },
  { field: 'dealbreakers.mustNot', label: 'Must-nots', before: 'Please spare me: ' },
  { field: 'dealbreakers.lifestyle.smoking', label: 'Smoking', before: 'Do I smoke? ', read: optionLabel },
  { field: 'dealbreakers.lifestyle.drinking', label: 'Drinking', before: 'Do I drink? ', read: optionLabel },
  { field: 'dealbreakers.lifestyle.wantsKids', label: 'Kids', before: 'Do I want kids? ', read: optionLabel },
  { field: 'dealbreakers.safety', label: 'Safety', before: 'My house rules: ' },
  { field: 'media.photos', label: 'Photos', before: 'For your eyes only: ', read: addressInWords },
  {
    field: 'media.selfieVerified',
    label: 'Selfie check',
    before: 'I am ',
    after: ' to a selfie check.',
    read: () => 'open',
  },
  { field: 'account.email', label: 'Email', before: 'Write to me at ' },
  { field: 'account.phone', label: 'Mobile', before: 'Or reach me at ' },
  {
    field: 'account.otpConsent',
    label: 'Passcode',
    before: 'I ',
    after: ' to receive a one-time passcode.',
    read: () => 'agree',
  },
]
