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
 * Names of settings that this process has otherwise than the running server. `removed` is empty at a terminal without the
 * file of settings, which does not know them. A relative DATA_DIR is read from different folders.
 */
export function compareSettings(
  config: Pick<Config, 'settings'>,
  running: SettingsDigest,
  { readsFile }: { readsFile: boolean },
) {
  const own = digestSettings(config, running.key).digests
  const isOther = (name: string) => name !== 'DATA_DIR' && own[name] !== running.digests[name]
  return {
    changed: Object.keys(own).filter(isOther),
    removed: readsFile ? Object.keys(running.digests).filter((name) => !(name in own) && isOther(name)) : [],
  }
}
