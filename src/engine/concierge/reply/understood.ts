import { optionLabel, timeInWords } from '#contract/options.ts'
import { type Change, LEFT_OPEN, NOTHING } from '../profile/changes.ts'
import { defined, optionsOf, type RowName } from '../profile/rows.ts'
import type { Conversation } from '../state/conversation.ts'
import { inWords, type Said, sayOne, together } from '../state/phrasing.ts'
import { capital } from './kind-words.ts'

/** Repeats the changes of a turn in plain words. Uses only the differences in the profile. */

const heardOf = (row: RowName, shownValue: string | undefined): readonly string[] | undefined =>
  defined(row).options?.[optionShown(row, shownValue)]?.heard
const optionShown = (row: RowName, shownValue: string | undefined): string =>
  optionsOf(row).find((value) => optionLabel(value) === shownValue) ?? ''

/** The id of a set of wordings, and the wordings. */
type Way = readonly [string, readonly string[]]

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
const CHANGED: readonly string[] = ['Changed: {said}.', "I've changed it: {said}."]
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
const LONG_BONUS: Way = [
  'said.own-bonus',
  ['A bonus, then, as you said it.', "That's under Nice to have, in your own words."],
]
const LONG: Way = ['said.own', ["That's on your card in your own words.", "I've put it down as you said it."]]
const QUOTED: Way = ['said.quoted', ["I've put {said} on your card.", '{Said} is on your card, as you said it.']]

/** "I love long walks": the host cannot say this in its own voice. */
const OF_SELF = /\b(?:i|i['\u2019](?:m|ve|d|ll)|im|my|me|mine)\b/i

/** A long quote does not fit into a sentence of the host. */
const isLong = (quote: string) => quote.split(/\s+/).length > MOST_WORDS
const isTheirs = ({ quote }: Change) => quote !== undefined && (OF_SELF.test(quote) || isLong(quote))
const MOST_WORDS = 3
const MOST_SAID = 3
const LONGEST = 60

/** Names everything that was added to the card or removed. Null if there is nothing to say. */
export function understood(state: Conversation, changes: readonly Change[]): Said<Conversation> | null {
  const come = changes.filter((one) => shown(one) !== null && one.label !== 'Your age')
  const [first] = come
  if (!first) return ofEmptied(state, changes)
  const said = ofCome(state, come)
  const gone = changes.filter((one) => !come.includes(one) && one.from !== undefined)
  const off = gone.length === 0 ? null : ofEmptied(said.state, gone)
  return off === null ? said : { state: off.state, text: together(said.text, off.text) }
}

function ofCome(state: Conversation, come: readonly Change[]): Said<Conversation> {
  const corrected = come.filter(isCorrected)
  const fresh = come.filter((one) => !isCorrected(one))
  const first = corrected.length === 0 ? { state, text: '' } : ofCorrected(state, corrected)
  if (fresh.length === 0) return first
  const rest = ofNew(first.state, fresh)
  return { state: rest.state, text: together(first.text, rest.text) }
}
const isCorrected = ({ from, isMoved }: Change) => from !== undefined && !isMoved

function ofCorrected(state: Conversation, corrected: readonly Change[]): Said<Conversation> {
  const said = corrected.slice(0, MOST_SAID).map(phraseOf)
  if (said.join(', ').length > LONGEST) return sayOne(state, ...LONG)
  const [only, another] = corrected
  if (only && another === undefined && !isClause(only.row) && !isTheirs(only))
    return filled(state, 'said.corrected', CORRECTED, { said: phraseOf(only), from: fromOf(only) })
  return filled(state, 'said.changed', CHANGED, { said: said.join(', ') })
}

function ofNew(state: Conversation, come: readonly Change[]): Said<Conversation> {
  const rows = [...new Set(come.map(({ row }) => row))]
  const [row = 'notes'] = rows
  const own = come.length === 1 ? heardOf(row, come[0]?.value) : undefined
  if (own?.some((_, at) => !state.used.includes(`said.${row}.${at}`))) return sayOne(state, `said.${row}`, own)
  const said = rows
    .slice(0, MOST_SAID)
    .map((one) => phraseOfRow(come.filter((change) => change.row === one)))
    .map((one, at) => (rows.length > 1 ? `${LISTED[rows[at] ?? row] ?? ''}${one}` : one))
  if (said.join(', ').length > LONGEST) return sayOne(state, ...(row === 'niceToHaves' ? LONG_BONUS : LONG))
  const isQuoted = rows.length === 1 && (row === 'faith' || (row !== 'niceToHaves' && come.some(isTheirs)))
  return filled(state, ...(isQuoted ? QUOTED : wayOf(rows)), { said: listed(rows, said) })
}

const listed = (rows: readonly RowName[], said: readonly string[]) =>
  rows.every(isClause) ? inWords(said) : said.join(', ')

function wayOf([row, ...others]: readonly RowName[]): Way {
  if (row === undefined || [row, ...others].some(isClause)) return ['said.all', FRAMES.slice(1, 5)]
  if (others.length > 0) return ['said.all', FRAMES.slice(0, 5)]
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

function phraseOf(change: Change): string {
  const said = shown(change) ?? ''
  if (isTheirs(change) || (change.row === 'faith' && change.quote !== undefined)) return `“${said}”`
  const plain = lowered(said)
  switch (change.row) {
    case 'distance':
      return /^any/.test(plain) ? plain : `within ${said}`
    case 'availability':
      return timeInWords(said)
    default:
      return defined(change.row).options?.[optionShown(change.row, change.value)]?.said ?? plain
  }
}
/** Makes the first letter small, except in names. */
const lowered = (text: string) =>
  /^(?:I\b|[A-Z]{2}|Mon|Tue|Wed|Thu|Fri|Sat|Sun|\$|God|Christian|Catholic|Jewish|Muslim|Hindu|Buddhist|Sikh)/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
