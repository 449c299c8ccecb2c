import type { MEET } from '#contract/options.ts'
import { anyOf, everywhere, pattern } from './words.ts'

/** "Not women under 30" refuses only some women. */
const NARROWED = /(?! (?:under|over|older|younger|above|below|in|from|of|like|who|whom|that|with|without|only|alone)\b)/
const NOT = /(?<!why )\b(?:not|no)/
/** "Not into women" answers only the question of who to meet. */
const WANTING =
  /(?:really|so|that|all|interested|attracted|in|to|into|looking|for|after|seeking|dat(?:e|ing)|keen|on|want(?:ing)?|like|fancy|meet(?:ing)?|go(?:ing)?|be|introduced)/
const ANYONE = /(?:(?:any|every)(?:one|body)?|all)(?: of them)?/
const BUT = /(?:but|except|excluding|bar|besides|other than|apart from|aside from|who is not an?|who are not)(?: for)?/
const AT_AN_END = /(?= *(?:[,.;!]|(?:at all|anymore|any more|either|though|tbh)? *[.!]* *$))/

/** "I look for": words for a person follow. */
const SEEKS =
  /\b(?<!\b(?:not|never|used to) )(?:(?:looking|look|hoping|searching) for|i am after|(?:find|meet|date|seeking)|(?:i|would|really|just|still|also|do) (?:want|like|love|prefer|need|fancy))/
const WITH = /\b(?<!\b(?:lived?|living|work(?:ed|ing)?|am|was|were|been|out|up|dealt|spoke|talked|sat) )with /
const LEAD = /(?:(?:and|but|so|well|honestly|just|ideally),? )*/
/** "Tall, funny": adjectives before the person. */
const ADJECTIVES = /(?:(?!not?\b)[\w-]+,? (?:and )?){0,3}?/

const PEOPLE = [
  people('Women', /wife|girlfriend/, /wom[ae]ns?|wimm[ei]n|womxn|girls?|lady|ladies|females?|gals?|lass|lasses/),
  people('Men', /husband|boyfriend/, /m[ae]ns?|males?|guys?|boys|gentlem[ae]n|gents?|blokes?|lads?|fellas?|dudes?/),
  people('Nonbinary people', null, /nonbinary|genderqueer|gender ?fluid|agender|gender ?non-?conforming/),
]

/** `wed` are words that alone mean that a partner is wanted. Null if there are no such words for the gender. */
function people(option: (typeof MEET)[number], wed: RegExp | null, names: RegExp) {
  const called = wed ? anyOf(wed, names) : anyOf(names)
  return {
    option,
    called,
    isExcepted: pattern`\b${ANYONE} ${BUT} (?:\w+ (?:or|and) )?${called}${NARROWED}`,
    isDenied: pattern`${NOT} ${called}${NARROWED}`,
    isUnwanted: pattern`(?:${NOT}|\bnever)(?: ${WANTING})* ${called}${NARROWED}`,
    isOfSelf: pattern`\bi am (?:just |also )?an? (?:(?!fan|lover)\w+ ){0,2}?${called}|\bi am ${called} (?:of|aged) \d|\bsorry,? (?:\w+ )?${called}|${called} are (?:lovely|great|fine|nice),? (?:just|but) not`,
    isSought: pattern`${SEEKS}(?: an?| some| the| my)? ${ADJECTIVES}${called}`,
    isWed: wed && pattern`^${LEAD}an? ${wed}\b`,
    isPictured: pattern`(?:^${LEAD}|${WITH})an? ${ADJECTIVES}${called} (?:who|with|that|to)\b|^(?!oh|hey|wow|no|thanks|yeah|old)${ADJECTIVES}${called}(?: please)?\W*$`,
    isTurnedDown: pattern`\bi (?:am|do|would) (?:not|never)(?: ${WANTING})+ ${called}${AT_AN_END}`,
  }
}

export const peopleCalled = (said: string): string | undefined =>
  PEOPLE.find(({ called }) => called.exec(said)?.[0] === said)?.option

/** Matches "I should like to find a lady"; in a wish also "a lady with a laugh". */
export const peopleSought = (said: string, isWish: boolean): string[] =>
  PEOPLE.filter(
    ({ option, isSought, isWed, isPictured }) =>
      (isSought.test(said) || isWed?.test(said) || (isWish && isPictured.test(said))) && !refuses(option, said, true),
  ).map(({ option }) => option)

/** Leaves out refused people. */
export const peopleNamed = (said: string): string[] =>
  PEOPLE.filter(({ option, called }) => called.test(said) && !refuses(option, said, false)).map(({ option }) => option)

/** "Everyone except men" → women and nonbinary people. */
export function allBut(said: string): readonly string[] {
  const left = PEOPLE.filter(({ isExcepted }) => !isExcepted.test(said))
  return left.length === PEOPLE.length ? [] : left.map(({ option }) => option)
}

/** "I am a woman of 44": not a partner's gender. */
function isOnlyOfSelf({ isOfSelf, called }: (typeof PEOPLE)[number], said: string): boolean {
  return isOfSelf.test(said) && !called.test(said.replace(everywhere(isOfSelf), ' '))
}

export const saysNoTo = (option: string, said: string): boolean =>
  PEOPLE.some((one) => one.option === option && one.isTurnedDown.test(said))

/**
 * "Men but not women" refuses women.
 *
 * @param isAsked whether the open question is who to meet
 */
export function refuses(option: string, said: string, isAsked: boolean): boolean {
  if (option === 'Everyone') return allBut(said).length > 0
  const one = PEOPLE.find((other) => other.option === option)
  if (!one) return false
  const isDenied = isAsked ? one.isUnwanted : one.isDenied
  return isDenied.test(said) || one.isExcepted.test(said) || one.isTurnedDown.test(said) || isOnlyOfSelf(one, said)
}
