import type { Operation } from '../profile/operation.ts'
import { isOwnWords } from '../profile/said.ts'
import { type Danger, dangerIn } from '../safety/danger.ts'
import { ORDERED } from '../understand/bounds.ts'
import { isOfCard } from '../understand/built-in/of-card.ts'
import { entriesNamed } from '../understand/built-in/reading/entry-names.ts'
import { plainWords } from '../understand/built-in/reading/plain-words.ts'
import { rowsCalledIn } from '../understand/built-in/reading/row-names.ts'
import type { Reading } from '../understand/built-in/reading-of.ts'
import type { Checked } from '../understand/check.ts'

/** From this weight on, the soft question always comes, and the words are not saved. */
const HEAVY = 0.32
/** Below both weights, a reply to words about the card adds no help line. */
const SLIGHT = { crisis: 0.2, any: 0.5 }

/**
 * "I don't care to drive after dark anymore" is about times, so it is harmless. Shifts or bad hearing are not listed
 * here: they may be a burden.
 */
const DARK_DRIVE = /\bdriv(?:e|ing) (?:at night|in the dark|after dark)\b/i

type Given = { checked: Checked; reading: Reading }
type Sentence = { original: string }

/**
 * "Bonus if he cooks because I burn everything" alarms the reader slightly and answers the question. It is saved, and
 * the reply adds a line to call, except if `isSlight`. Null if the soft question is needed: for listed words, a clear
 * crisis, news, or a heavy sentence that saved nothing.
 */
export function heardAsAnswer(danger: Danger, { checked, reading }: Given): { isSlight: boolean } | null {
  const { weight } = danger
  if (danger.kind !== 'soft' || danger.isListed || weight.crisis >= HEAVY) return null
  if (checked.told.length > 0 || !checked.apply.every((one) => isLight(one, reading))) return null
  const heavy = reading.message.sentences.filter((one) => isHeavy(one, reading))
  const isSlight = weight.crisis < SLIGHT.crisis && weight.any < SLIGHT.any
  if (isSlight && checked.apply.length > 0) return { isSlight: heavy.every(({ original }) => isOfCard(original)) }
  if (weight.crisis < SLIGHT.crisis && heavy.length > 0 && heavy.every(({ original }) => DARK_DRIVE.test(original)))
    return { isSlight: true }
  const isAccounted = (one: Sentence) => isOfCard(one.original) || isOrder(one, reading) || isKept(one, checked)
  return heavy.length > 0 && heavy.every(isAccounted) ? { isSlight } : null
}

const isHeavy = ({ original }: Sentence, { reader }: Reading) =>
  dangerIn(original, { reader: reader.danger }).kind !== 'none'

/** "I feel ashamed of having written golf, withdraw it" is an order about an entry or a row. */
const isOrder = ({ original }: Sentence, { reader, state }: Reading) =>
  reader(original, 'none')('R') >= ORDERED &&
  (entriesNamed(original, state.profile.entries).length > 0 || rowsCalledIn(plainWords(original)).length > 0)

const isKept = ({ original }: Sentence, { apply: kept }: Checked) =>
  kept.some(({ words }) => words !== '' && (original.includes(words) || words.includes(original)))

function isLight(one: Operation, { reader }: Reading): boolean {
  if (!('value' in one) || !isOwnWords({ path: 'path' in one ? one.path : 'notes', value: one.value })) return true
  const { crisis, any } = dangerIn(String(one.value), { reader: reader.danger }).weight
  return crisis < HEAVY && any < HEAVY
}
