import { expect, test } from 'vitest'
import { aDraft } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp()

test('keeps a draft for the browser that saved it, and for nobody else', async () => {
  const ada = app.browser()
  const saved = await ada.post('/v1/intake/save-draft', { email: ' Ada@Example.com ', draft: aDraft() })
  expect(saved.json()).toEqual({ savedAt: '2026-03-02T12:00:00.000Z', version: 1 })

  const loaded = await ada.get('/v1/intake/draft?email=ADA@example.com')
  expect(loaded.json()).toEqual({ draft: aDraft(), version: 1 })

  const foreign = await app.browser().get('/v1/intake/draft?email=ada@example.com')
  expect(foreign.statusCode).toBe(404)
})
