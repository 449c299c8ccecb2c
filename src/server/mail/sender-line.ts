import type { Block } from './mail-content.ts'

/** `why` says why the reader gets the mail. */
export const senderLine = (why: string): Block => ({ kind: 'small', text: `Overture, for adults 18+. ${why}` })
