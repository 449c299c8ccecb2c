import { type Proposal, putting } from '../../proposal.ts'
import { aboutOf } from '../../reading/people.ts'
import { plainWords } from '../../reading/plain-words.ts'
import type { Sentence } from '../../reading/sentences.ts'
import { anyCase, anyOf, oneOf, pattern } from '../../reading/words.ts'
import { refusesAny } from './must-nots.ts'

type Habit = { spoken: RegExp; all: string; muchOf: string }
const SMOKING = /(?:non[- ]?)?smok(?:e|es|ing|ers?)|cigarettes?|ciggies|tobacco/
const VAPING = /vap(?:e|es|ing|ers?)/
const DRINKING = /drink(?:s|ing|ers?)?|alcohol/
const HABITS: readonly Habit[] = [
  { spoken: anyOf(SMOKING), all: 'Smokers', muchOf: 'Daily smoker' },
  { spoken: anyOf(VAPING), all: 'Vaping', muchOf: 'Vaping' },
  { spoken: anyOf(DRINKING), all: 'Drinkers', muchOf: 'Heavy drinker' },
]
const HABIT = oneOf(SMOKING, VAPING, DRINKING)
const THE_OTHER =
  /s?he|they|them|him|her|(?:some|any) ?(?:one|body)|nobody|no[- ]one|who|people|m[ae]n|wom[ae]n|lady|guys?|girls?|person|partner|match/
/** The habit as the other's: "smokers", "a woman who smokes", "he mustn't drink". */
const HABIT_OF_ANOTHER = pattern`\b(?:(?:smok|vap|drink)ers|(?:${THE_OTHER})(?: \w+){0,3}? (?:${HABIT}))\b`
const THEIRS = pattern`(?:\b(?:smok|vap|drink)er\b|${HABIT_OF_ANOTHER})`

const DENIES = /not|never|nor|neither|no|without|avoid|hate|nobody|no[- ]one|refuse/
const LIVE_WITH =
  /(?:to )?(?:stand|bear|abide|live|be|date|sit|go out|handle|deal|tolerate|accept|take|want|have|meet|kiss|see|do|go near|cope|like)/
