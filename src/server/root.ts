import { basename, join } from 'node:path'

/** The project's folder, both from `src/server` and from the bundle in `dist/server`. */
export const root = join(import.meta.dirname, '../..')

export const BUNDLE = 'dist/server'
export const isBundle = import.meta.dirname === join(root, BUNDLE)

/** The file of a thread. @param path in `src/server`, without its ending */
export const threadFile = (path: string) =>
  isBundle ? join(root, BUNDLE, `${basename(path)}.js`) : join(root, 'src/server', `${path}.ts`)
