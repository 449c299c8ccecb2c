// `npm run check`: a fast part of `npm test`.
import { runChecks } from './checks.mjs'
import { install } from './setup.mjs'

install({ forTests: true })
const results = await runChecks({ withUnitTests: true })
const failed = results.filter(({ ok }) => !ok).map(({ name }) => name)
console.log(failed.length === 0 ? `\nAll ${results.length} checks passed.` : `\nFailed: ${failed.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)
