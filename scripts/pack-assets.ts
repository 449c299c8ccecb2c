import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Writes next to each script, at the highest compression. */
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
