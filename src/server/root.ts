import { join } from 'node:path'

/** The project's folder, both from `src/server` and from the bundle in `dist/server`. */
export const root = join(import.meta.dirname, '../..')
