import { expect, test } from 'vitest'
import routes from './routes.ts'

test.each([
  ['concierge', 'concierge/concierge-page.tsx'],
  ['results', 'results/results-page.tsx'],
  ['privacy', 'privacy/privacy-page.tsx'],
  ['unsubscribe', 'unsubscribe/unsubscribe-page.tsx'],
  ['preferences', 'email-preferences/email-preferences-page.tsx'],
])('/%s has its own page [spec 12, 22-26]', (address, file) => {
  expect(routes.find(({ path }) => path === address)).toMatchObject({ file })
})

test('only the privacy page says 18+ only [spec 208]', () => {
  const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const saying = Object.keys(sources).filter((file) => sources[file]?.includes('18+ only'))
  expect(saying.toSorted()).toEqual(['./privacy/privacy-page.tsx', './privacy/sections.tsx'])
})
