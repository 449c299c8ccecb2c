import { parseArgs } from 'node:util'
import { trainAnswers } from './answers/train.ts'
import { trainDanger } from './danger/train.ts'

/**
 * Trains the chat's readers on their corpora. No network. npm run train -- [--only answers|danger] [--out FILE of
 * danger's weights]
 */
const { values } = parseArgs({ options: { out: { type: 'string' }, only: { type: 'string' } } })
if (values.only !== 'danger') await trainAnswers()
if (values.only !== 'answers' && !trainDanger(values.out)) process.exitCode = 1
