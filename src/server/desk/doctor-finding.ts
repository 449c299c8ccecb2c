import type { Deps } from '../deps.ts'
import type { Health } from './doctor-store.ts'

/** `todo` says what needs attention. */
export type Finding = {
  name: string
  found: string
  todo?: string
  /** Names a lasting problem, which is mailed only once. */
  once?: string
  /** When this changes, the operator is mailed again the same day. */
  about?: string
}
export type OutsideDeps = Pick<Deps, 'config' | 'clock'> & {
  mailer: Pick<Deps['mailer'], 'check'>
  matching?: Deps['matching']
}
export type OutsideCheck = (deps: OutsideDeps, health?: Health) => Finding | Promise<Finding>
/** A check only reads. */
export type Check = (deps: Deps, health: Health) => Finding | Promise<Finding>
