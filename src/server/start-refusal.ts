/** The operator can fix it: shown as one sentence, without a stack. */
export class StartRefusal extends Error {}

/** The setting must change: waiting does not help. */
export class SettingRefusal extends StartRefusal {}

/** `ops/overture.service` retries until there is room. */
export class FullDisk extends StartRefusal {}

/** `ops/overture.service` does not restart the server after `setting`. */
export const START_EXIT = { setting: 78, fullDisk: 75, other: 1 } as const

export function exitCodeOf(error: unknown) {
  if (error instanceof SettingRefusal) return START_EXIT.setting
  return error instanceof FullDisk ? START_EXIT.fullDisk : START_EXIT.other
}
