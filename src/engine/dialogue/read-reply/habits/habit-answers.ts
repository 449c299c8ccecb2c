import type { Habit } from '#contract/options.ts'
import type { Proposal } from '../../proposal.ts'
import type { Sentence } from '../../reading/sentences.ts'
import { anyOf, oneOf, pattern } from '../../reading/words.ts'
import type { Path } from '../../slots.ts'
import type { Context } from '../reader.ts'
import { habitOf } from './habit-value.ts'
import { DRINK, SMOKE } from './habit-words.ts'
import { SOMETIMES } from './how-often.ts'

export const SMOKING_PATH = 'valuesMap.lifestyle.smoking'
export const DRINKING_PATH = 'valuesMap.lifestyle.drinking'
const BOTH: readonly Path[] = [SMOKING_PATH, DRINKING_PATH]

const toSet = (path: Path, value: Habit, { original }: Sentence): Proposal => ({
  kind: 'set',
  path,
  value,
  words: original,
})
const namesAHabit = (text: string) => SMOKE.test(text) || DRINK.test(text)
const speaksOfOthers = ({ clauses }: Sentence) => clauses.some(({ about }) => about === 'third')

const SECOND_THOUGHT_HEAD = /^\W*(?:(?:well|actually|ok|okay|hmm|or|at least|alright|fine|to be fair|i mean)\W+)*/
/** "Well, hardly ever." */
const RARELY_AFTER_ALL = pattern`${SECOND_THOUGHT_HEAD}${oneOf(
  /hardly ever|very rarely|rarely|almost never|not often/,
  /sometimes|occasionally|once in a while|now and then|only (?:at|on|when) [a-z' ]{3,30}/,
)}\W*$`
/** "Well, a toast at New Year's", after a no. */
const AN_EXCEPTION = pattern`^\W*(?:well|ok|okay|except|unless|apart from|alright|fine|aside from)\b
  (?!.*\b(?:i am free|works?|suits?|meet|date)\b)`
const LONGEST_EXCEPTION = 9
const OFTENER_HEAD = oneOf(
  /well|actually|ok|okay|hmm|or|honestly|really|alright|to be (?:fair|honest)|i mean|no|wait|maybe|probably|it is/,
)
/** "Or really more like every night lately": how often, put right, without naming the thing again. */
const OFTENER_AFTER_ALL = pattern`^\W*(?:${OFTENER_HEAD}\W+)+
  (?:more like|closer to|nearly|almost|basically|pretty much|it is)?\W*
  (?:every|most|each|daily|nightly)\b[^.]{0,30}\W*$`
const CONFESSING = anyOf(
  /a lie|lied|fib|hang on|hold on|strictly speaking|technically|correct myself/,
  /honest\w*|honesty|truth\w*|admit\w*|confess\w*|to be fair|scratch that/,
  /actually|okay|ok|hmm|still|that said|although|though|well|fine/,
)
const I_DO = /\bi (?:\w+ ){0,2}(?:sneak|have|had|do|like|enjoy|might|will|take|cadge|bum|indulge|partake)\b/
const I_STOPPED =
  /\bi (?:have )?(?:\w+ )?(?:gave (?:it |that |them )?up|given (?:it |them )?up|quit|stopped|packed it in)\b/
const SOME_OF_IT = anyOf(/one|it|them|some|a few|a couple|\d+|do|indulge|partake/)

/** "Full honesty, I still sneak one when I'm out", right after the habit was noted. */
export function confession(sentence: Sentence, { lastPath }: Context): Proposal[] | null {
  const path = BOTH.find((one) => one === lastPath)
  const { text } = sentence
  if (!path) return null
  if (RARELY_AFTER_ALL.test(text)) return [toSet(path, 'sometimes', sentence)]
  const isShort = text.split(' ').length <= LONGEST_EXCEPTION
  if (AN_EXCEPTION.test(text) && SOMETIMES.test(text) && isShort && !SMOKE.test(text))
    return [toSet(path, 'sometimes', sentence)]
  if (OFTENER_AFTER_ALL.test(text) && !SMOKE.test(text)) return [toSet(path, 'yes', sentence)]
  if (namesAHabit(text) || !CONFESSING.test(text)) return null
  if (I_STOPPED.test(text) && !speaksOfOthers(sentence)) return [toSet(path, 'no', sentence)]
  if (!I_DO.test(text) || !SOME_OF_IT.test(text) || speaksOfOthers(sentence)) return null
  return SOMETIMES.test(text) ? [toSet(path, 'sometimes', sentence)] : null
}

