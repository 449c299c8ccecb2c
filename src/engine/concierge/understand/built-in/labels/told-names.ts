import { oneOf, pattern } from '../reading/words.ts'
import type { ToldLabel } from './labels.ts'

/** The words for a reply: "your husband", "him". */
export type Named = { who: string; them: string }

const HIM =
  /husband|dad|daddy|father|papa|step ?(?:dad|father)|son|boy|brother|grand(?:ad|dad|pa|father|son)|uncle|nephew|boyfriend|fianc[e\u00e9]/
const HER =
  /wife|mum|mom|mam|mummy|mama|mother|step ?mum|daughter|girl|sister|nan|nana|nanna|gran|granny|grandma|grandmother|aunt|auntie|aunty|niece|girlfriend|fianc[e\u00e9]e|granddaughter/
const THEM =
  /partner|spouse|(?:grand)?(?:child|children|kids?|sons|daughters)|boys|girls|brothers|sisters|nephews|nieces|bab(?:y|ies)|twins?|parents?|grandparents?|cousins?|in-laws?|friends?|mates?|pals?|neighbou?rs?|flatmate|colleague/
const ANIMAL =
  /dogs?|cats?|hors(?:e|es)|pon(?:y|ies)|rabbits?|parrot|budgie|hamster|guinea pig|tortoise|pupp(?:y|ies)|pup|kittens?|labs?|labradors?|greyhounds?|spaniels?|collies?|terriers?|staff(?:y|ie)s?|beagles?|retrievers?|poodles?|hens?|chickens?|bees/
/** "My mother's dog" is about the dog, not the mother. */
const NOT_AN_OWNER =
  /(?!-)(?!['\u2019]s?\s+(?!gone|been|got|had|in|at|not|no|just|died|passed|very|so|too|still|now)\w)/
const A_NAME = /[A-Z][a-z\u00e0-\u00ff]{2,}/
const NO_NAME =
  /^(?:God|The|He|She|They|And|But|Last|Then|When|Who|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)|(?:day|mas|ary|ember|ober|uly|une|pril|arch|ugust|May)$/
const MINE = new RegExp(
  pattern`\b(?:[Mm]y|[Oo]ur|[Mm]e)\s+((?:[\w-]+\s+){0,2}?)(?:(${oneOf(HIM, HER, THEM, ANIMAL)})\b${NOT_AN_OWNER}(?:,?\s+(${A_NAME})\b)?|(${A_NAME})\b)`
    .source,
  'g',
)
const GONE = /\b(?:died?|passed|dead|gone(?! off)|killed)\b/i
const LOST = /\b(?:lost|buried|lose|losing|miss|missing|without|death of|since|put|goodbye to)\s+$/i

type Found = Named & { at: number; end: number; isLate: boolean }

const pronounOf = (noun: string) =>
  pattern`^(?:${HIM})$`.test(noun) ? 'him' : pattern`^(?:${HER})$`.test(noun) ? 'her' : 'them'

const ownIn = (words: string): Found[] =>
  [...words.matchAll(MINE)].flatMap((match): Found[] => {
    const [said, before = '', noun, nounName, only] = match
    const name = [nounName, only].find((one) => one && !NO_NAME.test(one))
    const who = name ?? (noun && `your ${noun}`)
    if (!who) return []
    const isLate = /\b(?:late|dead)\b/i.test(before)
    return [{ who, them: pronounOf(noun ?? ''), at: match.index, end: match.index + said.length, isLate }]
  })

export const personIn = (words: string): Named | null => ownIn(words)[0] ?? null

/** "My nani died": any word before the verb. */
const WHO_DIED = /\b(?:my|our)\s+(?:[\w-]+\s+)?([a-z][\w-]{2,})\s+(?:(?:has|had|have|just|sadly)\s+)*(?:died|passed)\b/i
function calledOtherwise(words: string): Named | null {
  const [said = '', noun] = WHO_DIED.exec(words) ?? []
  return noun && ownIn(said).length === 0 ? { who: `your ${noun.toLowerCase()}`, them: 'them' } : null
}

const lostIn = (words: string): Named | null =>
  calledOtherwise(words) ??
  ownIn(words).findLast(
    ({ at, end, isLate }) => isLate || LOST.test(words.slice(0, at)) || GONE.test(words.slice(end)),
  ) ??
  null

const NUMBER = /a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+/
const OF_THEM = /grown(?:[- ]up)?|adult|little|young|small|teenage|great|twin|baby/
const CHILDREN =
  /(?:great[- ])?(?:grand)?(?:kids?|child(?:ren)?|sons?|daughters?|bab(?:y|ies))|boys?|girls?|twins|teenagers?|toddlers?|lads?/
const A_CHILD = pattern`\b(?:${CHILDREN})$`
const isOfChild = ({ who }: Named): boolean => A_CHILD.test(who)
const COUNTED = new RegExp(
  pattern`\b(?<!(?:want|like|love|hope for|another)\s)(?:${NUMBER})\s+(?:(?:${OF_THEM})\s+)?(?:${CHILDREN})\b`.source,
  'gi',
)
const HELD = /\b(?:have|has|had|got|i['\u2019]ve|ive|my|of|with|to|raising|raised|and)\b/i

/** "Two sons and a daughter": the children as counted. */
function countedIn(words: string): Named | null {
  const counted = [...words.matchAll(COUNTED)].map(([said]) => said.toLowerCase())
  return counted.length > 0 && HELD.test(words) ? { who: counted.slice(0, 2).join(' and '), them: 'them' } : null
}

const BY_KIND: Partial<Record<ToldLabel, (words: string) => Named | null>> = {
  Mloss: lostIn,
  Mpet: lostIn,
  Mcare: personIn,
  Mkids: (words) => ownIn(words).find(isOfChild) ?? countedIn(words),
}

/** True if the words have a name and a verb of this kind. */
export const isNamedPlainly = (kind: ToldLabel, words: string): boolean =>
  kind !== 'Mcare' && namedIn(kind, words) !== null

/** Null when the name is not certain. */
export const namedIn = (kind: ToldLabel, words: string): Named | null => BY_KIND[kind]?.(words) ?? null
