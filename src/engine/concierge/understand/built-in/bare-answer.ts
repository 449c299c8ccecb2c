import { ALL_TOPICS } from '../../facts/topics.ts'
import { defined, optionsOf, type RowName } from '../../profile/rows.ts'
import { answersTo, mainButtons, takesSeveral } from '../../state/choices.ts'
import type { Button, Conversation } from '../../state/conversation.ts'
import { noteOf } from '../../state/offers.ts'
import type { Heard, Talk } from '../heard.ts'
import { entriesNamed } from './reading/entry-names.ts'
import { plainWords } from './reading/plain-words.ts'
import type { Reading } from './reading-of.ts'
import * as flow from './words-of-flow.ts'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d"]/g, '')
    .replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}$]+$/gu, '')
    .replace(/\s+/g, ' ')

export const allButtons = (state: Conversation): readonly Button[] => [
  ...mainButtons(state),
  ...state.beside,
  ...state.offers,
  ...state.steps.map(({ label, back }) => ({ label, does: back })),
]

/** The buttons whose labels the person typed. Commas separate several labels. Null for any other text. */
export function pressedIn(state: Conversation, text: string): Button[] | null {
  const all = allButtons(state)
  const named = (said: string) => all.findLast(({ label }) => plain(label) === plain(said))
  const whole = plain(text) === '' ? undefined : named(text)
  if (whole) return [whole]
  const { question } = state
  if (state.instead || question === null || question === 'ownAge' || !takesSeveral(question)) return null
  const each = text.split(/,\s*|\n+/).map(named)
  return each.length > 1 && each.every((one) => one !== undefined) ? each : null
}

export const heardPress = (buttons: readonly Button[], quote: string): Heard[] =>
  buttons.flatMap(({ does, topic }): Heard[] => {
    const asked = topic === undefined ? undefined : ALL_TOPICS.find((one) => one === topic)
    return asked ? [{ kind: 'ask', asks: [{ topic: asked, text: plainWords(quote) }], quote }] : pressing(does, quote)
  })

const pressing = (does: Button['does'], quote: string): Heard[] =>
  does.map((operation) => ({
    ...{ kind: 'change', by: 'press', sure: 1 },
    operation: { ...operation, words: quote },
    quote,
  }))

const withoutThanks = (text: string) =>
  text.replace(/[\s,.]+(?:thanks?|thank you|cheers)(?: (?:so|very) much)?\W*$/, '')

/** Reads a message that is only an answer: yes, no, both, the first, nothing, skip. Null for other messages. */
export function bareAnswer({ state, row, message }: Reading): Heard[] | null {
  const text = plainWords(message.text)
  const quote = message.text
  const talk = (kind: Talk): Heard[] => [{ kind: 'talk', talk: kind, quote }]
  if (flow.UNDO.test(text) && state.steps.length > 0) return [{ kind: 'undo', quote }]
  if (flow.STOPS.test(withoutThanks(text))) return talk('end')
  const kept = toOffers(text, state, quote)
  if (kept) return kept
  if (row !== null) {
    const found = answerTo(row, text, { state, quote })
    if (found) return found
  }
  if (flow.ENDS.test(text)) return row === null ? talk('end') : ending(row, quote)
  if (flow.SKIP.test(text)) return row === null ? talk('filler') : [change({ op: 'skip', row, words: quote }, quote)]
  if (flow.GREETING.test(text)) return talk('greeting')
  if (flow.THANKS.test(text)) return talk('thanks')
  if (flow.BYE.test(text)) return talk('bye')
  if (flow.UNSURE.test(text)) return talk('unsure')
  if (flow.NO.test(text) || flow.NOTHING.test(text) || flow.YES.test(text) || flow.ANY.test(text)) return talk('filler')
  return flow.FILLER.test(text) ? talk('filler') : null
}

const KEEP =
  /^\W*(?:(?:yes|ok|okay|please|sure)[\s,]+)*(?:keep|note|save|put down)\b\s*(.*?)(?: as (?:an? )?notes?)?(?: please| then)?\W*$/
const REFUSES = /^\W*(?:no[\s,]+)?(?:do not|never|please do not) (?:keep|note|save|write|put)\b/
const IT = /^(?:it|that|this|that one)?(?:,.*)?$/
const THEM = /^(?:them|those|these|both|all|everything|the lot)(?: of (?:it|them|those))?$/

