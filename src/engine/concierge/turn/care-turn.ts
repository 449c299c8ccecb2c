import { tellFacts } from '../facts/tell-facts.ts'
import type { Topic } from '../facts/topics.ts'
import { apply } from '../profile/apply.ts'
import { changesBetween } from '../profile/changes.ts'
import type { Operation } from '../profile/operation.ts'
import { isMeet, ROWS } from '../profile/rows.ts'
import { isOwnWords } from '../profile/said.ts'
import { notCounted } from '../reply/compose.ts'
import { TALK } from '../reply/sentences.ts'
import { type CareAnswer, careAnswer, deniesSafety, isAskedSoftly, languageOf, wasMet } from '../safety/care.ts'
import { type Danger, dangerIn, isCrisis } from '../safety/danger.ts'
import type { Distress } from '../safety/danger-words.ts'
import { helpLines, underageReply } from '../safety/help-lines.ts'
import { BESIDE, CARE_ANSWERS, HELP, type Language, SOFT } from '../safety/help-words.ts'
import { type Conversation, EMPTY } from '../state/conversation.ts'
import { type Said, sayOne } from '../state/phrasing.ts'
import { listen } from '../understand/built-in/listen.ts'
import { plainWords } from '../understand/built-in/reading/plain-words.ts'
import { isNamedIn } from '../understand/built-in/reading/row-names.ts'
import { type Reading, readingOf } from '../understand/built-in/reading-of.ts'
import type { Checked } from '../understand/check.ts'
import type { ModelHeard } from '../understand/model/operation.ts'
import type { Reader } from '../understand/reader.ts'
import { heardAsAnswer } from './heard-as-answer.ts'
import { fixedTurn, type Turn } from './turn.ts'

/** Words next to the answer are checked for distress first. */
export function caredIn(before: Conversation, text: string, reader: Reader): CareAnswer | null {
  if (!isAskedSoftly(before)) return null
  const cared = careAnswer(before, text)
  if (cared?.kind === 'unsafe') return cared
  if (cared?.rest === '' && !cared.isMistaken) return cared
  const danger = dangerIn(text, { ...heardBefore(before, null), reader: reader.danger, isAnswer: true })
  if (isCrisis(danger)) return { kind: 'unsafe', rest: text }
  const saysOfProfile = () => {
    const reading = readingOf(text, { ...before, instead: null, question: null }, reader)
    return (
      listen({ ...reading, row: null }).some(({ kind }) => kind === 'change') ||
      ROWS.some((row) => isNamedIn(row, plainWords(text)))
    )
  }
  if (!cared && deniesSafety(text) && !saysOfProfile()) return { kind: 'unsafe', rest: text }
  return danger.kind === 'soft' ? null : cared
}

const heardBefore = (before: Conversation, cared: CareAnswer | null) => ({
  saidSafe: cared?.kind === 'safe' || before.turn === before.safeAt,
  wasMet: wasMet(before),
})

/** If a person says they are not safe, they get help, whatever their words. */
function dangerOf({ message, reader }: Reading, { before, cared }: Pick<Given, 'before' | 'cared'>): Danger {
  const danger = dangerIn(message.text, {
    ...heardBefore(before, cared),
    reader: reader.danger,
    isHostile: message.isHostile,
  })
  if (cared?.kind !== 'unsafe' || danger.kind === 'under_18' || danger.kind === 'help') return danger
  return { kind: 'help', weight: danger.weight, distress: 'self-harm' }
}

/** Postpones the chat: the reply asks nothing, and everything stays saved. */
export function later(state: Conversation): Turn {
  const said = sayOne(state, 'talk.bye', TALK.bye ?? [])
  return fixedTurn(said.state, said.text)
}

type Given = {
  before: Conversation
  reading: Reading
  cared: CareAnswer | null
  checked: Checked
  written: string
  model: ModelHeard | undefined
}
const turn = (one: Turn, isForModel = false): Care => ({
  ...{ kind: 'turn', isForModel },
  turn: { ...one, listens: isForModel },
})

type Care =
  | { kind: 'turn'; turn: Turn; isForModel: boolean }
  /** With 'none', the reply may get a help line. */
  | { kind: 'none'; isForModel: boolean; beside?: string }

