import nlp from 'compromise'
import type { ToldLabel } from '../learned/labels.ts'
import { oneOf, pattern } from '../reading/words.ts'

/** Who or what was told of, as it is said back, and what stands for it: "your husband", "him". */
export type Named = { who: string; them: string }

const HIM =
  /husband|dad|daddy|father|papa|step ?(?:dad|father)|sons?|boys?|brothers?|grand(?:ad|dad|pa|father)|uncle|nephews?|boyfriend|fianc[e\u00e9]|grandsons?/
const HER =
  /wife|mum|mom|mam|mummy|mama|mother|step ?mum|daughters?|girls?|sisters?|nan|nana|nanna|gran|granny|grandma|grandmother|aunt|auntie|aunty|nieces?|girlfriend|fianc[e\u00e9]e|granddaughters?/
const THEM =
  /partner|spouse|(?:grand)?(?:child|children|kids?)|bab(?:y|ies)|twins?|parents?|grandparents?|cousins?|in-laws?|friends?|mates?|pals?|neighbou?rs?|flatmate|colleague/
const ANIMAL =
  /dogs?|cats?|hors(?:e|es)|pon(?:y|ies)|rabbits?|parrot|budgie|hamster|guinea pig|tortoise|pupp(?:y|ies)|pup|kittens?|labs?|labradors?|greyhounds?|spaniels?|collies?|terriers?|staff(?:y|ie)s?|beagles?|retrievers?|poodles?|hens?|chickens?|bees/
const SOMEBODY = oneOf(HIM, HER, THEM, ANIMAL)
/** Kin that are named without a "my". */
const BARE_KIN = /mum|mom|mam|dad|nan|nana|gran|granny|grandma|grandad|granddad|grandpa/

/** What may stand before them; only the words that tell one from another are said back. */
const BEFORE = pattern`(?:[\w-]+\s+){0,2}?`
const TELLING_APART = /\b(?:best|little|older|younger|elder|eldest|youngest|twin|oldest|ex|grown|first|second|late)\b/gi

