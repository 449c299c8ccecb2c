import type { Block } from './mail-content.ts'

/** The line below every mail: the sender, and why the reader gets it. */
export const senderLine = (why: string): Block => ({ kind: 'small', text: `Overture, for adults 18+. ${why}` })
