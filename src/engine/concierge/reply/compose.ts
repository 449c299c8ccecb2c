import { STAYS_OFF } from '#contract/chat-words.ts'
import { MAX_OWN_WORDS } from '#contract/limits.ts'
import { tellFacts } from '../facts/tell-facts.ts'
import { TOPICS } from '../facts/topics.ts'
import type { Change } from '../profile/changes.ts'
import { cutAtWord } from '../profile/fitting.ts'
import { rowOfOperation } from '../profile/operation.ts'
import { defined, type RowName, rowOf } from '../profile/rows.ts'
import { rowShown } from '../profile/said.ts'
import { mainButtons } from '../state/choices.ts'
import { type Button, type Conversation, MOST_HANDED_OVER, rowAskedIn } from '../state/conversation.ts'
import { nextQuestion, questionsLeft, wordingsOf } from '../state/next-question.ts'
import { type Said, sayOne, together } from '../state/phrasing.ts'
import type { Told } from '../understand/built-in/labels/told.ts'
import { namedIn } from '../understand/built-in/labels/told-names.ts'
import type { Checked } from '../understand/check.ts'
import type { Talk } from '../understand/heard.ts'
import { closing, LONGEST_NAMED } from './closing.ts'
import { humanSentence, isLight } from './human.ts'
import * as say from './sentences.ts'
import { understood } from './understood.ts'

type Spoken = Said<Conversation>

export type ToSay = {
  checked: Checked
  /** Begins the reply: words after the soft question, or a model's remark. */
  first: Spoken | null
  isChanged: boolean
  changes: readonly Change[]
  /** The message pressed a secondary button (a note, a wish, Undo), which does not answer the open question. */
  isBeside: boolean
  before: Conversation
}

/** Says at most one human sentence, the answers to questions, and one question. */
export function compose(state: Conversation, toSay: ToSay): Spoken {
  const { checked } = toSay
  const lead = withUndone(leadOf(state, toSay), checked)
  if (checked.talk.includes('bye') && !toSay.isChanged) return lead
  const told = tellFacts(checked.asks, { first: lead, now: lead.state })
  const isAsking = checked.asks.length > 0 || checked.topics.length > 0
  if (checked.asks.length === 0 && checked.topics.length > 0) return whichTopic(told, checked)
  const press = withPress(told, checked)
  if (press) return press
  if (checked.confirm.length > 0) return confirming(told, checked.confirm)
  if (checked.open.length > 0) return handingOver(told, checked)
  if (checked.talk.includes('end') && !toSay.isChanged && !isAsking) return closing(told)
  const isAttempt = !isAsking && !isSmall(toSay) && !isElsewhere(toSay)
  return asking(withMore(isAttempt ? told : askedAgain(told)))
}

/** Names the first order that was not carried out. Opens the rows of all such orders. */
function withUndone({ state, text }: Spoken, { undone, draft }: Checked): Spoken {
  const [first] = undone
  if (!first) return { state, text }
  const said = sayOne(withHandedOver(state, { rows: undone.flatMap(({ rows }) => rows), draft }), 'undone', say.UNDONE)
  return {
    state: said.state,
    text: together(
      text,
      said.text.replace('{what}', () => `“${cutAtWord(first.quote.replace(JOINED_ON, ''), LONGEST_NAMED)}”`),
    ),
  }
}

const JOINED_ON = /^\W*(?:(?:and|but|also|so|oh|plus)\s+)+|[\s.,;]+$/gi

/** The message is no attempt to answer, so the question does not count as asked. */
const isSmall = ({ checked, isChanged }: ToSay) =>
  !isChanged && (checked.told.length > 0 || checked.talk.some((one) => SMALL.includes(one)))
/**
 * An order or a secondary button is no answer. A free-text question is asked once, so an answer to another row leaves
 * it open.
 */
const isElsewhere = ({ checked, changes, before, isBeside }: ToSay) =>
  isBeside ||
  checked.absent !== null ||
  checked.refuses ||
  checked.undo ||
  (isInWordsOpen(before) && changes.length > 0 && changes.every(({ row }) => row !== rowAskedIn(before)))
const isInWordsOpen = (state: Conversation) => {
  const row = rowAskedIn(state)
  return row !== null && defined(row).isInWords === true
}
const SMALL: readonly Talk[] = ['greeting', 'thanks', 'misheard', 'hostile', 'symbols', 'foreign', 'empty']

