import type { WantsKids } from '#contract/options.ts'
import type { Clause } from '../../reading/sentences.ts'
import type { Context, Reader } from '../reader.ts'
import {
  CHILD_FREE,
  ENOUGH_ALREADY,
  FIRM_NO,
  FIRM_YES,
  FOLLOWS,
  HOW_MANY,
  IN_THE_QUESTION,
  LEADING_IN,
  MAYBE_WANTS,
  NEGATIVE,
  NO,
  NO_ENOUGH,
  NO_REFUSAL,
  NOT_CHILD_FREE,
  NOW_OPEN,
  OF_OTHER_THINGS,
  OR_NONE,
  PASSED_OVER,
  POSITIVE,
  RECONSIDERING,
  SEES_MORE,
  UNSURE,
  YES,
} from './kids-answers.ts'
import {
  A_WISH_LIST,
  BUT_I_DO,
  CHILDREN,
  HAS_ALREADY,
  KIDS_TALK,
  MORE,
  NO_KIDS_OF_THEIRS,
  NO_KIDS_YET,
  NO_MORE,
  NO_WISH_FOR_KIDS,
  NONE_SO_FAR,
  OWN_WISH,
  THEIR_CHILDREN,
  WANT_ONE,
} from './kids-words.ts'

/** Whether the person wants children: yes, no or open. Those they have or work with, or a partner's, answer nothing. */
export const readKids: Reader = (sentence, context) => {
  if (sentence.asks || A_WISH_LIST.test(sentence.text) || isOfTheirs(sentence.text, context)) return []
  const asked = context.pending === 'kids' && context.isBrief
  const found = sentence.clauses
    .map((clause, at) => kidsOf(clause, sentence.clauses.slice(at + 1), sentence.text))
    .filter((value) => value !== null)
    .at(-1)
  const value = found ?? reconsidered(sentence.text, context) ?? (asked ? briefAnswer(sentence.text) : null)
  return value ? [{ kind: 'set', path: 'valuesMap.family.wants_kids', value, words: sentence.original }] : []
}

/** A sentence longer than this says something of its own. */
const RECONSIDERING_WORDS = 14

/** Second thoughts right after the answer: "actually, if I am honest, maybe". */
function reconsidered(text: string, { lastPath }: Context): WantsKids | null {
  if (lastPath !== 'valuesMap.family.wants_kids') return null
  if (NOW_OPEN.test(text)) return 'open'
  if (text.search(RECONSIDERING) < 0 || text.split(' ').length > RECONSIDERING_WORDS) return null
  return briefAnswer(text.replace(RECONSIDERING, ' ').replace(LEADING_IN, ''))
}

const isOfTheirs = (text: string, { afterPartner }: Context) =>
  NO_KIDS_YET.test(text) || (afterPartner && NO_KIDS_OF_THEIRS.test(text))

/** The clause after, past a word or two of hedging ("honestly", "for me"). */
function following([next, afterNext]: readonly Clause[]): Clause | undefined {
  return next && next.text.split(' ').length <= 2 && !FOLLOWS.test(next.text) ? afterNext : next
}

function kidsOf(clause: Clause, later: readonly Clause[], sentence: string): WantsKids | null {
  const next = following(later)
  const speaks = CHILDREN.test(clause.text)
  if (clause.about === 'third' && speaks && later.some(({ text }) => NO_MORE.test(text))) return 'no'
  if (clause.about === 'third' && speaks && later.some(({ text }) => WANT_ONE.test(text))) return 'yes'
  if (next && speaks && BUT_I_DO.test(next.text)) return 'yes'
  if (clause.about === 'third' && !OWN_WISH.test(clause.text)) return null
  const text = clause.text.replace(NO_WISH_FOR_KIDS, ' ').replace(NONE_SO_FAR, '$1')
  if ((!CHILDREN.test(text) && !HAS_ALREADY.test(text)) || KIDS_TALK.test(text)) return null
  if (THEIR_CHILDREN.test(text) || PASSED_OVER.test(text) || /\bdealbreaker\b/.test(text)) return null
  const value = judge(`${text}${goesOn(text, next)}`)
  if (value !== 'yes') return value
  // "I have two kids" answers nothing; "I have two kids and want more" does.
  if (HAS_ALREADY.test(text) && !MORE.test(`${text}${goesOn(text, next)}`) && !SEES_MORE.test(text)) return null
  return AS_A_QUALITY.test(sentence) && !/\bwants?\b/.test(text) ? null : value
}
const AS_A_QUALITY = /\b(?:must[- ]?haves?|bonus)\b/

/** The clause after, where it speaks of the same children. */
function goesOn(text: string, next: Clause | undefined): string {
  if (!next || next.about === 'third' || CHILDREN.test(next.text)) return ''
  return FOLLOWS.test(next.text) || (isTopic(text) && UNSURE.test(next.text)) ? ` ${next.text}` : ''
}

/** "Kids, I go back and forth": the word alone, and the answer after it. */
const isTopic = (text: string) => text.trim().split(' ').length <= 2

function judge(said: string): WantsKids | null {
  if (OR_NONE.test(said)) return 'open'
  const text = said.replace(IN_THE_QUESTION, ' ').replace(HOW_MANY, ' ').replace(ALTOGETHER, 'definitely')
  if (CHILD_FREE.test(text) && !NOT_CHILD_FREE.test(text)) return judgeChildFree(text)
  if (/\bnot (?:closed to|opposed|ruling)\b/.test(text)) return 'open'
  if (MAYBE_WANTS.test(text) && !/\bdefinitely\b/.test(text)) return 'open'
  if (UNSURE.test(text) && !FIRM_NO.test(text) && !FIRM_YES.test(text)) return 'open'
  // "No, I have two" says nothing of more, unless it says so.
  if (FIRM_NO.test(text) || NEGATIVE.test(text.replace(NO_REFUSAL, ' ')))
    return NO_ENOUGH.test(text) || !HAS_ALREADY.test(text) ? 'no' : null
  if (POSITIVE.test(text)) return 'yes'
  if (/\b(?:grown|adult|teenage|already|from)\b/.test(text)) return null
  return A_NUMBER_OF.test(text.replace(TOPIC_WORDS, ' ').trim()) ? 'yes' : null
}
const ALTOGETHER = /(?<!not )\b100 ?%/g
const TOPIC_WORDS = /\b(?:wants?|wanting|having|kids?|children|family|a|the|on|about|for|me|as|question)\b/g
const A_NUMBER_OF = /^\W*(?:yes|1|2|3|4|two|three|lots|loads|many)\b/

const judgeChildFree = (text: string): WantsKids =>
  UNSURE.test(text.replace(/child-?free/g, ' ')) && /\b(?:not sure|undecided|open)\b/.test(text) ? 'open' : 'no'

function briefAnswer(text: string): WantsKids | null {
  if (OF_OTHER_THINGS.test(text)) return null
  if (UNSURE.test(text)) return 'open'
  if (NO.test(text) || ENOUGH_ALREADY.test(text)) return 'no'
  return YES.test(text) ? 'yes' : null
}
