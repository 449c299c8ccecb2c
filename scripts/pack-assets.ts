import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Writes a packed copy of each script beside it, with Brotli and with gzip, at their smallest. */
export async function packAssets(folder: string) {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  await Promise.all(
    scripts.map(async (name) => {
      const path = join(folder, name)
      const script = await readFile(path)
      await Promise.all([
        toBrotli(script).then((packed) => writeFile(`${path}.br`, packed)),
        toGzip(script, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
      ])
    }),
  )
}