const askedAgain = ({ state, text }: Spoken): Spoken => ({ state: notCounted(state), text })
/** Does not count the open question as asked, so it may be asked again. */
export function notCounted(state: Conversation): Conversation {
  const { question, asked } = state
  return question === null
    ? state
    : { ...state, asked: { ...asked, [question]: Math.max(0, (asked[question] ?? 0) - 1) } }
}

function leadOf(state: Conversation, { checked, first, isChanged, changes }: ToSay): Spoken {
  if (first) return first
  const human = humanSentence(
    state,
    checked.told.filter((one) => !isOfAnswer(one, checked)),
  )
  const isOrder = checked.press.length + checked.open.length > 0
  if (human || (checked.isPrivate && !isChanged && !isOrder)) return stayingOff(human ?? { state, text: '' }, checked)
  if (checked.absent !== null) {
    // "I've put men; I don't have surgeons on your card": the reply says both.
    const done = understood(state, changes)
    const missing = absent(done?.state ?? state, checked.absent)
    return done ? { state: missing.state, text: together(done.text, missing.text) } : missing
  }
  if (checked.refuses) return sayOne(state, 'refused', say.REFUSED)
  const talk = TALK_ORDER.find((one) => checked.talk.includes(one))
  const ways = talk && say.TALK[talk]
  if (talk && ways && !(isChanged && QUIET.includes(talk))) return sayOne(state, `talk.${talk}`, ways)
  if (checked.asks.length === 0 && changes.length > 0) {
    const back = understood(state, changes)
    if (back) return back
  }
  const isNothing = !isChanged && !isHeard(checked)
  const isSaid = checked.asks.length + checked.press.length > 0 || checked.talk.includes('end')
  const note = isChanged || isSaid ? undefined : newOffer(state, checked)
  if (note !== undefined) {
    const offered = sayOne(state, 'offered', say.OFFERED)
    return { state: offered.state, text: offered.text.replace('{what}', () => note) }
  }
  if (isNothing && checked.isKnown) return sayOne(state, 'known', say.KNOWN)
  return isNothing ? sayOne(state, 'unheard', say.NOT_UNDERSTOOD) : { state, text: '' }
}
function newOffer({ offers }: Conversation, { offer, confirm }: Checked): string | undefined {
  const newest = offers.at(-1)
  const [one] = newest && offer.includes(newest) && confirm.length === 0 ? newest.does : []
  if (one?.op === 'set') return newest?.label.replace(/^([^:]+): (.+)$/, '“$2” under $1')
  if (one?.op !== 'add') return undefined
  return `“${cutAtWord(one.value, LONGEST_NAMED)}” under ${defined(rowOf(one)).title}`
}

/** If an answer contains light or uncertain news, the host repeats only the answer. */
const isOfAnswer = ({ kind, words, weight }: Told, { apply }: Checked): boolean =>
  (isLight(kind) || (weight < CLEARLY && namedIn(kind, words) === null)) &&
  apply.some((one) => one.words !== '' && (one.words.includes(words) || words.includes(one.words)))
const CLEARLY = 0.6

/** The host says that a private fact stays off the card, at least the first time. */
function stayingOff({ state, text }: Spoken, { isPrivate }: Checked): Spoken {
  if (!isPrivate || (text !== '' && state.used.includes(OFF))) return { state, text }
  const met = text === '' ? sayOne(state, 'told', say.TOLD) : { state, text }
  return { state: { ...met.state, used: [...met.state.used, OFF] }, text: together(met.text, STAYS_OFF) }
}
const OFF = 'private.off'

function absent(state: Conversation, { quote: what, row }: { quote: string; row?: RowName }): Spoken {
  const said = sayOne(state, 'absent', say.ABSENT)
  const words = what.toLowerCase()
  const offers = said.state.offers.filter(({ label }) => !label.toLowerCase().includes(words))
  const made = row ? `${defined(row).title} says ${rowShown(state.profile, row, state.unit)}.` : ''
  return {
    state: { ...said.state, offers },
    text: together(
      said.text.replace('{what}', () => what),
      made,
    ),
  }
}

function withMore({ state, text }: Spoken): Spoken {
  const next = nextQuestion(state)
  const left = questionsLeft(state)
  const ways = next !== null && next !== state.question && (state.asked[next] ?? 0) === 0 ? say.MORE[left] : undefined
  if (!ways || state.used.includes(`more.${left}.0`) || state.used.includes(`more.${left}.1`)) return { state, text }
  const more = sayOne(state, `more.${left}`, ways)
  return { state: more.state, text: together(text, more.text) }
}

