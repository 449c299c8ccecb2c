import { VALUES } from '../learned/closed-values.ts'
import { type Proposal, putting } from '../proposal.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyCase, oneOf, pattern } from '../reading/words.ts'

const MAN = /man|guy|fella|fellow|fellah|bloke|lad|gentleman|chap|husband|boyfriend/
const WOMAN = /woman|lady|girl|lass|gal|wife|girlfriend/
const WISHING = oneOf(
  /find|meet|meeting|finding|want|wanting|like|need|love|seeking|after|with|(?:looking|lookin|hoping|searching) for|prefer/,
)
/** "I'd like to meet a nice man"; at the head of a clause only where a wish follows: "a man who can cook". */
const wishFor = (people: RegExp) =>
  anyCase(pattern`(?:
    \b(?:${WISHING}) (?:me )?an? (?:[\w'-]+,? ){0,3}?(?:${people})\b|
    ^\W*(?:(?:just|maybe|well|oh) )*an? (?:[\w'-]+,? ){0,3}?(?:${people})(?= (?:who|that|to|with)\b|\W*$)
  )`)
const WISHES: readonly (readonly [string, RegExp])[] = [
  ['Men', wishFor(MAN)],
  ['Women', wishFor(WOMAN)],
]

/** Whom a message wishes for in passing: "a nice man". It is asked back when that question comes. */
export function wishedPerson(sentences: readonly Sentence[]): Proposal[] {
  const own = sentences
    .filter(({ asks }) => !asks)
    .flatMap(({ clauses }) => clauses.filter(({ about }) => about !== 'third'))
  return WISHES.flatMap(([value, wish]) => {
    const said = own.find(({ original }) => wish.test(original))
    const known = VALUES.find((one) => one.slot === 'meet' && one.value === value)
    return said && known ? [putting({ path: known.path, value, words: said.original })] : []
  })
}
