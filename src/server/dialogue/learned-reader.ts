import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { dangerReader } from '#engine/concierge/safety/danger-reader.ts'
import { labelReader } from '#engine/concierge/understand/built-in/labels/reader.ts'
import type { Reader } from '#engine/concierge/understand/reader.ts'
import { root } from '../root.ts'

const fileOf = (name: string) => readFileSync(join(root, 'src/engine', name))

export const reader: Reader = Object.assign(
  labelReader(gunzipSync(fileOf('concierge/understand/built-in/labels/weights.bin.gz'))),
  { danger: dangerReader(fileOf('concierge/safety/weights.bin')) },
)
