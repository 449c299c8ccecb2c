import type { ToldLabel } from '../learned/labels.ts'
import { type Said, sayOne, together } from '../phrasing.ts'
import type { Conversation } from '../state.ts'
import { AGAIN, AGAIN_NAMED, LOW, NAMING, NAMING_ONES_CHILDREN, WAYS } from '../wording/kind-words.ts'
import { type Told, type Tone, toneOf } from './told.ts'
import { type Named, namedIn } from './told-names.ts'

export type Met = Said & { tone: Tone | null }

/**
 * The words that come first for what a message tells.
 *
 * @param isAll nothing else of the message is answered, so that it is met each time that it is told
 */
export function kindWords(state: Conversation, told: readonly Told[], { isAll }: { isAll: boolean }): Met {
  const [first] = told
  const start: Said = { state, text: '' }
  const said = told.reduce<Said>((before, one) => {
    const word = wordFor(before.state, one, isAll && one === first)
    return { state: word.state, text: together(before.text, word.text) }
  }, start)
  return { ...said, tone: first && said.text !== '' ? toneOf(first.kind) : null }
}

/** One kind of thing told, in words that were not said before; nothing once all of them were. */
function wordFor(state: Conversation, { kind, words }: Told, isAll: boolean): Said {
  const named = namedIn(kind, words)
  const isNews = named !== null && !state.used.includes(metAs(kind, named))
  const isToldAgain = state.used.some((one) => one.startsWith(`told.${kind}`))
  if (kind === 'Mloss' && isToldAgain && !isNews) return again(state, named)
  if (isToldAgain && !isNews && toneOf(kind) !== 'light' && !isAll) return { state, text: '' }
  const isOnesChild = kind === 'Mkids' && named?.who.startsWith('your ')
  const ways = isOnesChild ? NAMING_ONES_CHILDREN : NAMING[kind]
  if (!named || !ways) return fresh(state, `told.${kind}`, WAYS[kind])
  const said = fresh(state, isOnesChild ? 'told.child' : `told.${kind}.named`, ways)
  if (said.text === '') return fresh(state, `told.${kind}`, WAYS[kind])
  return { state: remembering(said.state, metAs(kind, named)), text: filled(said.text, named) }
}

/** A death that was told before is not condoled with again. */
function again(state: Conversation, named: Named | null): Said {
  const isPerson = named !== null && named.them !== 'them'
  if (!isPerson) return fresh(state, 'again', AGAIN)
  const said = fresh(state, 'again.named', AGAIN_NAMED)
  return { ...said, text: filled(said.text, named) }
}

/** For something hard of no kind that has words of its own. */
export const lowWords = (state: Conversation): Met => ({ ...fresh(state, 'low', LOW), tone: 'grave' })

/** What remains to be said of a bank, or nothing: no one is met twice in the same words. */
function fresh(state: Conversation, id: string, ways: readonly string[]): Said {
  const isLeft = ways.some((_, at) => !state.used.includes(`${id}.${at}`))
  return isLeft ? sayOne(state, id, ways) : { state, text: '' }
}

const MOST_OF_A_NAME = 24
const metAs = (kind: ToldLabel, { who }: Named) => `met.${kind}.${who.toLowerCase().slice(0, MOST_OF_A_NAME)}`
const remembering = (state: Conversation, mark: string): Conversation => ({ ...state, used: [...state.used, mark] })

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** A sentence with whom or what was told of in it. */
export const filled = (text: string, { who, them }: Named) =>
  text
    .replaceAll('{who}', () => who)
    .replaceAll('{Who}', () => capital(who))
    .replaceAll('{them}', () => them)
