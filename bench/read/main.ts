import { parseArgs } from 'node:util'
import { choicesOf } from '../../src/engine/dialogue/choices.ts'
import { beginConversation, takeTurn } from '../../src/engine/dialogue/conversation.ts'
import { groupOf } from '../../src/engine/dialogue/groups.ts'
import { LABELS } from '../../src/engine/dialogue/learned/labels.ts'
import { likelihoodOf } from '../../src/engine/dialogue/learned/likelihood.ts'
import { readMessage } from '../../src/engine/dialogue/proposals.ts'
import { PARTS } from '../../src/engine/dialogue/state.ts'
import { reader } from '../../src/server/dialogue/learned-reader.ts'

const USAGE = `usage: npm run read -- "text" [--asked ${PARTS.join('|')}]`
const WORTH_SHOWING = 0.03

function main() {
  const { values, positionals } = parseArgs({ options: { asked: { type: 'string' } }, allowPositionals: true })
  const part = PARTS.find((one) => one === values.asked) ?? null
  const [text] = positionals
  if (text === undefined || (values.asked !== undefined && part === null)) throw new Error(USAGE)
  const today = new Date().toISOString().slice(0, 10)
  const begun = beginConversation({ name: 'Sam', known: {}, today, seed: 1 }).state
  const state = { ...begun, part, pending: part && groupOf(part) }

  const { sentences, proposals } = readMessage(text, state)
  console.log('sentences')
  for (const { original, clauses } of sentences)
    console.log(`  ${original}\n${clauses.map((one) => `    ${one.about.padEnd(8)}${one.text}`).join('\n')}`)
  console.log('rules')
  for (const proposal of proposals) console.log(`  ${JSON.stringify(proposal)}`)

  const likely = likelihoodOf(reader, { text, sentences: sentences.map(({ original }) => original), asked: part })
  console.log('learned (see src/engine/dialogue/learned/labels.ts)')
  const seen = LABELS.filter((label) => likely(label) >= WORTH_SHOWING)
  for (const label of seen.toSorted((one, other) => likely(other) - likely(one)))
    console.log(`  ${label.padEnd(8)}${likely(label).toFixed(2)}`)

  console.log('marked (see src/engine/dialogue/spans/marked-line.ts)')
  for (const { kind, words, likely: weight } of reader.spans(text, { asked: part ?? 'none', standing: [] }))
    console.log(`  ${kind.padEnd(8)}${weight.toFixed(2)}  ${words}`)

  const turn = takeTurn(state, text, { today, reader })
  console.log(`outcome\n  ${turn.noted ?? 'Nothing noted.'}\n  ${turn.reply}`)
  const choices = choicesOf(turn.state)
  if (choices) console.log(`  [${choices.options.map(({ label }) => label).join('] [')}]`)
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
