import { aboutOf } from './people.ts'
import { plainWords } from './plain-words.ts'
import { DAY, HOUR, PART_OF_DAY, PART_OF_WEEK, RANGE, refusedTimes, withoutRefusedTimes } from './week-times.ts'
import { anyCase, anyOf, everywhere, literally, oneOf, pattern, WEEKDAY } from './words.ts'

const SHORT_DAY =
  /(?:mon|tues?|weds?|thurs?|fri|sat|sun)s?\b\.?(?=\W*(?:and|n|or|to|&|-|\/|,|night|eve|morn|after|lunch|only\b|$))/
const EVERY_OTHER =
  /(?:(?:every|each|once every) (?:other|second|third|fourth|2nd|3rd|two|three|2|3|few)|alternate|alternating) (?:weeks?|weekends?|days?)|each second/
const SEASON =
  /(?:in |during |from |till |until )?(?:the )?(?:winter|summer|spring|autumn|school holidays|term ?time|january|february|april|june|july|august|september|october|november|december)/
const TOGETHER = /(?:during|in|of|through) the (?:work ?)?week|mid-?week|any ?day|any ?time|all day|day or night|arvos?/
const CLOCK =
  /(?:noon|midday|1?\d|2[0-3](?=[:.]\d\d)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:[:.]\d\d)?(?:ish)?(?: ?[ap]\.?m\.?)?(?! ?(?:km|k|miles?|years?|days?|weeks?|months?|hours?|kids|of)\b)/
const AROUND =
  /not (?:before|after|until|till)|(?:at|after|before|from|until|till?|by|around|past|about|between)(?: (?:like|about|around|half))*/
const BY_CLOCK = pattern`(?:${AROUND}) ${CLOCK}(?:(?: ?(?:-|to|and|till?) ?)${CLOCK})?|\d{1,2}(?:[:.]\d\d)? ?[ap]m`
const OCCASION =
  /work|church|mass|service|meeting|school|shifts?|lunch|dinner|tea|class|practice|choir|dark|gym|temple|gurdwara|mosque|prayers?|chapel|yoga|milking|bedtime/
const BY_OCCASION = pattern`(?:after|before|around) (?:(?:the|my|his|her|first|second|early|late|night|day) )*(?:${OCCASION})`
/** "Sundays after I've walked the dog", up to the clause's end. */
const BY_EVENT = /after i(?:'m|'ve| have| am)? [\w']+(?: [\w']+){0,4}(?=\s*(?:[,.;!?]|$))/

const TIME = oneOf(
  EVERY_OTHER,
  PART_OF_WEEK,
  DAY,
  SHORT_DAY,
  PART_OF_DAY,
  TOGETHER,
  SEASON,
  BY_CLOCK,
  BY_OCCASION,
  BY_EVENT,
  HOUR,
)
const LINK =
  /and|n|or|to|through|thru|on|in|at|of|for|the|an?|my|all|any|every|each|some|most|mostly|mainly|usually|sometimes|often|generally|occasional|odd|only|just|also|maybe|perhaps|possibly|either|both|even|during|whole|first|last|early|earlier|late|later|then|ones?/
const BETWEEN = pattern`(?:\s*[,/&+-]\s*|\s+)(?:(?:${LINK})(?:\s*,\s*|\s+))*`
const BEFORE = /only|just|mostly|mainly|usually|sometimes|any|every|each|most|some|early|late|first|last|maybe/
const AFTER = /only|mostly|mainly|sometimes|usually|alone/
const PHRASES = everywhere(
  anyCase(pattern`(?<![\w'$]|\bgood )(?:(?:${BEFORE})\s+(?:(?:on|in|the)\s+)?){0,2}(?:${TIME})(?!\w)
    (?:${BETWEEN}(?:${TIME})(?!\w))*(?:\s+(?:${AFTER})\b)?`),
)

const MONTH = /january|february|march|april|june|july|august|\w+ember|october/
const DAY_NAMES = everywhere(anyCase(pattern`\b(?:${DAY}|${MONTH}|(?:mon|tues?|weds?|thurs?|fri|sat|sun)\b)`))
const capitals = (text: string) =>
  text.replace(DAY_NAMES, (day) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase())

