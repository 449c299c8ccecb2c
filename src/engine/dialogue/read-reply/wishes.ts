import type { Proposal } from '../proposal.ts'
import type { Sentence } from '../reading/sentences.ts'
import { isMeet, type Path } from '../slots.ts'
import { listItems } from './list-items.ts'
import type { Context, Reader } from './reader.ts'
import { MUST, NICE, TRAIT_WORDS, WISH_PATTERNS } from './wish-patterns.ts'

/** Items that another value already carries, or that say nothing by themselves. */
const ELSEWHERE =
  /\b(?:smok|cigarette|long-term|serious relationship|casual|aged?\b|years old|older|younger|\d{2}\s*(?:-|to|and)\s*\d{2}|at least \d|up to \d|(?:in|within|under|over|between) (?:their |my |the |his |her )?(?:\d|early|mid|late|twent|thirt|fort|fift|sixt)|miles|km\b|near ?by|near me|(?:in|around) my (?:area|city|town)|local\b|my age|budget|\$|weekends?|weeknights?|(?:want|wants|have|having) (?:kids|children)|dealbreaker|settle down|video (?:call|chat)|first date|public|my number|check in)\b/
const IDLE =
  /^(?:that|this|it|something|anything|everything|people|someone|nice|good|fine|ok|great|go|yes|no|know|say|see|talk|happen|work|be|have|meet|them|me|you|the one|fun|a relationship|a partner|love|honest with you|a few things|all|so|me up|set|there)$/

/** What must be there in a partner and what would be a bonus, in the person's words. */
export const readWishes: Reader = (sentence, context) => {
  if (sentence.asks || sentence.clauses.every(({ about }) => about === 'third')) return []
  if (/\bdealbreaker|deal with\b/.test(sentence.text)) return []
  const found: Proposal[] = []
  let rest = sentence.text
  for (const [path, pattern] of WISH_PATTERNS) {
    const match = pattern.exec(rest)
    if (!match?.[1] || isUnwished(match[0], rest)) continue
    const wishes = wishesIn(match[1], path, sentence)
    if (wishes.length === 0) continue
    found.push(...wishes)
    // What stands before may be the other list: "must: kind; nice to have: dogs".
    rest = rest.slice(0, match.index)
  }
  if (context.pending !== 'wishes') return found.length > 0 ? found : unaskedWishes(sentence, context)
  // "Funny, kind, and a bonus if they cook": what stands before the bonus answers the first half of the question.
  const isAnswered = found.length > 0 && rest.split(/\W+/).filter((word) => word !== '').length < 1
  return isAnswered ? found : [...found, ...askedWishes({ ...sentence, text: rest })]
}

const isUnwished = (matched: string, text: string) =>
  /\b(?:no|not|without|zero|do not (?:have|need)) (?:any |real |particular |a )?(?:must|essential|nice|requirement|need|bonus|plus|non-?negotiable)/.test(
    text,
  ) || /\b(?:i|we) (?:must|have to|need to|should)\b/.test(matched)

function wishesIn(said: string, path: Path, sentence: Sentence): Proposal[] {
  const until = said.split(/\b(?:nice[- ]to[- ]?haves?|must[- ]?haves?|bonus(?: points)?)\s*[:=]/)[0] ?? said
  return listItems(withoutRelative(until))
    .filter(
      (item) =>
        !ELSEWHERE.test(item.toLowerCase()) &&
        !IDLE.test(item.toLowerCase()) &&
        !isMeet(item) &&
        item.split(' ').length <= 14,
    )
    .filter(
      (item) => !/^(?:an? )?(?:wom[ae]n|m[ae]n|everyone|guys?|girls?|nonbinary(?: people)?|male|female)$/i.test(item),
    )
    .map((item): Proposal => ({ kind: 'add', path, value: ofThem(item), words: sentence.original }))
}

/** Said of the person hoped for: "like hiking" → "Likes hiking". */
const ofThem = (item: string) => item.replace(/^(Like|Love|Enjoy|Share|Want)(?= (?!for\b|of\b|and\b)\w)/, '$1s')

/** "Someone kind who likes hiking" names two things. */
const withoutRelative = (said: string) =>
  said.replace(
    /(?<=\b(?:someone|somebody|person|partner|man|woman|guy|girl)(?: (?!who\b)[\w'-]+){1,3}),? (?:who|that|and who) (?=[a-z])/g,
    ', ',
  )

/** Words that make a bonus or a need of the stretch between two commas that they stand in. */
const AS_A_BONUS =
  /\b(?:ideally|preferably|hopefully|if possible|bonus|a plus|nice[- ]to[- ]have|would be (?:nice|great|lovely|cool|good|sweet|awesome|amazing)|would love|prefer(?:red)?)\b/
const AS_A_NEED = /\b(?:must|need(?:s|ed)?|has to|have to|non-?negotiable|essential|required|important)\b/

/** A list of qualities in which each stretch may say for itself whether it is a need or a bonus. */
function wishesByStretch(said: string, sentence: Sentence): Proposal[] {
  return withoutRelative(said)
    .split(/\s*[,;]\s*/)
    .flatMap((stretch) => {
      const path = AS_A_BONUS.test(stretch) && !AS_A_NEED.test(stretch) ? NICE : MUST
      const bare = stretch.replace(AS_A_BONUS, ' ').replace(/^\W*(?:and |but |a )*(?:also )?(?:if )?/, '')
      return wishesIn(bare, path, sentence)
    })
}

/** Said without being asked: a bare list of qualities ("kind, funny, good with dogs"), or one called ideal. */
function unaskedWishes(sentence: Sentence, { afterPartner }: Context): Proposal[] {
  const { text } = sentence
  if (text.split(' ').length > 24 || /\b(?:i|me|my|we|our)\b/.test(text)) return []
  const stretches = text.split(/\s*(?:,|;| and )\s*/).filter((stretch) => stretch !== '')
  const isList = stretches.length > 1 && stretches.every((stretch) => TRAIT.test(stretch))
  const isIdeal = AS_A_BONUS.test(text) && (TRAIT.test(text) || (afterPartner && /\b(?:kids|children)\b/.test(text)))
  const isKind =
    stretches.length === 1 &&
    TRAIT.test(text) &&
    /^(?:just |simply |only )?(?:someone|somebody) (?!who|that)\w/.test(text)
  return isList || isIdeal || isKind ? wishesByStretch(text, sentence) : []
}

const TRAIT = new RegExp(TRAIT_WORDS)
const NO_WISHES =
  /^\W*(?:no|nope|nah|none|nothing|not really|nothing (?:comes|really|special|in particular)|no preference|not fussy|i am (?:easy|not fussy|open))\b[^a-z]*(?:\w+\W*){0,6}$/

/** Right after being asked, qualities alone are an answer: musts first, what is called a bonus as a bonus. */
function askedWishes(sentence: Sentence): Proposal[] {
  if (NO_WISHES.test(sentence.text) && !AS_A_BONUS.test(sentence.text))
    return [{ kind: 'settle', slot: 'mustHaves', words: sentence.original }]
  if (
    !(TRAIT.test(sentence.text) || AS_A_BONUS.test(sentence.text)) ||
    sentence.text.split(' ').length > 40 ||
    /\bi (?:am|have|do|work|live)\b/.test(sentence.text)
  )
    return []
  return wishesByStretch(sentence.text, sentence).filter(
    (one) => one.kind !== 'add' || one.path === NICE || !/^(?:no|not|never) /i.test(one.value),
  )
}
