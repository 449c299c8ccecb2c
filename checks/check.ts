/** One line of the table: what is asked, what was reached, and whether that is enough. */
export type Row = {
  /** The number and name of the check, such as '18 kill -9, embedded'. */
  check: string
  asked: string
  reached: string
  holds: boolean
  /** Why the figure was not reached, or what it was measured against. */
  why?: string
}

export type Options = {
  /** Fewer rounds: seconds in place of minutes. */
  quick: boolean
  /** How often what repeats is repeated, in place of the check's own number. */
  rounds: number | undefined
  /** Says how far the check is, on the error output. */
  tell: (line: string) => void
}

/** A file of checks. */
export type CheckModule = { run(options: Options): Promise<Row[]> }
