import { createHmac, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'

export type SettingsDigest = { key: string; digests: Record<string, string> }

/** Tells whether settings are the same without showing them. */
export function digestSettings({ settings }: Pick<Config, 'settings'>, key = randomBytes(32).toString('hex')) {
  const digest = (value = '') => createHmac('sha256', key).update(value).digest('base64url')
  const digests = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, digest(value)]))
  return { key, digests } satisfies SettingsDigest
}

/**
 * The settings of this process that the running server does not have. One that is missing here may be unknown to this
 * terminal, and a relative DATA_DIR is read from different folders.
 */
export function changedSettings(config: Pick<Config, 'settings'>, running: SettingsDigest) {
  const own = digestSettings(config, running.key).digests
  return Object.keys(own).filter((name) => name !== 'DATA_DIR' && own[name] !== running.digests[name])
}
