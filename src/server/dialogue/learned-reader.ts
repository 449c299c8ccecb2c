import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { dangerReader } from '#engine/concierge/safety/danger-reader.ts'
import { labelReader } from '#engine/concierge/understand/built-in/labels/reader.ts'
import type { Reader } from '#engine/concierge/understand/reader.ts'

const ENGINE = new URL('../../engine/', import.meta.url)
const fileOf = (name: string) => readFileSync(new URL(name, ENGINE))

export const reader: Reader = Object.assign(
  labelReader(gunzipSync(fileOf('concierge/understand/built-in/labels/weights.bin.gz'))),
  { danger: dangerReader(fileOf('concierge/safety/weights.bin')) },
)
