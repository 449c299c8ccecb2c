// Does not match 'Sundays' or 'every Sunday', which are habits.
const DAY = /(?<!\b(?:last|every|each)\s)\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi
const LIST = new Intl.ListFormat('en-US')

const daysIn = (text: string) => [
  ...new Set([...text.matchAll(DAY)].map(([day]) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase())),
]

/** @returns a sentence if words and plan name different days; else '' */
export function otherDay(text: string, days: readonly string[]) {
  const [named, planned] = [daysIn(text), daysIn(days.join(' '))]
  if (named.length === 0 || planned.length === 0 || named.some((day) => planned.includes(day))) return ''
  return `Your words say ${LIST.format(named)}, the plan says ${LIST.format(planned)}.`
}
