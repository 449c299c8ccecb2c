// Node's flags and settings for the server. Plain JavaScript for any installed Node (20.19+).
import { join } from 'node:path'
import { root } from './setup.mjs'

export const serverArgs = [
  // Each of four threads keeps this memory. Half of Node's 32 MB is as fast.
  '--max-semi-space-size=16',
  // Optimizes the embedded database under load, not while it opens.
  '--wasm-tiering-budget=1000000000',
  'dist/server/main.js',
]

export const serverSettings = {
  NODE_ENV: 'production',
  // Without this cache, each start compiles the bundle again.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  // glibc keeps freed memory per thread: hundreds of MB after a first start.
  MALLOC_ARENA_MAX: '2',
}
