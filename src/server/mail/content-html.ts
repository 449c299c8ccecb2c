import type { Block, MailContent } from './mail-content.ts'

// Some mail programs remove the style sheet, so styles are inline. The sheet adds dark mode and narrow screens. Mails
// look like the web pages.
const SERIF = "'Brygada 1918 Variable','Brygada 1918',Georgia,serif"
const SANS = "'Figtree Variable',Figtree,'Segoe UI',Helvetica,Arial,sans-serif"
const MONO = "ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace"
const INK = '#17231e'
const SOFT = '#4f5c55'
const ACCENT = '#7d2a42'

const SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.bg{background:#0f1915!important}.sheet{background:#17251f!important;border-color:#2c4138!important}.ink{color:#f2e6de!important}.soft{color:#b5c1ba!important}.tuck{background:#20322a!important}.leaf{background:#20322a!important}.rule{border-color:#2c4138!important}.btn{background:#f0cdbd!important;color:#14241d!important}.hall{background:#1b3d31!important}.link{color:#f0b3a9!important}.pill{background:#101b16!important;border-color:#2c4138!important}}
@media (max-width:620px){.pad{padding:32px 24px!important}.side{padding-left:24px!important;padding-right:24px!important}.h{font-size:32px!important;line-height:36px!important}}
@media (max-width:480px){.name{font-size:46px!important;line-height:48px!important}.own{font-size:23px!important;line-height:32px!important}.btn{display:block!important;text-align:center!important}}`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** 560 px wide, no images or scripts, and readable without style. */
export function contentHtml({ subject, preheader, blocks, footer }: MailContent) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<style>
${SHEET}
</style>
</head>
<body class="bg" style="margin:0;padding:0;background:#f4e8e1">${preheader ? `\n<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>` : ''}
<main>
<table class="bg" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;background:#f4e8e1"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;border-collapse:collapse;text-align:left">
<tr><td class="hall side" style="background:#17372c;padding:22px 40px;color:#f8ece4;font:500 24px/28px ${SERIF}">Overture</td></tr>
<tr><td class="sheet pad" style="background:#fdf9f6;border:1px solid #e2d2c7;border-top:0;padding:44px 40px 36px;font:400 17px/27px ${SANS}">
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="soft side" style="padding:20px 40px;color:${SOFT};font:400 14px/21px ${SANS}">
${footer.map(footerHtml).join('\n')}
</td></tr>
</table>
</td></tr></table>
</main>
</body>
</html>
`
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 class="ink h" style="margin:0 0 16px;color:${INK};font:450 38px/42px ${SERIF};letter-spacing:-.3px">${escapeHtml(block.text)}</h1>`
    case 'lede':
      return `<p class="ink" style="margin:0 0 10px;color:${INK};font:400 21px/29px ${SERIF}">${escapeHtml(block.text)}</p>`
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 24px;color:${INK}">${escapeHtml(block.text)}</p>`
    case 'subheading':
      return `<h2 class="ink" style="margin:0 0 10px;color:${INK};font:500 22px/27px ${SERIF}">${escapeHtml(block.text)}</h2>`
    case 'eyebrow':
      return `<p class="link" style="margin:0 0 18px;color:${ACCENT};font-weight:550;font-size:15px;line-height:21px">${escapeHtml(block.text)}</p>`
    case 'person':
      return personHtml(block)
    case 'code':
      return `<p class="tuck ink" style="margin:0 0 28px;padding:20px 12px;background:#f0e2da;color:${INK};font:600 30px/36px ${MONO};letter-spacing:3px;text-align:center;white-space:nowrap">${escapeHtml(block.text)}</p>`
    case 'button':
      return `<p style="margin:0 0 32px"><a class="btn" href="${escapeHtml(block.url)}" style="display:inline-block;background:#1b4a3a;color:#fff7f2;text-decoration:none;font-weight:600;line-height:24px;padding:13px 28px;border-radius:999px">${escapeHtml(block.label)}</a></p>`
    case 'list':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;margin:0 0 28px">
${block.items.map(itemHtml).join('\n')}
</table>`
    case 'small':
      return `<p class="soft" style="margin:0 0 8px;color:${SOFT};font-size:15px;line-height:23px">${escapeHtml(block.text)}</p>`
    case 'date':
      return dateHtml(block)
    case 'quote':
      return `<p class="soft" style="margin:0 0 4px;color:${SOFT};font-size:15px;line-height:23px">${escapeHtml(block.by)}</p>
<p class="ink" dir="auto" style="margin:0 0 24px;color:${INK};font:400 20px/30px ${SERIF};white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(block.text)}</p>`
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;margin:0 0 28px">
${block.items.map(factHtml).join('\n')}
</table>`
    case 'links':
      return linksHtml(block.links)
  }
}

const itemHtml = ({ title, detail, text }: { title: string; detail: string; text: string }) =>
  `<tr><td class="rule" style="padding:20px 0;border-top:1px solid #e2d2c7">
<div class="ink" dir="auto" style="color:${INK};font:500 26px/32px ${SERIF};overflow-wrap:anywhere">${escapeHtml(title)}</div>
<div class="soft" style="margin:2px 0 8px;color:${SOFT};font-size:15px;line-height:23px">${escapeHtml(detail)}</div>
<div class="ink" style="color:${INK}">${escapeHtml(text)}</div>
</td></tr>`

function personHtml({ name, detail, line, text, shared }: Extract<Block, { kind: 'person' }>) {
  const quote = (mark: string) => `<span class="link" style="color:${ACCENT}">${mark}</span>`
  const pill = (chip: string) =>
    `<span class="pill ink" style="display:inline-block;margin:0 6px 8px 0;padding:5px 14px;border:1px solid #e2d2c7;border-radius:999px;background:#ffffff;color:${INK};font-size:15px;line-height:21px;font-weight:500">${escapeHtml(chip)}</span>`
  return [
    `<h1 class="ink name" dir="auto" style="margin:0;color:${INK};font:450 60px/62px ${SERIF};letter-spacing:-.8px;overflow-wrap:anywhere">${escapeHtml(name)}</h1>`,
    `<p class="soft" style="margin:4px 0 22px;color:${SOFT}">${escapeHtml(detail)}</p>`,
    line &&
      `<p class="ink own" dir="auto" style="margin:0 0 20px;color:${INK};font:italic 400 25px/34px ${SERIF};overflow-wrap:anywhere">${quote('&ldquo;')}${escapeHtml(line)}${quote('&rdquo;')}</p>`,
    text && `<p class="ink" style="margin:0 0 20px;color:${INK}">${escapeHtml(text)}</p>`,
    shared.length > 0 && `<p style="margin:0 0 20px">${shared.map(pill).join('')}</p>`,
  ]
    .filter(Boolean)
    .join('\n')
}

type DateBlock = Extract<Block, { kind: 'date' }>

const dateHtml = ({ weekday, day, month, hours, zone, place }: DateBlock) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;margin:0 0 28px"><tr>
<td class="leaf rule" width="116" style="width:116px;padding:14px 4px;border:1px solid #e2d2c7;background:#ffffff;text-align:center;vertical-align:middle">
<div class="link" style="color:#7d2a42;font-size:15px;line-height:20px">${escapeHtml(weekday)}</div>
<div class="ink" style="color:${INK};font:450 52px/56px ${SERIF}">${escapeHtml(day)}</div>
<div class="link" style="color:#7d2a42;font-size:15px;line-height:20px">${escapeHtml(month)}</div>
</td>
<td style="padding:0 0 0 20px;vertical-align:middle">
<div class="ink" style="color:${INK};font:450 28px/34px ${SERIF}">${escapeHtml(hours)}</div>
<div class="soft" style="margin:2px 0 6px;color:${SOFT};font-size:15px;line-height:23px">${escapeHtml(zone)}</div>
<div class="ink" dir="auto" style="color:${INK};overflow-wrap:anywhere">${escapeHtml(place)}</div>
</td>
</tr></table>`

const factHtml = ({ name, value }: { name: string; value: string }) =>
  `<tr><td class="soft rule" style="padding:12px 16px 12px 0;border-top:1px solid #e2d2c7;color:${SOFT};font-size:15px;line-height:23px;vertical-align:top">${escapeHtml(name)}</td>
<td class="ink rule" dir="auto" style="padding:12px 0;border-top:1px solid #e2d2c7;color:${INK};font-weight:600;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`

const linksHtml = (links: { label: string; url: string }[]) =>
  `<p style="margin:0 0 8px">${links
    .map(
      ({ label, url }) =>
        `<a class="link" href="${escapeHtml(url)}" style="color:${ACCENT};text-decoration:underline">${escapeHtml(label)}</a>`,
    )
    .join(' &nbsp; ')}</p>`

// Text below the card is already small and pale.
const footerHtml = (block: Block) =>
  'text' in block ? `<p style="margin:0 0 8px">${escapeHtml(block.text)}</p>` : blockHtml(block)
