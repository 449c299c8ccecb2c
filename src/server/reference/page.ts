import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { openApi } from './open-api.ts'
import { SUMMARIES } from './summaries.ts'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
section { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 1rem 0; }
h2 { font: 600 1rem/1.6 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; }
p { margin: .25rem 0 .5rem; }
summary { cursor: pointer; min-height: 1.75rem; }
pre { overflow: auto; padding: 1rem; border-radius: .5rem; background: color-mix(in srgb, currentColor 8%, transparent); }
`

/** The API reference as a page without scripts. */
export function referencePage({ paths }: ReturnType<typeof openApi>) {
  const calls = Object.entries<Endpoint>(endpoints).map(([name, { method, path }]) =>
    call({
      heading: `${method} ${path}`,
      summary: SUMMARIES[name as keyof typeof endpoints],
      operation: paths[path]?.[method.toLowerCase()] ?? {},
    }),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference – Overture</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Overture API</h1>
<p>Made from the schemas that validate every call. The same as <a href="/openapi.json">OpenAPI</a>.</p>
${calls.join('\n')}
</main>
</body>
</html>
`
}

const call = ({ heading, summary, operation }: { heading: string; summary: string; operation: object }) => `<section>
<h2>${asText(heading)}</h2>
<p>${asText(summary)}</p>
<details><summary>Shapes</summary><pre tabindex="0">${asText(JSON.stringify(operation, null, 2))}</pre></details>
</section>`

const asText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
