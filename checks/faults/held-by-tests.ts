import { type HeldByTests, runTests } from '../by-tests.ts'
import type { Options } from '../check.ts'

const server = (file: string) => `src/server/${file}.test.ts`

const CHECKS: HeldByTests[] = [
  {
    check: '19 second process on one DATA_DIR',
    asked: 'refused, clearly',
    files: [server('database/folder-lock')],
  },
  { check: '22 submit 20 times at once', asked: '1 row, same reply', files: [server('intake/submit-intake')] },
  {
    check: '23 drafts out of order, two tabs',
    asked: 'newest or 409, nothing lost',
    files: [server('intake/save-draft')],
  },
  { check: '28 export and delete', asked: 'export complete, 0 traces after', files: [server('account/account')] },
  {
    check: '21 each mail once',
    asked: 'two processes, a worker killed',
    files: [server('mail/send-mail'), server('jobs/jobs')],
  },
]

export const run = async (options: Options) => runTests(CHECKS, options)
