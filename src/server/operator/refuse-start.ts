import type { Config } from '../config.ts'
import { SettingRefusal } from '../start-refusal.ts'
import { certificateWarnings } from './extra-certificates.ts'
import { refuseUnnamed } from './named-service.ts'
import { refuseExamples } from './refuse-examples.ts'
import { refuseMailless } from './refuse-mailless.ts'

/** @throws SettingRefusal when nobody should serve by these settings */
export function refuseStart(config: Config) {
  refuseExamples(config)
  refuseUnnamed(config)
  refuseMailless(config)
}

/** The start logs these and continues. */
export const startWarnings = ({ warnings, settings }: Pick<Config, 'warnings' | 'settings'>) => [
  ...warnings,
  ...certificateWarnings(settings),
]

export function startRefusal(config: Config) {
  // The doctor reports the refusal and continues.
  try {
    refuseStart(config)
    return undefined
  } catch (error) {
    if (error instanceof SettingRefusal) return error.message
    throw error
  }
}
