import { STAYS_OFF } from '#contract/chat-words.ts'
import type { ChatTurn } from '#contract/concierge.ts'
import { MAX_OWN_LINE } from '#contract/limits.ts'

const MOST = 2
const LEAST_WORDS = 5
/** Matches what members are and do, but not what they ask, deny, have lost or said to the concierge. */
const OF_SELF =
  /^(?:i(?:['\u2019](?:m|ve)| am| have)?|my) (?!(?:\w+ )?(?:want|need|would|could|can|will|wo|do|did|said|spoke|meant|told|wrote|lost|was|were|still|think|thought|guess|mean|fear|suppose|should|rather|changed|not|never|sorry|looking|hoping|after|take|agree|made a mistake|ask\w*|late|ex\w*|husband|wife)\b)/i

/** Matches words about safety or the card. */
const TO_HOST =
  /\b(?:misread|misunderstood|the (?:distance|ages?|miles|card|list|entry)|i(?:['\u2019]m| am) (?:fine|safe|ok|okay))\b/i

/**
 * Budgets and plans say nothing about the person. A weekday may be part of a good line, except with words about free
 * time.
 */
const MONEY =
  /[$\u00a3\u20ac]|\b(?:bills?|budgets?|money|prices?|pric[ey]y|cheap\w*|expensive|dollars?|bucks|afford\w*|pay(?:s|ing)?|going dutch|split the)\b/i
const DISTANCE = /\b(?:miles?|km|kilomet(?:er|re)s?|(?:minutes?|hours?)(?: \w+)? (?:away|from|drive))\b/i
const FREE_TIME =
  /^(?=.*\b(?:free|available|busy|off|open|only|schedules?|shifts?|suits?|best)\b).*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week(?:end|night|day)s?|evenings?|mornings?|afternoons?|nights?|lunch\w*|after \w+)\b/i
const OF_PLANS = [MONEY, DISTANCE, FREE_TIME]

/** Sentences that fit on a card, longest first. */
export function ownSentences(turns: readonly Pick<ChatTurn, 'from' | 'text'>[]): string[] {
  const said = turns
    // Lines that the concierge promised to keep off the card do not count.
    .filter(({ from }, at) => from === 'member' && !turns[at + 1]?.text.includes(STAYS_OFF))
    .flatMap(({ text }) => text.split(/(?<=[.!?])(?<!\b(?:St|Mr|Mrs|Ms|Dr)\.)\s+|\n+/))
    .map((sentence) => sentence.trim())
    .filter((one) => OF_SELF.test(one) && !TO_HOST.test(one) && !one.endsWith('?') && !/[@/]|\d{4}/.test(one))
    .filter((one) => !OF_PLANS.some((plans) => plans.test(one)))
    .filter((one) => one.length <= MAX_OWN_LINE && one.split(/\s+/).length >= LEAST_WORDS)
  return [...new Set(said)].toSorted((one, other) => other.length - one.length).slice(0, MOST)
}
