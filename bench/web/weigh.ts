import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'

const KINDS = ['document', 'script', 'font'] as const
type Kind = (typeof KINDS)[number]
const isKind = (kind: string): kind is Kind => KINDS.some((one) => one === kind)

/** Bytes per kind of file, with gzip except for fonts. */
export async function weigh(browser: Browser, url: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const bodies: Promise<{ kind: Kind; body: Buffer }>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (isKind(kind) && response.ok()) bodies.push(response.body().then((body) => ({ kind, body })))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const bytes: Record<Kind, number> = { document: 0, script: 0, font: 0 }
  for (const { kind, body } of await Promise.all(bodies))
    bytes[kind] += kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length
  await context.close()
  return bytes
}
