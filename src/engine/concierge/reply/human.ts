import { type Said, sayOne, type Wording } from '../state/phrasing.ts'
import type { ToldLabel } from '../understand/built-in/labels/labels.ts'
import type { Told } from '../understand/built-in/labels/told.ts'
import { namedIn } from '../understand/built-in/labels/told-names.ts'
import { filled, NAMING, WAYS } from './kind-words.ts'

export const KIND: Partial<Record<ToldLabel, 'loss' | 'hard' | 'joy' | 'joke'>> = {
  Mloss: 'loss',
  Mpet: 'loss',
  Mill: 'hard',
  Mcare: 'hard',
  Mlonely: 'hard',
  Mhurt: 'hard',
  Mwork: 'hard',
  Mpart: 'hard',
  Mhome: 'hard',
  Mtired: 'hard',
  Msober: 'joy',
  Mjoy: 'joy',
  Mkids: 'joy',
  Mlove: 'joy',
  Mjoke: 'joke',
}
/** Light news gets one reply. Hard news gets a reply every time, until all wordings are used. */
const ONCE: readonly string[] = ['joke', 'joy']

export const isLight = (kind: ToldLabel): boolean => ONCE.includes(KIND[kind] ?? '')

/** Null if every wording was used. */
export function humanSentence<State extends Wording>(state: State, told: readonly Told[]): Said<State> | null {
  for (const one of told) {
    const kind = KIND[one.kind]
    if (!kind) continue
    const named = namedIn(one.kind, one.words)
    const naming = named ? NAMING[one.kind] : undefined
    const ways = (naming ?? WAYS[one.kind] ?? []).map((way) => (named ? filled(way, named) : way))
    const id = `told.${one.kind}${naming ? '.named' : ''}`
    const isUsed = state.used.some((used) => used.startsWith(`told.${one.kind}`))
    const isLeft = ways.some((_, at) => !state.used.includes(`${id}.${at}`))
    if (ways.length === 0 || !isLeft || (isUsed && ONCE.includes(kind))) continue
    return sayOne(state, id, ways)
  }
  return null
}
