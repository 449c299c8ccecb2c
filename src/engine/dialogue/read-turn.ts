import { topicIn } from './answering/answered.ts'
import type { OfferAnswer } from './answering/offer-answer.ts'
import { withoutSettled } from './answering/unkept.ts'
import { composeTurn } from './compose-turn.ts'
import { type Content, contentOf } from './content.ts'
import { type CareAnswer, gladOf, helpFirst, isAskedSoftly, softly, wasMet } from './distress/care.ts'
import { nextPart } from './groups.ts'
import { afterAnswer, type Hearing, hear, plainlyIn } from './hearing.ts'
import { modelContent, modelQuestion } from './operations/model-content.ts'
import { hearsDistress, saysHarmless } from './operations/model-distress.ts'
import type { ModelHeard } from './operations/operation.ts'
import { together } from './phrasing.ts'
import { replyToTold } from './reply-to-told.ts'
import { type Danger, dangerIn } from './safety/danger.ts'
import { underageReply } from './safety/underage.ts'
import { askedIn, isOneQuestion } from './service/asked-in.ts'
import { answeredBeside } from './service/beside-help.ts'
import type { ServiceQuestion } from './service/question.ts'
import type { LearnedReader } from './spans/learned-reader.ts'
import { type Conversation, EMPTY } from './state.ts'
import { isGoodbye } from './telling/goodbye.ts'
import { setPhraseOf } from './telling/host-talk.ts'
import { isMisheard, isPassing, saysAgain, saysNothing } from './telling/small-talk.ts'
import { fixedTurn, type Turn } from './turn.ts'

type ToRead = {
  before: Conversation
  reader: LearnedReader | undefined
  /** What a model heard, in place of what the readers make of it. */
  model: ModelHeard | undefined
  /** What the message answered to what was offered; `text` is the rest of it. */
  answer: OfferAnswer | null
  cared: CareAnswer | null
  text: string
}

/** A message, or what it says besides an answer, is read: distress first, then orders, questions and values. */
export function readTurn(state: Conversation, toRead: ToRead): Turn {
  const { before, reader, model, answer, cared, text } = toRead
  const hearing = hear(text, afterAnswer(before, answer), reader)
  const danger = dangerOf(hearing, { before, cared })
  if (danger.kind === 'under_18') return fixedTurn(wiped(state), underageReply(before, text))
  const heardAsked = questionIn(hearing, before)
  const asks = model ? modelQuestion(heardAsked, model, text) : heardAsked
  if (danger.kind === 'help') {
    const { distress } = danger
    const read = distress === 'abuse' ? plainlyIn(hearing) : []
    return answeredBeside(helpFirst(state, { read, distress, text }), asks)
  }
  const met = cared ? { ...gladOf(state, cared), tone: null } : null
  const taken = { before, text, sentences: [], isHostile: false, answer, met }
  // What was asked about is read, and what is said beside the answer was weighed with it.
  const isCleared = cared?.kind === 'safe' && Boolean(before.held)
  const listens = !hearing.read.isHostile && !(danger.kind === 'soft' && danger.isBeyondAModel)
  const isHarmless = isCleared || (listens && model !== undefined && saysHarmless(model))
  const isAlarming =
    (danger.kind === 'soft' && !isHarmless) ||
    (model !== undefined && hearsDistress(model.operations, { before: hearing.before, weight: danger.weight }))
  if (hearing.read.isHostile) {
    const proposals = plainlyIn(hearing)
    if (isAlarming) return softly(state, { read: [...(answer?.does ?? []), ...proposals], text })
    const question = asks?.kind === 'which' ? null : asks
    return composeTurn(state, { ...taken, ...hearing.read, proposals, question })
  }
  const asked = topicIn(answer) ?? asks
  const only = asked?.kind === 'about' ? asked.ofProfile?.asked : undefined
  const besides = only ? besideAsked(hearing, only) : hearing
  if (besides.text === '' && !isAlarming)
    return composeTurn(state, { ...taken, proposals: [], question: asked, listens: true })
  const content = withModel(contentOf(besides, answer), { model, hearing: besides, answer })
  const certain = content.proposals.filter((one) => !besides.own.sure.includes(one))
  if (isAlarming)
    return answeredBeside(softly(state, { read: [...(answer?.does ?? []), ...certain], text, listens }), asked)
  return composeTurn(state, {
    ...taken,
    ...understood(state, { hearing: besides, content, answer, question: asked, before, met, model }),
    // What was told in need is not offered to be kept.
    ...(isCleared && !cared?.isMistaken ? { keep: null, beside: null } : {}),
  })
}