/** "My mother's dog": whose it is, and not who was told of. */
const NOT_AN_OWNER =
  /(?!-)(?!['\u2019]s?\s+(?!gone|been|got|had|in|at|not|no|just|died|passed|very|so|too|still|now|been|on|the|a|an|my)\w)/
const A_NAME = /\p{Lu}\p{Ll}{2,}/u
const NO_NAME =
  /^(?:God|The|He|She|They|And|But|Last|Then|When|Who|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)|(?:day|mas|ary|ember|ober|uly|une|pril|arch|ugust|May)$/
const MINE = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur)\\s+(${BEFORE.source})(${SOMEBODY.source})\\b${NOT_AN_OWNER.source}(?:,?\\s+(${A_NAME.source})\\b)?`,
  'gu',
)
/** "My Walter died": a name, where nothing follows that it describes. */
const MY_NAMED = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur)\\s+(?:(?:dear|late|poor|lovely|sweet|darling)\\s+)?(${A_NAME.source})(?=\\s+(?:died|passed|is|was|has|had|went|left|got|in|last|who|and|a|two|three|four|five|six|ten|at|on|to|this|when|after|before|\\d+)\\b|\\W*$|[,.])`,
  'u',
)
const BARE = pattern`^\W*(?:\w+\s+){0,2}?\b(${BARE_KIN})(?:['\u2019]s|\s+(?:died|passed|has|had|is|was|went|got))\b`
const A_LOST = pattern`\b(?:lost|buried|lose|losing)\s+(?:a|an|our|my)\s+(?:\w+\s+)?(baby|boy|girl|child|son|daughter|twin|friend)\b`
const DIES =
  /^\W*(?:[\w'\u2019,-]+\W+){0,4}?(?:died|passed|is gone|gone|was killed|dies|death|dead|took (?:his|her|their)|carked it|kicked the bucket)\b/i
/** "My mama die last spring", and not what would or may happen, nor what somebody did not do. */
const DIED =
  /^,?\s+(?:(?:just|also|then|sadly|suddenly|has|had|have|is|was|recently|already)\s+){0,2}(?:died?|passed(?: away| on)?(?! (?:the|my|her|his|a|an|me|by)\b)|is dead|was killed|carked it|kicked the bucket)\b(?!\s+(?:laughing|of (?:laughter|embarrassment|boredom|shame)|to\b|for\b|a death))/i
/** "Me dad", as it is said in places. */
const ME_KIN = pattern`\b(?:me|ma)\s+(${HIM}|${HER})\b`
const THEY_ARE_GONE =
  /\b(?:he|she|they)(?:['\u2019](?:s|ve)| is| are| has| have| was)?(?: been)? (?:gone|dead|died|passed)\b/i
const LOST = /\b(?:lost|buried|lose|losing|miss|missing|without|death of|since|put|goodbye to)\s+$/i

type Found = Named & { at: number; end: number; isLate: boolean }

const pronounOf = (noun: string) =>
  isWhole(HIM, noun) ? (/s$/.test(noun) ? 'them' : 'him') : isWhole(HER, noun) && !/s$/.test(noun) ? 'her' : 'them'
const isWhole = (one: RegExp, noun: string) => pattern`^(?:${one})$`.test(noun)

/** Everybody of the speaker's own that a stretch names, in its order. */
function ownIn(words: string): Found[] {
  const found = [...words.matchAll(MINE)].map((match): Found => {
    const [said, before = '', noun = '', name] = match
    const apart = (before.match(TELLING_APART) ?? []).filter((one) => !/late/i.test(one)).map((one) => `${one} `)
    const isNamed = name !== undefined && !NO_NAME.test(name)
    const at = match.index
    const isLate = /\b(?:late|dead)\b/i.test(before)
    return {
      who: isNamed ? name : `your ${apart.join('')}${noun}`,
      them: pronounOf(noun),
      at,
      end: at + said.length,
      isLate,
    }
  })
  if (found.length > 0) return found
  const named = MY_NAMED.exec(words) ?? leadingName(words)
  const name = named?.[1]
  if (named && name && !NO_NAME.test(name) && !isWhole(SOMEBODY, name.toLowerCase())) {
    const end = words.indexOf(name, named.index) + name.length
    return [{ who: name, them: 'them', at: named.index, end, isLate: /\blate\b/i.test(named[0]) }]
  }
  const bare = BARE.exec(words.toLowerCase())
  const kin = bare?.[1]
  if (!bare || !kin) return []
  return [
    { who: `your ${kin}`, them: pronounOf(kin), at: 0, end: bare[0].lastIndexOf(kin) + kin.length, isLate: false },
  ]
}

/** "Walter died in March", "Walter's been gone two years". */
const NAME_FIRST =
  /^\W*(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Oo]h|[Ww]ell|[Ss]ince|[Ww]hen)\W+)*(\p{Lu}\p{Ll}{2,})(?:\s+(?:died|passed|(?:is|has been) gone|has (?:died|passed))|['\u2019]s\s+(?:been\s+)?(?:gone|passed|dead))\b/u
function leadingName(words: string): RegExpExecArray | null {
  const match = NAME_FIRST.exec(words)
  return match && nlp(match[1] ?? '').has('#FirstName') ? match : null
}

/** Whom of the speaker's own a stretch names first. */
export const personIn = (words: string): Named | null => ownIn(words)[0] ?? null

/** Who died, where the words tell the death itself. */
export function lostIn(words: string): Named | null {
  const own = ownIn(words)
  const dead =
    own.find(({ end, isLate }) => isLate || DIES.test(words.slice(end))) ??
    own.find(({ at }) => LOST.test(words.slice(0, at))) ??
    own.find(({ end }) => THEY_ARE_GONE.test(words.slice(end)))
  if (dead) return dead
  const died = diedIn(words)
  if (died) return died
  const [, lost] = A_LOST.exec(words.toLowerCase()) ?? []
  return lost ? { who: `your ${lost}`, them: pronounOf(lost) } : null
}

/** Who of the speaker's own died, where it is said in so many words. */
export function diedIn(words: string): Named | null {
  const own = ownIn(words).find(({ end }) => DIED.test(words.slice(end)))
  if (own) return own
  const found = ME_KIN.exec(words.toLowerCase())
  const noun = found?.[1]
  return found && noun && DIED.test(words.slice(found.index + found[0].length))
    ? { who: `your ${noun}`, them: pronounOf(noun) }
    : null
}
const AN_ANIMAL = pattern`\b(?:${ANIMAL})$`
export const isAnimal = ({ who }: Named): boolean => AN_ANIMAL.test(who)

const NUMBER = /a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+/
const OF_THEM = /grown(?:[- ]up)?|adult|little|young|small|teenage|great|twin|baby/
const CHILDREN =
  /(?:great[- ])?(?:grand)?(?:kids?|child(?:ren)?|sons?|daughters?|bab(?:y|ies))|boys?|girls?|twins|teenagers?|toddlers?|lads?/
const A_CHILD = pattern`\b(?:${CHILDREN})$`
export const isOfChild = ({ who }: Named): boolean => A_CHILD.test(who)
const COUNTED = pattern`\b(?<!(?:want|like|love|hope for|another)\s)((?:${NUMBER})\s+(?:(?:${OF_THEM})\s+)?(?:${CHILDREN}))\b`
const EVERY_COUNTED = new RegExp(COUNTED.source, 'gi')
const HELD =
  /\b(?:have|has|had|got|i've|ive|my|of|with|to|raising|raised|and|mother|father|mum|dad|nan|gran|grandad)\b/i

const HAS = /\b(?:have|has|had|got|i['\u2019]ve|ive)\b/i

/** "Two sons and a daughter": the children as they were counted. */
function countedIn(words: string): Named | null {
  const counted = [...words.matchAll(EVERY_COUNTED)].map(([, said = '']) => said.toLowerCase())
  const [first = ''] = counted
  if (first === '' || !(/^an? /.test(first) ? HAS : HELD).test(words)) return null
  return { who: counted.slice(0, 2).join(' and '), them: 'them' }
}

const LOVES =
  /\b(?:love|loves|enjoy|adore|into|mad (?:about|on|for)|crazy about|obsessed with|keen on|passionate about)\s+/i
const NO_THING = /^(?:it|that|this|to|him|her|them|you|people|some\w*|any\w*|being|how|what|when|every\w*|all|a|an)\b/i
const ENDS_A_THING =
  /\s+(?:and|or|but|in|on|with|at|to|for|of|when|that|so|as|more|too|very|every|all|by|from|about|most|even|because|really|who)\b.*$/i
const MOST_OF_A_THING = 3

/** What they love to do, where the words say so outright. */
function lovedIn(words: string): Named | null {
  const match = LOVES.exec(words)
  if (!match) return null
  const [stretch = ''] = words.slice(match.index + match[0].length).split(/[,.;!?()]|\s-\s/)
  const thing = ` ${stretch}`.replace(ENDS_A_THING, '').trim()
  if (thing === '' || NO_THING.test(thing) || thing.split(/\s+/).length > MOST_OF_A_THING) return null
  return { who: thing.replace(/^(?:my|our)\b/i, 'your'), them: 'it' }
}

const WORK = /\b(?:lost|lose|losing|sold|closed?|shut|folded|failed|went under|bust|collapsed)\b/i
const A_WORK =
  /\b(?:my|our|the)\s+(?:\w+\s+)?(job|business|shop|company|restaurant|pub|caf\u00e9|cafe|farm|savings|house|firm|bakery)\b/i

/** The job or the business that is gone. */
function workIn(words: string): Named | null {
  const [, thing] = (WORK.test(words) && A_WORK.exec(words)) || []
  return thing ? { who: `the ${thing.toLowerCase()}`, them: 'it' } : null
}

const BY_KIND: Partial<Record<ToldLabel, (words: string) => Named | null>> = {
  Mloss: lostIn,
  Mpet: lostIn,
  Mcare: personIn,
  Mkids: (words) => countedIn(words) ?? ownIn(words).find(isOfChild) ?? null,
  Mlove: lovedIn,
  Mwork: workIn,
}

/** Kinds that have their own verbs: a name and the verb together speak for the kind. */
const BY_VERB: readonly ToldLabel[] = ['Mloss', 'Mpet', 'Mkids', 'Mlove', 'Mwork']
export const isNamedPlainly = (kind: ToldLabel, words: string): boolean =>
  BY_VERB.includes(kind) && namedIn(kind, words) !== null

/** Whom or what the words of something told name; null when that is not certain. */
export const namedIn = (kind: ToldLabel, words: string): Named | null => BY_KIND[kind]?.(words) ?? null
