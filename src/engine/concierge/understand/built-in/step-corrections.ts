import type { Operation } from '../../profile/operation.ts'
import { entriesOfRow, isSameText, type Profile } from '../../profile/profile.ts'
import { defined, holdsSeveral, ROWS, type RowName, rowOf } from '../../profile/rows.ts'
import type { Conversation } from '../../state/conversation.ts'
import { ANSWERED } from '../bounds.ts'
import { rowOfOperation } from '../check.ts'
import type { Heard } from '../heard.ts'
import { distanceMade, swappedFigure } from './figures/swapped-figure.ts'
import { removes } from './order-heard.ts'
import { entriesNamed } from './reading/entry-names.ts'
import { plainWords } from './reading/plain-words.ts'
import { isNamedIn, rowsCalledIn } from './reading/row-names.ts'
import { oneOf, pattern } from './reading/words.ts'
import { type Reading, readingOf } from './reading-of.ts'
import { FILLER, MISHEARD } from './words-of-flow.ts'

/** "No, I said …", "that's wrong, it's …": what a correction begins with. Its content follows. */
const SAYS_WRONG = oneOf(
  /(?:that|this|it)(?:['\u2019]s| is| was)(?: all| just| completely| still)? (?:wrong|incorrect|not (?:right|true|correct|it|what i (?:said|meant)))/,
  /(?:that|this|it) isn['\u2019]t (?:right|true|correct|it|what i (?:said|meant))|(?:wrong|incorrect)(?: again)?|not what i (?:said|meant)/,
  /you(?:['\u2019]ve| have)? (?:got|have|put|heard) (?:that|it|this|me) wrong|you (?:misheard|misread|misunderstood)(?: me| that)?/,
)
const I_SAID =
  /i (?:just |already |did |have )?(?:said|meant|told you|asked for|wrote|answered)(?: it['\u2019]?s| that)?/
const IT_IS = /(?:it(?:['\u2019]s| is| should (?:be|say)| was)|make (?:it|that)|should (?:be|say)|i(?:['\u2019]m| am))/
const BEGINS = new RegExp(
  pattern`^\W*(?:(?:no+|nope|nah|sorry|wait|oi|hang on|but|also|and|hey|er+|um+|well|actually|ugh)[\s,.!\u2013\u2014-]+)*(?:(?:${SAYS_WRONG})[\s,.;:!\u2013\u2014-]*(?:(?:${I_SAID}|${IT_IS})[\s,:]+)?|(?:${I_SAID})[\s,:]+)`
    .source,
  'i',
)
/** What was changed longer ago than so many lines is not meant by "that". */
const MOST_LINES = 3

/** A correction: its content in the place of the answer that was wrong, or the row whose question is put again. */
export function corrections(reading: Reading, listen: (reading: Reading) => Heard[]): Heard[] | null {
  const { state, message } = reading
  const plain = plainWords(message.text)
  const isOfFigures = reading.row !== null && defined(reading.row).isInWords !== true
  const made = isOfFigures || removes(message.text, reading) ? null : distanceMade(plain, state)
  const swapped = swappedFigure(plain, state) ?? made
  if (swapped) {
    const beside = besideSwap(reading, listen)
    // One row is not changed twice by a line.
    const isSame = (one: Heard) => one.kind === 'change' && rowOfOperation(one.operation) === rowOfOperation(swapped)
    return [ordered(swapped, message.text), ...beside.filter((one) => !isSame(one))]
  }
  const { put, about } = WRONG_THERE.exec(plain)?.groups ?? {}
  const [entry] = entriesNamed(put ?? about ?? '', state.profile.entries)
  if (entry) return [{ kind: 'reopen', row: rowOf(entry), quote: message.text }]
  const begun = BEGINS.exec(message.text)
  const ofRow = IS_OF_ROW.test(plain) ? ROWS.find((row) => isNamedIn(row, plain)) : undefined
  if (!begun && !ofRow && !MISHEARD.test(plain) && !NEVER_SAID.test(plain)) return null
  const content = begun ? message.text.slice(begun[0].length).trim() : ''
  const beside = begun ? null : saidBeside(reading, listen)
  if (beside) return beside
  const last = lastChanged(state)
  const called = rowsCalledIn(plain)[0] ?? ofRow
  const named = begun ? rowsHeardIn(content, { reading, listen }) : []
  const rows = [...new Set([called, ...named, last, reading.row].filter((row) => row !== null && row !== undefined))]
  const isContent =
    !NEVER_SAID.test(plain) && content !== '' && !FILLER.test(plainWords(content)) && !POINTS.test(content)
  if (isContent)
    for (const row of inOrder(rows, reading)) {
      const heard = readUnder(row, content, { reading, listen })
      if (heard) return heard
    }
  if (isContent && begun) {
    const heard = listen(readingOf(content, state, reading.reader))
    if (heard.some((one) => one.kind === 'change' && one.by !== 'guess' && one.sure >= ANSWERED)) return heard
  }
  if (begun || ofRow || IS_WRONG.test(plain) || NEVER_SAID.test(plain)) {
    if (called) return [{ kind: 'reopen', row: called, quote: message.text }]
    if (last && isBrief(message.text)) return [{ kind: 'reopen', row: last, quote: message.text }]
    // Which answer is wrong is a guess: its Change is offered, and the open question stays.
    if (last) return [{ kind: 'handover', row: last, quote: message.text }]
  }
  return [{ kind: 'talk', talk: 'misheard', quote: message.text }]
}

/** "Make it 25 miles, not 30, and I'd go up to 44": the clauses that say no part of the swap. */
function besideSwap({ state, parts, reader }: Reading, listen: (reading: Reading) => Heard[]): Heard[] {
  const says = ({ text }: { text: string }) => swappedFigure(text, state) ?? distanceMade(text, state)
  const others = parts.filter((part) => says(part) === null && /\d/.test(part.text))
  if (others.length === parts.length || others.length === 0) return []
  const rest = others.map(({ original }) => original).join(', ')
  return listen(readingOf(rest, { ...state, question: null, instead: null }, reader)).filter(
    ({ kind }) => kind === 'change' || kind === 'press',
  )
}

/** "That's wrong" is said of what was just kept. */
const isBrief = (text: string) => text.trim().split(/\s+/).length <= MOST_OF_A_COMPLAINT
const MOST_OF_A_COMPLAINT = 6

/** "Kind and honest. I told you I smoke sometimes": the complaint goes with what it says anew, and the rest is heard. */
function saidBeside({ state, parts, message, reader }: Reading, listen: (reading: Reading) => Heard[]): Heard[] | null {
  const isComplaint = (text: string) => MISHEARD.test(text) || NEVER_SAID.test(text)
  const about = message.sentences.filter((one) =>
    parts.some(({ sentence, text }) => sentence === one && isComplaint(text)),
  )
  const others = message.sentences.filter((one) => !about.includes(one)).map(({ original }) => original)
  const within = parts.filter(({ sentence, text }) => about.includes(sentence) && !isComplaint(text))
  const anew = about.flatMap(({ original }) => {
    const begun = BEGINS.exec(original)
    return begun ? [original.slice(begun[0].length).replace(MISSED_IT, '')] : []
  })
  const heard = [
    ...heardIn(others.join(' '), state),
    ...heardIn(within.map(({ original }) => original).join(', '), state),
    ...anew.flatMap((content) => heardIn(content, { ...state, question: null, instead: null }).filter(isCertain)),
  ]
  return heard.some(isCertain) ? heard : null

  function heardIn(text: string, under: Conversation): Heard[] {
    return text.trim() === '' || text.length === message.text.length ? [] : listen(readingOf(text, under, reader))
  }
}
/** "… u missed that". */
const MISSED_IT = /[\s,]+(?:u|you) (?:missed|forgot|skipped|ignored|left out) (?:that|it|this)\W*$/i
const isCertain = (one: Heard): boolean => one.kind === 'change' && one.by !== 'guess' && one.sure >= ANSWERED

/** "You put the church thing wrong". */
const WRONG_THERE =
  /\byou (?:put|got|have|wrote|noted|heard|took) (?<put>.{3,40}?) (?:down )?(?:wrong|incorrectly)\b|\b(?:bit|thing|part|one|note|line|answer|what you (?:wrote|put|said|noted|have|got)) (?:about|on|with|for) (?<about>.{3,40}?) (?:is|was) (?:all )?(?:not right|wrong|incorrect|not true)\b/
/** "No, that was the age": what was said before belongs to the row that it names. */
const IS_OF_ROW =
  /^(?:\W|\b(?:lol|haha|no|nope|sorry|wait|hey|oh)\b)*(?:that|this|it) (?:is|was) (?:for |about )?(?:the|my|your) \w+\W*$/
/** "I never said I wanted children": what follows is what is wrong. */
const NEVER_SAID = /\bi (?:never|did not|have not) (?:said?|meant?|mean|told|tell|asked?|wrote|write)\b/
/** "You left out the dog": something on the card is wrong, or is not there. */
const IS_WRONG =
  /\bthat is (?:not|wrong)|\byou (?:misheard|misread|misunderstood|got|have|left|missed|forgot|ignored|dropped|skipped)|\bwhat i (?:said|meant)|\bi (?:never|did not)\b|\bi said\b/
/** The rows that the content of a correction is plainly about, whatever was asked. */
const rowsHeardIn = (
  content: string,
  { reading: { state, reader }, listen }: { reading: Reading; listen: (reading: Reading) => Heard[] },
): RowName[] =>
  content === ''
    ? []
    : listen(readingOf(content, { ...state, question: null, instead: null }, reader)).flatMap((one) =>
        one.kind === 'change' && one.by === 'named' && one.sure >= ANSWERED ? [rowOfOperation(one.operation)] : [],
      )
const POINTS = /^(?:that|it|this|so|no|yes|already|twice|you)\b[^\p{L}]*(?:already|before|twice|so)?[.!?]*$/iu

/** Rows in words of one's own take any content: the others are tried first. */
const inOrder = (rows: readonly RowName[], { row: open }: Reading): RowName[] => {
  const isLoose = (row: RowName) => defined(row).isInWords === true
  return rows.toSorted(
    (one, other) => Number(isLoose(one)) - Number(isLoose(other)) || Number(one === open) - Number(other === open),
  )
}

function readUnder(
  row: RowName,
  content: string,
  { reading, listen }: { reading: Reading; listen: (reading: Reading) => Heard[] },
): Heard[] | null {
  const { state, reader } = reading
  // Figures are no words for a wish.
  if (defined(row).isInWords && /\d/.test(content)) return null
  const heard = listen(readingOf(content, { ...state, question: row, instead: null }, reader))
  const isAnswer = (one: Heard) =>
    one.kind === 'change' && rowOfOperation(one.operation) === row && one.by !== 'guess' && one.sure >= ANSWERED
  if (!heard.some(isAnswer)) return null
  const put = heard.flatMap((one) => (one.kind === 'change' && isAnswer(one) ? [one.operation] : []))
  const denied = entriesOfRow(state.profile, row).filter(({ value }) =>
    put.some((one) => one.op === 'add' && isSameText(one.value, `not ${value}`)),
  )
  if (denied.length > 0) {
    const gone = denied.map(
      ({ path, value }): Operation => ({ op: 'remove', path, value: String(value), words: content }),
    )
    const come = put.filter(
      (one) => !denied.some(({ value }) => one.op === 'add' && isSameText(one.value, `not ${value}`)),
    )
    return [...gone, ...come].map((operation) => ordered(operation, content))
  }
  return [
    ...replaced(row, put, state.profile).map((operation) => ordered(operation, content)),
    ...heard
      .filter(({ kind }) => kind !== 'note')
      .map((one) => (one.kind === 'change' && isAnswer(one) ? ordered(one.operation, one.quote) : one)),
  ]
}

const ordered = (operation: Operation, quote: string): Heard => ({
  kind: 'change',
  operation,
  by: 'order',
  sure: 1,
  quote,
})

/** What the last answer put in a list makes way for the new one. */
export function replaced(row: RowName, put: readonly Operation[], profile: Profile): Operation[] {
  const held = entriesOfRow(profile, row).filter(({ path }) => holdsSeveral(path))
  const newest = Math.max(...held.map(({ turn }) => turn ?? -1))
  const isPut = (value: string | number) => put.some((one) => 'value' in one && one.value === value)
  const isRefused = put.some(({ op }) => op === 'remove')
  const last = held.filter(({ turn, value }) => (turn ?? -1) === newest && !isPut(value))
  // Which of several was wrong is not said.
  return isRefused || last.length > 1
    ? []
    : last.map(({ path, value }) => ({ op: 'remove', path, value: String(value), words: '' }))
}

/** The row that was changed last, not long ago. */
function lastChanged({ steps, turn }: Conversation): RowName | null {
  // Of several rows that one line changed the first is meant: it was asked for.
  const last = steps.find((one) => one.turn === steps.at(-1)?.turn)
  const [one] = last?.back ?? []
  return last && one && 'row' in one && turn - last.turn <= MOST_LINES ? one.row : null
}
