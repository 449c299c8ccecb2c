// `npm run check`: a fast part of `npm test`.
import { runChecks } from './checks.mjs'
import { install } from './setup.mjs'

install({ forTests: true })
const results = await runChecks({ withUnitTests: true })
const failed = results.filter((ok) => !ok).length
console.log(failed === 0 ? `\nAll ${results.length} checks passed.` : `\n${failed} of ${results.length} checks failed.`)
process.exit(failed === 0 ? 0 : 1)
