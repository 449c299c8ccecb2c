import DataLoader from 'dataloader'
import type { Queryable } from './database/database.ts'

const MOST_KEYS = 100

/**
 * Calls of one turn of the event loop share a query: most of its cost is the way to the database and back.
 * @param query finds the rows of all keys, in any order
 * @param nameOf the same text for a key and for its row
 */
export function inOneQuery<Key, Row>(
  query: (db: Queryable, keys: readonly Key[]) => Promise<readonly Row[]>,
  nameOf: (of: Key | Row) => string,
) {
  const loaders = new WeakMap<Queryable, DataLoader<Key, Row | undefined>>()
  const loaderOn = (db: Queryable) => {
    const known = loaders.get(db)
    if (known) return known
    const find = async (keys: readonly Key[]) => {
      const found = new Map((await query(db, keys)).map((row) => [nameOf(row), row]))
      return keys.map((key) => found.get(nameOf(key)))
    }
    const loader = new DataLoader(find, { cache: false, maxBatchSize: MOST_KEYS, batchScheduleFn: setImmediate })
    loaders.set(db, loader)
    return loader
  }
  return (db: Queryable, key: Key) => loaderOn(db).load(key)
}