/** What a message holds as the readers heard it, or a model in their place. */
function withModel(
  heard: Content,
  { model, hearing, answer }: Pick<ToRead, 'model' | 'answer'> & { hearing: Hearing },
): Content {
  if (!model) return heard
  return modelContent(heard, model.operations, { hearing, chosen: answer?.does ?? [] })
}

/** What a message calls for. Who says that they are not safe is given help whatever their words. */
function dangerOf({ text, read, reader }: Hearing, { before, cared }: Pick<ToRead, 'before' | 'cared'>): Danger {
  const danger = dangerIn(text, {
    reader: reader?.danger,
    isHostile: read.isHostile,
    saidSafe: cared?.kind === 'safe' || before.turn === before.safeAt,
    wasMet: wasMet(before),
  })
  if (cared?.kind !== 'unsafe' || danger.kind === 'under_18' || danger.kind === 'help') return danger
  return { kind: 'help', weight: danger.weight, distress: 'self-harm' }
}

type Read = {
  hearing: Hearing
  content: Content
  answer: OfferAnswer | null
  question: ServiceQuestion | null
  before: Conversation
  met: Parameters<typeof composeTurn>[1]['met']
  model: ModelHeard | undefined
}

/** What the reply is made from. */
function understood(state: Conversation, { hearing, content, answer, question, before, met, model }: Read) {
  const { likely, reader, own } = hearing
  const { rest, ofRest, told, proposals, order } = content
  const leaves =
    likely !== undefined &&
    reader !== undefined &&
    !isAskedSoftly(before) &&
    isGoodbye(hearing.read.sentences, { likely, reader, isDone: before.done, isAnswer: proposals.length > 0 })
  const first = replyToTold(state, {
    ...{
      before: withoutSettled(hearing.before, answer),
      text: hearing.text,
      reading: rest,
      sentences: hearing.read.sentences,
      told,
      own,
      likely: ofRest,
      reader,
    },
    ...{ proposals, answer, question },
    order,
    isGoodbye: leaves,
    modelNotes: content.notes,
  })
  const remark = model?.remark
  const isOrder = before.done && proposals.length > 0 && told.length > 0 && !told.some(({ kind }) => kind === 'Mloss')
  const tone = isOrder ? null : (first.met?.tone ?? null)
  // Whoever puts the profile right and names a hardship with it is not told that there is no hurry.
  const said = remark ? { state: first.met?.state ?? state, text: remark, tone } : first.met
  return {
    ...first,
    ...{ proposals, doubts: content.doubts, order, question },
    marked: model ? null : content.marked,
    unmet: content.unmet,
    sentences: rest.sentences,
    listens: true,
    isByModel: model !== undefined,
    met: met && remark && isAskedSoftly(before) ? { ...met, text: apology(met.text, remark) } : (met ?? said),
    isRemark: met === null && Boolean(remark),
    isGoodbye: leaves,
    isMisheard: (likely !== undefined && isMisheard(likely, hearing.text)) || saysAgain(hearing.text),
    isPassing: likely !== undefined && (isPassing(likely) || (isAskedAgain(before) && saysNothing(likely))),
  }
}

/** One apology is enough: a model's own stands alone. */
const apology = (text: string, remark: string) => (/\bsorry\b/i.test(remark) ? remark : together(text, remark))

const POINTS_BACK = /\b(?:put|add|bring|take|remove|delete|drop) (?:it|that|this|them|both)\b/

/**
 * What is said besides a question about the profile, whose words are no order and no answer: all of it where the rest
 * speaks of what was asked about.
 */
function besideAsked(hearing: Hearing, asked: readonly string[]): Hearing {
  const { read, before, reader } = hearing
  const others = read.sentences.filter(({ original }) => !asked.includes(original))
  if (others.some(({ text }) => POINTS_BACK.test(text))) return hearing
  return hear(others.map(({ original }) => original).join(' '), before, reader)
}

/** Whether the open question is put again, so that an answer that was not heard can be given once more. */
const isAskedAgain = (before: Conversation) => before.part !== null && nextPart(before) === before.part

/** What a message asks, set phrases such as "how are you" aside. */
function questionIn({ read, reader, likely }: Hearing, before: Conversation): ServiceQuestion | null {
  if (!reader || !likely) return null
  const sentences = isOneQuestion(read.all) ? read.all : read.sentences
  const others = sentences.filter((one) => setPhraseOf(one) === null)
  if (others.length === sentences.length) return askedIn({ sentences, likely, reader, before })
  const said = others.map(({ original }) => original).join(' ')
  return said === '' ? null : askedIn({ sentences: others, likely: reader(said, 'none'), reader, before })
}

/** Nothing of someone under 18 is kept, not even the name. */
const wiped = (state: Conversation): Conversation => ({ ...EMPTY, name: '', seed: state.seed, ended: 'underage' })
