import { MAIL_FREQUENCIES, MAIL_TOPICS, type MailFrequency, type MailTopic } from '#contract/options.ts'

export const SAVED = 'Your preferences are saved.'
export const NOT_SAVED =
  'Not saved: we could not tell whose preferences these are. Open this page with the link in one of our emails, or verify your email in this browser first.'
export const NOBODY =
  'We do not know yet whose preferences these are. Open this page with the link in one of our emails, or verify your email in this browser.'
export const ASKING = 'Looking up your choices.'
export const UNSUBSCRIBED =
  'You are unsubscribed. To hear from us again, verify your email in this browser and save your choices here.'
export const UNREACHABLE = 'We could not load your choices right now. These are the defaults.'
export const SAVE_UNREACHABLE = 'Not saved: the server could not be reached. Your choices are still here.'
export const ALWAYS_ON = 'Transactional emails are always on.'

const FREQUENCY_WORDS: Record<MailFrequency, { label: string; description: string }> = {
  weekly: { label: 'Weekly', description: 'New matches, once a week.' },
  monthly: { label: 'Monthly', description: 'New matches, once a month.' },
  pause30: { label: 'Pause for 30 days', description: 'Nothing for 30 days, then weekly again.' },
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** @param pausedUntil end of a running pause, as an ISO date and time */
export const frequencyOptions = (pausedUntil: string | null) =>
  MAIL_FREQUENCIES.map((value) => ({
    value,
    ...FREQUENCY_WORDS[value],
    ...(value === 'pause30' && pausedUntil !== null
      ? { description: `Paused until ${DAY.format(new Date(pausedUntil))}, then weekly again.` }
      : {}),
  }))

const TOPIC_WORDS: Record<MailTopic, { label: string; hint: string }> = {
  product: { label: 'Product', hint: 'What is new at Overture.' },
  tips: { label: 'Tips', hint: 'Short notes on first meetings.' },
  promos: { label: 'Promos', hint: 'Offers from Overture. Off unless you ask.' },
}

export const TOPICS = MAIL_TOPICS.map((value) => ({ value, ...TOPIC_WORDS[value] }))
