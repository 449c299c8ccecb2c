import type { Asking, Topic } from '../facts/topics.ts'
import type { Operation } from '../profile/operation.ts'
import type { RowName } from '../profile/rows.ts'
import type { Told } from './built-in/labels/told.ts'

/**
 * Why an operation is believed:
 * - press: a button, pressed or typed · asked: answers the open question
 * - named: names the row or its unit, or is a wish in the person's own words · order: names the row and value, or one
 * stored entry
 * - quoted: a model quotes words for it · guess: none of these
 */
export type By = 'press' | 'asked' | 'named' | 'order' | 'quoted' | 'guess'

/** One result of a listener, with the words of the message that support it. */
export type Heard =
  | { kind: 'change'; operation: Operation; by: By; sure: number; quote: string }
  /** An order that is clear enough only for a button. */
  | { kind: 'press'; label: string; does: Operation[]; quote: string }
  /** One button that changes several values. */
  | { kind: 'offer'; does: Operation[]; label: string; quote: string }
  /** `draft` is the text that the order may want to write. */
  | { kind: 'handover'; row: RowName; quote: string; draft?: string }
  | { kind: 'undo'; quote: string }
  | { kind: 'refuses'; quote: string }
  /** The entry to remove is not on the card. `row` has an answer derived from it. */
  | { kind: 'absent'; quote: string; row?: RowName }
  | { kind: 'ask'; asks: readonly Asking[]; quote: string }
  | { kind: 'which'; topics: readonly Topic[]; quote: string }
  /** A fact about the person that fits no row. */
  | { kind: 'note'; quote: string; isPrivate: boolean }
  | { kind: 'told'; told: Told }
  /** Small talk, a filler or "that's it": nothing to save. */
  | { kind: 'talk'; talk: Talk; quote: string }
  | { kind: 'left'; quote: string }
  /** An order that failed while others succeeded. `rows`: the rows it names. */
  | { kind: 'undone'; rows: readonly RowName[]; quote: string; draft?: string }

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
