import type { SnapshotSource } from '#contract/concierge.ts'
import { MAX_PERSON_NAME } from '#contract/limits.ts'
import { apply } from '../profile/apply.ts'
import { changesBetween } from '../profile/changes.ts'
import { cutAtWord } from '../profile/fitting.ts'
import { fromIntake, type KnownFacts, savedProfile, withIntake } from '../profile/known-facts.ts'
import { rowOfOperation } from '../profile/operation.ts'
import { EMPTY_PROFILE, isAnswered, type Profile } from '../profile/profile.ts'
import { defined, type RowName } from '../profile/rows.ts'
import { entriesOf } from '../profile/snapshot.ts'
import { asking } from '../reply/compose.ts'
import { AFTER_INTAKE, COMING_BACK, GREETINGS } from '../reply/sentences.ts'
import { cityOf } from '../safety/help-lines.ts'
import { type Conversation, EMPTY } from '../state/conversation.ts'
import { questionsLeft } from '../state/next-question.ts'
import { inWords, sayOne, together } from '../state/phrasing.ts'
import { readAndListen } from '../understand/built-in/listen.ts'
import { cleanText } from '../understand/built-in/reading/clean-text.ts'
import { rowNamed } from '../understand/built-in/reading/row-names.ts'
import { check } from '../understand/check.ts'
import type { Reader } from '../understand/reader.ts'

type Opening = {
  name: string
  known: KnownFacts
  sources?: readonly SnapshotSource[]
  /** YYYY-MM-DD. With the birthdate, it gives the person's age. */
  today: string
  /** Chooses the wordings. */
  seed: number
  reader: Reader
}

export function beginConversation({ name, known, sources = [], today, seed, reader }: Opening): {
  state: Conversation
  reply: string
} {
  const shown = cutAtWord(
    cleanText(name)
      .replace(/[<>{}\n]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    MAX_PERSON_NAME,
  )
  const blank: Conversation = { ...EMPTY, name: shown, seed, city: cityOf(known.intake?.location) }
  const saved = savedProfile(known.snapshot ? entriesOf(known.snapshot, sources) : [], known.memory)
  const intake = known.intake ? fromIntake(known, today) : []
  const summed = known.intake ? saved : fromSummary(known.intakeSummary, { saved, blank, reader })
  const profile = withNotes(withIntake(summed, intake), { blank, reader })
  const unit = intake.some((one) => one.op === 'set' && one.unit === 'km') ? 'km' : null
  const state: Conversation = { ...blank, profile, unit }
  const left = questionsLeft(state)
  const isBack = saved.entries.length > 0
  const ways = isBack ? COMING_BACK : profile.entries.length > FEW ? AFTER_INTAKE : GREETINGS
  const greeting = sayOne(state, isBack ? 'back' : 'hello', ways)
  const text = greeting.text
    .replace('{name}', () => shown || 'there')
    .replace('{count}', String(left))
    .replace('{questions}', left === 1 ? 'question' : 'questions')
    .replace('{news}', () => newsOf(saved, profile))
  const asked = asking({ state: { ...greeting.state, done: isBack && left === 0 }, text: '' })
  return { state: asked.state, reply: together(text, asked.text) }
}
const FEW = 3

function newsOf(saved: Profile, profile: Profile): string {
  const rows = [...new Set(changesBetween(saved, profile, null).map(({ label }) => label))]
  return rows.length === 0 ? '' : `; new from your intake: ${inWords(rows)}`
}

/** The intake has no question about who to meet; people write it in its notes. */
function withNotes(profile: Profile, { blank, reader }: { blank: Conversation; reader: Reader }): Profile {
  if (isAnswered(profile, 'meet')) return profile
  const notes = profile.entries.filter(({ path, from }) => path === 'notes' && from === 'intake')
  const heard = notes.flatMap(({ value }) => readAndListen(String(value), { ...blank, profile }, reader))
  const { apply: does } = check(heard, { profile, row: null, leftOut: [] })
  return apply(
    profile,
    does.filter((one) => rowOfOperation(one) === 'meet'),
    { from: 'intake', turn: null },
  )
}

/** Reads the intake's text line by line, because it was a form. The part after "Notes:" is a note. */
function fromSummary(
  summary: string | null | undefined,
  { saved, blank, reader }: { saved: Profile; blank: Conversation; reader: Reader },
): Profile {
  const [text = '', note = ''] = (summary ?? '').replaceAll('_', '-').split(/^Notes:/m)
  const origin = { from: 'intake', turn: null } as const
  const told = text.split(/\n|(?<=[.;])\s+/).reduce((profile, line) => {
    const [, field = '', value = ''] = FIELD.exec(line) ?? []
    const row: RowName | null = rowNamed(field.trim().toLowerCase()) ?? FIELDS[field.trim().toLowerCase()] ?? null
    const said = value === '' ? line : value
    if (said.trim() === '' || (value !== '' && row === null && defined('notes').row?.test(field))) return profile
    const heard = readAndListen(said, { ...blank, profile, question: row }, reader)
    const { apply: does } = check(heard, { profile, row, leftOut: [] })
    return apply(profile, does, origin)
  }, EMPTY_PROFILE)
  const noted: Profile =
    note.trim() === '' ? told : apply(told, [{ op: 'add', path: 'notes', value: note.trim(), words: '' }], origin)
  return {
    ...saved,
    entries: [...saved.entries, ...noted.entries.filter((one) => !saved.entries.some(({ path }) => path === one.path))],
  }
}

const FIELD = /^\s*([^:]{2,40}):\s*(.+?)[.;]?\s*$/
const FIELDS: Record<string, RowName> = {
  'relationship intent': 'intent',
  'looking for': 'intent',
  travel: 'distance',
  'travel distance': 'distance',
  'typical week': 'availability',
  'wants kids': 'kids',
  'must not': 'dealbreakers',
  'deal-breakers': 'dealbreakers',
  ages: 'age',
}
