import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { BarePage } from './bare/page.ts'

export async function startBareSite() {
  const outDir = mkdtempSync(join(tmpdir(), 'overture-bare-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(import.meta.dirname, 'bare/entry.ts') } },
  })
  const [name = ''] = readdirSync(join(outDir, 'assets'))
  const script = readFileSync(join(outDir, 'assets', name))
  rmSync(outDir, { recursive: true })
  const html = `<!doctype html><html lang="en"><head><title>Bare</title><link rel="modulepreload" href="/${name}"><script type="module" src="/${name}"></script></head><body>${renderToString(createElement(BarePage))}</body></html>`
  const app = Fastify()
  for (const { path, type, body } of [
    { path: '/', type: 'text/html', body: gzipSync(html) },
    { path: `/${name}`, type: 'text/javascript', body: gzipSync(script, { level: 9 }) },
  ])
    app.get(path, (_request, reply) => reply.type(type).header('content-encoding', 'gzip').send(body))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url: `${url}/`, close: () => app.close() }
}
