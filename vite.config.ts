import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { writeBasicFaces } from './scripts/basic-faces.ts'

/** Where the development server finds the API; set by the script that starts both. */
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'

/** Nearly every page loads these: one file compresses a kilobyte better than two. */
const COMMON = new RegExp(
  [
    'preload-helper|needs-scripts|page-code|panel-look',
    'session/(home-memory|storage|use-session|member-email)',
    'web/api/(http|errors|client|client-for)\\.|contract/(places|endpoints/(wizard|call))',
    'web/ui/(button|icons|classes|logo|card|spinner|feedback/toast|feedback/use-confirmation|use-hydrated)',
    'web/ui/page/(site-header|page-heading|server-note|progress-arcs)',
    'web/ui/fields/(field|field-parts|field-layout|input-look|use-field-ids|focus-field|check-row)\\.',
  ].join('|'),
)

/**
 * A few shared files compress better than thirty. The libraries have their own file, which a browser keeps when only
 * the product changes.
 */
const chunks = [
  { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler|react-router|zod)\//, priority: 4 },
  { name: 'shared', test: COMMON, priority: 3 },
  {
    name: 'shared',
    test: /src\/web\/(ui(?!\/fields\/choice-group)|session|api(?!\/member-)|member-cards)\//,
    minShareCount: 8,
    priority: 2,
  },
  {
    name: 'intake',
    test: /src\/web\/intake\/(draft|verification|wizard)\/(?!question-panel|ask-for-mail|meant-email|code-panel|cooldown|use-confirm-code|way-to)/,
    priority: 1,
  },
  { name: 'intake', test: /src\/web\/intake\//, minShareCount: 5, priority: 1 },
  // Otherwise the results load ten files of a kilobyte or two, and a browser fetches six at a time.
  { name: 'members', test: /src\/(contract|web)\/(member-cards|agreement)/, minShareCount: 2 },
  {
    name: 'fields',
    test: /src\/web\/ui\/(facts|fields\/(choice-group|chip|radio|text-area|spoken))/,
    minShareCount: 2,
  },
]

await writeBasicFaces('node_modules/.cache/faces')

export default defineConfig({
  build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
  plugins: [tailwindcss(), reactRouter()],
  server: { proxy: Object.fromEntries(['/v1', '/api', '/dev', '/docs'].map((path) => [path, api])) },
  // Without this list, the first page after an install loads twice.
  optimizeDeps: {
    include: ['react-hook-form', '@hookform/resolvers/zod', '@tanstack/react-query', 'zod/mini'],
  },
})
