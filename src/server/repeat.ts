/**
 * Runs a step immediately, and again after each pause. It keeps no process alive.
 * @param complain gets a failure; the next step runs anyway
 * @returns a function that stops: no further step begins, and a running one fails silently
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
