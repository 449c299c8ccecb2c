// Runs one of our TypeScript programs under the pinned Node, on a fresh clone too: `node scripts/run.mjs [flags] file [arguments]`.
import { install, node, statusOf } from './setup.mjs'

install()
process.exit(statusOf(node(), process.argv.slice(2)))
