import { zoneInWords } from '#contract/meeting/meeting-words.ts'
import { optionLabel } from '#contract/options.ts'
import { withoutStop } from '#contract/without-stop.ts'
import { FIELD_LABELS, type FieldName, isBlank, valueAt, type WizardValues } from '../form/form-values.ts'
import { phoneDoubt } from '../form/phone-doubt.ts'

export type SummaryLine = { label: string; field: FieldName; before: string; answers: string[]; after: string }

/** The lines of the letter. `factLines` has the rest. */
export const letterLines = (values: WizardValues) => [
  ...linesFrom(WHO, values),
  ...agesLine(values),
  ...linesFrom(WHAT_COUNTS, values),
]

export const factLines = (values: WizardValues) => linesFrom(FACTS, values)

type Entry = {
  field: FieldName
  label?: string
  before?: string | ((answer: string) => string)
  after?: string
  read?: (answer: string) => string
}

function linesFrom(entries: readonly Entry[], values: WizardValues): SummaryLine[] {
  return entries.flatMap(({ field, label, before = '', after = '', read }) => {
    const value = valueAt(values, field)
    if (isBlank(value)) return []
    const answers = (Array.isArray(value) ? value : [String(value)]).map(
      read ?? ((text: string) => withoutStop(text.trim())),
    )
    const opening = typeof before === 'string' ? before : before(String(value))
    return [{ field, label: label ?? FIELD_LABELS[field], before: opening, answers: [...new Set(answers)], after }]
  })
}

function agesLine({ preferences }: WizardValues): SummaryLine[] {
  const [youngest, oldest] = [preferences.ageMin.trim(), preferences.ageMax.trim()]
  if (!youngest && !oldest) return []
  const open = youngest ? `${youngest} or older` : `${oldest} or younger`
  const range = youngest && oldest ? `${youngest} to ${oldest}` : open
  const field = youngest ? 'preferences.ageMin' : 'preferences.ageMax'
  return [{ field, label: 'Ages', before: 'I would like to meet somebody aged ', answers: [range], after: '.' }]
}

const INTENTS: Record<string, string> = { exploring: 'open, and in no hurry' }

const WHO: readonly Entry[] = [
  { field: 'basics.displayName', label: 'Name', before: 'I go by ', after: '.' },
  {
    field: 'basics.relationshipIntent',
    label: 'Intent',
    before: (intent) => (intent in INTENTS ? 'I am ' : 'I am here for something '),
    read: (intent) => INTENTS[intent] ?? optionLabel(intent).toLowerCase(),
    after: '.',
  },
  { field: 'location.city', label: 'City', before: 'Home is ', after: '.' },
]

const WHAT_COUNTS: readonly Entry[] = [
  { field: 'preferences.values', label: 'Values', before: 'What matters most to me: ', after: '.' },
  { field: 'preferences.interests', label: 'Interests', before: 'What I enjoy: ', after: '.' },
  { field: 'location.availability.typicalWeek', label: 'Typical week', before: 'When I am free: ', after: '.' },
]

/** 'April 12, 1990'; other text stays as typed. */
function dateInWords(typed: string) {
  const date = new Date(`${typed.trim()}T00:00:00Z`)
  return Number.isNaN(date.getTime())
    ? typed.trim()
    : date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

const hostOf = (link: string) => (URL.canParse(link) && new URL(link).host) || link

function withDoubt(phone: string) {
  const doubt = phoneDoubt(phone)
  return doubt ? `${phone.trim()} (${doubt.replace(/\.$/, '').toLowerCase()}?)` : phone.trim()
}

const FACTS: readonly Entry[] = [
  { field: 'basics.pronouns', label: 'Pronouns' },
  { field: 'basics.birthdate', label: 'Birthdate', read: dateInWords },
  { field: 'location.availability.timezone', label: 'Timezone', read: zoneInWords },
  { field: 'location.availability.budget', label: 'Budget', after: ' for an evening' },
  { field: 'location.willingToTravelKm', label: 'Travel', before: 'Up to ', after: ' miles' },
  { field: 'dealbreakers.mustNot', label: 'Must-nots' },
  { field: 'dealbreakers.lifestyle.smoking', label: 'Smoking', read: optionLabel },
  { field: 'dealbreakers.lifestyle.drinking', label: 'Drinking', read: optionLabel },
  { field: 'dealbreakers.lifestyle.wantsKids', label: 'Wants kids', read: optionLabel },
  { field: 'dealbreakers.safety', label: 'Safety' },
  { field: 'media.photos', label: 'Photos on', read: hostOf },
  { field: 'media.selfieVerified', label: 'Selfie check', read: () => 'Open to one' },
  { field: 'account.email', label: 'Email' },
  { field: 'account.phone', label: 'Mobile', read: withDoubt },
  { field: 'account.otpConsent', label: 'Passcode', read: () => 'Agreed' },
]
