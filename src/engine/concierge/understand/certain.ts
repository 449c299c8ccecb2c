import { ANSWERED } from './bounds.ts'
import type { Heard } from './heard.ts'

/** Whether the built-in listener is certain of the whole message. If not, a model is asked. */
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
