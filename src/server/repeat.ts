/**
 * Takes a step at once, and another one so long after each has ended, until it is stopped. It keeps no process alive.
 *
 * @param complain hears why a step failed; the next one comes all the same
 * @returns how to stop: no further step begins, and the one under way fails in silence
 */
export function repeat({
  everyMs,
  step,
  complain,
}: {
  everyMs: number
  step: () => Promise<unknown>
  complain: (error: Error) => void
}) {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const run = () =>
    step()
      .catch((error: Error) => {
        if (!isStopped) complain(error)
      })
      .finally(() => {
        if (!isStopped) timer = setTimeout(run, everyMs).unref()
      })
  void run()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
