import { test } from '@playwright/test'
import type { EnginePage } from './engines/engine.ts'
import { engineDriver } from './engines/engine-driver.ts'
import { firefox } from './engines/firefox.ts'
import { webkit } from './engines/webkit.ts'
import { wholeJourney } from './engines/whole-journey.ts'
import { playwrightDriver } from './page-driver.ts'

test.describe.configure({ timeout: 400_000 })

test('the whole journey in Chromium, typed key by key', async ({ page, request }) => {
  await wholeJourney(playwrightDriver(page, { isTypedByKeys: true }), request)
})

let opened: EnginePage | undefined

// A hook also runs after a test that ran out of time, so no browser is left behind.
test.afterEach(async () => {
  await opened?.close()
  opened = undefined
})

for (const { name, packages, isInstalled, launch } of [firefox, webkit])
  test(`the whole journey in ${name}, typed key by key`, async ({ request, baseURL }) => {
    test.skip(!isInstalled, `${name} is not installed here (Debian packages: ${packages})`)
    opened = await launch()
    await wholeJourney(engineDriver(opened, baseURL ?? ''), request)
  })