const TALK_ORDER: readonly Talk[] = [
  ...([
    'misheard',
    'rude',
    'hostile',
    'bye',
    'foreign',
    'symbols',
    'empty',
    'thanks',
    'greeting',
    'unsure',
    'chat',
  ] as const),
]
/** If a value was saved, these get no reply. */
const QUIET: readonly Talk[] = ['chat', 'misheard', 'greeting', 'thanks', 'unsure', 'empty', 'symbols']

const isHeard = (checked: Checked) =>
  checked.asks.length + checked.topics.length + checked.told.length + checked.confirm.length > 0 ||
  checked.press.length + checked.open.length + checked.offer.length > 0 ||
  checked.undo ||
  checked.refuses ||
  checked.isPrivate ||
  checked.absent !== null ||
  checked.talk.some((one) => one === 'end' || one === 'filler')

function whichTopic({ state, text }: Spoken, { topics }: Checked): Spoken {
  const which = sayOne(notCounted(state), 'which', say.WHICH_QUESTION)
  const buttons = [...topics.filter((topic) => topic !== 'Qoff').slice(0, 3), 'Qoff' as const].map(
    (topic): Button => ({ label: TOPICS[topic], does: [], topic }),
  )
  return { state: { ...which.state, instead: { kind: 'topic', buttons } }, text: together(text, which.text) }
}

function withPress({ state, text }: Spoken, { press }: Checked): Spoken | null {
  if (press.length === 0) return null
  const isPlace =
    press.length > 1 && press.every(({ does: [one] }) => one?.op === 'add' && one.value === addedBy(press[0]))
  const which = isPlace
    ? sayOne(state, 'place', say.PLACE)
    : press.length === 1
      ? sayOne(state, 'one-press', say.ONE_PRESS)
      : sayOne(state, 'press', say.PRESS)
  const pressed = { state: { ...which.state, beside: [...press, ...state.beside] }, text: together(text, which.text) }
  // The reply also asks the open question again, with its own buttons.
  return nextQuestion(pressed.state) === null ? pressed : asking(isPlace ? pressed : askedAgain(pressed))
}

const addedBy = (one: Button | undefined) => (one?.does[0]?.op === 'add' ? one.does[0].value : undefined)

function confirming({ state, text }: Spoken, confirm: readonly Button[]): Spoken {
  const which = sayOne(state, 'confirm', say.CONFIRM)
  const shown = confirm.map((one) => (isOfOther(one, state) ? one : { ...one, label: ownLabel(one) }))
  const others = mainButtons(which.state).filter(({ label }) => !shown.some((one) => one.label === label))
  const buttons = [...shown, ...others].slice(0, MOST_CONFIRMED)
  return {
    state: { ...which.state, instead: { kind: 'value', buttons } },
    text: together(
      text,
      which.text.replace('{likely}', () => inWordsOr(buttons.slice(0, confirm.length))),
    ),
  }
}
const inWordsOr = (buttons: readonly Button[]) => OR.format(buttons.slice(0, 3).map(({ label }) => `“${label}”`))
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const MOST_CONFIRMED = 8
const isOfOther = ({ does: [one] }: Button, state: Conversation) =>
  one !== undefined && rowOfOperation(one) !== rowAskedIn(state)
/** Under the question about smoking, "Smoking: No" becomes "No". */
const ownLabel = ({ label, does }: Button) =>
  does[0]?.op === 'set' && does[0].path.startsWith('valuesMap.age_range')
    ? capital(label.replace(/^Ages: /, ''))
    : label.replace(/^[^:“]+: /, '')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function handingOver({ state, text }: Spoken, { open: rows, draft }: Checked): Spoken {
  const handed = withHandedOver(state, { rows, draft })
  const [kind, ways] = draft === null ? ['handover', say.HAND_OVER] : ['handover.words', say.HAND_OVER_WORDS]
  const open = state.handover.length > 0 ? { state: handed, text: null } : sayOne(handed, kind, ways)
  return { state: open.state, text: together(text, open.text) }
}
const withHandedOver = (
  state: Conversation,
  { rows, draft }: { rows: readonly RowName[]; draft: string | null },
): Conversation => ({
  ...state,
  draft: draft === null ? null : cutAtWord(draft, MAX_OWN_WORDS),
  handover: [...new Set([...state.handover, ...rows])].slice(0, MOST_HANDED_OVER),
})

export function asking({ state, text }: Spoken): Spoken {
  const question = nextQuestion(state)
  if (question === null) return closing({ state, text })
  const said = sayOne(state, `ask.${question}`, wordingsOf(question, state))
  const asked = { ...said.state.asked, [question]: (said.state.asked[question] ?? 0) + 1 }
  return { state: { ...said.state, asked, question }, text: together(text, said.text) }
}
