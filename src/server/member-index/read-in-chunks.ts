import { setImmediate as nextTurn } from 'node:timers/promises'

/** How many are taken in before others have their turn: some milliseconds' work. */
const YIELD_EVERY_ROWS = 200

/**
 * Reads chunk after chunk, each after the last row of the one before, until one is not full. The next is read while one
 * is taken in, row by row; now and then other work has its turn.
 *
 * @param full how many rows a chunk has that is not the last
 * @param isStopped ends it early
 */
export async function readInChunks<Row>({
  read,
  take,
  full,
  isStopped,
}: {
  read: (last: Row | null) => Promise<Row[]>
  take: (row: Row) => void
  full: number
  isStopped: () => boolean
}) {
  let reading = read(null)
  for (let isLast = false; !isLast && !isStopped(); ) {
    const rows = await reading
    isLast = rows.length < full
    if (!isLast) reading = read(rows.at(-1) ?? null)
    // When `take` fails, the reading under way is not awaited: its own failure must not end the process.
    reading.catch(() => {})
    await takeInTurns(rows, { take, isStopped })
  }
  await reading
}

/** Takes in one after the other; now and then other work has its turn. */
export async function takeInTurns<One>(
  all: Iterable<One>,
  { take, isStopped }: { take: (one: One) => void; isStopped: () => boolean },
) {
  let taken = 0
  for (const one of all) {
    if (isStopped()) return
    take(one)
    taken++
    if (taken % YIELD_EVERY_ROWS === 0) await nextTurn()
  }
}
