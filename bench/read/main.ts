import { parseArgs } from 'node:util'
import { choicesOf } from '../../src/engine/concierge/state/choices.ts'
import { QUESTIONS } from '../../src/engine/concierge/state/conversation.ts'
import { beginConversation } from '../../src/engine/concierge/turn/begin.ts'
import { takeTurn } from '../../src/engine/concierge/turn/take-turn.ts'
import { notedIn } from '../../src/engine/concierge/turn/turn.ts'
import { LABELS } from '../../src/engine/concierge/understand/built-in/labels/labels.ts'
import { readAndListen } from '../../src/engine/concierge/understand/built-in/listen.ts'
import { reader } from '../../src/server/dialogue/learned-reader.ts'

/** Prints what the concierge understands and changes. */
const { values, positionals } = parseArgs({ options: { asked: { type: 'string' } }, allowPositionals: true })
const text = positionals.join(' ')
const asked = QUESTIONS.find((one) => one === values.asked) ?? null
const begun = beginConversation({ name: 'Sam', known: {}, today: '2026-11-22', seed: 1, reader }).state
const before = { ...begun, question: asked, asked: asked ? { [asked]: 1 } : {} }
const says = reader(text, asked ?? 'none')
const labels = LABELS.map((label) => ({ label, sure: says(label) })).filter(({ sure }) => sure >= 0.1)
console.log(
  'labels',
  labels
    .toSorted((one, other) => other.sure - one.sure)
    .map(({ label, sure }) => `${label} ${sure.toFixed(2)}`)
    .join(', '),
)
for (const one of readAndListen(text, before, reader)) console.log('heard', JSON.stringify(one))
const turn = takeTurn(before, text, { reader })
console.log('reply', turn.reply)
console.log('noted', notedIn(turn) ?? '-')
console.log('buttons', JSON.stringify(choicesOf(turn.state)))
