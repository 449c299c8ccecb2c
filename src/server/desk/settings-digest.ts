import { createHmac, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'

type Digests = Record<string, string>
export type SettingsDigest = { key: string; digests: Digests }

/** Digests compare settings without showing them. */
export function digestSettings({ settings }: Pick<Config, 'settings'>, key = randomBytes(32).toString('hex')) {
  const digest = (value = '') => createHmac('sha256', key).update(value).digest('base64url')
  const digests = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, digest(value)]))
  return { key, digests } satisfies SettingsDigest
}

/**
 * Names of settings that differ. Without the settings file, the terminal cannot know `removed`: it is empty. Skips
 * DATA_DIR: a relative one means different folders.
 */
export function compareDigests(
  { own, running }: { own: Digests; running: Digests },
  { readsFile }: { readsFile: boolean },
) {
  const isOther = (name: string) => name !== 'DATA_DIR' && own[name] !== running[name]
  return {
    changed: Object.keys(own).filter(isOther),
    removed: readsFile ? Object.keys(running).filter((name) => !(name in own) && isOther(name)) : [],
  }
}
