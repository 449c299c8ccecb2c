import { anyOf, pattern, WEEKDAY } from '../reading/words.ts'

/** How people name the options of two lists, for telling which of them a message wants and which it refuses. */

export const PEOPLE: readonly (readonly [string, RegExp])[] = [
  ['Women', anyOf(/wom[ae]n|womxn|girls?|girlfriend|wife|lady|ladies|females?|gals?|lass|lasses/)],
  ['Men', anyOf(/m[ae]n|males?|guys?|boys|boyfriend|husband|gentlem[ae]n|gents?|blokes?|lads?|fellas?|dudes?/)],
  ['Nonbinary people', anyOf(/nonbinary|genderqueer|gender ?fluid|agender|gender ?non-?conforming/)],
]

const AT_NIGHT = /nights?|evenings?|eves?/
const SHORT_DAY = /(?:mon|tues?|wed|thurs?|fri)/
export const TIMES: readonly (readonly [string, RegExp])[] = [
  [
    'Weeknights',
    anyOf(
      /(?:week|work|school)(?:day)? ?nights?|after work|during the week|midweek|weekdays(?! (?:at )?(?:lunch|mornings?))/,
      pattern`(?:${WEEKDAY}s?|${SHORT_DAY}s?) ${AT_NIGHT}|${WEEKDAY}s?(?! (?:mornings?|lunch))`,
      /evenings?(?! (?:on|at) (?:the )?(?:weekends?|saturdays?|sundays?))/,
    ),
  ],
  ['Weekends', anyOf(/(?:weekends?|saturdays?|sundays?)(?: (?:daytime|afternoons?|mornings?|evenings?|nights?))?/)],
  ['Lunch hours', anyOf(/lunch(?:es|eon)?(?: ?(?:hours?|times?|breaks?|dates?))?|midday|mid-day|noon/)],
  ['Early mornings', anyOf(/early (?:in the )?mornings?|(?:in the )?mornings?|before work|breakfasts?/)],
]
