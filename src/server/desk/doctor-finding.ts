import type { Deps } from '../deps.ts'
import type { Health } from './doctor-store.ts'

/** What a check found; `todo` where it wants a look. */
export type Finding = {
  name: string
  found: string
  todo?: string
  /** What makes it the same thing again tomorrow, so that the operator is mailed once. */
  once?: string
}
/** One thing that `doctor` looks at. A check reads and changes nothing. */
export type Check = (deps: Deps, health: Health) => Finding | Promise<Finding>
