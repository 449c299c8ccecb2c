import { anyCase, oneOf, pattern } from './words.ts'

const DAY = /(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)days?/
const PART_OF_DAY =
  /early mornings?|mornings?|lunch(?:es|times?| ?hours?| breaks?)?|afternoons?|evenings?|nights?|noon|midday|daytimes?/
const PART_OF_WEEK = /week ?-?(?:nights?|days?|ends?)/
const HOUR =
  /(?:(?:at|after|before|from|until|till|by|around|past) (?:half )?(?:1?\d|2[0-3])(?![\d$%])(?::\d\d)?(?: ?[ap]m)?(?! ?(?:km|miles?|mi|years?|yrs?|min\w*)\b)|\d{1,2}(?::\d\d)? ?[ap]m|noon|midday)/
const TIME = oneOf(DAY, PART_OF_WEEK, PART_OF_DAY)

const POINTS = /(?:(?:on|in|at|of|for|during|the|any|my|those) )*/
const BARE_DENIAL = anyCase(
  pattern`\b(?:not|no|never|nor|neither|nothing|none|without|except|but not|other than|apart from)\s+
    ${POINTS}((?:${TIME})(?:\s+(?:${TIME}))?)\b(?!\s+(?:only|alone))`,
)

/** "Never except at lunch": what is left of a denial. */
const EXCEPTS = /^(?:except|but not|other|apart)/i
const IS_DENIED = /\b(?:not|never|no|nothing|none|cannot|\w+n['\u2019]?t)\b/i

/** The times of the week that a text turns down in so many words: "nothing weeknights", "not on Tuesdays". */
export function refusedTimes(text: string): { said: string; words: string }[] {
  return [...text.matchAll(new RegExp(BARE_DENIAL, 'gi'))]
    .filter(({ 0: said, index }) => !(EXCEPTS.test(said) && IS_DENIED.test(text.slice(0, index))))
    .map(([said, words = '']) => ({ said, words }))
}

const IS_EXACT = anyCase(pattern`\b(?:${oneOf(DAY, HOUR)}|daytimes?|every (?:other|second) (?:week|weekend))\b`)
const IS_TIME = anyCase(pattern`\b(?:${oneOf(TIME, HOUR)}|every (?:other|second) (?:week|weekend))\b`)
/** Whether a text names a time more closely than the options of the week do: a weekday, an hour, or an exception. */
export const namesExactTime = (text: string): boolean => IS_EXACT.test(text) || refusedTimes(text).length > 0
export const namesTime = (text: string): boolean => IS_TIME.test(text)

const BY_DAY = /\b(?:day ?times?|afternoons?|during the day|noon|midday|mornings?)\b/i
const LATE = /\b(?:(?:week)?nights?|evenings?|eves?|after (?:work|\d)|from \d|late[rs]?|dinners?|suppers?|\d ?pm)\b/i
/** "Tuesdays in the daytime": what is said of weekdays is then no weeknight. */
export const isByDay = (text: string): boolean => BY_DAY.test(text) && !LATE.test(text)

/** What the options of the week are called. */
const CALLED: Readonly<Record<string, RegExp>> = {
  Weeknights: /\bweek ?-?nights?|evenings?|after work\b/i,
  Weekends: /\bweek ?-?ends?|saturdays?|sundays?\b/i,
  'Lunch hours': /\blunch|noon|midday\b/i,
  'Early mornings': /\bmornings?|breakfast\b/i,
  Flexible: /\bflexib|any ?time|whenever\b/i,
}
/** Whether a text names an option of the week, and does not turn it down. */
export function namesOption(value: string, text: string): boolean {
  const left = refusedTimes(text).reduce((rest, { said }) => rest.replace(said, ' '), text)
  return CALLED[value]?.test(left) === true
}
