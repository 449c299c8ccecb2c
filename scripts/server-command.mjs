// How the server is run, wherever it is. Plain JavaScript for whatever Node (20.19+) the machine has.
import { join } from 'node:path'
import { root } from './setup.mjs'

export const serverArgs = [
  // 32 MB for new objects, Node's default here, is kept by each of four threads; half of it costs no time.
  '--max-semi-space-size=16',
  // The embedded database's functions are optimized once they are busy, not while it opens: half a second of CPU.
  '--wasm-tiering-budget=1000000000',
  'src/server/main.ts',
]

export const serverSettings = {
  NODE_ENV: 'production',
  // Compiled once and kept: reading the server's modules takes 0.4 s in place of 0.9.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  // glibc keeps what was freed for each thread by itself, which is hundreds of MB after the start of a new folder.
  MALLOC_ARENA_MAX: '2',
}
