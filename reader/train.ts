import { parseArgs } from 'node:util'
import { trainDanger } from './danger/train.ts'

/** Trains the concierge's readers on their corpora and writes their weights. No network. */
const { values } = parseArgs({ options: { out: { type: 'string' } } })
if (!trainDanger(values.out)) process.exitCode = 1
