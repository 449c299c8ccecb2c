import { parseArgs } from 'node:util'
import { trainAnswers } from './answers/train.ts'
import { trainDanger } from './danger/train.ts'

/**
 * Trains the chat's readers on their corpora, without a network. npm run train -- [--only answers|danger]
 * [--labels a,b of the answers, besides those whose lines changed] [--all labels of the answers]
 * [--out FILE of danger's weights]
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    only: { type: 'string' },
    labels: { type: 'string' },
    all: { type: 'boolean' },
  },
})
if (values.only !== 'danger') await trainAnswers({ also: values.labels?.split(','), all: values.all })
if (values.only !== 'answers' && values.labels === undefined && !trainDanger(values.out)) process.exitCode = 1
