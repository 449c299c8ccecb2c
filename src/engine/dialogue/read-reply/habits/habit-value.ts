import type { Habit } from '#contract/options.ts'
import { anyOf, everywhere, pattern } from '../../reading/words.ts'
import {
  DOUBLE_NEGATION,
  HARDLY_A_DAY_WITHOUT,
  NEVER,
  NO_LONGER,
  NO_OF_ANOTHER_KIND,
  NOT_THAT_I_DO_NOT,
  OFTEN,
  ONE_AT_A_TIME,
  PARTAKING,
  SOMETIMES,
  SOMETIMES_ANYWAY,
  STILL_AT_IT,
  WITH_MEALS,
} from './how-often.ts'

const STILL = anyOf(
  /still|again|but now|relapsed|so yes|back (?:on|at|to) (?:it|them)/,
  /started (?:again|twice|thrice|\d+ times|back)|picked (?:it|them) up/,
)
const ONLY_ON_WEEKENDS = anyOf(/only|weekends/)
const OF_THE_WRITER = anyOf(/i|me|my|yes|smoker|drinker|am/)

/** How often a stretch says that the habit is had; null when it does not say. */
export function habitOf(said: string): Habit | null {
  if (said.trim() === '') return null
  const text = nowadays(withoutDoubleNegation(withoutAsides(said)))
  if (STILL_AT_IT.test(text)) return 'yes'
  const labelled = labelledValue(text)
  if (labelled) return labelled
  if (NO_LONGER.test(text) && !STILL.test(text) && !contradicted(text)) return 'no'
  if (SOMETIMES_ANYWAY.test(text)) return 'sometimes'
  if (NEVER.test(text) && !NO_OF_ANOTHER_KIND.test(text)) return contradicted(text) ? 'sometimes' : 'no'
  if (OFTEN.test(text) && !ONLY_ON_WEEKENDS.test(text)) return 'yes'
  if (SOMETIMES.test(text)) return 'sometimes'
  if (WITH_MEALS.test(text)) return 'yes'
  if (ONE_AT_A_TIME.test(text)) return 'sometimes'
  return OF_THE_WRITER.test(text) && PARTAKING.test(text) ? 'yes' : null
}

const withoutDoubleNegation = (said: string) =>
  said.replace(NOT_THAT_I_DO_NOT, 'i').replace(HARDLY_A_DAY_WITHOUT, 'most $1s i have').replace(DOUBLE_NEGATION, 'like')

const OWNING_UP = everywhere(
  anyOf(
    /(?:can|could|will|would|do) not (?:lie|pretend|hide it|deny it)|not (?:going|gonna|about) to lie/,
    /no (?:lie|shame|apologies|point (?:lying|pretending|hiding it))|(?:do not|not) (?:judge me|ashamed|proud of it)/,
  ),
)
const THAT_IS_ALL = everywhere(anyOf(/(?:nothing|never|no|not) (?:more|else|further|beyond that)(?: than that)?/))

/** "Every day, I can't lie", "the odd one, nothing more": a no that denies nothing of the habit. */
function withoutAsides(said: string): string {
  const text = said.replace(OWNING_UP, ' ')
  const rest = text.replace(THAT_IS_ALL, ' ')
  return rest !== text && SOMETIMES.test(rest) && !NEVER.test(rest) ? rest : text
}

const ANSWER_AFTER = pattern`\b(?:smok(?:e|ing|er)|drink(?:s|ing|er)?|alcohol)\b
  \s*(?:[:=-]|\?|is a|would be)?\s*(?:a |an )?
  (yes|no|some ?times|never|nope|none)\b`
const ANSWER_BEFORE = /\b(yes|no|some ?times)\b (?:for|on|to|with|about) (?:smok|drink|alcohol)/
const A_NO = /^(?:no|never|nope|none)/

/** "Smoking: no", "yes to drinking". */
function labelledValue(text: string): Habit | null {
  const answer = (ANSWER_AFTER.exec(text) ?? ANSWER_BEFORE.exec(text))?.[1]
  if (!answer || SOMETIMES.test(text)) return null
  if (A_NO.test(answer)) return 'no'
  return answer.startsWith('some') ? 'sometimes' : 'yes'
}

const ONCE_UPON_A_TIME = anyOf(
  /used to|was|were|once|years ago|at (?:uni|college|university|school)|in my (?:20|30|teen|twent|thirt|youth)\w*/,
)
const THEN_AND_TODAY = pattern`${ONCE_UPON_A_TIME}.*\b(?:now|these days|nowadays|today)\b(.{6,})$`

/** "A big drinker at uni, now just the odd pint": what holds today. */
function nowadays(text: string): string {
  const today = THEN_AND_TODAY.exec(text)?.[1]
  return today && saysHowOften(today) ? `i have ${today}` : text
}

/** Whether a stretch names a frequency at all. */
export const saysHowOften = (text: string) => SOMETIMES.test(text) || NEVER.test(text) || OFTEN.test(text)

const EXCEPTION = anyOf(
  /only|just|except|unless|apart from|maybe/,
  pattern`but (?:(?:truthfully|honestly|really|actually|to be honest) )?(?:i )?(?:do|have|might|will|like|enjoy)`,
)
/** "Not a smoker, only at parties": an exception named after the no. */
const contradicted = (text: string) => EXCEPTION.test(text) && SOMETIMES.test(text)
