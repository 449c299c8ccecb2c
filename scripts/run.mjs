// Runs one of our TypeScript programs under the pinned Node, on a fresh clone too: `node scripts/run.mjs [flags] file [arguments]`.
import { join } from 'node:path'
import { install, node, root, statusOf } from './setup.mjs'

install()
// Compiled once and kept, as for `npm start`.
const cache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') }
process.exit(statusOf(node(), process.argv.slice(2), cache))
