import { setImmediate as nextTurn } from 'node:timers/promises'

/** After so many rows (some milliseconds), other work has its turn. */
const YIELD_EVERY_ROWS = 200

/**
 * Reads until a chunk is not full, and lets other work run. @param full rows of a full chunk @param isStopped ends it
 * early
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
    // After `take` fails, a failed read must not end the process.
    reading.catch(() => {})
    await takeInTurns(rows, { take, isStopped })
  }
  await reading
}

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
