import type { Path, Slot } from './slots.ts'

/** What one message suggests. Readers and, when there is one, a model make these; `merge.ts` alone applies them. */
export type Proposal =
  /** `unit`: the one the person measures distance in, for saying it back. */
  | { kind: 'set'; path: Path; value: string | number; words: string; unit?: 'km' | 'miles' }
  /** `alone`: in place of everything the list holds ("only weeknights"). */
  | { kind: 'add'; path: Path; value: string; words: string; alone?: boolean }
  | { kind: 'remove'; path: Path; value: string; words: string }
  | { kind: 'clear'; slot: Slot; words: string }
  | { kind: 'decline'; slot: Slot; words: string }
  /** Something worth keeping that has no field of its own. */
  | { kind: 'note'; value: string; words: string }
  | { kind: 'settle'; slot: Slot; words: string }
  | { kind: 'ownAge'; value: number; words: string }
  | { kind: 'aroundOwnAge'; below: number | null; above: number | null; words: string }
