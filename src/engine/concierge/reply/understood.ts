import { optionLabel, timeInWords } from '#contract/options.ts'
import { type Change, LEFT_OPEN, NOTHING } from '../profile/changes.ts'
import { defined, optionsOf, type RowName } from '../profile/rows.ts'
import type { Conversation } from '../state/conversation.ts'
import { inWords, type Said, sayOne } from '../state/phrasing.ts'
import { capital } from './kind-words.ts'

/** Repeats the changes of a turn in a few plain words. The differences in the profile are the only source. */

/** The host's reply to a listed answer. */
const heardOf = (row: RowName, shownValue: string | undefined): readonly string[] | undefined =>
  Object.entries(defined(row).options ?? {}).find(([value]) => optionLabel(value) === shownValue)?.[1].heard

const FRAMES: readonly string[] = [
  '{Said}, good.',
  '{Said}, then.',
  'Right: {said}.',
  'So, {said}.',
  'All right, {said}.',
  '{Said} it is.',
]
const CORRECTED: readonly string[] = [
  '{Said} now, not {from}.',
  '{Said}, then, and not {from}.',
  '{Said} instead of {from}.',
]
const TAKEN_OFF: readonly string[] = ["I've taken {from} off.", 'Taken off: {from}.']
const NO_MORE: readonly string[] = ['{Said}, that’s fine.', '{Said}, then.', 'All right, {said}.']
const OPEN: readonly string[] = ['That can stay open.', "We'll leave that open.", 'No need to answer that.']
const RULED_OUT: readonly string[] = ['{Said}: ruled out.', 'No to {said}, then.', '{Said} would be a no.']
const WISHED: readonly string[] = [
  '{Said}: that helps.',
  "{Said}, that's what to look for.",
  'Looking for {said}, then.',
]
const BONUS: readonly string[] = ['{Said} would be a bonus.', 'A bonus, then: {said}.']
const BONUS_IN_OWN_WORDS: readonly string[] = [
  'A bonus, then, as you said it.',
  "That's under Nice to have, in your own words.",
]
const IN_OWN_WORDS: readonly string[] = ["That's on your card in your own words.", "I've put it down as you said it."]

/** "I love long walks": the host cannot say this in its own voice. */
const OF_SELF = /\b(?:i|i['\u2019](?:m|ve|d|ll)|im|my|me|mine)\b/i

/** A whole sentence of the person does not fit into one of the host's. */
const isLong = (quote: string) => quote.split(/\s+/).length > MOST_WORDS
const MOST_WORDS = 3
const MOST_SAID = 3
const LONGEST = 60

/** Null if there is nothing to say. */
export function understood(state: Conversation, changes: readonly Change[]): Said<Conversation> | null {
  const come = changes.filter((one) => shown(one) !== null && one.label !== 'Your age')
  const [first] = come
  if (!first) return ofEmptied(state, changes)
  const corrected = come.find(({ from, isMoved }) => from !== undefined && !isMoved)
  if (corrected?.quote !== undefined && OF_SELF.test(corrected.quote)) return sayOne(state, 'said.own', IN_OWN_WORDS)
  if (corrected)
    return filled(state, 'said.corrected', CORRECTED, { said: phraseOf(corrected), from: fromOf(corrected) })
  const own = come.length === 1 ? heardOf(first.row, first.value) : undefined
  if (own?.some((_, at) => !state.used.includes(`said.${first.row}.${at}`)))
    return sayOne(state, `said.${first.row}`, own)
  const rows = [...new Set(come.map(({ row }) => row))]
  const said = rows
    .slice(0, MOST_SAID)
    .map((row) => phraseOfRow(come.filter((one) => one.row === row)))
    .map((one, at) => (rows.length > 1 ? `${LISTED[rows[at] ?? first.row] ?? ''}${one}` : one))
  const isTheirs = come.some(({ quote }) => quote !== undefined && (OF_SELF.test(quote) || isLong(quote)))
  if (isTheirs || said.join(', ').length > LONGEST || (first.row === 'faith' && rows.length === 1))
    return first.row === 'niceToHaves'
      ? sayOne(state, 'said.own-bonus', BONUS_IN_OWN_WORDS)
      : sayOne(state, 'said.own', IN_OWN_WORDS)
  if (rows.length > 1) return filled(state, 'said.all', FRAMES.slice(0, 5), { said: said.join(', ') })
  return filled(state, ...wayOf(first.row), { said: said[0] ?? '' })
}

function wayOf(row: RowName): [string, readonly string[]] {
  if (row === 'dealbreakers') return ['said.no', RULED_OUT]
  if (row === 'mustHaves') return ['said.must', WISHED]
  if (row === 'niceToHaves') return ['said.bonus', BONUS]
  return row === 'notes' ? ['said.note', NOTED] : ['said.all', FRAMES]
}
const NOTED: readonly string[] = ['Your matchmaker will read that.', "That's in your notes now."]

const shown = ({ value, quote }: Change) => (value === NOTHING || value === LEFT_OPEN ? null : (value ?? quote ?? null))

function ofEmptied(state: Conversation, changes: readonly Change[]): Said<Conversation> | null {
  const [first] = changes
  if (!first) return null
  if (first.value === LEFT_OPEN) return sayOne(state, 'said.open', OPEN)
  if (first.value === NOTHING) {
    const said = defined(first.row).nothing
    return said === undefined ? null : filled(state, 'said.none', NO_MORE, { said })
  }
  const gone = changes.flatMap((one) =>
    one.from === undefined ? [] : [isClause(one.row) ? `the answer on ${defined(one.row).name}` : fromOf(one)],
  )
  return gone.length === 0 ? null : filled(state, 'said.gone', TAKEN_OFF, { from: inWords(gone) })
}

type Fills = { said?: string; from?: string }
function filled(state: Conversation, id: string, ways: readonly string[], { said = '', from = '' }: Fills) {
  const { state: next, text } = sayOne(state, id, ways)
  return {
    state: next,
    text: text
      .replace('{said}', () => said)
      .replace('{Said}', () => capital(said))
      .replace('{from}', () => from)
      .replace('{From}', () => capital(from)),
  }
}

const phraseOfRow = (changes: readonly Change[]) => inWords(changes.map(phraseOf))
/** In a sentence with other rows, a list needs its name. */
const LISTED: Partial<Record<RowName, string>> = {
  dealbreakers: 'ruled out: ',
  niceToHaves: 'as a bonus: ',
  notes: 'as a note: ',
}
const isClause = (row: RowName) => defined(row).summary === 'clause'
const fromOf = ({ row, from = '' }: Change) => {
  if (row === 'availability') return timeInWords(from)
  if (defined(row).isInWords && !optionsOf(row).includes(from)) return `“${from}”`
  return optionsOf(row).length > 0 ? from.toLowerCase() : lowered(from)
}

/** "Within 15 miles", "weekends", "38 to 45". */
function phraseOf(change: Change): string {
  const said = shown(change) ?? ''
  const plain = lowered(said)
  switch (change.row) {
    case 'distance':
      return /^any/.test(plain) ? plain : `within ${said}`
    case 'availability':
      return timeInWords(said)
    default:
      if (isClause(change.row)) return `${defined(change.row).name}: ${plain}`
      return change.quote === undefined ? plain : said.length > LONGEST ? said : plain
  }
}
/** Names keep their capitals. */
const lowered = (text: string) =>
  /^(?:I\b|[A-Z]{2}|Mon|Tue|Wed|Thu|Fri|Sat|Sun|\$|God|Christian|Catholic|Jewish|Muslim|Hindu|Buddhist|Sikh)/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
