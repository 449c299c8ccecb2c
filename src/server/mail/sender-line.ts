import type { Block } from './mail-content.ts'

export const senderLine = (why: string): Block => ({ kind: 'small', text: `Overture, for adults 18+. ${why}` })
