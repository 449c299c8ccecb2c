import { remembered } from './remembered.ts'
import { anyCase, everywhere, oneOf, pattern } from './words.ts'

export const DAY = /(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)days?/
export const PART_OF_DAY =
  /early mornings?|mornings?|lunch(?:es|times?| ?hours?| breaks?)?|afternoons?|evenings?|nights?|dinner ?times?|noon|midday|daytimes?/
export const PART_OF_WEEK = /week ?-?(?:nights?|days?|ends?)/
export const HOUR =
  /(?:(?:at|after|before|from|until|till|by|around|past) (?:half )?(?:1?\d|2[0-3])(?![\d$%])(?::\d\d)?(?: ?[ap]m)?(?! ?(?:km|miles?|mi|years?|yrs?|min\w*)\b)|\d{1,2}(?::\d\d)? ?[ap]m|noon|midday)/
const SHORT_DAY = /(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)s?/
export const RANGE = pattern`(?:${DAY}|${SHORT_DAY})\s*(?:to|through|thru|till?|until|-|\u2013)\s*(?:${DAY}|${SHORT_DAY})\b`
const THE_WEEK = /(?:during|in|through) the (?:work ?)?week(?!-?end)/
const TIME = oneOf(RANGE, DAY, PART_OF_WEEK, PART_OF_DAY, THE_WEEK)

const POINTS = /(?:(?:on|in|at|of|to|for|during|the|an?|any|my|those|fixed) )*/
const DENIES = oneOf(
  /not|no|never|nor|neither|nothing|none|without|but not|rather than|instead of/,
  // "Never except at lunch" allows lunch.
  /(?<!\b(?:never|nothing|not|no|none|cannot|can'?t)\b[^.;]{0,40} )(?:except|other than|apart from)/,
  /(?:any ?thing|any ?time|any day|all|always|whenever) (?:but|bar)/,
  /(?:not|never)(?: really| usually| ever)? (?:free|available|around|(?:at )?home)/,
  /(?:can(?:not| not|'?t)|do(?:n'?t| not)|wo(?:n'?t)|could(?:n'?t| not)|never) (?:really |ever )?(?:do|manage|make|have|get|free|date|meet|go out)/,
)
const SEVERAL = pattern`(?:${TIME})(?:\s+${POINTS}(?:${TIME}))?`
/**
 * "Except Friday night and Saturday" excludes both times. "Not Mondays and Tuesdays are best" excludes only Mondays.
 */
const ONE_MORE = pattern`(?:\s+(?:and|or|nor)\s+${POINTS}${SEVERAL}(?!\s+(?:is|are|works?|suits?|good|great|best|better|fine|ok|please|instead|only)\b))`
const BARE_DENIAL = anyCase(
  pattern`\b(?:${DENIES})\s+(?:for\s+)?${POINTS}(${SEVERAL}${ONE_MORE}*)\b(?!\s+(?:only|alone))`,
)

const BEING = /(?:is |are |am |will be |'s |tend to be )?/
const DEGREES = /(?:(?:always|usually|really|just|so|too|pretty|very|quite|mostly|a bit|rather|definitely) )*/
const ENDS_HERE = /(?=\s*(?:[.,;:!?)\n]|$|and\b|but\b|so\b|because\b|please\b|for me\b|sorry\b|then\b|i\b))/
const RULED_OUT = oneOf(
  /no|nope|nah|never|(?<!\b(?:evening|night)s? )out|not|no good|no go|a no|a no-?go|off (?:the table|limits)|gone/,
  /(?:a )?(?:non-?starter|no-?no)|sacred|spoken for|belongs? to (?:the|my) [a-z]+|not so much|for (?:the|my) [a-z]+/,
)
const DOES_NOT_WORK = oneOf(
  /(?:do(?:es)?(?: not|n['\u2019]?t)|(?:is|are) (?:not|no longer)|no(?: longer)?|not|never|wo(?: not|n['\u2019]?t)|can(?: ?not|['\u2019]?t))(?: really| ever)? (?:work|suit|possible|be|happen)/,
  /no good|hard|difficult|tough|tricky|awkward|impossible|bad|wrong|worse|worst|busy|full|taken|booked|hopeless|useless/,
)
/** "Weekdays are hard before seven" refuses only some hours. */
const ANY_OTHER = /\b(?!\s+(?:until|till|before|after|except|unless|without|from|to|of|past|if|when|only|for (?!me\b)))/
const OCCUPIED = oneOf(
  /i(?: am|'m|m)? (?:not|never) (?:really |usually )?(?:free|available|around)/,
  /i (?:can(?: ?not|'?t)|won'?t|will not|never can)/,
  /i(?: am|'m|m)? (?:always |usually |still )?(?:work|working|sleep|sleeping|teach|teaching|study|studying|busy|asleep)/,
  /i(?: am|'m|m) (?:always |usually )?(?:away|out of town|on (?:shift|call|duty)|at (?:the|my|work))/,
  /i(?: am|'m|m)? (?:always |usually |still )?(?:mind|minding|cook|cooking|feeding|recovering|have (?:(?:my|the|an?|our) )?(?!days? |time|off|free|nothing|no |some|plenty|to ))/,
)
/** "Evenings are hard": the refusal follows the time. */
const DENIED_AFTER = anyCase(
  pattern`\b(${SEVERAL})(?:[?:,]?\s+${BEING}${DEGREES}(?:${RULED_OUT}${ENDS_HERE}|${DOES_NOT_WORK}${ANY_OTHER})|[?:]?\s+${OCCUPIED}\b(?! from home))`,
)

const AT_WORK = /(?: (?:at|in|for|as) (?:an?|the|my) \w+)/
const OCCUPIED_BEFORE = anyCase(
  pattern`\bi(?: am|'m|m)? (?:always |usually |have to )?(?:work(?:ing)?|busy|away|on (?:shift|call|duty)) ${POINTS}(${SEVERAL}(?:${AT_WORK}?\s+${SEVERAL})?${ONE_MORE}*)\b`,
)
/** "I work Monday to Friday" leaves those evenings free. */
const WORKS_BY_DAY = anyCase(
  pattern`^i(?: \w+)? work(?:ing)? (?!.*(?:night|evening)).*(?:${RANGE}|week ?-?days?|the week)`,
)

export const refusedTimes: (text: string) => readonly { said: string; words: string }[] = remembered((text) => {
  const before = [...text.matchAll(everywhere(BARE_DENIAL))]
  const rest = before.reduce((left, [said]) => left.replace(said, ' '), text)
  const others = [OCCUPIED_BEFORE, DENIED_AFTER].flatMap((one) => [...rest.matchAll(everywhere(one))])
  return [...before, ...others.filter(([said]) => !WORKS_BY_DAY.test(said))].map(([said, words = '']) => ({
    said,
    words,
  }))
})

/** "Weeknights, not Tuesdays" keeps weeknights. */
export const withoutRefusedTimes = (text: string): string =>
  refusedTimes(text)
    .reduce((rest, { said }) => rest.replace(said, ' '), text)
    .trim()

const IS_TIME = anyCase(pattern`\b(?:${oneOf(TIME, HOUR)}|every (?:other|second) (?:week|weekend))\b`)
export const namesTime = (text: string): boolean => IS_TIME.test(text)
