import type { Weight } from '../safety/danger-reader.ts'
import type { Conversation } from '../state.ts'
import type { ModelHeard, Operation } from './operation.ts'

/** From here on the reader of danger hears something heavy as well. */
const MAY_BE_HEAVY = 0.1

/**
 * Whether a model heard distress in a message, and it is worth asking about. A model alone asks once whether somebody is
 * safe; more often only what the reader of danger hears as well.
 */
export const hearsDistress = (
  operations: readonly Operation[],
  { before, weight }: { before: Conversation; weight: Weight },
): boolean =>
  operations.some(({ op }) => op === 'distress') &&
  before.turn !== before.safeAt &&
  (!before.used.some((one) => one.startsWith('help.')) || weight.any >= MAY_BE_HEAVY)

/** A model that says nothing at all did not hear the message. */
export const saysNothing = ({ operations, remark, isRemarkCut }: ModelHeard): boolean =>
  operations.length === 0 && remark === '' && !isRemarkCut

/** Whether a model that heard a message says nothing of distress. */
export const saysHarmless = (model: ModelHeard): boolean =>
  !saysNothing(model) && !model.operations.some(({ op }) => op === 'distress')
