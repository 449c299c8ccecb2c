import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { percentile } from '../../checks/figures.ts'
import { ownServer } from '../../test/own-server.ts'
import { machine, progress } from '../printing.ts'
import { record } from '../record.ts'
import { startBareSite } from './bare-site.ts'
import { msToFirstField } from './first-field.ts'
import { lighthouseScores } from './lighthouse.ts'
import { weigh } from './weigh.ts'

/**
 * Measures each page's size, and when the first field is visible and handles keys. A bare React page is measured too.
 * Both run at full speed and as slow as Lighthouse's phone. CHROMIUM is a browser's path.
 */
const { values: args } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    lighthouse: { type: 'string' },
    json: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
})
const rounds = Number(args.rounds)
const FIRST_STEP = '/intake/account'
const client = join(import.meta.dirname, '../../build/client')
const pages = globSync('**/index.html', { cwd: client })
  .map((file) => dirname(file))
  .filter((path) => path !== '.' && !path.startsWith('previous'))
  .toSorted()

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10

async function weighPages(browser: Browser, url: string) {
  const rows = []
  for (const page of pages) {
    const { document, script, font } = await weigh(browser, `${url}/${page}`)
    rows.push({
      page: `/${page}`,
      pageKb: kilobytes(document),
      scriptKb: kilobytes(script),
      fontsKb: kilobytes(font),
    })
  }
  return rows
}

type Took = Awaited<ReturnType<typeof msToFirstField>>
const MOMENTS = { 'field is visible': 'shownMs', 'React handles keys': 'heardMs' } as const

async function compareFirstField(browser: Browser, urls: { product: string; bare: string }, phone: boolean) {
  const took = { product: [] as Took[], bare: [] as Took[] }
  for (let round = 0; round < rounds; round++)
    for (const which of ['product', 'bare'] as const)
      took[which].push(await msToFirstField(browser, urls[which], { phone }))
  return Object.entries(MOMENTS).map(([moment, figure]) => {
    const [product, bare] = [took.product.map((one) => one[figure]), took.bare.map((one) => one[figure])]
    const ratios = product.map((ms, at) => ms / (bare[at] ?? Number.NaN))
    return {
      where: `${moment}, ${phone ? 'phone' : 'here'}`,
      productMs: Math.round(percentile(product, 0.5)),
      bareMs: Math.round(percentile(bare, 0.5)),
      ratio: Math.round(percentile(ratios, 0.5) * 100) / 100,
    }
  })
}

function scoresOf(lighthouse: string, url: string) {
  return pages.map((page) => {
    progress(`Lighthouse on /${page}`)
    return { page: `/${page}`, ...lighthouseScores(lighthouse, `${url}/${page}`) }
  })
}

async function measure() {
  const server = await ownServer({ DEMO_MEMBERS: '0' })
  const bare = await startBareSite()
  const browser = await chromium.launch(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {})
  try {
    await server.start()
    progress('weighs pages')
    const weights = await weighPages(browser, server.url)
    const bareKb = kilobytes((await weigh(browser, bare.url)).script)
    progress('waits for first fields')
    const urls = { product: `${server.url}${FIRST_STEP}`, bare: bare.url }
    // The first request of a page also compresses it, so this visit does not count.
    await msToFirstField(browser, urls.product, { phone: false })
    const firstField = [
      ...(await compareFirstField(browser, urls, false)),
      ...(await compareFirstField(browser, urls, true)),
    ]
    const scores = args.lighthouse === undefined ? [] : scoresOf(args.lighthouse, server.url)
    return { weights, bareKb, firstField, scores }
  } finally {
    await browser.close()
    await bare.close()
    await server.remove()
  }
}

const { weights, bareKb, firstField, scores } = await measure()
if (args.record)
  record('web', {
    title: 'Pages',
    tables: [
      { caption: 'Kilobytes, packed with gzip; fonts as they are.', rows: weights },
      {
        caption: `Time until the first field is visible and until it handles keys, compared with a bare page of ${bareKb} KB of script. Median of ${rounds} rounds.`,
        rows: firstField,
      },
      ...(scores.length > 0 ? [{ caption: 'Lighthouse on its simulated phone.', rows: scores }] : []),
    ],
  })
if (args.json) console.log(JSON.stringify({ machine, rounds, weights, bareKb, firstField, scores }))
else {
  console.log(`${machine}; KB packed with gzip, fonts as they are`)
  console.table(Object.fromEntries(weights.map(({ page, ...figures }) => [page, figures])))
  console.log(
    `Time until the first field of ${FIRST_STEP} is visible and handles keys, and a bare page of ${bareKb} KB of script:`,
  )
  console.log(`each time and ratio is the median of ${rounds} rounds`)
  console.table(Object.fromEntries(firstField.map(({ where, ...figures }) => [where, figures])))
  if (scores.length > 0) console.table(Object.fromEntries(scores.map(({ page, ...figures }) => [page, figures])))
}
