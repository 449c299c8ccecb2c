import type { MEET } from '#contract/options.ts'
import { anyOf, pattern } from './words.ts'

/** What those whom one may meet are called. */
const PEOPLE: readonly (readonly [(typeof MEET)[number], RegExp])[] = [
  ['Women', anyOf(/wom[ae]n|womxn|girls?|girlfriend|wife|lady|ladies|females?|gals?|lass|lasses/)],
  ['Men', anyOf(/m[ae]n|males?|guys?|boys|boyfriend|husband|gentlem[ae]n|gents?|blokes?|lads?|fellas?|dudes?/)],
  ['Nonbinary people', anyOf(/nonbinary|genderqueer|gender ?fluid|agender|gender ?non-?conforming/)],
]

/** Whom plain words are the name of. */
export const peopleCalled = (said: string): string | undefined =>
  PEOPLE.find(([, called]) => called.exec(said)?.[0] === said)?.[0]

/** "Not women under 30" says no to some of them only. */
const NARROWED = /(?! (?:under|over|older|younger|above|below|in|from|of|like|who|whom|that|with|without|only|alone)\b)/
const NOT = /(?<!why )\b(?:not|no)/
/** "Not into women", "I would never date men": an answer only where whom to meet was asked. */
const WANTING =
  /(?:really|so|that|all|interested|attracted|in|to|into|looking|for|after|seeking|dat(?:e|ing)|keen|on|want(?:ing)?|like|fancy|meet(?:ing)?|go(?:ing)?|be|introduced)/
const ANYONE = /(?:(?:any|every)(?:one|body)?|all)(?: of them)?/
const BUT = /(?:but|except|excluding|bar|besides|other than|apart from|aside from|who is not an?|who are not)(?: for)?/
const othersThan = (called: RegExp) => pattern`\b${ANYONE} ${BUT} (?:\w+ (?:or|and) )?${called}${NARROWED}`

/** Those who are left where all but some are meant: "everyone except men" → women and nonbinary people. */
export function allBut(said: string): readonly string[] {
  const left = PEOPLE.filter(([, called]) => !othersThan(called).test(said))
  return left.length === PEOPLE.length ? [] : left.map(([value]) => value)
}

const SAYS_NO = pattern`\bi (?:am|do|would) (?:not|never)(?: ${WANTING})+`
const AT_AN_END = /(?= *(?:[,.;!]|(?:at all|anymore|any more|either|though|tbh)? *[.!]* *$))/
/** Whether plain words say so in a sentence of their own: "I'm not into men at all". */
export const saysNoTo = (option: string, said: string): boolean =>
  PEOPLE.some(([value, called]) => value === option && pattern`${SAYS_NO} ${called}${AT_AN_END}`.test(said))

/**
 * Whether plain words say no to some of those whom one may meet, or to everyone: "men but not women", "anyone but men".
 *
 * @param isAsked whether they answer the question whom to meet
 */
export function refuses(option: string, said: string, isAsked: boolean): boolean {
  if (option === 'Everyone') return allBut(said).length > 0
  const called = PEOPLE.find(([value]) => value === option)?.[1]
  if (!called) return false
  if (saysNoTo(option, said)) return true
  const wanted = isAsked ? pattern`(?:${NOT}|\bnever)(?: ${WANTING})*` : NOT
  return pattern`${wanted} ${called}${NARROWED}`.test(said) || othersThan(called).test(said)
}
