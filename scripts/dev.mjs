// Runs API and pages; both update when their files change.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { environment, install, node, root } from './setup.mjs'

install()
const port = process.env.PORT ?? '3000'
const apiPort = process.env.API_PORT ?? `${Number(port) + 1}`
const pages = join('node_modules', '@react-router', 'dev', 'bin.cjs')
const start = (args, extra) => spawn(node(), args, { cwd: root, stdio: 'inherit', env: environment(extra) })

const both = [
  start(['--watch-path=src/server', '--watch-path=src/engine', '--watch-path=src/contract', 'src/server/main.ts'], {
    PORT: apiPort,
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  }),
  start([pages, 'dev', '--port', port, '--host', '127.0.0.1'], { API_ORIGIN: `http://127.0.0.1:${apiPort}` }),
]
function stop() {
  for (const child of both) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
for (const child of both) child.on('exit', stop)