/** Ends the chat (under 18), gives help lines, asks the soft question, or goes on (`none`). */
export function careIn(state: Conversation, { before, reading, cared, checked, written, model }: Given): Care {
  const danger = dangerOf(reading, { before, cared })
  const whereabouts = { city: before.city, entries: before.profile.entries }
  if (danger.kind === 'under_18')
    return turn(
      fixedTurn({ ...EMPTY, name: '', seed: state.seed, ended: 'underage' }, underageReply(whereabouts, written)),
    )
  const language = languageOf(written)
  if (danger.kind === 'help') {
    const { need, ways } = HELP[danger.distress]
    const said = sayOne(state, `help.${danger.distress}`, ways[language])
    return helped(said, helpLines(need, whereabouts, written), { before, checked, distress: danger.distress })
  }
  const isForModel = isForAModel(danger, reading)
  if (!isAlarming(danger, { before, reading, cared, checked, model })) return { kind: 'none', isForModel }
  const lines = helpLines('crisis', whereabouts, written)
  const answer = model === undefined ? heardAsAnswer(danger, { checked, reading }) : null
  if (answer) return { kind: 'none', isForModel, ...(answer.isSlight ? {} : { beside: lineBeside(lines, language) }) }
  const said = sayOne(notCounted(state), 'help.soft', SOFT[language])
  const asked: Conversation = {
    ...said.state,
    instead: { kind: 'care', buttons: Object.values(CARE_ANSWERS[language]).map((label) => ({ label, does: [] })) },
    held: written.slice(0, MAX_HELD),
    isHelped: true,
  }
  const text = `${said.text}\n${lines}`
  return turn(withFacts(keeping(asked, text, { before, checked }), checked), isForModel && model === undefined)
}
function isAlarming(danger: Danger, { before, reading, cared, checked, model }: Omit<Given, 'written'>): boolean {
  // The held message is read now. The words with the answer were already weighed.
  const isCleared = cared?.kind === 'safe' && Boolean(before.held)
  const isHarmless = isCleared || (isForAModel(danger, reading) && model !== undefined && saysHarmless(model))
  return (
    (danger.kind === 'soft' && !isHarmless && !isOnlyFigures(danger, reading, checked)) ||
    (model !== undefined && cared?.kind !== 'safe' && hearsDistress(model, { before, danger }))
  )
}
const isForAModel = (danger: Danger, { message }: Reading): boolean =>
  !message.isHostile && !(danger.kind === 'soft' && danger.isBeyondAModel)

const MAX_HELD = 4000
/** The first help line. It gets its own line of text, so that the page makes it a link. */
const lineBeside = (lines: string, language: Language) => `${BESIDE[language]}\n${lines.replace(/\n.*/s, '')}`

function helped(
  said: Said<Conversation>,
  lines: string,
  { before, checked, distress }: Pick<Given, 'before' | 'checked'> & { distress: Distress },
): Care {
  const kept = distress === 'abuse' ? checked : null
  const text = `${said.text}\n${lines}`
  return turn(withFacts(keeping({ ...said.state, isHelped: true }, text, { before, checked: kept }), checked))
}

/** "Women, 35 to 48. I'm 41 myself": only figures for the profile, and no heavy sentence. */
function isOnlyFigures(
  danger: Danger,
  { message, reader }: Reading,
  { apply: kept, left, offer, told }: Checked,
): boolean {
  const isFigure = (one: Operation) =>
    one.op === 'ownAge' ||
    (one.op === 'set' && typeof one.value === 'number') ||
    (one.op === 'add' && isMeet(one.value))
  return (
    message.sentences.length > 1 &&
    danger.kind === 'soft' &&
    !danger.isListed &&
    left.length + offer.length + told.length === 0 &&
    kept.some((one) => one.op !== 'add') &&
    kept.every(isFigure) &&
    message.sentences.every(({ original }) => dangerIn(original, { reader: reader.danger }).kind === 'none')
  )
}
/** From this weight on, the danger reader also hears something heavy. */
const MAY_BE_HEAVY = 0.1

/** A model alone can cause the soft question once. After that the danger reader must agree. */
const hearsDistress = (
  { operations }: ModelHeard,
  { before, danger }: { before: Conversation; danger: Danger },
): boolean =>
  operations.some(({ op }) => op === 'distress') &&
  before.turn !== before.safeAt &&
  (!wasMet(before) || danger.weight.any >= MAY_BE_HEAVY)

/** An empty model reply does not mean that the words are harmless. */
const saysHarmless = ({ operations, remark }: ModelHeard): boolean =>
  (operations.length > 0 || remark !== '') && !operations.some(({ op }) => op === 'distress')

function keeping(
  state: Conversation,
  text: string,
  { before, checked }: { before: Conversation; checked: Checked | null },
): Turn {
  // In distress, free text is not saved.
  const closed = (checked?.apply ?? []).filter((one) => one.op === 'set' && !isOwnWords(one))
  const profile = apply(before.profile, closed, { from: 'answer', turn: before.turn })
  const changes = changesBetween(before.profile, profile, state.unit)
  return { ...fixedTurn({ ...state, profile }, text), kept: changes.map((change) => ({ ...change, undo: null })) }
}

const ASKED_IN_FEAR: readonly Topic[] = ['Qpolice', 'Qreport', 'Qsafe']
function withFacts(turn: Turn, { asks }: Checked): Turn {
  const feared = asks.filter(({ topic }) => ASKED_IN_FEAR.includes(topic))
  const told = tellFacts(feared, { first: { state: turn.state, text: '' }, now: turn.state })
  return { ...turn, state: told.state, reply: [turn.reply, told.text].filter(Boolean).join('\n') }
}
