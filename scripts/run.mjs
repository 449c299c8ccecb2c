// Runs one of our TypeScript programs under the pinned Node, on a fresh clone too: `node scripts/run.mjs [flags] file [arguments]`.
import { install, node, succeeds } from './setup.mjs'

install()
process.exit(succeeds(node(), process.argv.slice(2)) ? 0 : 1)
