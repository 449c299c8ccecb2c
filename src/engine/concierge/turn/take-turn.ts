import { MAX_CHAT_TURNS, MAX_OWN_WORDS } from '#contract/limits.ts'
import { apply } from '../profile/apply.ts'
import { differencesBetween } from '../profile/changes.ts'
import { type Operation, rowOfOperation } from '../profile/operation.ts'
import { isAnswered, type Profile } from '../profile/profile.ts'
import { compose, type ToSay } from '../reply/compose.ts'
import { TOO_LONG } from '../reply/sentences.ts'
import { type CareAnswer, gladOf, withHeld } from '../safety/care.ts'
import { underageReply } from '../safety/help-lines.ts'
import { type Conversation, EMPTY, MOST_BUTTONS, type Question } from '../state/conversation.ts'
import { noteOf, offersShown, stillOffered } from '../state/offers.ts'
import type { Said } from '../state/phrasing.ts'
import { lastSteps, stepsFor, withSteps } from '../state/steps.ts'
import { pressedIn } from '../understand/built-in/bare-answer.ts'
import { listen } from '../understand/built-in/listen.ts'
import { readingOf } from '../understand/built-in/reading-of.ts'
import { isHeardWholly } from '../understand/certain.ts'
import { type Checked, check } from '../understand/check.ts'
import type { Heard } from '../understand/heard.ts'
import { heardByModel } from '../understand/model/heard-by-model.ts'
import type { ModelHeard } from '../understand/model/operation.ts'
import type { Reader } from '../understand/reader.ts'
import { caredIn, careIn, later } from './care-turn.ts'
import { fixedTurn, type Turn } from './turn.ts'

type Options = {
  reader: Reader
  /** From a model; the engine checks it. */
  model?: ModelHeard | undefined
}

/** Checks safety first, then reads, applies and replies. */
export function takeTurn(given: Conversation, written: string, { reader, model }: Options): Turn {
  if (given.ended === 'underage') return fixedTurn(given, underageReply({ city: null, entries: [] }, ''))
  if (given.turn >= MAX_CHAT_TURNS) return fixedTurn({ ...given, ended: 'length', done: true }, TOO_LONG)
  const before = given
  const state = begun(given)
  const isPress = given.instead?.kind !== 'care' && pressedIn(given, written) !== null
  const cared = isPress ? null : caredIn(given, written, reader)
  if (cared?.kind === 'later') return later(state)
  const line = cared?.kind === 'safe' ? withHeld(given, cared.rest) : (cared?.rest ?? written)
  const reading = readingOf(line, forReading(given), reader)
  const heard = line.trim() === '' && cared ? [] : model ? heardByModel(reading, model) : listen(reading)
  const all = check(heard, { profile: given.profile, row: reading.row, leftOut: given.leftOut })
  const isMet = model?.remark && all.asks.every(({ topic }) => topic === 'Qoff')
  const checked = isMet ? { ...all, asks: [] } : all
  const care = isPress ? null : careIn(state, { before, reading, cared, checked, written, model })
  if (care?.kind === 'turn') return care.turn
  const next = applied(state, { checked, before })
  const turn = spoken(next, {
    checked,
    heard,
    before,
    first: firstOf(next, { cared, model }),
    listens: listens(heard, { isPress, care }),
  })
  return withLine(turn, care?.beside)
}

const withLine = (turn: Turn, line: string | undefined): Turn =>
  line === undefined ? turn : { ...turn, reply: `${turn.reply}\n${line}` }

/** Counts the turn and removes the last reply's offers. */
const begun = (given: Conversation): Conversation => ({
  ...given,
  turn: given.turn + 1,
  ...{ instead: null, beside: [], handover: [], draft: null, isHelped: false, held: null, asksToKeep: false },
})

/** The soft question is not part of the form. The answer is read under the question that was open before it. */
const forReading = (given: Conversation): Conversation =>
  given.instead?.kind === 'care' ? { ...given, instead: null } : given

const listens = (
  heard: readonly Heard[],
  { isPress, care }: { isPress: boolean; care: ReturnType<typeof careIn> | null },
) => !isPress && care?.isForModel !== false && !isHeardWholly(heard)

