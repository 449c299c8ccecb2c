const FIRST_MS = 2_000
const LAST_MS = 60_000

/** Retries after longer and longer waits, until `done` is called. */
export function createBackoff(attempt: () => void) {
  let waitMs = FIRST_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  return {
    later() {
      if (isOver) return
      clearTimeout(timer)
      timer = setTimeout(attempt, waitMs)
      waitMs = Math.min(waitMs * 2, LAST_MS)
    },
    done() {
      clearTimeout(timer)
      waitMs = FIRST_MS
    },
    stop() {
      isOver = true
      clearTimeout(timer)
    },
  }
}
