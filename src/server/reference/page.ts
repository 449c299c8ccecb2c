import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import { PLAIN_PAGE_STYLE } from '../http/plain-page-style.ts'
import type { openApi } from './open-api.ts'
import { SUMMARIES } from './summaries.ts'

const STYLE = `${PLAIN_PAGE_STYLE}
article{padding:18px 20px 8px;margin-bottom:12px}
article h2{font:600 17px/1.5 ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace}
article p{margin:0;color:var(--soft)}
summary{font-size:15px;color:var(--action);font-weight:550}
pre{margin-bottom:12px;max-height:32rem;overflow:auto}
`

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
<link rel="icon" href="/logo.svg" type="image/svg+xml">
<title>API reference – Overture</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>Overture API</h1><p>Made from the schemas that validate every call. The same as <a href="/openapi.json">OpenAPI</a>.</p></header>
<main>
${calls.join('\n')}
</main>
</body>
</html>
`
}

const call = ({ heading, summary, operation }: { heading: string; summary: string; operation: object }) => `<article>
<h2>${asText(heading)}</h2>
<p>${asText(summary)}</p>
<details><summary>Shapes</summary><pre tabindex="0">${asText(JSON.stringify(operation, null, 2))}</pre></details>
</article>`

const asText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
