import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)

// Named as in Fontsource; otherwise the browser sees two faces.
const FACES = [
  { file: 'figtree-latin-wght-normal', family: 'Figtree Variable', style: 'normal', weight: '300 900' },
  { file: 'brygada-1918-latin-wght-normal', family: 'Brygada 1918 Variable', style: 'normal', weight: '400 700' },
  { file: 'brygada-1918-latin-wght-italic', family: 'Brygada 1918 Variable', style: 'italic', weight: '400 700' },
]
const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at))
const MARKS = '\u00a0·–—‘’“”…'
const WEIGHTS = { min: 400, max: 600 }

const range = ['U+20-7E', ...[...MARKS].map((mark) => `U+${mark.charCodeAt(0).toString(16)}`)].join()

/** Subsets are half as large. Their rules come after Fontsource's, so a whole face loads only for other letters. */
export async function writeBasicFaces(folder: string) {
  await mkdir(folder, { recursive: true })
  const rules = await Promise.all(
    FACES.map(async ({ file, family, style, weight }) => {
      const name = `${file.replace('latin', 'basic')}.woff2`
      const whole = await readFile(resolve(`@fontsource-variable/${file.split('-latin')[0]}/files/${file}.woff2`))
      const basic = await subsetFont(whole, ASCII + MARKS, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } })
      await writeFile(join(folder, name), basic)
      return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;src:url(./${name}) format("woff2-variations");unicode-range:${range}}`
    }),
  )
  await writeFile(join(folder, 'faces.css'), rules.join('\n'))
}
