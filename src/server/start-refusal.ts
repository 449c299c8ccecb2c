/** A reason not to start that the operator can fix: printed as one sentence, without a stack. */
export class StartRefusal extends Error {}

/** Waiting does not help: the setting must change. */
export class SettingRefusal extends StartRefusal {}

/** No disk space for a start: `ops/overture.service` retries until there is room. */
export class FullDisk extends StartRefusal {}

/** Exit codes of a refused start. `ops/overture.service` does not restart after the first. */
export const START_EXIT = { setting: 78, fullDisk: 75, other: 1 } as const

export function exitCodeOf(error: unknown) {
  if (error instanceof SettingRefusal) return START_EXIT.setting
  return error instanceof FullDisk ? START_EXIT.fullDisk : START_EXIT.other
}
