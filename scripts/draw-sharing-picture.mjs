/**
 * Draws public/sharing.jpg, the picture of a shared link, after a change of colors or words: CHROMIUM=/usr/bin/chromium
 * node scripts/draw-sharing-picture.mjs
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const fromRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const font = readFileSync(
  fromRoot('node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2'),
).toString('base64')

const RADII = [196, 180.5, 165, 149.5, 134, 118.5, 103]
const GAP = 12

/** One arc, on the left (-1) or right (1) of the gap. */
function arc(radius, side) {
  const rise = Math.sqrt(radius ** 2 - GAP ** 2)
  return `<path d="M${side * GAP} ${rise}A${radius} ${radius} 0 0 ${side < 0 ? 1 : 0} ${side * GAP} ${-rise}"/>`
}
const arcs = (side) => RADII.map((radius) => arc(radius, side)).join('')

const page = `<!doctype html>
<style>
@font-face { font-family: Brygada; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }
* { margin: 0 }
body { width: 1200px; height: 630px; background: #17372c; color: #f8ece4; font: 450 40px/1.3 Brygada; overflow: hidden }
main { position: absolute; inset: 88px auto auto 88px; width: 620px }
svg { position: absolute; left: 745px; top: 170px; width: 800px; height: 800px; fill: none; stroke-width: 1.1; opacity: 0.85 }
.name { display: flex; align-items: center; gap: 22px; font-size: 46px }
.name svg { position: static; opacity: 1; width: 62px; height: 62px; stroke: none }
h1 { margin: 84px 0 26px; font-size: 80px; font-weight: 450; line-height: 1.06 }
p { color: #bccbc2; font-size: 34px }
</style>
<main>
<div class="name"><svg viewBox="0 0 64 64"><g transform="rotate(-18 32 32)"><path fill="#f8ece4" d="M30 8a24 24 0 0 0 0 48a14.5 24 0 0 1 0-48Z"/><path fill="#eeb3a0" d="M34 56a24 24 0 0 0 0-48a14.5 24 0 0 1 0 48Z"/></g></svg>Overture</div>
<h1>A good introduction begins with you.</h1>
<p>A dating concierge for adults</p>
</main>
<svg viewBox="-200 -200 400 400"><g transform="rotate(-10)"><g stroke="#f8ece4">${arcs(-1)}</g><g stroke="#eeb3a0">${arcs(1)}</g></g></svg>`

const browser = await chromium.launch(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {})
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await tab.setContent(page)
await tab.evaluate(() => document.fonts.ready)
await tab.screenshot({ path: fromRoot('public/sharing.jpg'), type: 'jpeg', quality: 84 })
await browser.close()
