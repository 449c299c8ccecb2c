import type { Proposal } from '../../proposal.ts'
import type { Sentence } from '../../reading/sentences.ts'
import { anyOf, everywhere, oneOf, pattern } from '../../reading/words.ts'
import { isMeet, type Path } from '../../slots.ts'
import type { Context, Reader } from '../reader.ts'
import { listItems } from './list-items.ts'
import { listedIn } from './must-nots.ts'
import { BAD_TRAIT, REFUSING } from './refusing-words.ts'
import { TRAIT } from './traits.ts'
import { MUST, NICE } from './wish-labels.ts'
import { WISH_PATTERNS } from './wish-patterns.ts'

/** What must be there in a partner and what would be a bonus, in the person's words. */
export const readWishes: Reader = (sentence, context) => {
  const { asks, clauses, text } = sentence
  if (asks || (clauses.every(({ about }) => about === 'third') && !LABEL.test(text))) return []
  if (/\bdealbreaker|deal with\b/.test(sentence.text)) return []
  const { found: stated, rest } = statedWishes(sentence)
  if (context.pending !== 'wishes') return stated.length > 0 ? stated : unaskedWishes(sentence, context)
  const found = stated.filter(isNoRefusal)
  // "Funny, kind, and a bonus if they cook": what stands before the bonus answers the first half of the question.
  const isAnswered = found.length > 0 && !/\w/.test(rest)
  return isAnswered ? found : [...found, ...askedWishes({ ...sentence, text: rest })]
}

/** "My must-have: she is kind to her parents": named as a wish, so about nobody else. */
const LABEL = oneOf(
  /^(?:and |my |a |the |one )*(?:must|nice|bonus|plus|essential|need|lovely|not (?:required|needed))[^:]{0,30}:/,
  /^(?:it is (?:a must|essential|important|crucial|vital)|must[- ]?have)\b/,
)

/** The wishes a sentence calls so, and what stands before them. */
function statedWishes(sentence: Sentence): { found: Proposal[]; rest: string } {
  const found: Proposal[] = []
  let rest = sentence.text
  for (const [path, said] of WISH_PATTERNS) {
    const match = said.exec(rest)
    if (!match?.[1] || isUnwished(match[0], rest)) continue
    const wishes = wishesIn(match[1], path, sentence)
    if (wishes.length === 0) continue
    found.push(...wishes)
    // What stands before may be the other list: "must: kind; nice to have: dogs".
    rest = rest.slice(0, match.index)
  }
  return { found, rest }
}

const NO_WISH = pattern`\b(?:no|not (?:a|any)|without|zero|do not (?:have|need)) (?:any |real |particular |a )?
  (?:must|essential|nice|requirement|need|bonus|plus|non-?negotiable)`
const WE_MUST = /\b(?:i|we) (?:must|have to|need to|should)\b/
const isUnwished = (matched: string, text: string) => NO_WISH.test(text) || WE_MUST.test(matched)

/** Items that another value already carries. */
const ELSEWHERE = anyOf(
  /smok|cigarette|dealbreaker|budget|\$|video (?:call|chat)|first date|public|my number|check[- ]?in/,
  /long-term|serious relationship|casual|settle down|(?:want|wants|have|having) (?:kids|children)/,
  /aged?\b|years old|older|younger|my age|\d{2}\s*(?:-|to|and)\s*\d{2}|at least \d|up to \d/,
  pattern`(?:in|within|under|over|between) (?:their |my |the |his |her )?
    (?:\d|early|mid|late|twent|thirt|fort|fift|sixt)`,
  /^(?:because|since|as) (?:i|my|it|we)\b|^it\b/,
  /^you (?:do|did|are|were|have|had|will|would|smoke|drink)\b/,
  /miles|km\b|near ?by|near me|(?:in|around) my (?:area|city|town)|local\b|weekends?|weeknights?/,
)
/** Items that say nothing by themselves. */
const IDLE = pattern`^${oneOf(
  /to|that|this|it|what|who|which|something|anything|everything|people|someone|them|me|you|the one|all|me up|set|there/,
  /nice|good|fine|ok|great|fun|go|yes|yep|no|nope|nah|know|say|see|talk|happen|work|be|have|meet|love|so/,
  /a relationship|a partner|honest with you|a few things|always|never|please|thanks|too|also|definitely|ever/,
  /no (?:biggie|big deal|pressure|stress|worries|problem|rush)|not (?:essential|a must|required|important)/,
)}$`
const ONLY_A_GENDER = pattern`^(?:an? )?${oneOf(
  /wom[ae]n|m[ae]n|everyone|guys?|girls?|nonbinary(?: people)?|male|female/,
)}$`
const NEXT_LABEL = /\b(?:nice[- ]to[- ]?haves?|must[- ]?haves?|bonus(?: points)?)\s*[:=]/
/** "She should be active, I hike a lot": the reason, not a second wish. */
const OWN_LIFE_AFTER = everywhere(
  /,\s*(?:and |because |since |as )?i (?!(?:would|want|need|like|love|prefer|value|hope)\b)[^,]*/,
)
const LONGEST_WISH = 14

