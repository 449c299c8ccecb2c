// Runs a TypeScript program with the pinned Node, even on a fresh clone: `node scripts/run.mjs [flags] file
// [arguments]`.
import { serverSettings } from './server-command.mjs'
import { install, node, statusOf } from './setup.mjs'

// Benches and checks need more than the product.
install({ forTests: !process.argv.some((argument) => argument.startsWith('src/')) })
// The compile cache of `npm start`.
const { NODE_COMPILE_CACHE } = serverSettings
process.exit(statusOf(node(), process.argv.slice(2), { NODE_COMPILE_CACHE }))