const NEITHER = pattern`^\W*(?:(?:no|nope|nah|honestly|um|well|actually)\W+)*neither
  (?: (?:of (?:those|these|the two)|for me|one|thanks|really|actually|please))*(?=\W*$|, )`
const SAME_FOR_BOTH = oneOf(
  NEITHER,
  anyOf(
    /neither (?:of those|for me|one)|none of (?:those|that|the two)|not either|no to both|yes to both/,
    /both sometimes|sometimes to both|both occasionally|both socially/,
  ),
)
const YES_TO_BOTH = /\byes to both\b/
const SOMETIMES_TO_BOTH = /\b(?:both|sometimes to) \w+/
const NO_TO_BOTH = /\bno to both\b/

/** "Neither", "no to both", "yes to both": one answer to the question that asks about both. */
export function bothInOne(sentence: Sentence, { pending, lastPath }: Context): Proposal[] | null {
  const { text } = sentence
  if (pending !== 'habits' && !BOTH.some((path) => path === lastPath)) return null
  if (!SAME_FOR_BOTH.test(text) || namesAHabit(text)) return null
  if (speaksOfOthers(sentence)) return []
  const value = sameForBoth(text)
  return BOTH.map((path) => toSet(path, value, sentence))
}

function sameForBoth(text: string): Habit {
  if (YES_TO_BOTH.test(text)) return 'yes'
  return SOMETIMES_TO_BOTH.test(text) && !NO_TO_BOTH.test(text) ? 'sometimes' : 'no'
}

/** "Nothing against smokers, but I'm not one." */
const AM_ONE = pattern`\b(smok|drink)(?:er|ers|ing)\b[^.]*\bi\s
  (am not|was never|have never been|never was|will never be|am no longer|used to be|am|am also) (?:really )?one\b`

/** Whether the person says that they are, or are not, one of the smokers or drinkers spoken of. */
export function oneOfThem(sentence: Sentence): Proposal[] | null {
  const [, habit, am = ''] = AM_ONE.exec(sentence.text) ?? []
  if (!habit) return null
  const path = habit === 'smok' ? SMOKING_PATH : DRINKING_PATH
  return [toSet(path, /^am(?: also)?$/.test(am) ? 'yes' : 'no', sentence)]
}

const ANSWER = /no|nope|nah|never|yes|yeah|yep|sometimes|occasionally|socially|rarely/
const TWO_ANSWERS = pattern`^\W*(${ANSWER})(?:,| and|,? then| \/| -)+ (${ANSWER})\b
  (?! (?:thanks|problem|way|i|more))`

/** "No and sometimes", in the order of the question: smoking first, unless the person names drinking first. */
export function oneForEach(sentence: Sentence, { pending }: Context): Proposal[] | null {
  const { text } = sentence
  const [, first, second] = TWO_ANSWERS.exec(text) ?? []
  const [smoke, drink] = [SMOKE.exec(text), DRINK.exec(text)]
  if (!first || !second || (pending !== 'habits' && !(smoke && drink))) return null
  const paths = smoke && drink && drink.index < smoke.index ? BOTH.toReversed() : BOTH
  return paths.flatMap((path, at) => {
    const value = habitOf(`i ${at === 0 ? first : second}`)
    return value ? [toSet(path, value, sentence)] : []
  })
}

const NO_ANSWER = /^\W*no (?:idea|clue|comment|way to (?:know|say)|thanks|problem|one)\b/
const ONE_ANSWER = oneOf(
  /no|nope|nah|never|yes|yeah|yep|neither|none|nothing|both|i do|i do not|not really/,
  /sometimes|occasionally|socially|rarely/,
)
const BRIEF_HABIT = pattern`^\W*${ONE_ANSWER}\b[^a-z]*(?:\w+\W*){0,3}$`

/** A bare "no", "sometimes" or "socially" right after being asked answers for both. */
export function briefAnswer(sentence: Sentence): Proposal[] {
  const { text } = sentence
  if (namesAHabit(text) || !BRIEF_HABIT.test(text) || NO_ANSWER.test(text)) return []
  const value = habitOf(`i ${text}`)
  return value ? BOTH.map((path) => toSet(path, value, sentence)) : []
}
