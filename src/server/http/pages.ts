import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LIGHT } from '#contract/endpoints/call-limits.ts'
import { pagePolicy } from './csp.ts'
import type { Owner } from './owner.ts'
import { refuse } from './refusal.ts'

type Page = { html: string; policy: string }

/** Writes content for the reader. Scripts must not change: the policy has their hashes. */
export type FillPage = (html: string, reader: { query: Record<string, unknown>; owner: Owner }) => Promise<string>

const HOME = '/intake/account'
/** Search engines may show only these: other pages show people. */
const INDEXABLE = new Set(['/intake/account', '/privacy'])
const READS_BROTLI = /\bbr\b(?!;q=0)/
const toBrotli = promisify(brotliCompress)
/** A missing file must not get a page as its reply. */
const FILE = /[.](?:m?js|css|map|ico|png|svg|jpe?g|webp|woff2?|json|txt|xml|webmanifest)$/
const OURS = /^\/(v1|api|dev)(\/|$)/

/**
 * Serves prerendered pages, each under its own policy.
 * @param fill by path, for pages that must work without scripts
 * @param complete writes server-only content into every page
 * @param publicUrl the beginning of the picture's address in a link preview
 */
export async function pages(
  app: FastifyInstance,
  {
    folder,
    fill = {},
    publicUrl,
    complete = (html) => html,
  }: { folder: string; fill?: Record<string, FillPage>; publicUrl: string; complete?: (html: string) => string },
) {
  await app.register(fastifyStatic, { root: folder, serve: false })
  await app.register(fastifyStatic, {
    root: [join(folder, 'assets'), ...previousAssets(folder)],
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  })
  for (const name of looseFiles(folder)) app.get(`/${name}`, (_request, reply) => reply.sendFile(name))
  const byPath = readPages(folder, (html) => complete(html.replace('</head>', `${sharingTags(publicUrl)}</head>`)))
  for (const [path, page] of byPath) {
    const fillPage = fill[path]
    if (fillPage) serveFilledPage(app, path, page, fillPage)
    else servePage(app, path, page)
  }
  app.get('/*', (request, reply) => {
    const { path, query } = pathAndQuery(request)
    if (OURS.test(request.url) || FILE.test(path)) throw refuse('not_found')
    return reply
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-cache')
      .redirect(`${byPath.has(path) ? path : HOME}${query}`)
  })
}

/** Normalizes '/Privacy/' to '/privacy', and keeps the query for mailed links. */
function pathAndQuery({ url }: FastifyRequest) {
  const at = url.indexOf('?')
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
  return { path: path.replace(/\/+$/, '').toLowerCase(), query }
}

function servePage(app: FastifyInstance, path: string, { html, policy }: Page) {
  // Brotli takes a tenth of a second, so only the first request compresses the page.
  let packed: Promise<Buffer> | undefined
  app.get(path, async ({ headers }, reply) => {
    if (!INDEXABLE.has(path)) reply.header('x-robots-tag', 'noindex')
    reply.header('content-security-policy', policy).header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    if (!READS_BROTLI.test(String(headers['accept-encoding']))) return reply.send(html)
    packed ??= toBrotli(html)
    return reply
      .header('content-encoding', 'br')
      .header('vary', 'accept-encoding')
      .send(await packed)
  })
}

function serveFilledPage(app: FastifyInstance, path: string, { html, policy }: Page, fillPage: FillPage) {
  app.get<{ Querystring: Record<string, unknown> }>(path, { config: { limit: LIGHT } }, async (request, reply) => {
    const filled = await fillPage(html, { query: request.query, owner: await app.ownerOf(request, reply) })
    return reply
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(filled)
  })
}

/** Newest first: open pages still request files of recent builds. */
function previousAssets(folder: string) {
  const previous = join(folder, 'previous')
  if (!existsSync(previous)) return []
  const names = readdirSync(previous).sort((a, b) => Number(b) - Number(a))
  return names.map((name) => join(previous, name))
}

const looseFiles = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map(({ name }) => name)

/** A link preview needs an absolute URL. The build omits these tags, because hydration would repeat them. */
const sharingTags = (publicUrl: string) =>
  `<meta property="og:image" content="${publicUrl}/sharing.jpg"/><meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/><meta name="twitter:card" content="summary_large_image"/>`

function readPages(folder: string, complete: (html: string) => string) {
  const byPath = new Map<string, Page>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const html = complete(readFileSync(join(folder, name), 'utf8'))
    byPath.set(`/${name.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`, { html, policy: pagePolicy(html) })
  }
  byPath.delete('/')
  if (byPath.size === 0) throw new Error(`No pages in ${folder}: build them first (npm start does).`)
  return byPath
}