const IS_OUT = oneOf(
  /(?:is|are|would be|will be|'s)(?: \w+){0,2}? (?:(?:an?|my) )?(?:\w+ )?(?:dealbreaker|turn[- ]?off|red flag|hard pass|no-?go|non-?starter|problem|out|off the table)/,
  /puts? me off|for me (?:is|it is) (?:an? )?(?:problem|no)|no thanks?/,
)
const IS_A_NO = oneOf(
  /(?:is|are|would be|will be)(?: \w+){0,2}? (?:an? )?(?:\w+ )?no(?: (?:from|for|to) me| thanks)?(?=\W|$)/,
  /(?:is|are|would be) not (?:for me|my type|ok(?:ay)?|welcome|acceptable)/,
)
/** The ways to turn down what the other smokes or drinks. */
const REFUSES = oneOf(
  pattern`\b(?:${DENIES}) ${LIVE_WITH}\b(?! to\b)(?: \w+){0,5}? (?:${THEIRS}|(?:cigarettes?|smoke)\b)`,
  pattern`\b(?:${DENIES})(?: \w+){0,2}? (?:smok|vap|drink)ers\b`,
  pattern`\b(?:${THE_OTHER})\b(?: \w+){0,3}? (?:${DENIES})(?: \w+){0,3}? (?:${HABIT})\b`,
  pattern`\b(?:nobody|no[- ]one|not any(?:one|body)?)\b(?: \w+){0,3}? (?:${HABIT})\b`,
  pattern`(?:^|please )not an? (?:smok|vap|drink)er (?:please|sorry|ok|thanks)|\bplease not an? (?:smok|vap|drink)er\b`,
  pattern`\b(?:${HABIT})\b[^:]{0,20}? (?:${IS_OUT})\b`,
  pattern`${THEIRS}[^:]{0,20}? (?:${IS_A_NO})`,
  pattern`\b(?:${THE_OTHER}|must|should|only)\b(?: \w+){0,3}? non[- ]?smok(?:ers?|ing)\b`,
  /\b(?:smok|vap|drink)ers? of any kind\b/,
)
/** "I don't mind smokers", "she need not drink": nothing is refused. */
const TOLERATES = oneOf(
  /\b(?:not|never|no)\b(?: really| at all)? (?:an? |my |much |any )*(?:mind|care|matter|bother\w*|judge|problem|issue|objections?|dealbreaker|fussed)\b/,
  /\b(?:is|are|be|it's) (?:fine|ok|okay|alright|no problem|allowed)\b|\b(?:not|never) (?:have|need) to\b|\bneed not\b/,
)
/** Words about the writer: "I am not a smoker", "I never drink". */
const OF_MYSELF = pattern`\b(?:me(?: down)? as|i (?:am|was|have|do|did|used|never|only|rarely|hardly|quit|gave|stopped|still))\b
  (?! (?:not )?(?:want|like|date|tolerate|accept))(?: \w+){0,4}? (?:${HABIT})\b`

/** A condition goes with what follows it: "if she smokes, for me that's a problem". */
const APART = anyCase(/[.;!?\n\u2022|]+|(?<!^\W*(?:if|when|unless)\b[^,]*),|\b(?:and|but|because|bc|cos)\b/)

/** The parts of what somebody wrote, with their plain words. */
const piecesOf = (written: string) =>
  written.split(APART).map((piece) => ({ original: piece.trim(), text: plainWords(piece).trim() }))

const isOfMyself = (piece: string) => OF_MYSELF.test(piece) || aboutOf(piece, null) === 'third'
const refuses = (piece: string) => REFUSES.test(piece) && !TOLERATES.test(piece) && !isOfMyself(piece)
const isOfOther = (piece: string) =>
  (HABIT_OF_ANOTHER.test(piece) && !OF_MYSELF.test(piece)) || (A_KIND.test(piece) && !OF_THE_WRITER.test(piece))
/** "Smoker is one, ok" names a kind of person; "not a smoker" and "smoker: yes" tell of the writer. */
const A_KIND = /(?:^|\b(?:an?|any|the|no) )(?:smok|vap|drink)er\b/
const OF_THE_WRITER = /\b(?:i|me|my|myself|not|never|nor|neither|no|non|hardly|ex)\b|[-:] /

/** What somebody wrote without what they say of the other's habits, which is no answer about their own. */
export const withoutHabitsOfOthers = (written: string): string =>
  piecesOf(written).some(({ text }) => refuses(text) || isOfOther(text))
    ? piecesOf(written)
        .filter(({ text }) => !refuses(text) && !isOfOther(text))
        .map(({ original }) => original)
        .join(', ')
    : written

/** "She mustn't smoke", "a smoker would be a no": deal-breakers, and no answers about oneself. */
export const refusedHabits = (sentences: readonly Sentence[]): Proposal[] =>
  sentences.flatMap(({ asks, original }) => {
    const pieces = asks ? [] : piecesOf(original).filter(({ text }) => refuses(text))
    return pieces.flatMap((piece) =>
      HABITS.filter(({ spoken }) => spoken.test(piece.text)).map(({ all, muchOf }) => {
        // "A hard pass" is no hard drinker.
        const value = refusesAny(piece.text.replace(IS_OUT, '')) ? all : muchOf
        return putting({ path: 'valuesMap.dealbreakers', value, words: piece.original })
      }),
    )
  })

/** Whether two deal-breakers are about the same habit. */
export const isSameHabit = (one: string, other: string): boolean =>
  HABITS.some(({ spoken }) => spoken.test(one.toLowerCase()) && spoken.test(other.toLowerCase()))
