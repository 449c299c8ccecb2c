// Keeps the server running. Plain JavaScript for any installed Node (20.19+).
import { spawn } from 'node:child_process'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** If a server served this long, pauses begin with the shortest again. */
const STEADY_MS = 60_000

/**
 * Restarts a server that sent 'ready' and died, with growing pauses. Any other end ends this process. Signals are
 * passed on.
 */
export function supervise(command, args, options) {
  let server
  let isStopping = false
  let everServed = false
  let pauseMs = FIRST_PAUSE_MS
  let pause

  const start = () => {
    let servedFrom
    server = spawn(command, args, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    server.on('message', () => {
      everServed = true
      servedFrom = Date.now()
    })
    server.on('exit', (code, signal) => {
      if (isStopping || code === 0 || !everServed) process.exit(code ?? 1)
      const servedMs = servedFrom === undefined ? 0 : Date.now() - servedFrom
      if (servedMs >= STEADY_MS) pauseMs = FIRST_PAUSE_MS
      const how = signal ?? `code ${code}`
      const when = servedFrom === undefined ? 'before it served' : `after serving for ${Math.round(servedMs / 1000)} s`
      console.error(`Overture ended (${how}) ${when}: it is started again in ${pauseMs / 1000} s.`)
      pause = setTimeout(start, pauseMs)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    })
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      isStopping = true
      clearTimeout(pause)
      // Between two starts no server runs.
      if (!server.kill(signal)) process.exit(0)
    })
  start()
}
