import type { Member } from '../member/member.ts'
import { CERTAIN } from './terms.ts'

/** Only listed members are compared: matched words change the order, not the list. */
const WISH_POINTS = (2.4 * CERTAIN) / 100
const MOST_WISHES = 2
const FAITH_POINTS = (2 * CERTAIN) / 100
/** In points of CERTAIN. */
export const MOST_WORDS_POINTS = MOST_WISHES * WISH_POINTS + FAITH_POINTS

/** Wishes as written, and the faith that both name. */
export type Met = { wishes: string[]; faith: string | undefined }

const NOT =
  /\b(?:no|not|non|never|without|isn'?t|aren'?t|don'?t|doesn'?t|won'?t|lapsed|ex|former|formerly|used to|raised|brought up|hate[sd]?|dislikes?|anti)\b/i
const IDLE = new Set(
  'a an and any are at be being big can do does doing enjoy enjoys for fond from go goes going good great has have having her him his i if in into is it like liked likes lot love loved loves lover mad must my of on or own person play playing plays really same she he they their them some somebody someone that the things to very want wants who with would works work'.split(
    ' ',
  ),
)
const stemOf = (word: string) => word.replace(/(?:ing|ers?|ies|ed|es|s|y)$/, '')
const stemsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !IDLE.has(word)).map(stemOf)

/** True if one has all stems of the other. */
function names(wish: readonly string[], tag: readonly string[]) {
  if (wish.length === 0 || tag.length === 0) return false
  return tag.every((stem) => wish.includes(stem)) || wish.every((stem) => tag.includes(stem))
}

const FAITHS =
  /\b(?:anglican|baha'i|baptist|buddhist|catholic|christian|evangelical|hindu|jain|jewish|lutheran|methodist|mormon|muslim|orthodox|pentecostal|presbyterian|protestant|quaker|sikh|unitarian)\b/i

/** Undefined if the words name no faith or negate it. */
const faithIn = (said: string | undefined) =>
  said === undefined || NOT.test(said) ? undefined : FAITHS.exec(said)?.[0]?.toLowerCase()

export function wordsMet(from: Member, to: Member): Met {
  const faith = faithIn(from.faith)
  return { wishes: wishesMet(from, to), faith: faith === faithIn(to.faith) ? faith : undefined }
}

function wishesMet({ wishes = [] }: Member, to: Member): string[] {
  if (wishes.length === 0) return []
  const chosen = [...to.values, ...to.interests].map(stemsOf)
  const isMet = (wish: string) => {
    if (NOT.test(wish)) return false
    const stems = stemsOf(wish)
    return chosen.some((tag) => names(stems, tag))
  }
  return wishes.filter(isMet).slice(0, MOST_WISHES)
}

export const pointsOfWords = ({ wishes, faith }: Met) => wishes.length * WISH_POINTS + (faith ? FAITH_POINTS : 0)

export type MetBetween = readonly [Met, Met]
export const metBetween = (one: Member, other: Member): MetBetween => [wordsMet(one, other), wordsMet(other, one)]

export const pointsOfEach = ([one, other]: MetBetween): [number, number] => [pointsOfWords(one), pointsOfWords(other)]

export const wordsBetween = (one: Member, other: Member) => pointsOfEach(metBetween(one, other))