export function applied(
  state: Conversation,
  { checked, before }: { checked: Checked; before: Conversation },
): Conversation {
  const undone = checked.undo ? lastSteps(before) : []
  const operations: Operation[] = checked.undo ? undone.toReversed().flatMap(({ back }) => back) : checked.apply
  const profile = apply(before.profile, operations, { from: 'answer', turn: before.turn })
  const isRestore = operations.some(({ op }) => op === 'restore')
  const used = undone.length > 0 ? undone : before.steps.filter(({ back }) => isRestore && sharesDeed(back, operations))
  const unit = operations.flatMap((one) => (one.op === 'set' && one.unit ? [one.unit] : [])).at(-1) ?? state.unit
  const last = profile.entries.filter((one) => !before.profile.entries.includes(one)).at(-1)
  return {
    ...askedAnew(state, { operations: isRestore ? operations : [], profile }),
    profile,
    unit,
    steps: before.steps.filter((one) => !used.includes(one)),
    lastKept: isRestore ? null : (last ?? before.lastKept),
    offers: checked.refuses ? [] : stillOffered(state.offers, [...checked.confirm, ...checked.offer], profile),
    leftOut: checked.refuses
      ? [...state.leftOut, ...state.offers.flatMap((one) => noteOf(one)?.slice(0, MAX_OWN_WORDS) ?? [])].slice(-20)
      : state.leftOut,
  }
}

/** An undone answer opens its question again. */
function askedAnew(state: Conversation, { operations, profile }: { operations: Operation[]; profile: Profile }) {
  const row = operations.map(rowOfOperation).find((one) => (state.asked[one] ?? 0) > 0 && !isAnswered(profile, one))
  return row === undefined ? state : { ...state, question: row, asked: { ...state.asked, [row]: 0 } }
}

const sharesDeed = (back: readonly Operation[], operations: readonly Operation[]) =>
  back.length > 0 &&
  back.every((one) => operations.some((other) => JSON.stringify({ ...other, words: '' }) === JSON.stringify(one)))

function firstOf(
  state: Conversation,
  { cared, model }: { cared: CareAnswer | null; model: ModelHeard | undefined },
): Said<Conversation> | null {
  if (cared?.kind === 'safe') {
    const glad = gladOf(state, cared)
    return { ...glad, state: { ...glad.state, safeAt: state.turn } }
  }
  return model?.remark ? { state, text: model.remark } : null
}

type Outcome = Pick<ToSay, 'checked' | 'first'> & { heard: readonly Heard[]; before: Conversation; listens: boolean }

function spoken(state: Conversation, { checked, heard, first, before, listens }: Outcome): Turn {
  const differences = differencesBetween(before.profile, state.profile, state.unit ?? before.unit)
  const changes = differences.map(({ change }) => change)
  const isUndone = checked.undo || checked.apply.some(({ op }) => op === 'restore')
  const steps = isUndone ? changes.map(() => null) : stepsFor(differences, before.profile, before.turn)
  const withUndo = withSteps(
    first?.state ?? state,
    steps.flatMap((one) => one?.step ?? []),
  )
  const left = leftIn(before, checked)
  const ready: Conversation = left.length > 0 ? { ...withUndo, used: [...withUndo.used, LEFT] } : withUndo
  const isChanged = changes.length > 0 || checked.apply.length > 0 || checked.undo
  const said = compose(ready, {
    checked,
    first: first && { ...first, state: ready },
    isChanged,
    changes,
    isBeside: isBeside(heard, before),
    before,
  })
  const shown = said.state.asksToKeep ? [] : offersShown(said.state, checked.offer)
  return {
    state: { ...said.state, beside: [...said.state.beside, ...shown].slice(0, MOST_BUTTONS) },
    reply: said.text,
    kept: changes.map((change, at) => ({ ...change, undo: steps[at]?.label ?? null })),
    left,
    done: said.state.done,
    ended: null,
    listens,
  }
}

/** Whether the message only presses buttons of rows other than the open one. */
const isBeside = (heard: readonly Heard[], { question }: Conversation): boolean =>
  question !== null &&
  heard.length > 0 &&
  heard.every((one) => one.kind === 'change' && one.by === 'press' && !isOf(question, one.operation))
const isOf = (question: Question, one: Operation) =>
  question === 'ownAge' ? one.op === 'ownAge' : rowOfOperation(one) === question

/** The reply says only once per conversation that something cannot be saved. */
const LEFT = 'left.0'
const leftIn = ({ used }: Conversation, { left }: Checked): string[] =>
  used.includes(LEFT) ? [] : left.map((quote) => quote.slice(0, MAX_OWN_WORDS))

/** Nothing about a person under 18 is stored, not even the name. */
export const wiped = (state: Conversation): Conversation => ({
  ...EMPTY,
  name: '',
  seed: state.seed,
  ended: 'underage',
})
