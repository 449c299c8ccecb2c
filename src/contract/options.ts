/** Options are spelled as in the API; `optionLabel` makes the labels. */

export const RELATIONSHIP_INTENTS = ['long_term', 'casual', 'exploring'] as const
export const PRONOUN_SUGGESTIONS = ['she/her', 'he/him', 'they/them', 'she/they', 'he/they'] as const

export const TIME_ZONES = [
  'America/Chicago',
  'America/New_York',
  'America/Denver',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const
export const BUDGETS = ['$', '$$', '$$$', '$$$$'] as const
export const TYPICAL_WEEK = ['Weeknights', 'Weekends', 'Lunch hours', 'Early mornings', 'Flexible'] as const

export const VALUES = [
  'Faith-forward',
  'Family-centered',
  'Adventure',
  'Ambition',
  'Service',
  'Creativity',
  'Community',
  'Playfulness',
] as const
export const INTERESTS = [
  'Live music',
  'Farmers markets',
  'Volunteer nights',
  'Cycling',
  'Art walks',
  'Weekend trips',
  'Book clubs',
  'Wellness',
] as const

export const MUST_NOTS = ['Daily smoker', 'Heavy drinker', 'Dismissive of kids', 'Non-communicator'] as const
export const HABITS = ['no', 'sometimes', 'yes'] as const
export const WANTS_KIDS = ['yes', 'no', 'open'] as const
export const SAFETY = [
  'First meet in public',
  'Video check before meeting',
  'Share contact only after match',
  'No surprise guests',
  'Exit check-in with concierge',
] as const

/** Special entries of `must_haves`. */
export const MEET = ['Women', 'Men', 'Nonbinary people', 'Everyone'] as const

export const FEEDBACK_ACTIONS = ['more_like_this', 'less_like_this', 'hard_no'] as const

export const INTRODUCTION_ANSWERS = ['yes', 'not_this_time', 'tell_kindly'] as const
export const MEETING_MINUTES = [45, 60, 90, 120, 180] as const
export const INTRODUCTION_OUTCOMES = ['met_again', 'met_not_for_me', 'did_not_meet', 'felt_unsafe'] as const
export const REPORT_REASONS = [
  'pretending',
  'harassment',
  'asks_for_money',
  'under_18',
  'felt_unsafe',
  'other',
] as const

export const MAIL_FREQUENCIES = ['weekly', 'monthly', 'pause30'] as const
export const MAIL_TOPICS = ['product', 'tips', 'promos'] as const

export type RelationshipIntent = (typeof RELATIONSHIP_INTENTS)[number]
export type Budget = (typeof BUDGETS)[number]
export type Habit = (typeof HABITS)[number]
export type WantsKids = (typeof WANTS_KIDS)[number]
export type FeedbackAction = (typeof FEEDBACK_ACTIONS)[number]
export type IntroductionAnswer = (typeof INTRODUCTION_ANSWERS)[number]
export type IntroductionOutcome = (typeof INTRODUCTION_OUTCOMES)[number]
export type ReportReason = (typeof REPORT_REASONS)[number]
export type MailFrequency = (typeof MAIL_FREQUENCIES)[number]
export type MailTopic = (typeof MAIL_TOPICS)[number]

const NAMED_TIME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|(?:septem|octo|novem|decem)ber)/i
/** Days and months keep their capitals; "weekday afternoons" has no capital. */
export const timeInWords = (time: string) =>
  NAMED_TIME.test(time) ? time : time.charAt(0).toLowerCase() + time.slice(1)

/** A time with these words is within the option. */
const LIES_IN: Readonly<Record<string, RegExp>> = {
  Weeknights: /\b(?:mon|tue|wed|thu|fri|week ?(?:night|day)|midweek|evening|night)/i,
  Weekends: /\b(?:fri|sat|sun|week ?end)/i,
  'Lunch hours': /\b(?:lunch|noon|midday)/i,
  'Early mornings': /\b(?:morning|breakfast)/i,
}

/**
 * `options`: listed times. `within`: times that narrow an option ("Saturdays only", "after 7"). `beside`: other times
 * ("Wednesday evening" with weekends).
 */
export function weekParts(times: readonly string[]) {
  const named = (one: string) => TYPICAL_WEEK.find((option) => timeInWords(option) === timeInWords(one))
  const options = times.filter((one) => named(one) !== undefined)
  const isOf = (one: string, option: string) => LIES_IN[named(option) ?? '']?.test(one) === true
  const isWithin = (one: string) =>
    options.length > 0 &&
    (/^(?:not|only|also)\b/i.test(one) ||
      options.some((option) => isOf(one, option)) ||
      !TYPICAL_WEEK.some((option) => isOf(one, option)))
  const own = times.filter((one) => named(one) === undefined)
  return { options, within: own.filter(isWithin), beside: own.filter((one) => !isWithin(one)) }
}

/** ['Weekends', 'Saturdays only'] → 'Weekends (Saturdays only)'. */
export function weekInWords(times: readonly string[]): string {
  const { options, within, beside } = weekParts(times)
  const nearer = within.length > 0 ? ` (${within.map(timeInWords).join('; ')})` : ''
  return [`${options.join(', ')}${nearer}`, ...beside].filter((one) => one !== '').join(', ')
}

/** 'long_term' → 'Long-term'. */
export const optionLabel = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', '-')

/** Places for a first plan, which anybody may enter. */
export const PUBLIC_KINDS = [
  'A public place',
  'A café',
  'A restaurant',
  'A bar',
  'A park',
  'A museum or gallery',
  'A bookshop or library',
  'A market',
  'A theater or cinema',
  'A place for music or games',
] as const
