import { MIN_AGE } from '#contract/limits.ts'
import { ownAgeIn } from '../understand/built-in/figures/own-age.ts'
import { type Clause, ownClauses, type Sentence } from '../understand/built-in/reading/sentences.ts'
import { anyOf, oneOf, pattern } from '../understand/built-in/reading/words.ts'

/** "It makes me feel like I'm in high school" names no age. */
const IN_MIND = /(?<!\b(?:like|as if|when|since|until|till|before|mentally|in my head) )/
const I_AM = pattern`${IN_MIND}(?:i am|(?<!\bi )am) (?:only |still |just |actually )?`
const NOT_IN_MIND = /(?! (?:at heart|mentally|in my head|in spirit)\b)/
const TURNING = oneOf(/will be|turn(?:ing)?|i am turning|am turning|about to be|about to turn|almost|nearly/)
/** Ages in figures and schools have other patterns. */
const MINOR = anyOf(
  pattern`${I_AM}(?:a )?(?:minor|under ?-?(?:18|age)|not (?:yet |quite |even )?18|below 18)\b${NOT_IN_MIND}`,
  pattern`(?:i )?${TURNING} (?:16|17|18) (?:next|in|this|soon|on)`,
  /(?:not|before i am|until i am|till i am|when i am) 18(?: yet)?$|have not turned 18/,
  /my 18th (?:birthday )?(?:is )?(?:next|in|this|coming)/,
)
const AT_SCHOOL = anyOf(
  pattern`${I_AM}(?:a )?(?:${oneOf(
    /in (?:middle|junior high|secondary) school|in high ?school|(?:high ?|secondary |middle )schooler/,
    pattern`(?:high ?school|secondary school|middle school)\s
      (?:student|kid|pupil|girl|boy|freshman|sophomore|junior|senior)`,
    /in (?:the )?(?:6|7|8|9|10|11)(?:th)? ?grade|in year (?:7|8|9|10|11|12)/,
  )})\b${NOT_IN_MIND}`,
)
const WORKS_AT_SCHOOL = anyOf(
  /i teach\W*$|(?:i teach|teaching) (?:at|in|there|here|it|maths?|english|history|science|art|pe|french|spanish)/,
  /(?:as|am) an? (?:\w+ )?(?:teacher|substitute|coach|aide|nurse|counsell?or)/,
  /work(?:ing)? (?:at|in|for) (?:an? |the |my )?(?:\w+ )?school/,
)

const JOKE = /(?<!\b(?:no|not|not a|never) )(?:kidding|joking|joke|typo)\b(?! about)/
const ONLY_A_JOKE = pattern`^(?:(?:(?:ha|he)+|lol|no|sorry|oops|just|only|i am|a)\W+)*${JOKE}\W*$`
const CORRECTING = anyOf(JOKE, /i meant?|sorry|oops|make that|wait/)
/** "I mean 71" corrects the age before it. */
const INSTEAD = /\b(?:i meant?|make that|typo|sorry|oops)\W+(?:it is )?(\d\d)\b(?! (?:in|next|this|soon|on)\b)/
const SAID_BEFORE = /\b(?:said|told|lied|put|wrote|says?)\b/

const YOUNGEST_WRITER = 8

function saysMinor({ text, about }: Clause): boolean {
  if (MINOR.test(text)) return true
  const own = about === 'partner' ? null : ownAgeIn(text)
  return own !== null && own.age >= YOUNGEST_WRITER && own.age < MIN_AGE
}

const isAdult = (text: string) => (ownAgeIn(text)?.age ?? 0) >= MIN_AGE && !SAID_BEFORE.test(text)

/** The age was a joke, or an adult age follows. */
function isTakenBack(said: string, after: readonly string[]): boolean {
  if (JOKE.test(said) || ONLY_A_JOKE.test(after[0] ?? '')) return true
  const all = [said, ...after].join(', ')
  return Number(INSTEAD.exec(all)?.[1] ?? 0) >= MIN_AGE || (CORRECTING.test(all) && after.some(isAdult))
}

export function isUnderage(sentences: readonly Sentence[]): boolean {
  const clauses = sentences.flatMap(ownClauses)
  const texts = clauses.map(({ text }) => text)
  const worksAtSchool = texts.some((text) => WORKS_AT_SCHOOL.test(text))
  return clauses.some(
    (one, at) =>
      (saysMinor(one) || (!worksAtSchool && AT_SCHOOL.test(one.text))) && !isTakenBack(one.text, texts.slice(at + 1)),
  )
}
