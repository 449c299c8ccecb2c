import type { Asking, Topic } from '../facts/topics.ts'
import type { Operation } from '../profile/operation.ts'
import type { RowName } from '../profile/rows.ts'
import type { Told } from './built-in/labels/told.ts'

/**
 * Why an operation is believed:
 * - press: a button, pressed or typed · asked: it answers the open question
 * - named: the message names the row or gives its unit, or it is a wish in their own words · order: it names the row and the value, or one standing entry
 * - quoted: a model quotes words for it · guess: none of these
 */
export type By = 'press' | 'asked' | 'named' | 'order' | 'quoted' | 'guess'

/** One thing that a listener hears, with the stretch of the message that it rests on. */
export type Heard =
  | { kind: 'change'; operation: Operation; by: By; sure: number; quote: string }
  /** An order that is clear enough for a button and not for more. */
  | { kind: 'press'; label: string; does: Operation[]; quote: string }
  /** What is likely meant, and would change more than one value: one button. */
  | { kind: 'offer'; does: Operation[]; label: string; quote: string }
  /** The row that an order is about, where nothing else of it is clear; `draft` is what it may want written. */
  | { kind: 'handover'; row: RowName; quote: string; draft?: string }
  | { kind: 'undo'; quote: string }
  /** What was offered is turned down. */
  | { kind: 'refuses'; quote: string }
  /** Something is to be taken off that is not there; `row` has an answer that was made of it. */
  | { kind: 'absent'; quote: string; row?: RowName }
  | { kind: 'ask'; asks: readonly Asking[]; quote: string }
  | { kind: 'which'; topics: readonly Topic[]; quote: string }
  /** Something of the person's own that has no row. */
  | { kind: 'note'; quote: string; isPrivate: boolean }
  | { kind: 'told'; told: Told }
  /** Small talk, a filler or "that's it": nothing to keep. */
  | { kind: 'talk'; talk: Talk; quote: string }
  | { kind: 'left'; quote: string }
  /** An order, next to others, that nothing carried out; `rows` are those that it names. */
  | { kind: 'undone'; rows: readonly RowName[]; quote: string; draft?: string }

/** What a stretch is that holds nothing to keep. */
export type Talk =
  | 'greeting'
  | 'thanks'
  | 'bye'
  | 'unsure'
  | 'chat'
  | 'rude'
  | 'end'
  | 'misheard'
  | 'filler'
  | 'symbols'
  | 'foreign'
  | 'hostile'
  | 'empty'
