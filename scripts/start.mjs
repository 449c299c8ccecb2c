import { spawn } from 'node:child_process'
import { build, environment, install, node, root } from './setup.mjs'

install()
build()
const server = spawn(node(), ['src/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: environment({ NODE_ENV: 'production' }),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