function toOffers(text: string, state: Conversation, quote: string): Heard[] | null {
  const offers = state.offers.filter((one) => noteOf(one) !== undefined)
  const newest = state.offers.at(-1)
  // If nothing is offered, "Keep it" has no effect.
  if (!newest) return IT.test(KEEP.exec(text)?.[1] ?? 'no') ? [{ kind: 'talk', talk: 'filler', quote }] : null
  if (REFUSES.test(text) || (state.done && state.question === null && flow.NO.test(text)))
    return [{ kind: 'refuses', quote }]
  if (state.asksToKeep) {
    if (flow.YES.test(text) || flow.ALL.test(text) || flow.BOTH.test(text)) return heardPress(offers, quote)
    if (flow.NO.test(text) || flow.NOTHING.test(text)) return [{ kind: 'refuses', quote }]
  }
  const what = KEEP.exec(text)?.[1]
  if (what === undefined) return null
  if (THEM.test(what)) return heardPress(offers, quote)
  if (IT.test(what)) return heardPress([newest], quote)
  const named = entriesNamed(
    what,
    offers.map((one) => ({ path: 'notes' as const, value: noteOf(one) ?? '', one })),
    0.1,
  )
  return named.length === 0
    ? null
    : heardPress(
        named.map(({ one }) => one),
        quote,
      )
}

type Change = Extract<Heard, { kind: 'change' }>
const change = (operation: Change['operation'], quote: string): Change => ({
  ...{ kind: 'change', by: 'asked', sure: 1 },
  operation,
  quote,
})

const takesNothing = (row: RowName) => defined(row).nothing !== undefined || row === 'distance'
/** If the list is still empty, "That's it" means that the person wants no entry in it. */
const ending = (row: RowName, quote: string): Heard[] =>
  defined(row).isInWords || row === 'safety'
    ? [change({ op: 'none', row, words: quote }, quote)]
    : [{ kind: 'talk', talk: 'end', quote }]

function answerTo(
  row: RowName,
  text: string,
  { state, quote }: { state: Conversation; quote: string },
): Heard[] | null {
  const options = optionsOf(row)
  const all = (state.instead?.kind === 'value' ? mainButtons(state) : answersTo(row, state.unit)).filter(
    ({ does }) => does[0]?.op === 'set' || does[0]?.op === 'add',
  )
  const press = (buttons: readonly (Button | undefined)[]) =>
    heardPress(
      buttons.filter((one) => one !== undefined),
      quote,
    )
  const option = (value: string) =>
    press(all.filter(({ does }) => does[0] && 'value' in does[0] && does[0].value === value))
  const place = flow.ORDINAL.exec(text)?.[1]
  if (place !== undefined && all.length > 0 && !/^\d$/.test(text.trim()))
    return press([all.at(flow.PLACE[place] ?? all.length)])
  if (flow.YES.test(text) && options.includes('yes')) return option('yes')
  if (flow.NO.test(text) && options.includes('no')) return option('no')
  const several = severalOf(row, text)
  if (several)
    return press(
      several.flatMap((value) => all.find(({ does }) => does[0] && 'value' in does[0] && does[0].value === value)),
    )
  const isNothing =
    flow.NOTHING.test(text) ||
    (defined(row).isInWords && flow.ANY.test(text)) ||
    (flow.NO.test(text) && !['age', 'distance'].includes(row))
  if (takesNothing(row) && isNothing && row !== 'age') return [change({ op: 'none', row, words: quote }, quote)]
  if ((row === 'age' || row === 'distance') && flow.ANY.test(text))
    return [change({ op: 'none', row, words: quote }, quote)]
  if (row === 'kids' && flow.ANY.test(text)) return option('open')
  if (row === 'meet' && flow.ANY.test(text)) return option('Everyone')
  if (row === 'availability' && (flow.ANY.test(text) || flow.ALL.test(text))) return option('Flexible')
  return null
}

/** "Both" means two answers only where the question allows two. */
function severalOf(row: RowName, text: string): readonly string[] | null {
  if (row === 'meet' && flow.BOTH.test(text)) return ['Women', 'Men']
  if (row === 'meet' && flow.ALL.test(text)) return ['Everyone']
  if (row === 'availability' && flow.BOTH.test(text)) return ['Weeknights', 'Weekends']
  return (row === 'safety' || row === 'dealbreakers') && flow.ALL.test(text) ? optionsOf(row) : null
}
