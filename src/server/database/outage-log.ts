import type { FastifyBaseLogger } from 'fastify'

/** One line at the start and one at the end of an outage, however many calls fail. */
export class OutageLog {
  readonly #log: Pick<FastifyBaseLogger, 'error' | 'info'>
  #awaySince: number | undefined

  constructor(log: Pick<FastifyBaseLogger, 'error' | 'info'>) {
    this.#log = log
  }

  away(reason: string) {
    if (this.#awaySince !== undefined) return
    this.#awaySince = performance.now()
    this.#log.error({ reason }, 'database away')
  }

  back() {
    if (this.#awaySince === undefined) return
    const awayMs = Math.round(performance.now() - this.#awaySince)
    this.#awaySince = undefined
    this.#log.info({ awayMs }, 'database back')
  }
}
