/** A reason not to start that the person at the terminal can act on: printed as one sentence, without a stack. */
export class StartRefusal extends Error {}

/** A setting that is refused until the person changes it: waiting does not help. */
export class SettingRefusal extends StartRefusal {}

/** The exit codes of a start that was refused. `ops/overture.service` does not restart after the first. */
export const START_EXIT = { setting: 78, other: 1 } as const