function wishesIn(said: string, path: Path, { original }: Sentence): Proposal[] {
  const until = (said.split(NEXT_LABEL)[0] ?? said).replace(OWN_LIFE_AFTER, '')
  return listItems(withoutRelative(until))
    .filter(isWish)
    .map((item): Proposal => ({ kind: 'add', path, value: ofThem(item), words: original }))
}

/** "No drama": a deal-breaker, wherever it stands. */
const NO_BAD_TRAIT = pattern`^(?:no|zero) ${BAD_TRAIT}$`

function isWish(item: string): boolean {
  const said = item.toLowerCase()
  if (/^not (?:someone|somebody|anyone|a (?:man|woman|person))\b/.test(said) || NO_BAD_TRAIT.test(said)) return false
  if (ELSEWHERE.test(said) || IDLE.test(said) || ONLY_A_GENDER.test(said)) return false
  return !isMeet(item) && item.split(' ').length <= LONGEST_WISH
}

/** Said of the person hoped for: "like hiking" → "Likes hiking". */
const ofThem = (item: string) => item.replace(/^(Like|Love|Enjoy|Share|Want)(?= (?!for\b|of\b|and\b)\w)/, '$1s')

const RELATIVE = everywhere(
  pattern`(?<=\b(?:someone|somebody|person|partner|man|woman|guy|girl)(?: (?!who\b)[\w'-]+){1,3})
    ,? (?:who|that|and who) (?=[a-z])`,
)
/** "Someone kind who likes hiking" names two things. */
const withoutRelative = (said: string) => said.replace(RELATIVE, ', ')

/** Words that make a bonus or a need of the stretch between two commas that they stand in. */
const AS_A_BONUS = anyOf(
  /ideally|preferably|hopefully|if possible|bonus|a plus|nice[- ]to[- ]have|would love|prefer(?:red)?/,
  /would be (?:nice|great|lovely|cool|good|sweet|awesome|amazing)/,
)
const AS_A_NEED = anyOf(/must|need(?:s|ed)?|has to|have to|non-?negotiable|essential|required|important/)

/** "If possible, somebody who …": holds for all that follows. */
const ALL_A_BONUS = pattern`^\W*(?:and |but |also )*${AS_A_BONUS}\W*,`

/** A list of qualities in which each stretch may say for itself whether it is a need or a bonus. */
function wishesByStretch(said: string, sentence: Sentence): Proposal[] {
  const isAllBonus = ALL_A_BONUS.test(said)
  return withoutRelative(said)
    .split(/\s*[,;]\s*/)
    .flatMap((stretch) => {
      const path = (isAllBonus || AS_A_BONUS.test(stretch)) && !AS_A_NEED.test(stretch) ? NICE : MUST
      const bare = stretch
        .replace(AS_A_BONUS, ' ')
        .replace(/^\W*(?:and |but |an? (?!(?:wo)?man\b|guy\b|girl\b|lady\b|gentleman\b))*(?:also )?(?:if )?/, '')
      return wishesIn(bare, path, sentence)
    })
}

/** "Taller than me": of the other person all the same. */
const BESIDE_ME = /\b(?:than|like|as|with) (?:i am|me)\b/g
const ON_THE_WRITER = anyOf(/i|me|my|we|our/)
const SOMEONE_SO = /^(?:just |simply |only )?(?:someone|somebody) (?!who|that)\w/
const LONGEST_UNASKED = 24

