import type { Proposal } from '../../proposal.ts'
import type { Clause, Sentence } from '../../reading/sentences.ts'
import { DRINK, SMOKE } from '../habits/habit-words.ts'
import { type Context, isBare, type Reader } from '../reader.ts'
import {
  A_GREETING,
  A_MEAL,
  A_WEEKDAY,
  ALONE,
  AND_FREE,
  ANOTHER_PART,
  ANY_TIME,
  BENDY,
  BY_DAY,
  BY_THE_CLOCK,
  DOING_SOMETHING_ELSE,
  GOING_ON,
  GONE,
  HAPPENED_THEN,
  HOW_OFTEN,
  LABELLED,
  LATE,
  LATE_IN_THE_WEEK,
  NEVER_AT_WORK,
  NO_TROUBLE,
  NOT_FREE,
  NOT_MINDING,
  NOT_THEN,
  NOTHING_BUT,
  OF_A_HABIT,
  SAYS_FREE,
  SPEAKS_OF_FREE,
  THAT_IS_WHEN,
  TIMES,
  type Time,
  UNMISTAKABLE,
  WEEKDAY_LUNCH,
  WEEKEND_EVENING,
  WORKING_DAYS,
  YES_THEN,
} from './availability-words.ts'

/** When the person can usually meet: the week's options that they name as free. */
export const readAvailability: Reader = (sentence, context) => {
  if (sentence.asks || (context.pending !== 'week' && A_GREETING.test(sentence.text))) return []
  if (OF_A_HABIT.test(sentence.text)) return []
  const found: Proposal[] = []
  const isWhen = THAT_IS_WHEN.test(sentence.text)
  let speaks = false
  for (const clause of sentence.clauses) {
    if (clause.about === 'third') continue
    const names = ANY_TIME.test(clause.text)
    const own = names && (isWhen || speaksOfFree(clause.text, context))
    if (names) found.push(...timesIn(clause, { speaks: own || speaks, sentence, context }))
    // "I'm free on weekends, lunch hours and early mornings": the list goes on after the first clause.
    speaks = own
  }
  return found
}

const speaksOfFree = (text: string, { lastPath }: Context) =>
  SPEAKS_OF_FREE.test(text) ||
  NEVER_AT_WORK.test(text) ||
  (lastPath === 'valuesMap.availability' && GOING_ON.test(text))

type Where = { speaks: boolean; sentence: Sentence; context: Context }

function timesIn(clause: Clause, { speaks, sentence, context }: Where): Proposal[] {
  const text = clause.text
    .replace(NEVER_AT_WORK, 'free ')
    .replace(WORKING_DAYS, ' ')
    .replace(NO_TROUBLE, 'free')
    .replace(NOTHING_BUT, 'free')
    .replace(NOT_FREE, 'busy')
    .replace(A_MEAL, ' ')
  const named = TIMES.filter(([, said]) => said.test(text))
  if (named.length === 0 || !isRelevant(text, { speaks, sentence, context })) return []
  const isBendy = BENDY.test(sentence.text)
  return withoutOverlap(named, BY_DAY.test(sentence.text) ? `${text} by day` : text)
    .filter(([time]) => !(isBendy && time === 'Flexible'))
    .map(([value, said]) => {
      const entry = { path: 'valuesMap.availability' as const, value, words: sentence.original }
      return isRuledOut(text, said) ? { kind: 'remove', ...entry } : { kind: 'add', ...entry, alone: ALONE.test(text) }
    })
}

const isRelevant = (text: string, { speaks, sentence, context }: Where) =>
  LABELLED.test(sentence.text) ||
  (context.pending === 'week' && !DOING_SOMETHING_ELSE.test(text) && !isPast(text)) ||
  (speaks && (SAYS_FREE.test(text) || !isHabit(text))) ||
  (isBare(text.replace(BY_THE_CLOCK, ' '), ANY_TIME) && !(HOW_OFTEN.test(text) && isHabit(sentence.text))) ||
  UNMISTAKABLE.test(text)

const isPast = (text: string) => HAPPENED_THEN.test(text) && !SPEAKS_OF_FREE.test(text)
const isHabit = (text: string) => DOING_SOMETHING_ELSE.test(text) || DRINK.test(text) || SMOKE.test(text)

/** "Friday evenings" is a weeknight, "Saturday evenings" is not; "weekday lunches" is lunch alone. */
function withoutOverlap(named: readonly (readonly [Time, RegExp])[], text: string) {
  const isNoWeeknight =
    (WEEKEND_EVENING.test(text) && !A_WEEKDAY.test(text)) ||
    (WEEKDAY_LUNCH.test(text) && !LATE.test(text)) ||
    (/\bby day$/.test(text) && !LATE_IN_THE_WEEK.test(text))
  return named.filter(([time]) => !(time === 'Weeknights' && isNoWeeknight))
}

/** Whether a no stands before this time, with no yes between, or directly after it. */
function isRuledOut(text: string, time: RegExp): boolean {
  const at = time.exec(text)
  if (!at) return false
  const before = text.slice(0, at.index)
  const after = text.slice(at.index + at[0].length)
  if (GONE.test(after.replace(ANOTHER_PART, ''))) return true
  const lastNo = [...before.matchAll(NOT_THEN)].at(-1)
  if (lastNo === undefined || NOT_MINDING.test(before.slice(lastNo.index - 3))) return false
  const since = before.slice(lastNo.index + lastNo[0].length)
  // "Not Saturdays and Sundays": the "and" joins two that are ruled out.
  return [...since.matchAll(YES_THEN)].every(
    ({ 0: word, index }) => word === 'and' && !AND_FREE.test(since.slice(index)),
  )
}
