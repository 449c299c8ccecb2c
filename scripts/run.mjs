// Runs a TypeScript program under the pinned Node, on a fresh clone too: `node scripts/run.mjs
// [flags] file [arguments]`.
import { serverSettings } from './server-command.mjs'
import { install, node, statusOf } from './setup.mjs'

// Benches and checks use packages that the product does not.
install({ forTests: !process.argv.some((argument) => argument.startsWith('src/')) })
// Compiled once and kept, as for `npm start`.
const { NODE_COMPILE_CACHE } = serverSettings
process.exit(statusOf(node(), process.argv.slice(2), { NODE_COMPILE_CACHE }))
