import { createHash } from 'node:crypto'
import { PLAIN_PAGE_STYLE } from '../http/plain-page-style.ts'
import { escapeHtml } from './content-html.ts'
import type { OutboxMail } from './outbox-store.ts'

const STYLE = `${PLAIN_PAGE_STYLE}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin-bottom:24px}
label{flex:1 1 16rem;font-weight:550}
input{display:block;width:100%;min-height:48px;margin-top:4px;padding:0 14px;font:inherit;color:inherit;background:var(--card);border:1.5px solid var(--edge);border-radius:4px}
button,.open{min-height:44px;padding:8px 20px;font:inherit;font-weight:550;color:var(--action);background:none;border:1.5px solid var(--edge);border-radius:999px;cursor:pointer}
form button{min-height:48px}
.meta{margin:0 0 16px;color:var(--soft);font-size:15px;overflow-wrap:anywhere}
.pick{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;margin:0 0 12px;padding:12px 16px;background:var(--inset)}
.pick>:first-child{flex:1 1 12rem;min-width:0;overflow-wrap:anywhere}
.code{font:600 26px/36px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;letter-spacing:2px;user-select:all}
.open{display:inline-block;text-decoration:none}
`
const SCRIPT = `for(const button of document.querySelectorAll('button[data-copy]')){button.hidden=false;button.addEventListener('click',async()=>{await navigator.clipboard.writeText(button.dataset.copy);button.textContent='Copied'})}`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export const OUTBOX_POLICY = `default-src 'none'; style-src ${hash(STYLE)}; script-src ${hash(SCRIPT)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
export const OUTBOX_MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

const ADDRESS_LINE = /^https?:\/\/\S+$/
const CODE_LINE = /^[A-Z0-9]{4}-[A-Z0-9]{4}$/

export function outboxPage({ mails, to }: { mails: OutboxMail[]; to: string | undefined }) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox - Overture</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>Outbox</h1><p>No mail server is set, so mail stays on this machine and is shown here, newest first.</p></header>
<main>
<form method="get" action="/dev/outbox"><label>Sent to<input type="email" name="to" value="${escapeHtml(to ?? '')}"></label><button>Show</button></form>
${mails.length === 0 ? '<p>No mail yet. Ask for one, then reload this page.</p>' : mails.map(mailHtml).join('\n')}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`
}

function mailHtml({ id, to, subject, text, sentAt, headers }: OutboxMail) {
  const lines = text.split('\n').map((line) => line.trim())
  const picks = lines.flatMap((line) =>
    CODE_LINE.test(line)
      ? [pick(`<span class="code">${escapeHtml(line)}</span>`, line)]
      : ADDRESS_LINE.test(line)
        ? [pick(`<a href="${escapeHtml(line)}">${escapeHtml(line)}</a>`, line)]
        : [],
  )
  const all = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="meta">To ${escapeHtml(to)}, <time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt.replace('T', ' ').slice(0, 19))} UTC</time></p>
${picks.join('\n')}
<details><summary>Text and headers</summary><pre>${escapeHtml(`${all.join('\n')}\n\n${text}`)}</pre></details>
<p><a class="open" href="/dev/outbox/${encodeURIComponent(id)}">See it as its reader does</a></p>
</article>`
}

// Without scripts, a click selects the code.
const pick = (shown: string, value: string) =>
  `<p class="pick">${shown}<button type="button" hidden data-copy="${escapeHtml(value)}">Copy</button></p>`