const BREAKS =
  /[.;!?\n]+|,\s+(?=(?:i|it'?s?|that|and i|my|we|only|just)\b)|\b(?:so|but|because|cos|since|though|although|when|while|if|once|unless)\b|(?=\b(?:except|not|never)\b)/i
const DENIED = /^(?:except|not|never)\b/i
const DENIED_AFTER = /\b(?:is|are|was|were)\s*$/i
const SUITS = anyCase(
  anyOf(
    /free|availab\w+|suit\w*|best|better|good|fine|ok|okay|perfect|ideal|great|nice|works?(?=\W*$| (?:for|well|best|better|fine|too|ok)\b)|possible|easiest|easier|prefer\w*|nearest/,
    /i can|i(?:'d| would| could) do|can (?:do|make|meet|manage|come)|days? off|i(?: a|')?m off|count|instead|(?:put|add|note|write|make it)(?=(?: (?:down|in|me|back|on|the|my|a note|it))*:? <)|say|said|told you|mean|meant/,
  ),
)
const LIGHT = anyCase(
  anyOf(
    /i|so|i'(?:d|ll|m|ve)|me|my|mine|we|it|its|it's|that|that's|this|there|is|are|am|be|was|would|could|should|might|may|do|does|will|have|has|had|got|like|love|dear|honey|yes|yeah|yep|aye|no|nope|nah|well|oh|um|hmm|ok|please|pls|thanks|thank you|sorry|and|or|to|for|the|an?|in|on|at|of|as|just|only|also|too|really|honestly|actually|maybe|perhaps|probably|guess|think|suppose|usually|mostly|mainly|ideally|obviously|lol|haha|then|again|right|alright|now|always|wait|still|all|any|both|either|week|weeks|times?|days?|though|flexible|retired|depends|varies|year|by|way|rather|late|early|ma'am|madam|sir|sweetheart|darling|lass|lad|mate|bro|babe|ones?|what|which|from|up|with|must|need|needs|exactly|about|more|most|free|home/,
  ),
)
const SAYS_LITTLE = everywhere(anyCase(oneOf(SUITS, LIGHT)))

export function weekIn(text: string): { free: string[]; refused: string[] } {
  const denied = refusedTimes(text)
  const refused = denied.map(({ words }) => tidy(words))
  const free: string[] = []
  for (const clause of denied.reduce((left, { said }) => left.replace(said, '. '), text).split(BREAKS)) {
    if (aboutOf(plainWords(clause), null) === 'third') continue
    const found = [...clause.matchAll(PHRASES)].map(([said]) => said.trim())
    const around = found.reduce((left, said, at) => left.replace(said, `<${at}>`), clause)
    if (DENIED.test(clause)) refused.push(...alone(found, around.replace(DENIED, '')).map(tidy))
    else if (SUITS.test(around)) free.push(...found.filter((said) => !A_CLOCK.test(said)).map(tidy))
    else if (!DENIED_AFTER.test(clause)) free.push(...alone(found, around).map(tidy))
  }
  return { free, refused }
}

/** Times that are alone between commas, except for filler words. */
function alone(found: readonly string[], around: string): string[] {
  const parts = around.split(',')
  const bare = parts.filter((part) => !/\p{L}/u.test(part.replace(everywhere(LIGHT), ' ')))
  const isOfDay = (said: string) => bare.length === parts.length || namesDay(said)
  return found.filter(
    (said, at) => isOfDay(said) && !A_CLOCK.test(said) && bare.some((part) => part.includes(`<${at}>`)),
  )
}

/** Writes days and months with capitals. */
export const tidy = (words: string) =>
  capitals(
    words
      .replace(/ n /gi, ' and ')
      .replace(/\s+/g, ' ')
      .replace(/^(?:the|on|in|at) /i, ''),
  )
export const namesDay = (words: string): boolean => !AN_HOUR.test(words)
const AN_HOUR = anyCase(pattern`^(?:(?:${BEFORE}) )*(?:${BY_CLOCK}|${BY_OCCASION}|${HOUR})$`)
/** "At five" alone names no day. */
const A_CLOCK = anyCase(pattern`^(?:(?:at|about|around|by|past|between) )?${CLOCK}(?: (?:and|to) ${CLOCK})?$`)

const MOSTLY = 0.4
/** Whether enough words are about the week. Filler words do not count. */
export function isMostlyOfWeek(text: string, share = MOSTLY): boolean {
  const { free, refused } = weekIn(text)
  const ofWeek = [...free, ...refused]
  const others = ofWeek.reduce((left, words) => left.replace(anyCase(literally(words)), ' '), text)
  const size = others.replace(SAYS_LITTLE, '').replace(/[^\p{L}]/gu, '').length
  const length = ofWeek.join('').length
  return length > 0 && length >= share * (length + size)
}

const OPTION =
  /(?:(?:the|on|in|at|my|just|only|mostly|mainly|usually|sometimes|maybe|any|most|all|every|each|some) )*(?:(?:week|work|school) ?-?(?:day )?nights?|week ?-?ends?|week ?-?day evenings?|lunch(?:es)?(?: ?(?:hours?|times?|breaks?))?|(?:early )?mornings?(?: before work)?|sat(?:urday)?s?(?: (?:and|&|or) | ?\/ ?)sun(?:day)?s?|(?:evenings?|nights?|after work) (?:in|during|of|through|on) (?:the (?:work ?)?week|week ?days)|evenings?|nights?|any ?time|after work|(?:during|in|of|through) the (?:work ?)?week|mid-?week)(?: (?:only|mostly|mainly|sometimes|usually))?/
const OPTIONS_ALONE = anyCase(pattern`^(?:${OPTION})(?:(?:,| and| or|,? &| \+)+ (?:${OPTION}))*$`)
export const isNearer = (words: string): boolean => !OPTIONS_ALONE.test(words)

const LATE_IN_DAY = /(?:in the |at )?(?:evenings?|nights?|mornings?|afternoons?|arvos?|lunch\w*|daytimes?|noon|brunch)/
const ENDS = /(?:week ?-?ends?|saturdays?|sundays?|sats?|suns?)/
const NAMES_WEEKEND = anyCase(pattern`\b${ENDS}\b`)
const FRIDAY = /fri(?:day)?s?/
const AND = /(?:\s*[,/&]\s*|\s+)(?:(?:and|or|some|sometimes|maybe|the|on)\s+)*/
/** A Friday next to a day of the weekend counts as weekend. */
const OF_WEEKEND = everywhere(
  anyCase(
    pattern`\b(?:${FRIDAY}(?: ${LATE_IN_DAY})?${AND})?${ENDS}(?:${AND}${ENDS})*(?: ${LATE_IN_DAY})?(?:${AND}${FRIDAY}(?: ${LATE_IN_DAY})?)?\b`,
  ),
)
const BY_DAY = /\b(?:day ?times?|afternoons?|arvos?|during the day|noon|midday|mornings?|lunch\w*)\b/i
const LATE =
  /\b(?:(?:week)?nights?|evenings?|eves?|after (?:work|dark|\d)|(?:from|after) (?:[5-9]|five|six|seven|eight)|late[rs]?|dinners?|\d ?pm)\b/i
const OF_WORKDAYS =
  /\b(?:week ?-?(?:nights?|days?)|the week|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri)(?:days?|s)?|evenings?|nights?|after work|mid-?week)\b/i

/** "Any time Saturday": some hours, not a flexible week. */
const ANY_TIME = anyCase(
  pattern`\bany ?(?:time|day)\b(?! (?:(?:like|on|in|at|of|the) )*(?:${oneOf(DAY, PART_OF_WEEK, PART_OF_DAY)}|after|before|from|past|until|till)\b)`,
)

const WORKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri']
const DAYS_OF_WEEK = [...WORKDAYS, 'sat', 'sun']
const MOST_OF_THEM = 4
/** "Monday to Thursday" names an option; a single evening does not. */
export function optionsWhole(stretches: readonly string[]): string[] {
  return stretches.flatMap((words) => {
    const [from = -1, to = -1] = [...words.toLowerCase().matchAll(/\b(mon|tue|wed|thu|fri|sat|sun)/g)].map(
      ([, day = '']) => DAYS_OF_WEEK.indexOf(day),
    )
    if (anyCase(RANGE).test(words)) {
      const days = DAYS_OF_WEEK.filter((_, at) => (from <= to ? at >= from && at <= to : at >= from || at <= to))
      const isMost = days.filter((day) => WORKDAYS.includes(day)).length >= MOST_OF_THEM
      return [...(isMost ? ['Weeknights'] : []), ...(days.includes('sat') && days.includes('sun') ? ['Weekends'] : [])]
    }
    const isWeekend = /\bsat/i.test(words) && /\bsun/i.test(words) && !/\b(?:mon|tue|wed|thu|fri)/i.test(words)
    const isWhole = !isNearer(words) || /^(?:week ?-?days?|(?:evenings? )?(?:in|during|through) the week)$/i.test(words)
    return isWhole && (from < 0 || isWeekend) ? optionsNamed([words]) : []
  })
}

export function optionsNamed(free: readonly string[]): string[] {
  const named = free.flatMap((words) => {
    const workdays = words.replace(OF_WEEKEND, ' ')
    const isByDay = BY_DAY.test(workdays) && !LATE.test(workdays)
    return [
      ...(NAMES_WEEKEND.test(words) ? ['Weekends'] : []),
      ...(OF_WORKDAYS.test(workdays) && !isByDay ? ['Weeknights'] : []),
      ...(/\b(?:lunch|noon|midday)/i.test(workdays) ? ['Lunch hours'] : []),
      ...(/\b(?:mornings?|before work|breakfast)\b/i.test(workdays) ? ['Early mornings'] : []),
      ...(ANY_TIME.test(words) ? ['Flexible'] : []),
    ]
  })
  return [...new Set(named)]
}

/** Single days and refused times do not count. */
export const namesOption = (option: string, text: string): boolean =>
  optionsNamed([withoutRefusedTimes(text).replace(anyCase(pattern`(?:${WEEKDAY})s?`), ' ')]).includes(option)
