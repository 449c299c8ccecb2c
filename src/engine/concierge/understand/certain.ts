import { ANSWERED } from './bounds.ts'
import type { Heard } from './heard.ts'

/** If this is false, a model is asked. */
export const isHeardWholly = (heard: readonly Heard[]): boolean =>
  heard.length > 0 &&
  heard.every((one) => {
    if (one.kind === 'change')
      return (
        one.by === 'press' ||
        one.by === 'order' ||
        (one.by === 'asked' && one.sure > ANSWERED) ||
        (one.by === 'named' && one.sure === 1)
      )
    return one.kind === 'undo'
  })
