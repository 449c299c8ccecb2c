import type { Share } from '#contract/introductions.ts'
import { ASK_AGAIN_DAYS, INVENTED_YES_FROM } from '#contract/limits.ts'
import type { ReportReason } from '#contract/options.ts'
import { ApiError, ValidationIssues } from '../api/errors.ts'

export const FEEDBACK_FAILED = "We couldn't record that feedback just yet. Please try again."
export const ASK = 'Ask for an introduction'
export const NO_DRAFT = 'Could not draft an intro right now. Write your own words and plan, or try again.'
export const INVENTED_ANSWERS = `Invented people say yes within a minute from a score of ${INVENTED_YES_FROM} on. Below that they stay silent.`
export const withdrawal = (name: string) => ({
  title: `Withdraw your ask to ${name}?`,
  text: `${name} no longer sees it. You can ask ${name} again in ${ASK_AGAIN_DAYS} days at the soonest.`,
  confirmLabel: 'Withdraw it',
  cancelLabel: 'Keep it',
})
export const planHint = (name: string) =>
  `This is the plan ${name} reads. If your words name something else, say it here too.`
export const ENDED = "This one didn't come about, and it says nothing about you. You can ask somebody else now."
export const receivedTitle = (firstName: string) => `${firstName} would like to meet you`
export const introducedTitle = (firstName: string) => `You and ${firstName} are introduced`
export const saidYes = (firstName: string) => `${firstName} said yes. You are introduced.`
export const NO_PLACE = 'Three asks are open. When one ends or you withdraw it, you can ask again.'
export const INTRODUCTION_OVER =
  'This introduction has ended. Nothing is left for you to do, and it says nothing about you.'

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long' })
const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' })

export const onWeekday = (moment: string) => WEEKDAY.format(new Date(moment))
export const untilDay = (moment: string) => DAY.format(new Date(moment))

/** 'today', 'on Saturday', or a date from six days on. */
export function askedWhen(askedAt: string, now: Date) {
  const asked = new Date(askedAt)
  if (asked.toDateString() === now.toDateString()) return 'today'
  return now.getTime() - asked.getTime() < 6 * 86_400_000 ? `on ${onWeekday(askedAt)}` : `on ${untilDay(askedAt)}`
}

/** Counted in the plan's time zone. */
export function daysUntil(starts: string, zone: string, now: Date) {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now)
  return Math.round((Date.parse(starts.slice(0, 10)) - Date.parse(today)) / 86_400_000)
}

export function daysAway(starts: string, zone: string, now: Date) {
  const days = daysUntil(starts, zone, now)
  if (days < 0) return ''
  return AWAY[days] ?? `in ${days} days`
}
const AWAY = ['today', 'tomorrow', 'in two days', 'in three days', 'in four days', 'in five days', 'in six days']

export const mailtoUrl = (email: string, line: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=Hello%20from%20Overture&body=${encodeURIComponent(line)}`

/** 'Signal: maya.42' → ['Signal', 'maya.42']. */
export function namedContact(other: string): [string, string] {
  const [, name, rest] = /^([\p{L} ]{2,20}):\s*(.+)$/u.exec(other) ?? []
  return name && rest ? [name, rest] : ['Another way', other]
}

/** @param phoneWaits the number is shared, but hidden until the check-in */
export function sharedSentence(firstName: string, { email, phone, other }: Share, phoneWaits = false) {
  const parts = [
    email && 'your email',
    phone && !phoneWaits && 'your mobile number',
    other && 'your other contact',
  ].filter(Boolean)
  const has = parts.length > 0 && `${firstName} has ${new Intl.ListFormat('en-US').format(parts.map(String))}.`
  const waits = phoneWaits && `${firstName} doesn't see your mobile number before the first check-in.`
  return [has, waits].filter(Boolean).join(' ')
}

/** Issues are shown at their fields. */
export function failureText(error: unknown) {
  if (error instanceof ValidationIssues) return 'Please look at the highlighted fields.'
  if (error instanceof ApiError && error.status === 404)
    return "This isn't possible any more. Reload the page to see what has changed."
  if (error instanceof ApiError && error.body?.message && error.status < 500) return error.body.message
  return 'That did not go through. Nothing was sent, and your words are still here. Please try again.'
}

export function issuesOf(error: unknown): Record<string, string> {
  if (!(error instanceof ValidationIssues)) return {}
  return Object.fromEntries(
    error.issues.map(({ field, message }) => [field ?? '', message ?? 'Please review this field']),
  )
}

export const REASONS: { value: ReportReason; label: string }[] = [
  { value: 'pretending', label: 'Pretending to be somebody else' },
  { value: 'harassment', label: 'Harassment' },
  { value: 'asks_for_money', label: 'Asks for money' },
  { value: 'under_18', label: 'Under 18' },
  { value: 'felt_unsafe', label: 'I felt unsafe' },
  { value: 'other', label: 'Something else' },
]