/** Said without being asked: a bare list of qualities ("kind, funny, good with dogs"), or one called ideal. */
function unaskedWishes(sentence: Sentence, { afterPartner }: Context): Proposal[] {
  const { text } = sentence
  if (text.split(' ').length > LONGEST_UNASKED || ON_THE_WRITER.test(text.replace(BESIDE_ME, ''))) return []
  const stretches = text
    .split(/\s*(?:,|;| and )\s*/)
    .filter((stretch) => !/^(?:(?:please|thanks|thank you)?\W*$|no )/.test(stretch))
  const isList = stretches.length > 1 && stretches.every((stretch) => TRAIT.test(stretch))
  const isIdeal = AS_A_BONUS.test(text) && (TRAIT.test(text) || (afterPartner && /\b(?:kids|children)\b/.test(text)))
  const isKind = stretches.length === 1 && TRAIT.test(text) && SOMEONE_SO.test(text)
  return isList || isIdeal || isKind ? wishesByStretch(text, sentence) : []
}

const NO_WISHES = pattern`^\W*${oneOf(
  /no|nope|nah|none|not really|no preference|not fussy/,
  /nothing(?: (?:comes|really|special|much|else|specific|in particular|i can think of)|(?=\W*$))/,
  /i am (?:easy|not fussy|open)/,
)}\b[^a-z]*(?:\w+\W*){0,6}$`
/** What the person does, has or likes themselves: no answer to what they wish for in somebody else. */
const ON_THEIR_OWN_LIFE = oneOf(
  pattern`\bi (?!${oneOf(
    /would|want|need|like|love|enjoy|prefer|value|appreciate|look|care|guess|suppose|think|require|insist|expect/,
    /am (?:looking|after|drawn|attracted|not (?:fussy|picky))/,
  )})`,
  pattern`\bmy (?!${oneOf(
    /partner|ideal|match|type|perfect|person|other half|must|nice|list|top|one|main|biggest/,
    /kids|children|dogs?|cats?/,
  )})\w`,
  /\bam looking for an? (?:new |decent |good |better )?(?:job|plumber|house|flat|car|builder|dentist|cleaner)\b/,
  pattern`\b(?:like|love|enjoy) an? (?:good |nice |proper |decent )?(?:[\w']+ ){0,2}
    (?:mystery|film|movie|book|series|show|song|cake|curry)\b`,
  pattern`\bi (?:would )?(?:like|love|enjoy) (?!${oneOf(
    /people|some|a \w|an \w|men|women|guys|girls|when|it (?:when|if)|him|her|them|they|if/,
  )})`,
)
/** "The garden is a jungle", "the film lasted three hours": of a thing, and of nobody. */
const OF_A_THING = pattern`^(?:and |but |so |well |oh )*(?:the|that|this) ${oneOf(
  /film|movie|series|show|programme|garden|house|flat|kitchen|shed|roof|car|train|bus|flight|traffic|weather|rain/,
  /vet|doctor|dentist|boss|landlord|cats?|dogs?|neighbours?|postman|comedian|queue|internet|fire brigade|office/,
  /match|game|team|news|radio|telly|boiler|oven|food|soup|cake|restaurant|pub|hotel|beach|shop|bill|rent|job/,
)}s? (?!who|that)\w`
const LONGEST_ASKED = 40

/** "No gym bros" is for the deal-breakers, unless it is a bonus. */
const isNoRefusal = (one: Proposal) => one.kind !== 'add' || one.path === NICE || !/^(?:no|not|never) /i.test(one.value)

/** Right after being asked, qualities alone are an answer: musts first, what is called a bonus as a bonus. */
function askedWishes(sentence: Sentence): Proposal[] {
  const { text } = sentence
  const isRefusing = REFUSING.test(text) || listedIn(text).length > 0 || /^no \w+[^,]*, no \w/.test(text)
  if (NO_WISHES.test(text) && !AS_A_BONUS.test(text) && !isRefusing)
    return [{ kind: 'settle', slot: 'mustHaves', words: sentence.original }]
  const namesQualities = TRAIT.test(text) || AS_A_BONUS.test(text)
  if (
    !namesQualities ||
    OF_A_THING.test(text) ||
    text.split(' ').length > LONGEST_ASKED ||
    ON_THEIR_OWN_LIFE.test(text)
  )
    return []
  return wishesByStretch(text, sentence).filter(isNoRefusal)
}
