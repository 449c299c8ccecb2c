/** A reason not to start that the person at the terminal can act on: printed as one sentence, without a stack. */
export class StartRefusal extends Error {}

/** A setting that is refused until the person changes it: waiting does not help. */
export class SettingRefusal extends StartRefusal {}

/** A disk without room for what a start writes: `ops/overture.service` starts again until there is room. */
export class FullDisk extends StartRefusal {}

/** The exit codes of a start that was refused. `ops/overture.service` does not restart after the first. */
export const START_EXIT = { setting: 78, fullDisk: 75, other: 1 } as const

export function exitCodeOf(error: unknown) {
  if (error instanceof SettingRefusal) return START_EXIT.setting
  return error instanceof FullDisk ? START_EXIT.fullDisk : START_EXIT.other
}
