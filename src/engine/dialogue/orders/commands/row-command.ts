import { MAX_NAME } from '#contract/limits.ts'
import type { Proposal } from '../../proposal.ts'
import { plainWords } from '../../reading/plain-words.ts'
import { slotNamed } from '../../reading/row-names.ts'
import { phrase } from '../../reading/wording.ts'
import { anyCase } from '../../reading/words.ts'
import { CLOSED_OPTIONS, holdsSeveral, pathsOf, type Slot, slotOf } from '../../slots.ts'
import { FREE_LISTS } from '../list-names.ts'
import { asWritten } from '../order.ts'
import { answerOn } from '../row-answers.ts'
import { type Given, listNamed, MOST_WORDS } from './command.ts'

/** "Smoking: yes", "change faith to atheist". */
const OF_ROW = anyCase(
  /^((?:change|set|make|put|switch|update|correct|turn) )?(?:(?:my|the) )?([a-z][a-z -]{2,24}?)(?: (?:row|answer|bit|part|entry|line|one))?(?: from [^ ]+)?(\s*(?:\bis|\bshould (?:be|say))?\s*[:=]\s*|\s+(?:is|are|to|as|at|should be|should say|to be|now)(?::\s*|\s+))(?:(?:just|now|actually|a|an|be|say|make it|put|write) )*(.+)$/,
)

/** "For faith put: Catholic". */
const FOR_ROW = anyCase(
  /^(?:for|under|in|on) (?:my |the )?([a-z][a-z -]{2,24}?)(?: row| answer)?,? (?:please )?(?:put|write|say|have|make it)(?: down)?:? (?:just )?(.+)$/,
)

/** What a clause says of a row that it names: "smoking: yes". Null where it is no answer on one. */
export function rowIn(words: string, given: Given): Proposal[] | null {
  const [, verb = '', name = '', joint = '', value = ''] = OF_ROW.exec(words) ?? []
  const [, ofName = '', ofValue = ''] = FOR_ROW.exec(words) ?? []
  const asked = slotNamed(ofName)
  if (asked && ofValue !== '') return answered(asked, asWritten(ofValue), words, given)
  const slot = slotNamed(name)
  if (slot === undefined || value === '') return null
  if (verb !== '') return answered(slot, asWritten(value), words, given)
  // "My kids are grown" tells something, and answers a row only where it puts one right.
  const isFormed = /[:=]/.test(joint)
  const stands = given.before.entries.some((one) => slotOf(one) === slot)
  if (isFormed ? !given.isShort : !stands) return null
  return isFormed || optionIn(slot, value) ? answered(slot, asWritten(value), words, given) : null
}

/** The option of a row with one closed value that words say outright. */
function optionIn(slot: Slot, words: string): string | undefined {
  const [path] = pathsOf(slot)
  const options = path === undefined || holdsSeveral(path) ? [] : (CLOSED_OPTIONS[path] ?? [])
  return options.find((one) => plainWords(words) === plainWords(one.replaceAll('_', ' ')))
}

/** What a row is to say, in the words for it. Null where they are no answer on it. */
export function answered(slot: Slot, value: string, words: string, given: Given): Proposal[] | null {
  const [path] = pathsOf(slot)
  if (path === undefined || slot === 'age' || listNamed(value) !== null) return null
  // "Faith: none" settles the row, and is the readers' to hear.
  if (slot === 'faith' && /^(?:none|nothing|no (?:faith|religion)|n\/a)\b/i.test(value)) return null
  if (slot === 'faith')
    return value.split(' ').length > MOST_WORDS ? null : [{ kind: 'set', path, value: phrase(value, MAX_NAME), words }]
  if (FREE_LISTS.includes(path)) return null
  const option = optionIn(slot, value)
  if (option) return [{ kind: 'set', path, value: option, words }]
  const { before, likely, reader } = given
  const found =
    likely && reader && value.split(' ').length <= MOST_WORDS ? answerOn(slot, value, { before, likely, reader }) : []
  if (found.length > 0) return found
  // "Smoking to yes, and he must love cats".
  const [first = '', ...others] = value.split(/,?\s+and\s+/i)
  return others.length > 0 ? answered(slot, first, words, given) : null
}
